import { findAnyConversation, type WholeConversation } from '#server/db/admin-conversations.ts'
import { insertAudit } from '#server/db/audit.ts'
import { findNote } from '#server/db/conversation-notes.ts'
import type { ExportedFile } from '#server/files/exported-file.ts'
import type { Ctx } from '#server/services/context.ts'
import type { ConversationNote } from '#shared/admin/conversation-notes.ts'
import type { AdminMessage } from '#shared/admin/conversations.ts'
import { AppError } from '#shared/errors.ts'
import { conversationsReader } from './conversations-reader.ts'
import { factsOf } from './reply-facts.ts'

/** The messages of anybody's conversation; whoever reads them is written down. */
export async function viewConversation(
  ctx: Ctx,
  { conversationId }: { conversationId: string },
): Promise<{ messages: AdminMessage[]; note: ConversationNote }> {
  const { messages, captures, noted } = await read(ctx, conversationId, 'conversation_viewed')
  return {
    messages: messages.map(({ facts, ...message }) => ({
      ...message,
      facts: facts && factsOf(facts, captures),
    })),
    note: noted,
  }
}

/** One conversation as a file, for whoever answers a request for it; written down too. */
export async function exportConversation(
  ctx: Ctx,
  { id, format }: { id: string; format: 'md' | 'json' },
): Promise<ExportedFile> {
  const conversation = await read(ctx, id, 'conversation_exported')
  const name = `conversation-${id.slice(0, 8)}.${format}`
  return format === 'md'
    ? { name, type: 'text/markdown; charset=utf-8', text: markdown(conversation) }
    : {
        name,
        type: 'application/json; charset=utf-8',
        text: `${JSON.stringify(exported(conversation), undefined, 2)}\n`,
      }
}

type Read = WholeConversation & { readonly noted: ConversationNote }

async function read(ctx: Ctx, id: string, action: string): Promise<Read> {
  const actor = conversationsReader(ctx)
  return ctx.database.asActor(actor, async (db) => {
    const conversation = await findAnyConversation(db, id)
    const noted = await findNote(db, id)
    if (!conversation || !noted) throw new AppError('not_found', 'This conversation does not exist.')
    await insertAudit(db, { actorId: actor.userId, action, target: `conversation:${id}` })
    return { ...conversation, noted }
  })
}

/** Returns what was said, without what the replies were made of and what operators wrote about it. */
function exported({ captures: _, noted: _noted, messages, ...conversation }: Read) {
  const said = messages.map(({ facts: _facts, rating: _rating, review_id: _id, ...message }) => message)
  return { ...conversation, messages: said }
}

function markdown({ title, full_name, email, created_at, messages }: WholeConversation): string {
  const who = [full_name, email && `<${email}>`].filter(Boolean).join(' ') || 'Anonymous User'
  const parts = messages.map(
    ({ role, created_at, content }) =>
      `## ${role === 'user' ? 'User' : 'Assistant'}, ${created_at}\n\n${content}\n`,
  )
  return [`# ${title || 'Conversation'}\n\n${who}, begun ${created_at}\n`, ...parts].join('\n')
}
