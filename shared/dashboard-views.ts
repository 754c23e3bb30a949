import { z } from 'zod'
import { Uuid } from './chat.ts'
import { Proposal } from './proposals.ts'
import { AnswerOption, EvidenceType, Extractor, FieldName } from './roadmap.ts'

const Time = z.iso.datetime({ offset: true })
const Priority = z.union([z.literal(1), z.literal(2), z.literal(3)])

/** Where a value comes from: the founder's own sentence, and the message it stands in. */
export const Source = z.object({
  eventId: z.string(),
  /** Verbatim part of the message; empty for what the person typed on the dashboard. */
  quote: z.string(),
  /** Null when the message or its conversation was deleted; the quote stays. */
  messageId: Uuid.nullable(),
  conversationId: Uuid.nullable(),
  at: Time,
  extractor: Extractor,
  /** Who said or typed it, where a venture has several people; null once their account was deleted. */
  author: z.string().nullable().optional(),
})
export type Source = z.infer<typeof Source>

/** One value of a widget with its source; list fields have one entry for each item. */
export const FieldView = z.object({
  field: FieldName,
  value: z.string(),
  /** Industries: priority and use; proof points: where they were measured. */
  priority: Priority.optional(),
  use_case: z.string().optional(),
  confidence: z.enum(['high', 'medium', 'low']).optional(),
  kind: z.enum(['lab', 'customer']).optional(),
  /** Proposed by the assistant or read between the lines: shown as "not yet yours", opens no gate. */
  suggested: z.boolean(),
  source: Source,
})
export type FieldView = z.infer<typeof FieldView>

/** One piece of evidence as the ledger holds it now. */
export const RecordView = z.object({
  id: z.string(),
  type: EvidenceType,
  op: z.string(),
  count: z.number().int(),
  /** How many it counted until a later sentence corrected or took back some of them; null where it counts all. */
  counted: z.number().int().nullable(),
  org: z.string().nullable(),
  paid: z.boolean().nullable(),
  /** The change that made it what it is, as the history names it: the answer to its question, or the record itself. */
  changeId: z.string(),
  /** A `note` counts nothing itself: a mention of something known, a correction, a loss. */
  state: z.enum(['active', 'waiting', 'pipeline', 'retracted', 'superseded', 'rejected', 'note']),
  reason: z.string(),
  /** What the founder answered to its question, in the answer's own words; null for a plain yes or no. */
  answer: z.string().nullable(),
  /** Whether what it asks about is paused, by the newest answer about it. */
  paused: z.boolean(),
  /** What POST undo takes to ask its question again; null while it waits, and for what was never asked. */
  answerEventId: z.string().nullable(),
  /** Older than 12 months: shown with its age, never dropped (roadmap-rules 2.6). */
  monthsOld: z.number().int(),
  /** Won before the first market changed: counts, but no longer for the first market. */
  otherSegment: z.boolean(),
  source: Source,
})
export type RecordView = z.infer<typeof RecordView>

/**
 * A choice prompt about a record that waits, answered here or in chat; or about a field that would raise the
 * level by two at once (roadmap-rules 2.6) and is a suggestion until then; or what a change of the idea or the
 * first market means, with a `choice` in its answers.
 */
export const QuestionView = z.object({
  recordId: z.string(),
  type: z.union([EvidenceType, FieldName]),
  question: z.string(),
  options: z.array(AnswerOption),
  atRisk: z.boolean(),
  /** The same as a row to be changed in place; missing where a row cannot ask it. */
  proposal: Proposal.optional(),
  source: Source,
})
export type QuestionView = z.infer<typeof QuestionView>

/** One change of a field, a counter or the level, or a comment, whose `cause` is who wrote it. */
export const HistoryEntry = z.object({
  id: z.string(),
  at: Time,
  /** A field name, an evidence type, `repeat_events`, `level`, `comment`, or `record`: facts of one that moved no counter. */
  what: z.string(),
  before: z.string(),
  after: z.string(),
  cause: z.string(),
  /**
   * The id of the change, which POST undo takes; null for a level, which follows from the other changes.
   * An undo can be undone too.
   */
  undoEventId: z.string().nullable(),
  undone: z.boolean(),
  source: Source.nullable(),
})
export type HistoryEntry = z.infer<typeof HistoryEntry>
