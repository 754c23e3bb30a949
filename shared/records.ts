import { z } from 'zod'
import { Uuid } from './chat.ts'
import { endpoint } from './endpoint.ts'
import { PlainText } from './plain-text.ts'
import {
  Consent,
  InterviewFacts,
  LoiFacts,
  PERIODS,
  PILOT_STATES,
  PilotFacts,
  PilotState,
  RELATIONS,
  RecordFacts,
  Relation,
  RevenueFacts,
} from './record-facts.ts'
import { Counters, EvidenceType, Extractor } from './roadmap.ts'
import { VentureRole } from './ventures.ts'

/** The facts of each type, which the ledger's records hold too. */
export { PERIODS, PILOT_STATES, PilotState, RELATIONS, RecordFacts, Relation }

const Moment = z.iso.datetime({ offset: true })
const Organisation = PlainText.max(120, 'Shorten this to 120 characters')

/** A record as somebody types or imports it. */
export const RecordInput = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('interview'),
    // Who it was is enough: a patient, a farmer, somebody between two jobs.
    organisation: Organisation.default(''),
    ...InterviewFacts.partial().shape,
    who: InterviewFacts.shape.who.min(1, 'Say who it was: a name or a role'),
    ...Consent.partial().shape,
  }),
  z.object({
    type: z.literal('loi'),
    organisation: Organisation.min(1, 'Name the organisation'),
    ...LoiFacts.partial().shape,
    segment: InterviewFacts.shape.segment.optional(),
    ...Consent.partial().shape,
  }),
  z.object({
    type: z.literal('pilot'),
    organisation: Organisation.min(1, 'Name the organisation'),
    ...PilotFacts.partial().shape,
    segment: InterviewFacts.shape.segment.optional(),
    ...Consent.partial().shape,
  }),
  z.object({
    type: z.literal('revenue'),
    organisation: Organisation.min(1, 'Name the organisation'),
    ...RevenueFacts.partial().shape,
    segment: InterviewFacts.shape.segment.optional(),
    ...Consent.partial().shape,
  }),
])
export type RecordInput = z.infer<typeof RecordInput>

/** Where a record comes from. */
export const RecordSource = z.object({
  kind: z.enum(['chat', 'form', 'import']),
  /** The founder's sentence, verbatim, or the line of the sheet; empty for a form. */
  quote: z.string(),
  messageId: Uuid.nullable(),
  conversationId: Uuid.nullable(),
  /** Of an import: its file, and the row, line, page or time within it. */
  file: z.string().nullable(),
  place: z.string().nullable(),
  at: Moment,
  /** Who said or typed it; null once their account was deleted. */
  author: z.string().nullable(),
  extractor: Extractor,
})
export type RecordSource = z.infer<typeof RecordSource>

/** The strength of what a record shows, weakest first: each record counts once, at its highest step. */
export const STRENGTHS = ['said', 'showed', 'committed', 'paid', 'paid_again'] as const
export const Strength = z.enum(STRENGTHS)
export type Strength = z.infer<typeof Strength>

/** One record, or several told without names (`count` above 1, or nobody named). */
export const EvidenceRow = RecordFacts.partial().extend({
  id: z.string(),
  type: EvidenceType,
  /** Empty where none was named. */
  organisation: z.string(),
  /** How many it counts; 0 for a further record of an organisation that counts already. */
  count: z.number().int().nonnegative(),
  /** Whether it says who, or which organisation; the others are told in chat without names. */
  named: z.boolean(),
  strength: Strength,
  /** The names of the parts that make it complete and are missing: metric, end, decision_date, price, condition … */
  missing: z.array(z.string()),
  source: RecordSource,
  /** The change that POST undo of the dashboard takes back. */
  changeId: z.string(),
})
export type EvidenceRow = z.infer<typeof EvidenceRow>

const Place = z.object({ id: Uuid })
const Changed = z.object({ record: EvidenceRow, counters: Counters })

/**
 * The records of a venture. For who does not belong to it every call is a 404 `venture_gone`; a mentor reads, a sponsor
 * does not, and for who may not a call is a 403 `forbidden`.
 */
export const recordsApi = {
  /** All that counts, newest first, with the caller's role. `person` finds those that name somebody. */
  list: endpoint({
    method: 'GET',
    path: '/rest/v1/ventures/:id/records',
    access: 'member',
    input: Place.extend({ person: z.string().max(120).optional() }),
    output: z.object({
      venture: z.object({ id: Uuid, name: z.string(), role: VentureRole }),
      counters: Counters,
      records: z.array(EvidenceRow),
      /** Industries in their order, for the columns of the coverage. */
      segments: z.array(z.string()),
    }),
  }),
  /**
   * Adds a record. One that is there already (the same person and organisation, of the same day or without one) is
   * completed and not counted twice. `same_as` says so of another one; null says that it is another one. `names` is a
   * record told without names, of which this one is one.
   */
  add: endpoint({
    method: 'POST',
    path: '/rest/v1/ventures/:id/records',
    access: 'member',
    input: z.intersection(
      RecordInput,
      Place.extend({
        same_as: z.string().max(200).nullable().optional(),
        names: z.string().max(200).optional(),
      }),
    ),
    output: Changed,
  }),
  /**
   * Changes what is given, and nothing else. `before` holds the values that the person saw, by name: one that was changed
   * in between is a 409 `conflict`, whose `current` is the record. `same_as` merges it into another one.
   */
  change: endpoint({
    method: 'PATCH',
    path: '/rest/v1/ventures/:id/records/:recordId',
    access: 'member',
    input: Place.extend({
      recordId: z.string().max(200),
      ...RecordFacts.partial().shape,
      organisation: Organisation.optional(),
      before: RecordFacts.partial().extend({ organisation: Organisation.optional() }).optional(),
      same_as: z.string().max(200).optional(),
    }),
    output: Changed,
  }),
  /** Takes it out of the roadmap; undo brings it back. `changeId` is what undo takes. */
  remove: endpoint({
    method: 'DELETE',
    path: '/rest/v1/ventures/:id/records/:recordId',
    access: 'member',
    input: Place.extend({ recordId: z.string().max(200) }),
    output: z.object({ changeId: z.string(), counters: Counters }),
  }),
  /** Deletes everything that names a person, in records and in the sentences behind them, for good. */
  forgetPerson: endpoint({
    method: 'POST',
    path: '/rest/v1/ventures/:id/forget-person',
    access: 'member',
    input: Place.extend({ person: PlainText.min(2).max(120) }),
    output: z.object({ forgotten: z.number().int(), counters: Counters }),
  }),
}
