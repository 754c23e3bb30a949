import { fillDocument } from '#engine/documents/fill-document.ts'
import { wantedDocument } from '#engine/documents/wanted-document.ts'
import { requireSession } from '#server/auth/policies.ts'
import { type AnsweredMessage, findAnswered, findDocument, insertDocument } from '#server/db/documents.ts'
import type { Ctx } from '#server/services/context.ts'
import { DOCUMENTS_MAX, fieldsOffered, type OpenedDocument } from '#shared/documents.ts'
import { AppError } from '#shared/errors.ts'
import { detectLanguage, type Language } from '#shared/language.ts'
import type { DocumentKind, OfferedDocument } from '#shared/offers.ts'
import { knownFields, openDocument } from './open-document.ts'

type Wish =
  | { readonly messageId: string; readonly document?: OfferedDocument | null | undefined }
  | { readonly kind: DocumentKind; readonly lang: Language }

/** Keeps what a reply offers, or an empty document of a kind; what a reply offers is kept once. */
export async function createDocument(ctx: Ctx, wish: Wish): Promise<OpenedDocument> {
  const { userId } = requireSession(ctx.actor)
  const roadmap = await ctx.reader.summarise(userId)
  const actor = { role: 'member', userId } as const
  const work = { lock: `documents:${userId}` }
  return ctx.database.asActor(
    actor,
    async (db) => {
      const messageId = 'messageId' in wish ? wish.messageId : null
      const known = messageId && (await findDocument(db, userId, { messageId }))
      if (known) return openDocument(db, userId, known)
      const answered = messageId ? await findAnswered(db, userId, messageId) : undefined
      if (messageId && !answered) throw new AppError('not_found', 'This reply does not exist.')
      const offered = 'kind' in wish ? { ...wish, fields: {} } : (wish.document ?? wanted(answered, roadmap))
      if (!offered) throw new AppError('not_found', 'This reply offers no document.')
      const stored = await insertDocument(db, {
        id: ctx.newId(),
        userId,
        conversationId: answered?.conversationId ?? null,
        messageId,
        kind: offered.kind,
        lang: offered.lang,
        fields: fieldsOffered(knownFields(offered, answered?.messageId ?? null)),
      })
      if (stored) return openDocument(db, userId, stored)
      throw new AppError('documents_full', `You have ${DOCUMENTS_MAX} documents. Delete one to make room.`)
    },
    work,
  )
}

/** What the message of a reply wants, filled from it and from the roadmap. */
function wanted(
  answered: AnsweredMessage | undefined,
  roadmap: Parameters<typeof fillDocument>[1]['roadmap'],
): OfferedDocument | null {
  if (!answered) return null
  const { content: message, messageId } = answered
  const lang = detectLanguage(message)
  const kind = wantedDocument(message, lang)
  return kind && fillDocument(kind, { message, messageId, roadmap, lang })
}
