import { z } from 'zod'
import { MessageStatus, Uuid } from './chat.ts'
import { SearchInput, SearchOutput } from './conversation-search.ts'
import { FileFormat } from './documents.ts'
import { endpoint } from './endpoint.ts'
import { DashboardUpdate } from './events.ts'
import { LANGUAGES } from './language.ts'
import { CutFinish, StandIn } from './models.ts'
import { Offers } from './offers.ts'
import { plainName } from './plain-text.ts'
import { Rating } from './ratings.ts'

/** Longest title a person may give a conversation. */
export const TITLE_MAX_LENGTH = 200
/** Sidebar titles are cut here and end in an ellipsis (product.md section 5). */
export const SIDEBAR_TITLE_LENGTH = 50

/** What a conversation is called: by its title, else by its first message, cut to the length of a label; '' has none. */
export function conversationName(title: string, firstMessage: string): string {
  const characters = [...(title.trim() || firstMessage.trim()).replace(/\s+/g, ' ')]
  if (characters.length <= SIDEBAR_TITLE_LENGTH) return characters.join('')
  return `${characters.slice(0, SIDEBAR_TITLE_LENGTH).join('').trimEnd()}…`
}
/** Conversations that one person may pin. */
export const PINNED_MAX = 50

export const Conversation = z.object({
  id: Uuid,
  created_at: z.iso.datetime({ offset: true }),
  updated_at: z.iso.datetime({ offset: true }),
  title: z.string(),
  user_id: Uuid.nullable(),
  pinned: z.boolean().default(false),
  archived: z.boolean().default(false),
  /** The venture that it feeds; null is the one worked on. */
  venture_id: Uuid.nullable().default(null),
})
export type Conversation = z.infer<typeof Conversation>

/**
 * `first_message` stands in for an empty title, so that the list needs one call. `last_sentence` is what the writer of the
 * conversation that was changed last ended on, for the home page; every other one, and one in the archive, has none.
 */
export const ConversationListItem = Conversation.extend({
  first_message: z.string(),
  last_sentence: z.string().default(''),
})
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
  /** How many versions of this message of the person's there are, itself included, and which one it is, from 1. */
  versions: z.number().int().default(1),
  version: z.number().int().default(1),
  /** What the member thinks of a reply. */
  rating: Rating.nullable().default(null),
})
export type ChatMessage = z.infer<typeof ChatMessage>

const ById = z.object({ id: Uuid })

export const conversationsApi = {
  /** Pinned ones first, then by last change. */
  list: endpoint({
    method: 'GET',
    path: '/rest/v1/conversations',
    access: 'member',
    input: z.object({
      limit: z.coerce.number().int().min(1).max(1000).default(500),
      /** Those that are not archived, those that are, or both. */
      archived: z.enum(['0', '1', 'all']).default('0'),
    }),
    output: z.array(ConversationListItem),
  }),
  /** The same address with `search`: over titles and messages in view, archived ones too. */
  search: endpoint({
    method: 'GET',
    path: '/rest/v1/conversations',
    access: 'member',
    input: SearchInput,
    output: SearchOutput,
  }),
  messages: endpoint({
    method: 'GET',
    path: '/rest/v1/conversations/:id/messages',
    access: 'anyone',
    input: ById,
    output: z.array(ChatMessage),
  }),
  /**
   * Shows another version of a message that is in view; what follows is what was written after that version. The answer
   * is what is in view from now on, for replies too. 404 without such a version, 409 while a reply is being written.
   */
  showVersion: endpoint({
    method: 'PUT',
    path: '/rest/v1/conversations/:id/version',
    access: 'anyone',
    input: ById.extend({ messageId: Uuid, version: z.number().int().min(1) }),
    output: z.array(ChatMessage),
  }),
  /**
   * Renames, pins, archives, or takes that back; what is not named stays. What is archived is not pinned, and what is
   * pinned not archived. 409 `pins_full` with PINNED_MAX pinned ones.
   */
  update: endpoint({
    method: 'PATCH',
    path: '/rest/v1/conversations/:id',
    access: 'member',
    input: ById.extend({
      title: plainName('Title is required').max(TITLE_MAX_LENGTH).optional(),
      pinned: z.boolean().optional(),
      archived: z.boolean().optional(),
    })
      .refine(
        ({ title, pinned, archived }) =>
          title !== undefined || pinned !== undefined || archived !== undefined,
        'Say what to change: title, pinned or archived',
      )
      .refine(({ pinned, archived }) => !(pinned && archived), 'What is archived cannot be pinned'),
    output: Conversation,
  }),
  /** The messages in view as a file, as an attachment; its metadata say that answers are AI-generated. */
  file: endpoint({
    method: 'GET',
    path: '/rest/v1/conversations/:id/file',
    access: 'member',
    rate: 'file',
    input: ById.extend({ format: FileFormat.default('docx'), lang: z.enum(LANGUAGES).default('en') }),
    output: z.string(),
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
