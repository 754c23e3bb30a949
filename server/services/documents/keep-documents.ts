import { FORMS } from '#engine/documents/forms.ts'
import { dbActor, requireSession } from '#server/auth/policies.ts'
import type { Db } from '#server/db/client.ts'
import { deleteDocument, findDocument, listDocuments, typeIntoField } from '#server/db/documents.ts'
import { findLastUsed } from '#server/db/ventures.ts'
import { refuseReaders } from '#server/roadmap/change-ledger.ts'
import type { Ctx } from '#server/services/context.ts'
import { enterVenture } from '#server/services/ventures/in-venture.ts'
import { answersIn, type ListedDocument, type OpenedDocument } from '#shared/documents.ts'
import { AppError } from '#shared/errors.ts'
import type { StoredDocument } from '#shared/stored-document.ts'
import { openDocument } from './open-document.ts'

const gone = () => new AppError('not_found', 'This document does not exist.')

/** The documents of a venture, or of the one that the caller used last; last changed first. */
export async function listVentureDocuments(
  ctx: Ctx,
  { venture }: { venture?: string | undefined },
): Promise<ListedDocument[]> {
  const { userId } = requireSession(ctx.actor)
  if (venture !== undefined) return enterVenture(ctx, venture, ({ db }) => list(db, venture))
  return ctx.database.asActor(dbActor(ctx), async (db) => {
    const used = await findLastUsed(db, userId)
    return used ? list(db, used) : []
  })
}

const list = async (db: Db, ventureId: string): Promise<ListedDocument[]> =>
  (await listDocuments(db, ventureId)).map((stored) => {
    const { title } = FORMS[stored.kind][stored.lang].form
    const { customer } = answersIn(stored.fields)
    return { ...stored, title: customer ? `${title} · ${customer}` : title }
  })

/** A document of one of the caller's ventures; a foreign one is as missing as an unknown one. */
export async function readDocument(ctx: Ctx, { id }: { id: string }): Promise<OpenedDocument> {
  const { userId } = requireSession(ctx.actor)
  return ctx.database.asActor(dbActor(ctx), async (db) => {
    const stored = await findDocument(db, { id })
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
  return ctx.database.asActor(dbActor(ctx), async (db) => {
    const stored = await findToChange(db, id)
    if (!FORMS[stored.kind][stored.lang].fields.some((field) => field.key === key)) {
      throw new AppError('bad_request', 'This document has no such field.')
    }
    const changed = await typeIntoField(db, { id, key, before }, typed)
    if (changed) return changed
    throw new AppError('conflict', 'This field was changed meanwhile.', { current: stored })
  })
}

/** Deletes a document, for all of its venture's people. */
export async function removeDocument(ctx: Ctx, { id }: { id: string }): Promise<{ removed: true }> {
  return ctx.database.asActor(dbActor(ctx), async (db) => {
    await findToChange(db, id)
    if (!(await deleteDocument(db, id))) throw gone()
    return { removed: true }
  })
}

/** A document that the caller may change: who only reads its venture gets 403 `forbidden`. */
async function findToChange(db: Db, id: string): Promise<StoredDocument> {
  const stored = await findDocument(db, { id })
  if (!stored) throw gone()
  refuseReaders(stored)
  return stored
}
