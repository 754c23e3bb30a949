import { z } from 'zod'
import { MessageStatus, Uuid } from '../chat.ts'
import { endpoint } from '../endpoint.ts'
import { Rating } from '../ratings.ts'
import { Capture, ReplyFacts } from './reply-facts.ts'

const Moment = z.iso.datetime({ offset: true })

/** Why something waits: rated down, a capture taken back, a rule broken, a question without an answer. */
export const REVIEW_KINDS = ['down', 'undone', 'rule', 'unanswered'] as const
export const ReviewKind = z.enum(REVIEW_KINDS)
export type ReviewKind = z.infer<typeof ReviewKind>

/** How an operator dealt with it. */
export const ReviewResolution = z.enum(['entry', 'rule', 'case', 'dismissed'])
export type ReviewResolution = z.infer<typeof ReviewResolution>

const ItemId = z.string().regex(/^\d{1,18}$/, 'This item does not exist.')

export const ReviewItem = z.object({
  id: ItemId,
  kind: ReviewKind,
  at: Moment,
  /** What the founder wrote, cut at 400 characters. */
  sentence: z.string(),
  /** Null for a visitor. */
  name: z.string().nullable(),
  email: z.string().nullable(),
  session_id: Uuid.nullable(),
  /** Of the founder's roadmap today; null for a visitor. */
  level: z.number().int().nullable(),
  /** How often, and by how many people, a question without an answer was asked; 1 of the other kinds. */
  times: z.number().int(),
  people: z.number().int(),
})
export type ReviewItem = z.infer<typeof ReviewItem>

const Counts = z.object({ ...forEachKind(() => z.number().int()) })
export type ReviewCounts = z.infer<typeof Counts>

function forEachKind<T>(make: () => T): Record<ReviewKind, T> {
  return { down: make(), undone: make(), rule: make(), unanswered: make() }
}

const ReviewMessage = z.object({
  id: Uuid,
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  created_at: Moment,
  status: MessageStatus,
})
export type ReviewMessage = z.infer<typeof ReviewMessage>

const ReviewDetail = z.object({
  item: ReviewItem,
  conversation: z.object({
    id: Uuid,
    title: z.string(),
    created_at: Moment,
    language: z.string().nullable(),
    /** The reply's place among the messages that stand, and how many these are. */
    place: z.number().int(),
    total: z.number().int(),
  }),
  question: ReviewMessage.nullable(),
  reply: ReviewMessage.nullable(),
  /** Of what stands before the question and after the reply the nearest ten. */
  earlier: z.array(ReviewMessage),
  later: z.array(ReviewMessage),
  rating: Rating.extend({ rated_at: Moment }).nullable(),
  /** What was taken back of what was read in the question. */
  undone: z.array(Capture),
  /** A question without an answer, each time that it was asked, newest first; at most twenty. */
  askings: z.array(z.object({ at: Moment, name: z.string().nullable(), conversation_id: Uuid })),
  made_of: ReplyFacts.nullable(),
})
export type ReviewDetail = z.infer<typeof ReviewDetail>

/** What waits for an operator. Refused with 403 while conversations are closed (ADMIN_CONVERSATIONS=off), but for the counts. */
export const reviewApi = {
  list: endpoint({
    method: 'GET',
    path: '/rest/v1/review',
    access: 'operator',
    input: z.object({
      kind: ReviewKind.optional(),
      cursor: z.string().max(100).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    output: z.object({
      /** Newest first. */
      items: z.array(ReviewItem),
      counts: Counts,
      /** Undefined on the last page. */
      nextCursor: z.string().optional(),
    }),
  }),
  counts: endpoint({
    method: 'GET',
    path: '/rest/v1/review/counts',
    access: 'operator',
    input: z.object({}),
    output: z.object({ counts: Counts }),
  }),
  /** The item with its conversation; the view is recorded. */
  open: endpoint({
    method: 'GET',
    path: '/rest/v1/review/:id',
    access: 'operator',
    input: z.object({ id: ItemId }),
    output: ReviewDetail,
  }),
  /** Takes the item out of the queue. 409 with what is stored when somebody dealt with it before. */
  resolve: endpoint({
    method: 'POST',
    path: '/rest/v1/review/:id/resolve',
    access: 'admin',
    input: z.object({ id: ItemId, resolution: ReviewResolution }),
    output: z.object({ id: ItemId, resolution: ReviewResolution }),
  }),
  /** Puts it back. */
  reopen: endpoint({
    method: 'POST',
    path: '/rest/v1/review/:id/reopen',
    access: 'admin',
    input: z.object({ id: ItemId }),
    output: z.object({ id: ItemId }),
  }),
}
