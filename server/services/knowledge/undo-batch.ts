import { adminActor, operatorActor } from '#server/auth/policies.ts'
import { insertAudit, insertAudits, type NewAuditEntry } from '#server/db/audit.ts'
import type { Db } from '#server/db/client.ts'
import {
  type BatchStep,
  listBatches,
  lockBatch,
  markUndone,
  readSteps,
} from '#server/db/knowledge-batches.ts'
import { deleteEntries, lockEntries } from '#server/db/knowledge-entries.ts'
import { insertVersions, putBack } from '#server/db/knowledge-versions.ts'
import type { Ctx } from '#server/services/context.ts'
import { type KnowledgeBatch, NAMED } from '#shared/admin/knowledge-history.ts'
import { AppError } from '#shared/errors.ts'
import { BATCH_LOCK } from './import-entries.ts'
import { valuesOf } from './values.ts'

/** Imports, syncs and bulk changes, newest first. */
export async function listKnowledgeBatches(
  ctx: Ctx,
  { limit }: { limit: number },
): Promise<{ batches: KnowledgeBatch[] }> {
  return { batches: await ctx.database.asActor(operatorActor(ctx), (db) => listBatches(db, limit)) }
}

interface Undone {
  readonly undone: boolean
  readonly entries: number
  readonly changed: { readonly count: number; readonly entries: { id: string; title: string }[] }
}

/**
 * Takes back what an import, a sync or a bulk change did. Entries that were changed since are named and stay, or, with
 * `undo`, go back to what they were before it; with `ask` nothing is done while there are any.
 */
export async function undoBatch(
  ctx: Ctx,
  { id, changed: choice }: { id: string; changed: 'ask' | 'keep' | 'undo' },
): Promise<Undone> {
  const actor = adminActor(ctx)
  const work = async (db: Db): Promise<Undone> => {
    const batch = await lockBatch(db, id)
    if (!batch) throw new AppError('not_found', 'This change is not in the list any more.')
    if (batch.undone_at !== null)
      throw new AppError('conflict', 'This change is undone already.', { current: batch })
    const steps = (await readSteps(db, id)).filter(({ before, exists }) => before !== null || exists)
    const since = steps.filter(({ changedSince }) => changedSince)
    const named = since.slice(0, NAMED).map(({ id: entry, title }) => ({ id: entry, title }))
    const changed = { count: since.length, entries: named }
    if (choice === 'ask' && since.length > 0) return { undone: false, entries: 0, changed }
    const back = choice === 'undo' ? steps : steps.filter(({ changedSince }) => !changedSince)
    await takeBack(db, back, actor.userId)
    await markUndone(db, id)
    await insertAudit(db, {
      actorId: actor.userId,
      action: 'knowledge_change_undone',
      target: `knowledge_batch:${id}`,
      after: {
        kind: batch.kind,
        subject: batch.subject,
        entries: back.length,
        kept: steps.length - back.length,
      },
    })
    return { undone: true, entries: back.length, changed }
  }
  return ctx.database.asActor(actor, work, BATCH_LOCK)
}

/** Brings entries back to what they were before a step, or takes away those that it made. */
async function takeBack(db: Db, steps: readonly BatchStep[], actorId: string): Promise<void> {
  const change = { actorId, cause: 'undo' } as const
  const stored = new Map(
    (await lockEntries(db, { ids: steps.map(({ id }) => id) })).map((entry) => [entry.id, valuesOf(entry)]),
  )
  const made = steps.filter(({ before }) => before === null).map(({ id }) => id)
  const kept = steps.flatMap(({ id, before }) => (before ? [{ id, before }] : []))
  await deleteEntries(db, made, change)
  await putBack(
    db,
    kept.map(({ before }) => before),
    { edited: false },
  )
  await insertVersions(
    db,
    kept.map(({ id }) => id),
    change,
  )
  const audit = (id: string, action: string, after?: object): NewAuditEntry => ({
    actorId,
    action,
    target: `knowledge:${id}`,
    before: stored.get(id),
    after,
  })
  await insertAudits(db, [
    ...made.map((id) => audit(id, 'knowledge_deleted')),
    ...kept.map(({ id, before }) => audit(id, 'knowledge_restored', valuesOf(before))),
  ])
}
