import {
  type FoundConversation,
  listAllConversations as list,
  type Place,
} from '#server/db/admin-conversations.ts'
import type { SearchTerm } from '#server/db/search.ts'
import type { Ctx } from '#server/services/context.ts'
import { type AdminConversation, type Sign, TEXT_MIN } from '#shared/admin/conversations.ts'
import { AppError } from '#shared/errors.ts'
import type { Language } from '#shared/language.ts'
import { conversationsReader } from './conversations-reader.ts'
import { excerptOf } from './excerpt.ts'
import { searchTerms } from './search-terms.ts'

interface Filter {
  search?: string | undefined
  text?: string | undefined
  days?: number | undefined
  level?: number | undefined
  language?: Language | undefined
  signs?: Sign[] | undefined
  label?: string | undefined
  cursor?: string | undefined
  limit: number
}

interface Listed {
  conversations: AdminConversation[]
  total: number
  counts: Record<Sign, number>
  messages?: number | null
  nextCursor?: string
}

/** Everybody's conversations that match, page by page. */
export async function listAllConversations(
  ctx: Ctx,
  { cursor, text = '', search, days, level, language, signs = [], label, limit }: Filter,
): Promise<Listed> {
  const after = cursor === undefined ? undefined : decode(cursor)
  const terms = text.length < TEXT_MIN ? [] : searchTerms(text)
  const query = { search, terms, days, level, language, signs, label, after, limit }
  const { next, conversations, messages, ...page } = await ctx.database.asActor(
    conversationsReader(ctx),
    (db) => list(db, query),
  )
  return {
    ...page,
    conversations: conversations.map((talk) => withExcerpt(talk, terms)),
    ...(terms.length > 0 && { messages }),
    nextCursor: next && encode(next),
  }
}

function withExcerpt({ found, ...talk }: FoundConversation, terms: readonly SearchTerm[]): AdminConversation {
  if (!found) return { ...talk, found: null }
  return { ...talk, found: { message_id: found.message_id, ...excerptOf(found.content, terms) } }
}

const encode = (place: Place) => Buffer.from(place.join(' | ')).toString('base64url')

const TIME = /^\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d){0,2}$/
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function decode(cursor: string): Place {
  const [groupAt = '', owner = '', updatedAt = '', id = ''] = Buffer.from(cursor, 'base64url')
    .toString()
    .split(' | ')
  if ([groupAt, updatedAt].every((time) => TIME.test(time)) && [owner, id].every((each) => ID.test(each))) {
    return [groupAt, owner, updatedAt, id]
  }
  throw new AppError('bad_request', 'cursor: This is not where one of our pages ended. Start from the first.')
}
