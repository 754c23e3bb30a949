import { z } from 'zod'
import { PlainText } from './plain-text.ts'

/** A calendar day, `2026-06-12`. */
const Day = z.iso.date('Enter a date as 2026-06-12')
const Line = (max: number) => PlainText.max(max, `Shorten this to ${max} characters`)

/** What somebody is to the venture; `null` in a record is "not said yet". */
export const RELATIONS = ['user', 'buyer', 'budget_owner', 'champion', 'blocker', 'expert'] as const
export const Relation = z.enum(RELATIONS)
export type Relation = z.infer<typeof Relation>

export const PILOT_STATES = ['running', 'paused', 'done', 'converted', 'cancelled'] as const
export const PilotState = z.enum(PILOT_STATES)
export type PilotState = z.infer<typeof PilotState>

export const PERIODS = ['once', 'month', 'quarter', 'year'] as const

/** What a record of a type holds besides its organisation (evidence.md, "Evidence as records"). An empty text takes a value away. */
export const InterviewFacts = z.object({
  /** A name or a role. */
  who: Line(120),
  date: Day.nullable(),
  relation: Relation.nullable(),
  segment: Line(120),
  channel: Line(120),
  /** Who of the venture held it. */
  by: Line(120),
  learnt: Line(1000),
  /** The strongest sentence that was said, verbatim. */
  quote: Line(600),
  next_step: Line(300),
})
export const LoiFacts = z.object({
  date: Day.nullable(),
  signatory: Line(120),
  need: Line(300),
  volume: Line(120),
  price: Line(120),
  condition: Line(300),
  expires: Day.nullable(),
})
export const PilotFacts = z.object({
  start: Day.nullable(),
  /** As it was written; empty for one without a fee. */
  fee: Line(60),
  metric: Line(300),
  baseline: Line(120),
  target: Line(120),
  end: Day.nullable(),
  decision_date: Day.nullable(),
  decided_by: Line(120),
  state: PilotState,
})
export const RevenueFacts = z.object({
  since: Day.nullable(),
  amount: Line(60),
  currency: Line(3),
  period: z.enum(PERIODS).nullable(),
  repeat_orders: z.number().int().min(0).max(999),
})

/** The facts of each type. */
const FACTS_OF = { interview: InterviewFacts, loi: LoiFacts, pilot: PilotFacts, revenue: RevenueFacts }

/** About other people's data: whether they were told, and when the record is to be deleted. */
export const Consent = z.object({ told: z.boolean().nullable(), delete_by: Day.nullable() })

/** The names of all that a record of a type holds: its facts, the segment of its organisation, and `Consent`. */
export const factNames = (type: keyof typeof FACTS_OF): ReadonlySet<string> =>
  new Set([...FACTS_OF[type].keyof().options, 'segment', ...Consent.keyof().options])

/** The facts that are days of the calendar. */
export const DAY_FACTS = ['date', 'expires', 'start', 'end', 'decision_date', 'since', 'delete_by'] as const

/** The values of a record's own fields, by their names; which ones a type has, `factNames` says. */
export const RecordFacts = z.object({
  ...InterviewFacts.shape,
  ...LoiFacts.shape,
  ...PilotFacts.shape,
  ...RevenueFacts.shape,
  ...Consent.shape,
})
export type RecordFacts = z.infer<typeof RecordFacts>
