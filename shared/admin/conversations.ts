import { z } from 'zod'
import { MessageStatus, Uuid } from '../chat.ts'
import { Place } from '../conversation-search.ts'
import { endpoint } from '../endpoint.ts'
import { LANGUAGES } from '../language.ts'
import { Rating } from '../ratings.ts'
import { ConversationNote, LABEL_MAX } from './conversation-notes.ts'
import { ReplyFacts } from './reply-facts.ts'

const Moment = z.iso.datetime({ offset: true })

/** What may have gone wrong in a conversation: a thumb down, a failed reply, a broken rule, a question without an answer. */
export const SIGNS = ['down', 'failed', 'rule', 'gap'] as const
const Sign = z.enum(SIGNS)
export type Sign = z.infer<typeof Sign>

/** Fewest characters that are searched for in messages. */
export const TEXT_MIN = 2

/** A conversation as an operator sees it (product.md section 3). */
export const AdminConversation = z.object({
  id: Uuid,
  created_at: Moment,
  updated_at: Moment,
  title: z.string(),
  user_id: Uuid.nullable(),
  session_id: Uuid.nullable(),
  email: z.string().nullable(),
  full_name: z.string().nullable(),
  claimed_at: Moment.nullable(),
  message_count: z.number().int(),
  /** Conversations of this user or anonymous session that match, also those on other pages. */
  group_count: z.number().int(),
  /** The first question, cut at 200 characters; empty where there is none. */
  first_message: z.string(),
  /** Of the founder's roadmap today; null for a visitor. */
  level: z.number().int().nullable(),
  language: z.enum(LANGUAGES).nullable(),
  signs: z.array(Sign),
  /** What operators call it, and whether they wrote a note about it. */
  labels: z.array(z.string()),
  noted: z.boolean(),
  /** With a search in messages: the newest message that holds it, in a line, and where in the line it stands. */
  found: z.object({ message_id: Uuid, excerpt: z.string(), places: z.array(Place) }).nullable(),
})
export type AdminConversation = z.infer<typeof AdminConversation>

export const AdminMessage = z.object({
  id: Uuid,
  conversation_id: Uuid,
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  created_at: Moment,
  status: MessageStatus,
  /** Null beside a message of the person. */
  facts: ReplyFacts.nullable(),
  rating: Rating.nullable(),
  /** The open item of the review queue that it is. */
  review_id: z.string().nullable(),
})
export type AdminMessage = z.infer<typeof AdminMessage>

const ListInput = z.object({
  /** Part of a user's name or e-mail address, or how an anonymous session's id begins. */
  search: z.string().trim().max(200).optional(),
  /** Words that all stand in one message: each as the beginning of a word, quoted ones as they are. */
  text: z.string().trim().max(200).optional(),
  /** Changed in so many last days. */
  days: z.coerce.number().int().min(1).max(3650).optional(),
  level: z.coerce.number().int().min(0).max(6).optional(),
  language: z.enum(LANGUAGES).optional(),
  /** Names of signs, with commas: conversations that have all of them. */
  signs: z
    .string()
    .max(100)
    .transform((names) => names.split(',').filter(Boolean))
    .pipe(z.array(Sign).max(SIGNS.length))
    .optional(),
  /** One of the labels that operators gave. */
  label: z.string().trim().min(1).max(LABEL_MAX).optional(),
  /** `nextCursor` of the page before. */
  cursor: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(500).default(100),
})
const ListOutput = z.object({
  /** Groups stand together (one user or one anonymous session each), the last active group first. */
  conversations: z.array(AdminConversation),
  /** Conversations that match, on all pages. */
  total: z.number().int(),
  /** How many of them, without regard to `signs`, have each sign. */
  counts: z.object({ down: z.number(), failed: z.number(), rule: z.number(), gap: z.number() }),
  /**
   * With a search in messages: how many messages match; null where more than 10,000 do, and then `conversations` are the
   * newest of those that match.
   */
  messages: z.number().int().nullable().optional(),
  /** Undefined on the last page. */
  nextCursor: z.string().optional(),
})

const PATH = '/functions/v1/get-conversations'

/** All of it is refused with 403 while the operator keeps conversations closed (ADMIN_CONVERSATIONS=off). */
export const adminConversationsApi = {
  list: endpoint({ method: 'GET', path: PATH, access: 'operator', input: ListInput, output: ListOutput }),
  /** The same, as it is invoked without a query. */
  invoke: endpoint({ method: 'POST', path: PATH, access: 'operator', input: ListInput, output: ListOutput }),
  /** GET with `conversationId`; the view is recorded. */
  messages: endpoint({
    method: 'GET',
    path: PATH,
    access: 'operator',
    input: z.object({ conversationId: Uuid }),
    output: z.object({ messages: z.array(AdminMessage), note: ConversationNote }),
  }),
  /** A file: `text/markdown` or `application/json`; the export is recorded. */
  export: endpoint({
    method: 'GET',
    path: '/rest/v1/admin/conversations/:id/export',
    access: 'operator',
    rate: 'file',
    input: z.object({ id: Uuid, format: z.enum(['md', 'json']) }),
    output: z.string(),
  }),
}
