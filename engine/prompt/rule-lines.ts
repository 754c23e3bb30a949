import { anyOf } from '../content/word-forms.ts'
import { RULE_TEXTS } from '../rules/rule-texts.ts'
import type { RuleBox } from '../rules/rules.ts'
import { withoutKeys } from '../words/fence.ts'
import { COVERED_RULES } from './prompt-texts.ts'

/** The most that the rules may take of a prompt, in characters; what goes beyond is left out from the end. */
const ROOM = 16_000
/** What the compiled form puts before a sentence that orders nothing. */
const LEAD_IN = new RegExp(`\\b(?:always )?${anyOf(RULE_TEXTS.lead_ins)} `, 'i')

/**
 * The rules of all boxes as sentences for a prompt, each once, without those that the master prompt says already. They
 * depend on no message: a rule that holds at a level or for visitors says so itself.
 */
export function ruleLines(boxes: readonly RuleBox[], masterPrompt: string): string[] {
  const covered = new Set(
    COVERED_RULES.filter(({ said_by }) => masterPrompt.includes(said_by)).map(({ rule }) => rule),
  )
  const lines = boxes
    .flatMap(({ rules }) => rules)
    .filter(({ compiled }) => !covered.has(compiled))
    .map(({ compiled }) => plainSentence(compiled))
    .filter((line) => !masterPrompt.includes(line))
  let room = ROOM
  return [...new Set(lines)].filter((line) => {
    room -= line.length
    return room >= 0
  })
}

/** Placeholders and fences in a rule mean nothing; keys are taken out. */
function plainSentence(compiled: string): string {
  const sentence = withoutKeys(compiled.replace(LEAD_IN, ''))
    .replace(/<{3,999}|>{3,999}/g, (run) => [...run].join(' '))
    .replace(/\{\{|\}\}/g, (braces) => [...braces].join(' '))
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`
}
