import type { ParsedRule } from '#engine/rules/rules.ts'
import { scopeLeads } from './read-scope.ts'

/** Words that begin a condition's text where it is not a plain "if". */
const OWN_LEAD = /^(?:unless|until|after|while|during|even if)\b/i

/**
 * A rule as one plain English sentence, the form that goes into the prompt. The parser reads the same rule
 * out of it.
 */
export function compileRule({ scope, condition, action, priority }: ParsedRule): string {
  const leads = scopeLeads(scope)
  if (condition) leads.push(OWN_LEAD.test(condition.text) ? condition.text : `if ${condition.text}`)
  if (action.before !== undefined) leads.push(`before ${action.before}`)
  const sentence = [...leads, orderOf(action, priority)].join(', ')
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`
}

function orderOf({ kind, text, over }: ParsedRule['action'], priority: ParsedRule['priority']): string {
  if (kind === 'prefer') {
    const preference = `prefer ${text} over ${over}`
    return priority === 'must'
      ? `always ${preference}`
      : priority === 'may'
        ? `you may ${preference}`
        : preference
  }
  if (kind === 'avoid') {
    if (priority === 'may') return `you need not ${text}`
    return priority === 'must' ? `never ${text}` : `you should not ${text}`
  }
  if (priority === 'may') return `you may ${text}`
  return priority === 'must' ? `always ${text}` : `you should ${text}`
}
