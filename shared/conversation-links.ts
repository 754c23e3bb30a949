import { z } from 'zod'
import { Uuid } from './chat.ts'
import { endpoint } from './endpoint.ts'

/** Days that a link to a conversation may live, links of one person, and messages behind one link. */
const LINK_DAYS_MAX = 90
export const LINKS_MAX = 50
export const SHARED_MESSAGES_MAX = 500

const Moment = z.iso.datetime({ offset: true })

/** A read-only link to a conversation as it was when the link was made, as its owner sees it. */
const ConversationLink = z.object({
  id: Uuid,
  conversation_id: Uuid,
  /** Null where the server's key changed since: the address is unknown then, and the link opens nothing. */
  url: z.string().nullable(),
  title: z.string(),
  /** Whether it shows the owner's name. */
  named: z.boolean(),
  /** How many messages it shows. */
  messages: z.number().int(),
  created_at: Moment,
  expires_at: Moment,
})
export type ConversationLink = z.infer<typeof ConversationLink>

/** What whoever has the link sees: texts as they were, and nothing that leads to a person unless the owner wants it. */
export const SharedConversation = z.object({
  title: z.string(),
  /** The owner's name; null where it is not shown. */
  by: z.string().nullable(),
  created_at: Moment,
  expires_at: Moment,
  messages: z.array(
    z.object({ role: z.enum(['user', 'assistant']), content: z.string(), created_at: Moment }),
  ),
})
export type SharedConversation = z.infer<typeof SharedConversation>

export const conversationLinksApi = {
  /**
   * Makes a link to what is in view now: all of it, or the messages named. 409 `links_full` with LINKS_MAX links, 413
   * with more than SHARED_MESSAGES_MAX messages, 400 with none. E-mail addresses and telephone numbers are masked.
   */
  create: endpoint({
    method: 'POST',
    path: '/rest/v1/conversations/:id/links',
    access: 'member',
    input: z.object({
      id: Uuid,
      days: z.number().int().min(1).max(LINK_DAYS_MAX),
      messageIds: z.array(Uuid).min(1).max(SHARED_MESSAGES_MAX).optional(),
      named: z.boolean().default(false),
    }),
    output: ConversationLink,
  }),
  /** The caller's links that still open something, newest first; of all conversations, or of one. */
  list: endpoint({
    method: 'GET',
    path: '/rest/v1/conversation-links',
    access: 'member',
    input: z.object({ conversationId: Uuid.optional() }),
    output: z.array(ConversationLink),
  }),
  /** Ends a link at once; what it showed is deleted. */
  revoke: endpoint({
    method: 'DELETE',
    path: '/rest/v1/conversation-links/:id',
    access: 'member',
    input: z.object({ id: Uuid }),
    output: z.object({ revoked: z.literal(true) }),
  }),
  /** 404 for an unknown, expired or revoked link alike. */
  read: endpoint({
    method: 'GET',
    path: '/rest/v1/shared-conversations/:token',
    access: 'anyone',
    rate: 'costly',
    input: z.object({ token: z.string().min(20).max(100) }),
    output: SharedConversation,
  }),
}
