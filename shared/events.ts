import { z } from 'zod'
import { ERROR_STATUS, type ErrorCode } from './errors.ts'
import { StandIn } from './models.ts'
import { Offers } from './offers.ts'
import { Proposal } from './proposals.ts'
import { AnswerOption, EvidenceRecord, LedBy } from './roadmap.ts'

const errorCodes = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]

/** What a card says, as data: its texts follow from it in any language. */
export const Told = z.discriminatedUnion('kind', [
  /** Counters and values of a widget; empty texts stand for nothing there. */
  z.object({
    kind: z.literal('changes'),
    changes: z.array(z.object({ what: z.string(), before: z.string(), after: z.string() })),
  }),
  /** Evidence made an industry surer. */
  z.object({ kind: z.literal('surer'), industry: z.string() }),
  /** `back` is the id of the next best action that leads back to a level that was lost. */
  z.object({
    kind: z.literal('level'),
    from: z.number(),
    to: z.number(),
    led_by: z.array(LedBy),
    back: z.string().optional(),
  }),
  /** The choice prompt of a record. */
  z.object({
    kind: z.literal('record'),
    record: EvidenceRecord.pick({
      type: true,
      asked: true,
      proposed: true,
      range: true,
      orgs: true,
      converted_from: true,
    }),
  }),
  /** What a new idea or another first market means. */
  z.object({
    kind: z.literal('choice'),
    about: z.enum(['pivot', 'beachhead']),
    first: z.string(),
    other: z.string(),
  }),
  /** A second first market, in a form or a file. */
  z.object({ kind: z.literal('replace'), first: z.string(), other: z.string() }),
])
export type Told = z.infer<typeof Told>

/**
 * One card under a reply: what the answered message did to the roadmap (product.md section 3, in-memory message). Its
 * texts are stored in the language of that message, and sent in that of the reader's screen where `told` is known.
 */
export const DashboardUpdate = z.object({
  type: z.enum([
    'evidence_added',
    'widget_populated',
    'level_up',
    'confidence_boost',
    // A loss or a correction (roadmap-rules 2.6): told with its cause and the way back.
    'evidence_removed',
    'level_down',
  ]),
  changes: z.object({
    /** Counters after the change, by evidence type; for a question, the number that would be added. */
    evidenceCount: z.record(z.string(), z.number()).optional(),
    widgetName: z.string().optional(),
    newLevel: z.number().int().optional(),
    confidenceIncrease: z.number().optional(),
  }),
  needsConfirmation: z.boolean(),
  id: z.string(),
  /** One sentence: "Interviews: 12 to 14". */
  summary: z.string(),
  /** The founder's words it was read from. */
  quote: z.string().optional(),
  /** With needsConfirmation: what confirm and reject take, and the one choice prompt. */
  recordId: z.string().optional(),
  question: z.string().optional(),
  options: z.array(AnswerOption).optional(),
  /** What waits as a row to be changed in place; once added, the row as it was added. Missing in older cards. */
  proposal: Proposal.optional(),
  /** The question contradicts what the roadmap holds: shown as at risk, nothing changed yet. */
  atRisk: z.boolean().optional(),
  /** How the question was answered since. */
  answered: z.enum(['confirmed', 'rejected']).optional(),
  /** The label of the answer, where the question had several. */
  answer: z.string().optional(),
  /** Level changes: why, and down also the shortest way back. */
  cause: z.string().optional(),
  wayBack: z.string().optional(),
  /** What POST /rest/v1/dashboard/undo takes to take this back; absent when there is nothing to undo. */
  undoEventId: z.string().optional(),
  /** The changes that it takes back, where they are several; `undoEventId` is the card's own id then. */
  undoes: z.array(z.string()).optional(),
  undone: z.boolean().optional(),
  /** Missing in cards of earlier releases, which keep their words. */
  told: Told.optional(),
})
export type DashboardUpdate = z.infer<typeof DashboardUpdate>

/**
 * Why a reply has no text yet: the provider is busy, the model thinks, or the person’s other replies come first. `writing`
 * says that this is over.
 */
export const ReplyNotice = z.enum(['retrying', 'thinking', 'waiting', 'writing'])
export type ReplyNotice = z.infer<typeof ReplyNotice>

/** Who answered a test of the settings, how fast, and at which cost. What is not known is null. */
export const TestFigures = z.object({
  /** The model that was asked; `guide` for the built-in guide. */
  model: z.string(),
  /** The id under which the provider says that it answered. */
  servedBy: z.string().nullable(),
  /** What to call its provider. */
  provider: z.string(),
  /** The model that failed, where another one answered in its place. */
  insteadOf: z.string().nullable(),
  firstTextMs: z.number().nullable(),
  latencyMs: z.number(),
  /** Dollars. */
  cost: z.number().nullable(),
  promptTokens: z.number().nullable(),
  cachedTokens: z.number().nullable(),
  completionTokens: z.number().nullable(),
  reasoningTokens: z.number().nullable(),
})
export type TestFigures = z.infer<typeof TestFigures>

/**
 * One event of a chat stream, as produced, sent, and read by the client.
 * The text comes as an OpenAI chunk; everything else rides in the same envelope with empty choices.
 */
export const ChatEvent = z.object({
  choices: z.array(
    z.object({
      delta: z.object({ content: z.string().optional() }),
      finish_reason: z.enum(['stop', 'length', 'content_filter', 'refusal']).nullish(),
    }),
  ),
  dashboard_update: DashboardUpdate.optional(),
  /** What the whole reply offers besides its text. */
  offers: Offers.optional(),
  notice: ReplyNotice.optional(),
  /** Who answered in the place of the model, which failed. */
  stand_in: StandIn.optional(),
  /** At the end of a test of the settings. */
  answered: TestFigures.optional(),
  status: z.enum(['stopped', 'interrupted']).optional(),
  /** With the request that asked for the reply, as the log names it; in a test of the settings `said` by the provider. */
  error: z
    .object({
      code: z.enum(errorCodes),
      message: z.string(),
      said: z.string().optional(),
      requestId: z.string().optional(),
    })
    .optional(),
})
export type ChatEvent = z.infer<typeof ChatEvent>

/** One change in the caller's data, as sent by GET /realtime/v1: ids only, the client fetches. */
export const ChangeEvent = z.object({
  /** `ventures`: its name, people, comments or link; DELETE tells who no longer sees it. */
  table: z.enum(['conversations', 'dashboard_config', 'evidence_entries', 'user_state', 'ventures']),
  id: z.string(),
  op: z.enum(['INSERT', 'UPDATE', 'DELETE']),
})
export type ChangeEvent = z.infer<typeof ChangeEvent>

/** What GET /realtime/v1 takes: of how many milliseconds before now it tells the changes as well. */
export const ChangesInput = z.object({ recent: z.coerce.number().min(0).default(0) })

/** What it says first: for how many milliseconds before that no change is missing from what follows. */
export interface FeedReady {
  readonly reach: number
}
