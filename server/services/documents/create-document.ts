import { fillDocument } from '#engine/documents/fill-document.ts'
import { wantedDocument } from '#engine/documents/wanted-document.ts'
import { derive } from '#engine/ledger/fold.ts'
import { languageOf } from '#engine/roadmap/phrases.ts'
import { summariseRoadmap } from '#engine/roadmap/roadmap-summary.ts'
import { requireSession } from '#server/auth/policies.ts'
import type { Db } from '#server/db/client.ts'
import { type AnsweredMessage, findAnswered, findDocument, insertDocument } from '#server/db/documents.ts'
import { findLedger, type StoredLedger } from '#server/db/roadmap.ts'
import { findFilled } from '#server/db/ventures.ts'
import { ledgerToFill } from '#server/roadmap/ledger-to-fill.ts'
import type { Ctx } from '#server/services/context.ts'
import { DOCUMENTS_MAX, fieldsOffered, type OpenedDocument } from '#shared/documents.ts'
import { AppError } from '#shared/errors.ts'
import { detectLanguage, type Language } from '#shared/language.ts'
import type { DocumentKind, OfferedDocument } from '#shared/offered-document.ts'
import { knownFields, openDocument } from './open-document.ts'

type Wish =
  | { readonly messageId: string; readonly document?: OfferedDocument | null | undefined }
  | { readonly kind: DocumentKind; readonly lang: Language }

/**
 * Keeps what a reply offers, or an empty document of a kind; what a reply offers is kept once. It belongs to the venture
 * that the conversation feeds, and a mentor's to one of their own.
 */
export async function createDocument(ctx: Ctx, wish: Wish): Promise<OpenedDocument> {
  const { userId } = requireSession(ctx.actor)
  const actor = { role: 'member', userId } as const
  const work = { lock: `documents:${userId}` }
  return ctx.database.asActor(
    actor,
    async (db) => {
      const messageId = 'messageId' in wish ? wish.messageId : null
      const known = messageId && (await findDocument(db, { userId, messageId }))
      if (known) return openDocument(db, userId, known)
      const answered = messageId ? await findAnswered(db, userId, messageId) : undefined
      if (messageId && !answered) throw new AppError('not_found', 'This reply does not exist.')
      const ledger = await ledgerFilled(db, userId, answered)
      const offered =
        'kind' in wish ? { ...wish, fields: {} } : (wish.document ?? wanted(answered, ledger.events))
      if (!offered) throw new AppError('not_found', 'This reply offers no document.')
      const stored = await insertDocument(db, {
        id: ctx.newId(),
        userId,
        ventureId: ledger.venture.id,
        conversationId: answered?.conversationId ?? null,
        messageId,
        kind: offered.kind,
        lang: offered.lang,
        fields: fieldsOffered(knownFields(offered, answered?.messageId ?? null)),
      })
      if (stored) return openDocument(db, userId, stored)
      const message = `This venture has ${DOCUMENTS_MAX} documents. Delete one to make room.`
      throw new AppError('documents_full', message)
    },
    work,
  )
}

/** The ledger of the venture that a document is made for; who works in none gets one. */
async function ledgerFilled(
  db: Db,
  userId: string,
  answered: AnsweredMessage | undefined,
): Promise<StoredLedger> {
  const id = await findFilled(db, userId, answered?.ventureId ?? null)
  const known = id && (await findLedger(db, userId, id))
  return known || ledgerToFill(db, userId, answered?.messageId ?? null)
}

/** Returns what the message of a reply wants, filled from it and from the roadmap. */
function wanted(
  answered: AnsweredMessage | undefined,
  events: StoredLedger['events'],
): OfferedDocument | null {
  if (!answered) return null
  const { content: message, messageId } = answered
  const lang = detectLanguage(message)
  const kind = wantedDocument(message, lang)
  if (!kind) return null
  const ledger = derive(events)
  const roadmap = summariseRoadmap(ledger, ledger, languageOf(ledger))
  return fillDocument(kind, { message, messageId, roadmap, lang })
}
