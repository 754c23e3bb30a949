import { z } from 'zod'
import { EVIDENCE_TYPES, forEachEvidenceType } from './evidence-types.ts'
import { RecordFacts } from './record-facts.ts'
import { FIELD_NAMES, forEachText, type WidgetKey } from './roadmap-fields.ts'

/** The names of the registries: `evidence-types.ts` and `roadmap-fields.ts` say what there is to know of each. */
export { EVIDENCE_TYPES, FIELD_NAMES }

export const EvidenceType = z.enum(EVIDENCE_TYPES)
export type EvidenceType = z.infer<typeof EvidenceType>

const Count = z.number().int().nonnegative()
export const Counters = z.object({ ...forEachEvidenceType(() => Count), repeat_events: Count })
export type Counters = z.infer<typeof Counters>

export const NO_COUNTERS: Counters = { ...forEachEvidenceType(() => 0), repeat_events: 0 }

/** Largest count that one record, question or answer may hold. What was stored above it before stands. */
export const COUNT_MAX = 999

/** What an extractor may propose. `bare` and `reference` are settled against the ledger (roadmap-rules 2.5). */
export const CandidateOp = z.enum([
  'add',
  'set',
  'correct',
  'retract',
  'repeat',
  'ask',
  'none',
  'bare',
  'reference',
])
export type CandidateOp = z.infer<typeof CandidateOp>

const EvidenceStatus = z.enum(['confirmed', 'needs_confirmation', 'none'])

/** Facts about the organisation or the deal that a mention carries. */
const EvidenceDetails = z.object({
  orgs: z.array(z.string()).optional(),
  paid: z.boolean().optional(),
  stage: z.enum(['signed', 'running', 'completed']).optional(),
  amount: z.string().optional(),
  source: z.enum(['pilot', 'product']).optional(),
  segment: z.string().optional(),
  signed: z.boolean().optional(),
  need: z.string().optional(),
  volume: z.string().optional(),
  price: z.string().optional(),
  condition: z.string().optional(),
  multi_year: z.boolean().optional(),
  outside_network: z.boolean().optional(),
  converted_from: EvidenceType.optional(),
  subset_of: EvidenceType.optional(),
  /** Who, when, what was learnt, the parts of a deal: what a record holds besides its organisation. */
  facts: RecordFacts.partial().optional(),
})

/** One thing an extractor read in a message; `quote` is a verbatim part of that message. */
export const Candidate = EvidenceDetails.extend({
  type: EvidenceType,
  op: CandidateOp,
  count: z.number().int().min(0).max(1_000_000).nullable(),
  status: EvidenceStatus,
  reason: z.string(),
  quote: z.string().min(1),
  rule: z.string(),
  proposed: z.number().int().min(0).optional(),
  range: z.tuple([z.number(), z.number()]).optional(),
  rejected: z.number().int().min(0).optional(),
  singular: z.boolean().optional(),
  /** One more of the same: "a second pilot". */
  further: z.boolean().optional(),
  proposedOp: z.enum(['add', 'set', 'correct', 'retract', 'repeat']).optional(),
})
export type Candidate = z.infer<typeof Candidate>

/**
 * What a founder answers who replaces the idea or the first market (roadmap-rules 2.6). `both` keeps the first
 * market and takes the new one as priority 2.
 */
export const Choice = z.enum(['new_idea', 'new_market', 'both'])
export type Choice = z.infer<typeof Choice>

/** What the words of an answer say about a counter: so many more or fewer, or how many it will be. */
const Announced = z.object({
  counter: z.enum([...EVIDENCE_TYPES, 'repeat_events']),
  by: z.number().int().optional(),
  to: z.number().int().nonnegative().optional(),
})
export type Announced = z.infer<typeof Announced>

/** One of the (up to three) answers to a choice prompt. */
export const AnswerOption = z.object({
  label: z.string(),
  answer: z.enum(['confirm', 'reject']),
  count: z.number().int().positive().optional(),
  op: z.enum(['add', 'set', 'correct', 'retract', 'repeat']).optional(),
  choice: Choice.optional(),
  /** Left out where nothing changes, and in questions stored before announcements were. */
  announces: z.array(Announced).optional(),
})
export type AnswerOption = z.infer<typeof AnswerOption>

/** Why a record waits; each has its own choice prompt. `risk` asks whether what the roadmap holds still stands. */
export const Doubt = z.enum([
  'number',
  'part',
  'signature',
  'stage',
  'money',
  'duplicate',
  'contradiction',
  'many',
  'loss',
  'repeat',
  'risk',
])
export type Doubt = z.infer<typeof Doubt>

const AskedOp = z.enum(['add', 'set', 'correct', 'retract', 'repeat'])

/** A settled record as it goes into the ledger. */
export const EvidenceRecord = Candidate.omit({
  op: true,
  rejected: true,
  singular: true,
  further: true,
}).extend({
  /** Verbatim part of the message, or a line of a file; empty for what was typed into a form. */
  quote: z.string(),
  op: z.enum(['add', 'set', 'correct', 'retract', 'repeat', 'ask', 'none']),
  org: z.string().optional(),
  delta: z.number().int().optional(),
  supersedes: z.number().int().optional(),
  /** The choice prompt in the language of the message, and the same as data: what it asks about `current` of them. */
  question: z.string().optional(),
  options: z.array(AnswerOption).max(3).optional(),
  asked: z.object({ doubt: Doubt, op: AskedOp, current: Count }).optional(),
  /** The record told without names of which this is one, so that it counts no second time. */
  names: z.string().optional(),
  /** Of an import: its file, and the row, line, page or time within it. */
  file: z.string().optional(),
  place: z.string().optional(),
})
export type EvidenceRecord = z.infer<typeof EvidenceRecord>

