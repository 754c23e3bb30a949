import { z } from 'zod'
import { Uuid } from './chat.ts'
import { FieldView, HistoryEntry, QuestionView, RecordView } from './dashboard-views.ts'
import { endpoint } from './endpoint.ts'
import { LevelReport, NextBestAction } from './level-report.ts'
import { PlainText } from './plain-text.ts'
import { ProposalChanges } from './proposals.ts'
import { AnswerOption, COUNT_MAX, Counters, FieldName, LedBy } from './roadmap.ts'
import { forEachField, ROADMAP_FIELDS, WIDGETS } from './roadmap-fields.ts'
import { CommentSubject, VentureName, VentureRole } from './ventures.ts'

const Time = z.iso.datetime({ offset: true })
const Priority = z.union([z.literal(1), z.literal(2), z.literal(3)])

/**
 * The widget each field belongs to, as `changes.widgetName` of an update card names it. The `highlight`
 * parameter of /dashboard is this name in lower case with hyphens; evidence and the level have their own.
 */
export const WIDGET_OF_FIELD = forEachField((field) => WIDGETS[ROADMAP_FIELDS[field].widget])

/** What the venture is called that an account begins with; a screen says it in its own language. */
export const FIRST_VENTURE = 'My venture'

export const Venture = z.object({
  id: Uuid,
  name: z.string(),
  created_at: Time,
  archived_at: Time.nullable(),
})
export type Venture = z.infer<typeof Venture>

/** The row of the spec's table (product.md section 3); everything in it is derived from the ledger. */
export const DashboardConfig = z.object({
  user_id: Uuid,
  current_level: z.number().int().min(0).max(6),
  last_confidence_update: Time.nullable(),
  next_best_action: z.string(),
  /** JSON of technology, problem and applications; empty before anything was said. */
  idea_summary: z.string(),
  idea_bullets: z.array(z.string()),
  value_proof_summary: z.object({ value_proposition: z.string(), proof_points: z.array(z.string()) }),
  target_industries: z.array(
    z.object({
      name: z.string(),
      use_case: z.string(),
      priority: Priority,
      confidence: z.string(),
    }),
  ),
  icp_data: z.object({ description: z.string(), characteristics: z.array(z.string()) }),
  buyer_persona: z.object({ role: z.string(), motivation: z.string(), proof_needed: z.string() }),
  widget_visibility: z.object({
    widgets: z.array(z.object({ name: z.string(), visible_from_level: z.number().int() })),
  }),
})
export type DashboardConfig = z.infer<typeof DashboardConfig>

/** `<origin>/shared/<token>`, read-only. The database keeps only a hash of the token. */
export const ShareLink = z.object({ url: z.string(), expires_at: Time, created_at: Time })
export type ShareLink = z.infer<typeof ShareLink>

/** Everything the dashboard shows, in one answer. */
export const Dashboard = DashboardConfig.extend({
  venture: Venture,
  /** What the caller is in it. */
  role: VentureRole,
  /** Those whose roadmap the caller sees. */
  ventures: z.array(Venture),
  counters: Counters,
  level: LevelReport,
  /**
   * When and why the current level was reached; `down` when from a higher one. `led_by` is the cause in parts, for a screen to
   * word; empty when an earlier release kept it as a sentence. Null at Spark.
   */
  reached: z.object({ at: Time, cause: z.string(), led_by: z.array(LedBy), down: z.boolean() }).nullable(),
  action: NextBestAction,
  fields: z.array(FieldView),
  records: z.array(RecordView),
  /** The first one is open, the others wait. */
  questions: z.array(QuestionView),
  history: z.array(HistoryEntry),
  /** Threads of comments that are open, and the requests for proof among them, oldest first. */
  comments: z.object({
    open: z.number().int(),
    asked: z.array(
      z.object({
        id: Uuid,
        subject: CommentSubject,
        passage: z.string(),
        text: z.string(),
        /** The name of who asks; null once their account was deleted. */
        by: z.string().nullable(),
      }),
    ),
  }),
  /** Messages whose reading failed and is being tried again. */
  unread: z.number().int(),
  share: ShareLink.nullable(),
})
export type Dashboard = z.infer<typeof Dashboard>

/**
 * A direct edit. `before` is the value the person saw, null for a new one: a change in between is told
 * (409 `conflict`, the text names the value there now) and never overwritten.
 */
export const FieldEdit = z.object({
  field: FieldName,
  before: z.string().max(600).nullable(),
  /** Empty removes the value. */
  after: PlainText.max(600, 'Shorten this to 600 characters'),
  priority: Priority.optional(),
  /**
   * The industry that gives up priority 1 for this one; it becomes priority 2 in the same change. Without it
   * a second priority 1 is refused: 409 `second_priority`, whose text is the question to ask.
   */
  replaces: z.string().max(600).optional(),
  use_case: PlainText.max(300, 'Shorten this to 300 characters').optional(),
  kind: z.enum(['lab', 'customer']).optional(),
})
export type FieldEdit = z.infer<typeof FieldEdit>

const COUNT_RULE = `Enter a number from 1 to ${COUNT_MAX}`

