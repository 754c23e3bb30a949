import { z } from 'zod'
import { MessageStatus, Uuid } from '../chat.ts'
import { endpoint } from '../endpoint.ts'

const Moment = z.iso.datetime({ offset: true })

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
})
export type AdminConversation = z.infer<typeof AdminConversation>

export const AdminMessage = z.object({
  id: Uuid,
  conversation_id: Uuid,
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  created_at: Moment,
  status: MessageStatus,
})
export type AdminMessage = z.infer<typeof AdminMessage>

const ListInput = z.object({
  /** Part of a user's name or e-mail address, or how an anonymous session's id begins. */
  search: z.string().trim().max(200).optional(),
  /** `nextCursor` of the page before. */
  cursor: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(500).default(100),
})
const ListOutput = z.object({
  /** Groups stand together (one user or one anonymous session each), the last active group first. */
  conversations: z.array(AdminConversation),
  /** Conversations that match, on all pages. */
  total: z.number().int(),
  /** Undefined on the last page. */
  nextCursor: z.string().optional(),
})

const PATH = '/functions/v1/get-conversations'

/** All of it is refused with 403 while the operator keeps conversations closed (ADMIN_CONVERSATIONS=off). */
export const adminConversationsApi = {
  list: endpoint({ method: 'GET', path: PATH, access: 'admin', input: ListInput, output: ListOutput }),
  /** The same, as it is invoked without a query. */
  invoke: endpoint({ method: 'POST', path: PATH, access: 'admin', input: ListInput, output: ListOutput }),
  /** GET with `conversationId`; the view is recorded. */
  messages: endpoint({
    method: 'GET',
    path: PATH,
    access: 'admin',
    input: z.object({ conversationId: Uuid }),
    output: z.object({ messages: z.array(AdminMessage) }),
  }),
  /** A file: `text/markdown` or `application/json`; the export is recorded. */
  export: endpoint({
    method: 'GET',
    path: '/rest/v1/admin/conversations/:id/export',
    access: 'admin',
    rate: 'file',
    input: z.object({ id: Uuid, format: z.enum(['md', 'json']) }),
    output: z.string(),
  }),
}
