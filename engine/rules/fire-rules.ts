import type { Audience, ConditionTest, Rule } from '#shared/admin/prompt-boxes.ts'
import { type Language, languageSignal } from '#shared/language.ts'
import { LEVEL_NAMES } from '#shared/levels.ts'
import { fill } from '../content/fill.ts'
import type { EvidenceCounters } from '../types.ts'
import { type Mentions, mentionsIn } from './mentions.ts'
import { RULE_TEXTS } from './rule-texts.ts'
import type { RuleBox } from './rules.ts'

const WHY = RULE_TEXTS.reasons

/** What a rule's scope and condition are held against; what is null is not known. */
export interface RuleTurn {
  readonly message: string
  readonly language: Language
  /** Whether it is the first message of its conversation. */
  readonly first: boolean
  readonly audience: Audience
  readonly level: number | null
  readonly counters: EvidenceCounters | null
}

/** What a turn makes of a rule. `maybe`: only a model can tell whether its condition holds. */
export interface FiredRule {
  readonly box: RuleBox
  readonly rule: Rule
  readonly status: 'fires' | 'maybe' | 'no'
  /** One sentence. */
  readonly why: string
  /** Whether a model is given the rule: also where only its words were not found, which a model may know better. */
  readonly told: boolean
}

/** A turn whose message is read once for all rules. */
type ReadTurn = RuleTurn & { readonly mentions: Mentions; readonly written: Language }

type Verdict = Pick<FiredRule, 'status' | 'why'> & { soft?: boolean }

/** Holds every rule against a turn. */
export function fireRules(boxes: readonly RuleBox[], turn: RuleTurn): FiredRule[] {
  const written = languageSignal(turn.message) ?? turn.language
  const read = { ...turn, mentions: mentionsIn(turn.message), written }
  return boxes.flatMap((box) =>
    box.rules.map((rule) => {
      const { soft, ...verdict } = judge(rule, read)
      return { box, rule, ...verdict, told: verdict.status !== 'no' || soft === true }
    }),
  )
}

function judge({ scope, condition }: Rule, turn: ReadTurn): Verdict {
  const outside = outOfScope(scope, turn)
  if (outside) return outside
  if (!condition) {
    const scoped = Object.keys(scope).length > 0
    return { status: 'fires', why: scoped ? WHY.scoped : WHY.every_reply }
  }
  if (!condition.test) return { status: 'maybe', why: WHY.needs_model }
  const verdict = holds(condition.test, turn)
  if (!condition.test.not || verdict.status === 'maybe') return verdict
  return verdict.status === 'fires'
    ? { status: 'no', why: fill(WHY.exception_holds, { why: lower(verdict.why) }) }
    : { status: 'fires', why: fill(WHY.exception_fails, { why: lower(verdict.why) }) }
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
const no = (why: string, soft = false): Verdict => ({ status: 'no', why, soft })
const fires = (why: string): Verdict => ({ status: 'fires', why })

function outOfScope(scope: Rule['scope'], turn: ReadTurn): Verdict | undefined {
  const { audience, minLevel, maxLevel, languages, topics } = scope
  // An admin is a member too.
  const roles = turn.audience === 'admin' ? ['admin', 'member'] : [turn.audience]
  if (audience && !audience.some((who) => roles.includes(who))) {
    return no(fill(WHY.audience, { audience: audience.map((who) => `${who}s`).join(' and ') }))
  }
  if (minLevel !== undefined || maxLevel !== undefined) {
    // Somebody without a roadmap is at its start.
    const level = turn.level ?? 0
    if (level < (minLevel ?? 0) || level > (maxLevel ?? 6)) {
      return no(fill(WHY.level, { level, name: LEVEL_NAMES[level] ?? '' }))
    }
  }
  if (languages && !languages.includes(turn.language)) return no(WHY.other_language)
  if (topics && turn.mentions(topics).length === 0) {
    return no(fill(WHY.no_topic, { topics: topics.join(', ') }), true)
  }
  return undefined
}

function holds(test: ConditionTest, turn: ReadTurn): Verdict {
  if (test.first !== undefined) {
    return turn.first === test.first ? fires(WHY.first) : no(WHY.not_first)
  }
  if (test.language) return turn.written === test.language ? fires(WHY.in_language) : no(WHY.not_in_language)
  if (test.evidence) return holdsEvidence(test.evidence, turn.counters)
  if (test.question !== undefined) {
    return /[?？]/.test(turn.message) === test.question ? fires(WHY.asks) : no(WHY.no_question, true)
  }
  const found = turn.mentions(test.words ?? [])
  return found.length > 0
    ? fires(fill(WHY.speaks, { words: found.join(', ') }))
    : no(fill(WHY.speaks_not, { words: (test.words ?? []).join(', ') }), true)
}

function holdsEvidence(
  { type, min, max }: NonNullable<ConditionTest['evidence']>,
  counters: EvidenceCounters | null,
): Verdict {
  if (!counters) return { status: 'maybe', why: WHY.no_counts }
  const count = counters[type]
  const said = fill(WHY.counts, { count })
  return count >= (min ?? 0) && count <= (max ?? Number.POSITIVE_INFINITY) ? fires(said) : no(said)
}