export const FieldName = z.enum(FIELD_NAMES)
export type FieldName = z.infer<typeof FieldName>

/** A field read in a message. `suggested` values are shown, and open no gate. */
export const FieldFact = z.object({
  field: FieldName,
  value: z.string().min(1).max(600),
  quote: z.string(),
  rule: z.string(),
  suggested: z.boolean().optional(),
  derived: z.boolean().optional(),
  priority: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
  use_case: z.string().optional(),
  kind: z.enum(['lab', 'customer']).optional(),
  quantified: z.boolean().optional(),
  sufferer: z.string().optional(),
  consequence: z.string().optional(),
  removed: z.boolean().optional(),
})
export type FieldFact = z.infer<typeof FieldFact>

export const Extractor = z.enum(['rules', 'model', 'person'])

const eventBase = {
  id: z.string(),
  messageId: z.string(),
  at: z.string().optional(),
  extractor: Extractor,
  /**
   * The change it was made in, by the id of that one's first event; left out where it is the only one, and in what
   * releases up to schema 22 stored.
   */
  change: z.string().optional(),
}

/** One line of the append-only ledger. */
export const LedgerEvent = z.discriminatedUnion('kind', [
  z.object({ ...eventBase, kind: z.literal('message'), digest: z.string(), lang: z.string() }),
  z.object({ ...eventBase, kind: z.literal('evidence'), record: EvidenceRecord }),
  z.object({
    ...eventBase,
    kind: z.literal('field'),
    fact: FieldFact,
    /** The suggestion or the question that it answers. */
    answers: z.object({ id: z.string(), yes: z.boolean() }).optional(),
  }),
  z.object({
    ...eventBase,
    kind: z.literal('confirm'),
    targetId: z.string(),
    count: z.number().int().positive().optional(),
    op: z.enum(['add', 'set', 'correct', 'retract', 'repeat']).optional(),
    quote: z.string().optional(),
    /** What the founder changed in the record besides its count. An empty name or amount takes it away. */
    type: EvidenceType.optional(),
    org: z.string().optional(),
    paid: z.boolean().optional(),
    amount: z.string().optional(),
  }),
  z.object({
    ...eventBase,
    kind: z.literal('reject'),
    targetId: z.string(),
    quote: z.string().optional(),
    /** The label of the answer, where the question had several that change nothing. */
    answer: z.string().optional(),
  }),
  z.object({ ...eventBase, kind: z.literal('undo'), targetId: z.string() }),
  /** Changes a record as if it had been told so at first: what `set` holds, an empty text or null taking a value away. */
  z.object({
    ...eventBase,
    kind: z.literal('facts'),
    targetId: z.string(),
    set: RecordFacts.partial(),
    org: z.string().optional(),
  }),
  /** Asks what a message that replaces something means; what it says waits in `facts`. */
  z.object({
    ...eventBase,
    kind: z.literal('choice'),
    about: z.enum(['pivot', 'beachhead']),
    quote: z.string(),
    lang: z.string(),
    facts: z.array(FieldFact),
  }),
  /** The answer to a `choice`; a `reject` of it is "neither". */
  z.object({
    ...eventBase,
    kind: z.literal('pivot'),
    targetId: z.string(),
    choice: Choice,
    quote: z.string().optional(),
  }),
])
export type LedgerEvent = z.infer<typeof LedgerEvent>

/** A change that led to another level: a counter with its numbers, or a field that a value came to or left. */
export const LedBy = z.union([
  z.object({ what: z.string(), from: z.number(), to: z.number() }).readonly(),
  z.object({ what: z.string(), removed: z.boolean() }).readonly(),
])
export type LedBy = z.infer<typeof LedBy>

export const Industry = z.object({
  name: z.string(),
  use_case: z.string().optional(),
  priority: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
  confidence: z.enum(['high', 'medium', 'low']),
})
export type Industry = z.infer<typeof Industry>

const ProofPoint = z.object({
  text: z.string(),
  kind: z.enum(['lab', 'customer']),
  quantified: z.boolean(),
})

const textsOf = <W extends WidgetKey>(widget: W) =>
  forEachText(
    widget,
    () => z.string().optional(),
    () => z.array(z.string()),
  )

/** The widgets of the dashboard (product.md section 3, dashboard_config), derived from the ledger. */
export const Widgets = z.object({
  idea_summary: z.object({ ...textsOf('idea_summary'), problem_specific: z.boolean() }),
  value_proof_summary: z.object({
    ...textsOf('value_proof_summary'),
    quantified: z.boolean(),
    proof_points: z.array(ProofPoint),
  }),
  target_industries: z.array(Industry),
  icp_data: z.object(textsOf('icp_data')),
  buyer_persona: z.object(textsOf('buyer_persona')),
  suggestions: z.array(z.object({ field: FieldName, value: z.string(), eventId: z.string() })),
})
export type Widgets = z.infer<typeof Widgets>
