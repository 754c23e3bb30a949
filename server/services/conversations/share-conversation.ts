import { dbActor, requireSession } from '#server/auth/policies.ts'
import {
  deleteConversationLink,
  findSharedConversation,
  insertConversationLink,
  listConversationLinks,
  readShareable,
  type StoredConversationLink,
} from '#server/db/conversation-links.ts'
import type { Ctx } from '#server/services/context.ts'
import { hashToken, shareToken } from '#server/services/roadmap/share-token.ts'
import {
  type ConversationLink,
  LINKS_MAX,
  SHARED_MESSAGES_MAX,
  type SharedConversation,
} from '#shared/conversation-links.ts'
import { AppError } from '#shared/errors.ts'
import { maskContacts } from '#shared/mask-contacts.ts'

interface Wish {
  readonly id: string
  readonly days: number
  readonly messageIds?: readonly string[] | undefined
  readonly named: boolean
}

/** Makes a read-only link to one of the caller's conversations as it is now. */
export async function shareConversation(ctx: Ctx, wish: Wish): Promise<ConversationLink> {
  const { userId } = requireSession(ctx.actor)
  const id = ctx.newId()
  const tokenHash = hashToken(shareToken(ctx, id))
  const made = await ctx.database.asActor(
    dbActor(ctx),
    async (db) => {
      const found = await readShareable(db, wish.id)
      if (!found) throw new AppError('not_found', 'This conversation does not exist.')
      const messages = chosen(found.messages, wish.messageIds)
      if ((await listConversationLinks(db, userId)).length >= LINKS_MAX) {
        throw new AppError('links_full', `You have ${LINKS_MAX} links to conversations. End one first.`)
      }
      const { days, named } = wish
      const title = maskContacts(found.title)
      const link = { id, userId, conversationId: wish.id, tokenHash, title, named, messages, days }
      return insertConversationLink(db, link)
    },
    { lock: `links of ${userId}` },
  )
  return shown(ctx, made)
}

type Shareable = NonNullable<Awaited<ReturnType<typeof readShareable>>>['messages']

/** The messages that are shared, without their ids, and without anybody's e-mail address and telephone number. */
function chosen(messages: Shareable, ids: readonly string[] | undefined) {
  const wanted = ids && new Set(ids)
  const picked = messages.filter(({ id }) => wanted?.has(id) ?? true)
  if (wanted && picked.length < wanted.size)
    throw new AppError('message_gone', 'This message does not exist.')
  if (picked.length === 0) throw new AppError('nothing_to_share', 'There is nothing to share here yet.')
  if (picked.length > SHARED_MESSAGES_MAX) {
    throw new AppError(
      'too_large',
      `A link shows at most ${SHARED_MESSAGES_MAX} messages. Choose some of them.`,
    )
  }
  return picked.map(({ id: _, content, ...message }) => ({ ...message, content: maskContacts(content) }))
}

/** A link as its owner sees it. */
function shown(ctx: Ctx, { tokenHash, ...link }: StoredConversationLink): ConversationLink {
  const token = shareToken(ctx, link.id)
  const url = hashToken(token).equals(tokenHash) ? `${ctx.config.publicUrl}/shared/c/${token}` : null
  return { ...link, url }
}

/** The caller's links, newest first. */
export async function listLinks(
  ctx: Ctx,
  { conversationId }: { conversationId?: string | undefined },
): Promise<ConversationLink[]> {
  const { userId } = requireSession(ctx.actor)
  const links = await ctx.database.asActor(dbActor(ctx), (db) =>
    listConversationLinks(db, userId, conversationId),
  )
  return links.map((link) => shown(ctx, link))
}

/** Ends one of the caller's links at once. */
export async function endLink(ctx: Ctx, { id }: { id: string }): Promise<{ revoked: true }> {
  const { userId } = requireSession(ctx.actor)
  if (await ctx.database.asActor(dbActor(ctx), (db) => deleteConversationLink(db, userId, id))) {
    return { revoked: true }
  }
  throw new AppError('not_found', 'This link does not exist.')
}

/** Returns what a link shows to whoever has it. A link of somebody suspended is as one that never was. */
export async function readSharedConversation(
  ctx: Ctx,
  { token }: { token: string },
): Promise<SharedConversation> {
  const shared = await findSharedConversation(ctx.database.system, hashToken(token))
  if (shared) return shared
  throw new AppError('link_gone', 'This link has ended or never existed.')
}
