/** Why a mention counts, waits or never counts. Stored events may hold reasons of earlier releases. @stored */
export const REASONS = [
  'stated',
  'negated',
  'planned',
  'conditional',
  'someone else',
  'related party',
  'never counts',
  'no plain form',
  'no number',
  'vague number',
  'type unclear',
  'stage unclear',
  'signature unclear',
  'no money or contract named',
  'converted',
  'corrected',
  'lost',
  'may be lost',
  'repeated',
  'hypothetical',
  'quoted',
  'readings differ',
  'only the plain reader found it',
  'possible duplicate',
  'many at once',
  'lower than the roadmap',
  'more or in total',
  'more than can be counted at once',
  'contradicts the roadmap',
  'contradicts the rest of the message',
  'already counted',
  'same organisation, already counted',
  'refers to what is counted',
  'not on the roadmap',
  'organisation not on the roadmap',
  'organisation not among the paying',
  'no paying customer on the roadmap',
  'a completed pilot stays',
  'asked already',
  'the message asked enough',
  'another idea or market',
  'two levels at once',
] as const
export type Reason = (typeof REASONS)[number]

/** What read a mention: the forms and the changes of the plain reader. */
export const RULES = [
  'interview',
  'loi',
  'pilot',
  'revenue',
  'answer',
  'change.correction',
  'change.conversion',
  'change.loss',
  'change.loss-untyped',
  'change.repeat',
  'change.at-risk',
] as const
export type Rule = (typeof RULES)[number]

/** The rule of a record that asks whether a commitment still stands. */
export const RISK_RULE = 'change.at-risk' satisfies Rule
/** The rule of a loss that names no type of evidence: the ledger tells which it was. */
export const UNTYPED_LOSS = 'change.loss-untyped' satisfies Rule

/**
 * Why a field read in chat is a suggestion until the founder says yes (roadmap-rules 2.2 and 2.6).
 * @stored
 */
export const PENDING = {
  jump: 'two levels at once',
  priority: 'a second priority 1',
  drop: 'would lower the level',
} as const

/** What is asked about; another wording that would lower the level only waits. */
export const ASKED_ABOUT: ReadonlySet<string> = new Set([PENDING.jump, PENDING.priority])
