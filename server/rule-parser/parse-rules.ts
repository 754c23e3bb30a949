import { hexDigestOf } from '#engine/digest.ts'
import type { ParsedRule } from '#engine/rules/rules.ts'
import { type Interpretation, Rule } from '#shared/admin/prompt-boxes.ts'
import { compileRule } from './compile-rule.ts'
import { deriveCheck } from './derive-check.ts'
import { parseSentence } from './parse-sentence.ts'
import { splitSentences } from './split-sentences.ts'

/** Most rules of one box. */
const MOST_RULES = 200

/** Reads plain English into rules without a model, and tells which sentences it could not read. */
export function parseRules(text: string): Interpretation {
  const rules: Rule[] = []
  const notUnderstood: string[] = []
  for (const sentence of splitSentences(text)) {
    const parsed = parseSentence(sentence.read)?.map((rule) => finishRule(rule, sentence.text))
    if (parsed?.every(isUnambiguous)) rules.push(...parsed)
    else notUnderstood.push(sentence.text)
  }
  return { source: 'parser', rules: distinct(rules), notUnderstood }
}

/** Returns whether its compiled form says the same again: otherwise nobody could be sure what it says. */
function isUnambiguous(rule: Rule): boolean {
  const { compiled } = rule
  const again = parseSentence(compiled)
  return (
    Rule.safeParse(rule).success &&
    again?.length === 1 &&
    again[0] !== undefined &&
    compileRule(again[0]) === compiled
  )
}

/** Gives a rule its compiled form, its check and its id, which follows from what it says. */
export function finishRule(rule: ParsedRule, text: string, check = deriveCheck(rule.action)): Rule {
  const compiled = compileRule(rule)
  const id = hexDigestOf(compiled.toLowerCase()).slice(0, 12)
  return { id, text: text.slice(0, 1000), compiled, ...rule, check }
}

/** The same rule said twice is one. */
export function distinct(rules: readonly Rule[]): Rule[] {
  return [...new Map(rules.map((rule) => [rule.id, rule])).values()].slice(0, MOST_RULES)
}
