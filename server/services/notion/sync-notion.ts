import { adminActor } from '#server/auth/policies.ts'
import { insertAudit, insertAudits } from '#server/db/audit.ts'
import type { Db } from '#server/db/client.ts'
import { insertBatch } from '#server/db/knowledge-batches.ts'
import { deleteEntries, insertEntries, lockEntries, updateEntries } from '#server/db/knowledge-entries.ts'
import { type Change, insertVersions } from '#server/db/knowledge-versions.ts'
import { endNotionSync, leaseNotionSync } from '#server/db/notion-sync.ts'
import type { Ctx } from '#server/services/context.ts'
import type { NotionSyncResult } from '#shared/admin/notion.ts'
import { AppError } from '#shared/errors.ts'
import { valuesOf } from '../knowledge/values.ts'
import { NOTION_LIMITS, type NotionLimits } from './notion-limits.ts'
import { planSync, type SyncPlan } from './plan-sync.ts'
import type { Found } from './read-notion.ts'

/** Seconds that a lease outlives the time for reading: storing takes less. */
const STORING_S = 30

/**
 * Brings a Notion page and the pages directly under it into the knowledge base. Everything is read first and
 * stored in one transaction, so that a Notion that is slow, partial or failing changes nothing. One at a time.
 */
export async function syncNotion(
  ctx: Ctx,
  { pageId }: { pageId: string },
  limits: NotionLimits = NOTION_LIMITS,
): Promise<NotionSyncResult> {
  const actor = adminActor(ctx)
  const lease = ctx.newId()
  const seconds = limits.total / 1000 + STORING_S
  const taken = await ctx.database.asActor(actor, (db) => leaseNotionSync(db, lease, seconds))
  if (!taken) throw new AppError('busy', 'A sync with Notion is already running. Wait until it has ended.')
  try {
    // Most installations never need Notion's client.
    const { readNotion } = await import('./read-notion.ts')
    const found = await readNotion(ctx, pageId, limits)
    return await ctx.database.asActor(actor, (db) =>
      store(db, { ...found, rootId: pageId, lease, newId: ctx.newId, actorId: actor.userId }),
    )
  } catch (error) {
    await ctx.database.asActor(actor, (db) => endNotionSync(db, lease))
    throw error
  }
}

async function store(
  db: Db,
  work: Found & { rootId: string; lease: string; newId: () => string; actorId: string },
): Promise<NotionSyncResult> {
  const { title, pageIds, entries, rootId, lease, newId, actorId } = work
  const stored = await lockEntries(db, { notion: { pageIds, rootId } })
  const plan = planSync(entries, stored, { rootId, pageIds, newId })
  const change: Change = { actorId, cause: 'notion', batchId: await openBatch(db, work, plan) }
  await insertEntries(db, plan.create)
  await updateEntries(
    db,
    plan.update.map(({ after }) => after),
    { edited: false },
  )
  await deleteEntries(
    db,
    plan.remove.map(({ id }) => id),
    change,
  )
  await insertVersions(
    db,
    [...plan.create, ...plan.update.map(({ after }) => after)].map(({ id }) => id),
    change,
  )
  if (!(await endNotionSync(db, lease, { pageId: rootId, title }))) {
    throw new AppError(
      'busy',
      'This sync took so long that another one began. The knowledge base is as it was.',
    )
  }
  const counts = {
    pages: pageIds.length,
    created: plan.create.length,
    updated: plan.update.length,
    removed: plan.remove.length,
    unchanged: plan.unchanged,
    kept: plan.kept,
  }
  await insertAudit(db, {
    actorId,
    action: 'notion_synced',
    target: `notion:${rootId}`,
    after: { title, ...counts },
  })
  await insertAudits(db, audits(plan, actorId))
  return { title, ...counts }
}

/** One act to undo; undefined where the sync changes nothing. */
async function openBatch(
  db: Db,
  { title, newId, actorId }: { title: string; newId: () => string; actorId: string },
  { create, update, remove }: SyncPlan,
): Promise<string | undefined> {
  const counts = { created: create.length, updated: update.length, deleted: remove.length }
  if (counts.created + counts.updated + counts.deleted === 0) return undefined
  const id = newId()
  await insertBatch(db, { id, kind: 'notion', subject: title, actorId, ...counts })
  return id
}

function audits({ create, update, remove }: SyncPlan, actorId: string) {
  const target = ({ id }: { id: string }) => `knowledge:${id}`
  return [
    ...create.map((entry) => ({
      actorId,
      action: 'knowledge_created',
      target: target(entry),
      after: valuesOf(entry),
    })),
    ...update.map(({ before, after }) => ({
      actorId,
      action: 'knowledge_updated',
      target: target(after),
      before: valuesOf(before),
      after: valuesOf(after),
    })),
    ...remove.map((entry) => ({
      actorId,
      action: 'knowledge_deleted',
      target: target(entry),
      before: valuesOf(entry),
    })),
  ]
}
