import { listAllConversations as list, type Place } from '#server/db/admin-conversations.ts'
import type { Ctx } from '#server/services/context.ts'
import type { AdminConversation } from '#shared/admin/conversations.ts'
import { AppError } from '#shared/errors.ts'
import { conversationsReader } from './conversations-reader.ts'

interface Listed {
  conversations: AdminConversation[]
  total: number
  nextCursor?: string
}

/** Everybody's conversations that match, page by page. */
export async function listAllConversations(
  ctx: Ctx,
  input: { search?: string; cursor?: string; limit: number },
): Promise<Listed> {
  const { search, limit } = input
  const after = input.cursor === undefined ? undefined : decode(input.cursor)
  const { next, ...page } = await ctx.database.asActor(conversationsReader(ctx), (db) =>
    list(db, { search, after, limit }),
  )
  return { ...page, nextCursor: next && encode(next) }
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
