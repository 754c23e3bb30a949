import { FORMS } from '#engine/documents/forms.ts'
import { dbActor, requireSession } from '#server/auth/policies.ts'
import { deleteDocument, findDocument, listDocuments, typeIntoField } from '#server/db/documents.ts'
import type { Ctx } from '#server/services/context.ts'
import type { OpenedDocument, StoredDocument } from '#shared/documents.ts'
import { AppError } from '#shared/errors.ts'
import { openDocument } from './open-document.ts'

const gone = () => new AppError('not_found', 'This document does not exist.')

/** The caller's documents, last changed first. */
export async function listOwnDocuments(ctx: Ctx): Promise<StoredDocument[]> {
  const { userId } = requireSession(ctx.actor)
  return ctx.database.asActor(dbActor(ctx), (db) => listDocuments(db, userId))
}

/** One of the caller's documents; a foreign one is as missing as an unknown one. */
export async function readDocument(ctx: Ctx, { id }: { id: string }): Promise<OpenedDocument> {
  const { userId } = requireSession(ctx.actor)
  return ctx.database.asActor(dbActor(ctx), async (db) => {
    const stored = await findDocument(db, userId, { id })
    if (!stored) throw gone()
    return openDocument(db, userId, stored)
  })
}

interface Typed {
  readonly id: string
  readonly key: string
  readonly typed: string | null
  readonly before: string | null
}

/** Puts what the caller typed into a field. A conflict tells what the document says by now. */
export async function typeIntoDocument(ctx: Ctx, { id, key, typed, before }: Typed): Promise<StoredDocument> {
  const { userId } = requireSession(ctx.actor)
  return ctx.database.asActor(dbActor(ctx), async (db) => {
    const stored = await findDocument(db, userId, { id })
    if (!stored) throw gone()
    if (!FORMS[stored.kind][stored.lang].fields.some((field) => field.key === key)) {
      throw new AppError('bad_request', 'This document has no such field.')
    }
    const changed = await typeIntoField(db, { id, userId, key, before }, typed)
    if (changed) return changed
    throw new AppError('conflict', 'This field was changed in another tab.', { current: stored })
  })
}

/** Deletes one of the caller's documents. */
export async function removeDocument(ctx: Ctx, { id }: { id: string }): Promise<{ removed: true }> {
  const { userId } = requireSession(ctx.actor)
  const removed = await ctx.database.asActor(dbActor(ctx), (db) => deleteDocument(db, userId, id))
  if (!removed) throw gone()
  return { removed: true }
}
