import type { Condition, Rule, RuleCheck } from '#shared/admin/prompt-boxes.ts'
import { EVIDENCE } from '#shared/evidence-types.ts'
import type { Language } from '#shared/language.ts'

const languages: Record<Language, string> = { en: 'English', de: 'German', es: 'Spanish', fr: 'French' }
const priorities = { must: 'Must', should: 'Should', may: 'May' }
const audiences = { visitor: 'visitors', member: 'members', admin: 'admins' }

/** A rule in words: each part is a sentence fragment, null where the rule says nothing about it. */
export interface RuleWords {
  readonly priority: string
  /** When it applies; null is always. */
  readonly when: string | null
  readonly what: string
  /** For whom and about what. */
  readonly scope: string | null
  /** What is checked on the finished reply. */
  readonly check: string | null
}

/** How a rule reads to a person who wrote it in other words. */
export function ruleWords(rule: Rule): RuleWords {
  const { action, condition } = rule
  const verb = { do: '', avoid: 'do not ', prefer: 'prefer to ' }[action.kind]
  const over = action.over ? ` rather than ${action.over}` : ''
  const before = action.before ? ` before ${action.before}` : ''
  return {
    priority: priorities[rule.priority],
    when: condition && conditionWords(condition),
    what: sentence(`${verb}${action.text}${over}${before}`),
    scope: scopeWords(rule.scope),
    check: rule.check && checkWords(rule.check),
  }
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The condition in its own words, and how the code finds out whether it holds. */
function conditionWords({ text, test }: Condition): string {
  if (!test) return `${text} (the model judges this)`
  const found: string[] = []
  if (test.words) found.push(`the message has ${listed(test.words.map(quoted), 'or')}`)
  if (test.question !== undefined) found.push(test.question ? 'it asks something' : 'it asks nothing')
  if (test.first !== undefined)
    found.push(test.first ? 'it is the first message' : 'it is not the first message')
  if (test.language) found.push(`it is in ${languages[test.language]}`)
  if (test.evidence)
    found.push(`there are ${range(test.evidence)} confirmed ${EVIDENCE[test.evidence.type].inFull}`)
  if (found.length === 0) return text
  return `${text} (${test.not ? 'not: ' : ''}${listed(found, 'and')})`
}

function scopeWords({
  audience,
  minLevel,
  maxLevel,
  languages: spoken,
  topics,
}: Rule['scope']): string | null {
  const parts: string[] = []
  if (audience?.length)
    parts.push(
      `for ${listed(
        audience.map((one) => audiences[one]),
        'and',
      )}`,
    )
  if (minLevel !== undefined && maxLevel !== undefined) {
    parts.push(minLevel === maxLevel ? `at level ${minLevel}` : `at levels ${minLevel} to ${maxLevel}`)
  } else if (minLevel !== undefined) parts.push(`from level ${minLevel}`)
  else if (maxLevel !== undefined) parts.push(`up to level ${maxLevel}`)
  if (spoken?.length)
    parts.push(
      `in ${listed(
        spoken.map((one) => languages[one]),
        'and',
      )}`,
    )
  if (topics?.length) parts.push(`about ${listed(topics, 'or')}`)
  return parts.length > 0 ? parts.join(', ') : null
}

const features = {
  emoji: 'emoji',
  exclamation: 'exclamation mark',
  link: 'link',
  heading: 'heading',
  table: 'table',
  list: 'list',
  bold: 'bold text',
  code: 'code',
  question: 'question',
}

function checkWords(check: RuleCheck): string {
  switch (check.kind) {
    case 'length':
      return counted(check, check.unit)
    case 'questions':
      return counted(check, 'questions')
    case 'list_items':
      return counted(check, 'list items')
    case 'forbidden':
      return `never says ${listed(check.words.map(quoted), 'or')}`
    case 'mention':
      return `mentions ${listed(check.words.map(quoted), check.all ? 'and' : 'or')}`
    case 'language':
      return check.language === 'user' ? "in the message's language" : `in ${languages[check.language]}`
    case 'without':
      return `no ${features[check.what]}`
    case 'ends_with_question':
      return 'ends with a question'
  }
}

/** "at most 3", "at least 1", "2 to 4", "exactly 1". */
function range({ min, max }: { min?: number | undefined; max?: number | undefined }): string {
  if (min !== undefined && max !== undefined) return min === max ? `exactly ${min}` : `${min} to ${max}`
  if (max !== undefined) return `at most ${max}`
  return min === undefined ? 'any number of' : `at least ${min}`
}

/** "at most 120 words", "exactly 1 question". */
function counted(limits: { min?: number | undefined; max?: number | undefined }, plural: string): string {
  const one = (limits.max ?? limits.min) === 1
  return `${range(limits)} ${one ? plural.replace(/s$/, '') : plural}`
}

const quoted = (word: string) => `“${word}”`

function listed(items: readonly string[], joiner: 'and' | 'or'): string {
  const last = items.at(-1) ?? ''
  return items.length > 1 ? `${items.slice(0, -1).join(', ')} ${joiner} ${last}` : last
}