const EventId = z.string().min(1).max(200)
const RecordId = z.object({ id: EventId })
/** As many rows are added at once. */
const ADDED_MAX = 100

/** What a share link shows: the evidence and its quotes, no message links, no person. */
const SharedDashboard = Dashboard.omit({
  user_id: true,
  role: true,
  share: true,
  ventures: true,
  history: true,
  questions: true,
  comments: true,
  unread: true,
})
export type SharedDashboard = z.infer<typeof SharedDashboard>

export const dashboardApi = {
  /** A file of the roadmap; the printable view is a page of the web client. */
  export: endpoint({
    method: 'GET',
    path: '/rest/v1/dashboard/export',
    access: 'member',
    rate: 'file',
    input: z.object({ format: z.enum(['md', 'json']) }),
    output: z.string(),
  }),
  /** Of the venture that is named, which is the one used last from now on, else of the one used last. 404 `venture_gone`. */
  get: endpoint({
    method: 'GET',
    path: '/rest/v1/dashboard',
    access: 'member',
    input: z.object({ venture: Uuid.optional() }),
    output: Dashboard,
  }),
  /** The roadmap and the last messages of a conversation, as a prompt for another assistant. */
  situation: endpoint({
    method: 'GET',
    path: '/rest/v1/dashboard/situation',
    access: 'member',
    input: z.object({ conversationId: Uuid.optional() }),
    output: z.object({ prompt: z.string() }),
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/rest/v1/dashboard',
    access: 'member',
    input: FieldEdit,
    output: Dashboard,
  }),
  /** Answers a question with yes, or takes over a suggested field (its `source.eventId`). 409 when answered before. */
  confirm: endpoint({
    method: 'POST',
    path: '/rest/v1/evidence/:id/confirm',
    access: 'member',
    input: RecordId.extend({
      count: z.number().int().min(1, COUNT_RULE).max(COUNT_MAX, COUNT_RULE).optional(),
      op: AnswerOption.shape.op,
      choice: AnswerOption.shape.choice,
      changes: ProposalChanges.optional(),
    }),
    output: Dashboard,
  }),
  /** Adds several rows as one change, all or none: 409 names those that were answered otherwise meanwhile. */
  confirmAll: endpoint({
    method: 'POST',
    path: '/rest/v1/evidence/confirm-all',
    access: 'member',
    input: z.object({
      ids: z.array(EventId).min(1).max(ADDED_MAX),
      /** What was changed in some of them, by their ids. */
      changes: z.record(EventId, ProposalChanges).optional(),
    }),
    output: Dashboard,
  }),
  /** Answers a question with no, or puts a suggestion aside; `answer` is the label, where there are several such answers. */
  reject: endpoint({
    method: 'POST',
    path: '/rest/v1/evidence/:id/reject',
    access: 'member',
    input: RecordId.extend({ answer: z.string().max(200).optional() }),
    output: Dashboard,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/rest/v1/dashboard/undo',
    access: 'member',
    /** A change, one of its events, or a card. */
    input: z.object({ eventId: z.string().min(1).max(200) }),
    output: Dashboard,
  }),
  /** Begins a venture; the one used last is archived where the caller owns it. */
  startVenture: endpoint({
    method: 'POST',
    path: '/rest/v1/dashboard/ventures',
    access: 'member',
    input: z.object({ name: VentureName }),
    output: Dashboard,
  }),
  /** Renames a venture, for its owner; 404 for who does not belong to it. */
  renameVenture: endpoint({
    method: 'PATCH',
    path: '/rest/v1/dashboard/ventures/:id',
    access: 'member',
    input: z.object({ id: Uuid, name: VentureName }),
    output: Dashboard,
  }),
  /** Makes a venture the one used last, out of the archive where the caller owns it. */
  openVenture: endpoint({
    method: 'POST',
    path: '/rest/v1/dashboard/ventures/:id/open',
    access: 'member',
    input: z.object({ id: Uuid }),
    output: Dashboard,
  }),
  share: endpoint({
    method: 'POST',
    path: '/rest/v1/dashboard/share',
    access: 'member',
    input: z.object({ days: z.number().int().min(1).max(90) }),
    output: ShareLink,
  }),
  unshare: endpoint({
    method: 'DELETE',
    path: '/rest/v1/dashboard/share',
    access: 'member',
    input: z.object({}),
    output: z.object({ revoked: z.literal(true) }),
  }),
  /** 404 for an unknown, expired or revoked link alike. */
  shared: endpoint({
    method: 'GET',
    path: '/rest/v1/shared/:token',
    access: 'anyone',
    rate: 'costly',
    input: z.object({ token: z.string().min(20).max(100) }),
    output: SharedDashboard,
  }),
  /** Takes back everything that came from a conversation, also after it was deleted; undo brings it back. */
  forgetEvidence: endpoint({
    method: 'POST',
    path: '/rest/v1/conversations/:id/forget-evidence',
    access: 'member',
    input: z.object({ id: Uuid }),
    output: z.object({ forgotten: z.number().int() }),
  }),
}
