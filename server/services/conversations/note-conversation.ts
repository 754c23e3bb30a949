import { adminActor } from '#server/auth/policies.ts'
import { insertAudit } from '#server/db/audit.ts'
import { findNote, writeNote } from '#server/db/conversation-notes.ts'
import type { Ctx } from '#server/services/context.ts'
import type { ConversationNote, conversationNotesApi } from '#shared/admin/conversation-notes.ts'
import type { InputOf } from '#shared/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import { conversationsReader } from './conversations-reader.ts'

/** Saves labels and note of a conversation. The log tells the labels, of the note only how long it is. */
export function noteConversation(
  ctx: Ctx,
  { id, note, expectedUpdatedAt, ...given }: InputOf<typeof conversationNotesApi.save>,
): Promise<ConversationNote> {
  conversationsReader(ctx)
  const actor = adminActor(ctx)
  const labels = given.labels.filter(
    (label, n) => given.labels.findIndex((other) => isSame(other, label)) === n,
  )
  return ctx.database.asActor(
    actor,
    async (db) => {
      const before = await findNote(db, id)
      if (!before) throw new AppError('not_found', 'This conversation does not exist any more.')
      if (before.updatedAt !== (expectedUpdatedAt && new Date(expectedUpdatedAt).toISOString())) {
        const message = 'Somebody else changed labels or note meanwhile. Compare both, then save again.'
        throw new AppError('conflict', message, { current: before })
      }
      if (before.note === note && before.labels.join() === labels.join()) return before
      await writeNote(db, id, { labels, note, actorId: actor.userId })
      await insertAudit(db, {
        actorId: actor.userId,
        action: 'conversation_noted',
        target: `conversation:${id}`,
        before: before.updatedAt === null ? null : told(before),
        after: told({ labels, note }),
      })
      return (await findNote(db, id)) ?? before
    },
    { lock: `conversation note:${id}` },
  )
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

const told = ({ labels, note }: Pick<ConversationNote, 'labels' | 'note'>) => ({
  labels,
  note_characters: note.length,
})
