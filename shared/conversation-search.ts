import { z } from 'zod'
import { Uuid } from './chat.ts'

/** Longest text that conversations are searched for, and the most conversations that one search brings. */
const SEARCH_MAX_LENGTH = 200
const HITS_MAX = 50

/** Where something that was searched for stands in a text: UTF-16 offsets, end excluded. */
export const Place = z.object({ start: z.number().int(), end: z.number().int() })
export type Place = z.infer<typeof Place>

/** A conversation in which everything that was searched for stands in the title or in one message. */
const ConversationHit = z.object({
  conversation_id: Uuid,
  title: z.string(),
  title_places: z.array(Place),
  /** Stands in for an empty title, as in the list. */
  first_message: z.string(),
  updated_at: z.iso.datetime({ offset: true }),
  archived: z.boolean(),
  /** The best message, the newest of several; null where the title matches and no message was looked for. */
  message: z
    .object({
      id: Uuid,
      role: z.enum(['user', 'assistant']),
      created_at: z.iso.datetime({ offset: true }),
      /** A line of its text around the first place, with an ellipsis where it is cut. */
      excerpt: z.string(),
      /** In the excerpt. */
      places: z.array(Place),
    })
    .nullable(),
})
export type ConversationHit = z.infer<typeof ConversationHit>

export const SearchInput = z.object({
  /** Words, each of which may be the beginning of one, and phrases in double quotes; case and accents do not count. */
  search: z.string().trim().max(SEARCH_MAX_LENGTH, `Search for at most ${SEARCH_MAX_LENGTH} characters`),
  limit: z.coerce.number().int().min(1).max(HITS_MAX).default(HITS_MAX),
})

/**
 * Titles first, then messages with whole words, then with words that begin so; each by last change, newest first.
 * `more` says that there are further ones.
 */
export const SearchOutput = z.object({ hits: z.array(ConversationHit), more: z.boolean() })
