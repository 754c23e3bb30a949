import { z } from 'zod'
import { MessageStatus, Uuid } from './chat.ts'
import { endpoint } from './endpoint.ts'
import { DashboardUpdate } from './events.ts'
import { CutFinish, StandIn } from './models.ts'
import { Offers } from './offers.ts'
import { plainName } from './plain-text.ts'

/** Longest title a person may give a conversation. */
export const TITLE_MAX_LENGTH = 200
/** Sidebar titles are cut here and end in an ellipsis (product.md section 5). */
export const SIDEBAR_TITLE_LENGTH = 50

export const Conversation = z.object({
  id: Uuid,
  created_at: z.iso.datetime({ offset: true }),
  updated_at: z.iso.datetime({ offset: true }),
  title: z.string(),
  user_id: Uuid.nullable(),
})
export type Conversation = z.infer<typeof Conversation>

/** `first_message` stands in for an empty title, so that the list needs one call. */
export const ConversationListItem = Conversation.extend({ first_message: z.string() })
export type ConversationListItem = z.infer<typeof ConversationListItem>

/** Words of a user message that the roadmap recorded: UTF-16 offsets, end excluded. */
export const CapturedWords = z.object({
  start: z.number().int(),
  end: z.number().int(),
  state: z.enum(['confirmed', 'waiting', 'risk']),
  eventId: z.string(),
})
export type CapturedWords = z.infer<typeof CapturedWords>

export const ChatMessage = z.object({
  id: Uuid,
  conversation_id: Uuid,
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  created_at: z.iso.datetime({ offset: true }),
  status: MessageStatus,
  error_code: z.string().nullable(),
  /** How the model ended a reply, where it was not by having said everything: `length` is cut short. */
  finish: CutFinish.nullable().default(null),
  /** Who answered in the place of the model, which failed. */
  stand_in: StandIn.nullable().default(null),
  /** Cards under a reply, as they stand now. */
  updates: z.array(DashboardUpdate).default([]),
  /** What a reply offers besides its text, with what was chosen since. */
  offers: Offers.nullable().default(null),
  /** Marks in a user message. */
  marks: z.array(CapturedWords).default([]),
})
export type ChatMessage = z.infer<typeof ChatMessage>

const ById = z.object({ id: Uuid })

export const conversationsApi = {
  list: endpoint({
    method: 'GET',
    path: '/rest/v1/conversations',
    access: 'member',
    input: z.object({
      limit: z.coerce.number().int().min(1).max(1000).default(500),
    }),
    output: z.array(ConversationListItem),
  }),
  messages: endpoint({
    method: 'GET',
    path: '/rest/v1/conversations/:id/messages',
    access: 'anyone',
    input: ById,
    output: z.array(ChatMessage),
  }),
  rename: endpoint({
    method: 'PATCH',
    path: '/rest/v1/conversations/:id',
    access: 'member',
    input: ById.extend({ title: plainName('Title is required').max(TITLE_MAX_LENGTH) }),
    output: Conversation,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/rest/v1/conversations/:id',
    access: 'member',
    input: ById,
    /** `evidence`: how many pieces of the roadmap came from it. They stay, unless forgetEvidence takes them back. */
    output: z.object({ deleted: z.literal(true), evidence: z.number().int().default(0) }),
  }),
}
