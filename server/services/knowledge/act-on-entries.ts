import { adminActor } from '#server/auth/policies.ts'
import { insertAudits } from '#server/db/audit.ts'
import type { Db } from '#server/db/client.ts'
import { insertBatch, lockBatch } from '#server/db/knowledge-batches.ts'
import {
  deleteEntries,
  type EntryFilter,
  lockEntries,
  matchingIds,
  type StoredEntry,
  updateEntries,
} from '#server/db/knowledge-entries.ts'
import { insertVersions } from '#server/db/knowledge-versions.ts'
import type { Ctx } from '#server/services/context.ts'
import { joinList, KNOWLEDGE_LIMITS, type KnowledgeInput } from '#shared/admin/knowledge.ts'
import { type BulkAct, type KnowledgeBatch, NAMED } from '#shared/admin/knowledge-history.ts'
import { AppError } from '#shared/errors.ts'
import { BATCH_LOCK } from './import-entries.ts'
import { valuesOf } from './values.ts'

interface Order {
  readonly act: BulkAct
  readonly ids?: readonly string[] | undefined
  readonly filter?: EntryFilter | undefined
  /** As many as were counted when it was confirmed. */
  readonly expected: number
}

interface Done {
  readonly changed: number
  readonly unchanged: number
  readonly full: string[]
  readonly batch: KnowledgeBatch | null
}

/** Deletes, files or tags many entries in one act that can be undone. Refused when they are not as many as were confirmed. */
export async function actOnEntries(ctx: Ctx, { act, ids, filter, expected }: Order): Promise<Done> {
  const actor = adminActor(ctx)
  const work = async (db: Db): Promise<Done> => {
    const entries = await lockEntries(db, { ids: ids ?? (await matchingIds(db, filter ?? {})) })
    if (filter && entries.length !== expected) {
      const message = `${entries.length} entries match now, not ${expected}. Look at them, then confirm again.`
      throw new AppError('conflict', message, { current: { total: entries.length } })
    }
    const plan = planOf(act, entries)
    const changed = act.kind === 'delete' ? entries : plan.update.map(({ before }) => before)
    const id = ctx.newId()
    if (changed.length > 0) await store(db, { id, act, entries, update: plan.update, actorId: actor.userId })
    return {
      changed: changed.length,
      unchanged: entries.length - changed.length - plan.full.length,
      full: plan.full.slice(0, NAMED).map(({ title }) => title),
      batch: changed.length > 0 ? ((await lockBatch(db, id)) ?? null) : null,
    }
  }
  return ctx.database.asActor(actor, work, BATCH_LOCK)
}

interface Update {
  readonly before: StoredEntry
  readonly after: KnowledgeInput & { readonly id: string }
}

/** Returns what becomes of each entry; one without room for another tag stays as it is. */
function planOf(act: BulkAct, entries: readonly StoredEntry[]): { update: Update[]; full: StoredEntry[] } {
  const update: Update[] = []
  const full: StoredEntry[] = []
  if (act.kind === 'delete') return { update, full }
  for (const before of entries) {
    const after = { ...valuesOf(before), ...changeOf(act, before), id: before.id }
    const same =
      after.category === before.category && after.relevance_tags.length === before.relevance_tags.length
    if (joinList(after.relevance_tags).length > KNOWLEDGE_LIMITS.tags) full.push(before)
    else if (!same) update.push({ before, after })
  }
  return { update, full }
}

function changeOf(act: Exclude<BulkAct, { kind: 'delete' }>, { relevance_tags: tags }: StoredEntry) {
  if (act.kind === 'category') return { category: act.value }
  const others = tags.filter((tag) => tag !== act.value)
  if (act.kind === 'untag') return { relevance_tags: others }
  return { relevance_tags: others.length < tags.length ? tags : [...tags, act.value] }
}

interface Work {
  readonly id: string
  readonly act: BulkAct
  readonly entries: readonly StoredEntry[]
  readonly update: readonly Update[]
  readonly actorId: string
}

async function store(db: Db, { id, act, entries, update, actorId }: Work): Promise<void> {
  const change = { actorId, cause: 'bulk', batchId: id } as const
  const target = (entry: { id: string }) => `knowledge:${entry.id}`
  const isDeletion = act.kind === 'delete'
  await insertBatch(db, {
    id,
    kind: act.kind,
    subject: isDeletion ? '' : act.value,
    created: 0,
    updated: update.length,
    deleted: isDeletion ? entries.length : 0,
    actorId,
  })
  if (isDeletion) {
    await deleteEntries(
      db,
      entries.map((entry) => entry.id),
      change,
    )
    const audit = { actorId, action: 'knowledge_deleted' }
    await insertAudits(
      db,
      entries.map((entry) => ({ ...audit, target: target(entry), before: valuesOf(entry) })),
    )
    return
  }
  const after = update.map((each) => each.after)
  await updateEntries(db, after, { edited: true })
  await insertVersions(
    db,
    after.map((entry) => entry.id),
    change,
  )
  await insertAudits(
    db,
    update.map((each) => ({
      actorId,
      action: 'knowledge_updated',
      target: target(each.after),
      before: valuesOf(each.before),
      after: valuesOf(each.after),
    })),
  )
}
