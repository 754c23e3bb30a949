import type { Language } from '#shared/language.ts'
import { withoutKeys } from '../words/fence.ts'
import { checkReply } from './check-reply.ts'
import { type FiredRule, fireRules, type RuleTurn } from './fire-rules.ts'
import type { RuleBox } from './rules.ts'

/** The rules of one turn: what goes into the prompt, and what its reply is held to. */
export interface TurnRules {
  /** One sentence each. */
  readonly compiled: readonly string[]
  /** Rules that apply for certain and that code can check. */
  readonly checked: readonly FiredRule[]
  readonly turn: RuleTurn
}

/** The most that the rules may take of a prompt, in characters; what goes beyond is left out from the end. */
const ROOM = 16_000

/** Chooses and words the rules for a turn. Placeholders and fences in a rule mean nothing; keys are taken out. */
export function rulesFor(boxes: readonly RuleBox[], turn: RuleTurn): TurnRules {
  const fired = fireRules(boxes, turn)
  let room = ROOM
  const compiled = fired
    .filter(({ told }) => told)
    .map(({ rule }) => withoutKeys(rule.compiled).replace(/<{3,999}|>{3,999}/g, (run) => [...run].join(' ')))
    .filter((sentence) => {
      room -= sentence.length
      return room >= 0
    })
  const checked = fired.filter(
    ({ rule, status }) => status === 'fires' && rule.check !== null && rule.priority !== 'may',
  )
  return { compiled, checked, turn }
}

/** The rules that a finished reply broke. */
export function brokenRules({ checked, turn }: TurnRules, reply: string): FiredRule[] {
  return checked.filter(
    ({ rule }) => rule.check !== null && !checkReply(rule.check, reply, turn.language).passed,
  )
}

/** The language that a rule asks for, whatever the message is written in. */
export function wantedLanguage({ checked }: TurnRules): Language | undefined {
  for (const { rule } of checked) {
    if (rule.check?.kind === 'language' && rule.check.language !== 'user') return rule.check.language
  }
  return undefined
}
