import { sql } from 'kysely'
import type { KnowledgeBatch } from '#shared/admin/knowledge-history.ts'
import type { Db } from './client.ts'
import type { EntryRow } from './knowledge-versions.ts'

export interface NewBatch {
  readonly id: string
  readonly kind: KnowledgeBatch['kind']
  readonly subject: string
  readonly created: number
  readonly updated: number
  readonly deleted: number
  readonly actorId: string
}

/** Opens an act on many entries, before their versions name it. */
export async function insertBatch(db: Db, { actorId, ...batch }: NewBatch): Promise<void> {
  await db
    .insertInto('knowledge_batches')
    .values({ ...batch, actor_id: actorId })
    .execute()
}

const SHOWN = sql`batch.id, kind, subject, created, updated, deleted,
  case when actor.id is not null then
    json_build_object('id', actor.id, 'name', coalesce(nullif(actor.full_name, ''), actor.email)) end as actor,
  to_json(batch.created_at)#>>'{}' as created_at, to_json(undone_at)#>>'{}' as undone_at`

/** The newest acts. */
export async function listBatches(db: Db, limit: number): Promise<KnowledgeBatch[]> {
  const { rows } = await sql<KnowledgeBatch>`
    select ${SHOWN} from knowledge_batches batch left join profiles actor on actor.id = batch.actor_id
    order by batch.created_at desc, batch.id limit ${limit}`.execute(db)
  return rows
}

/** One act. Until the transaction ends nobody else undoes it. */
export async function lockBatch(db: Db, id: string): Promise<KnowledgeBatch | undefined> {
  await sql`select from knowledge_batches where id = ${id} for update`.execute(db)
  const { rows } = await sql<KnowledgeBatch>`
    select ${SHOWN} from knowledge_batches batch left join profiles actor on actor.id = batch.actor_id
    where batch.id = ${id}`.execute(db)
  return rows[0]
}

export async function markUndone(db: Db, id: string): Promise<void> {
  await db.updateTable('knowledge_batches').set({ undone_at: sql`now()` }).where('id', '=', id).execute()
}

/** What an act did to one entry. */
export interface BatchStep {
  readonly id: string
  readonly title: string
  /** Whether something changed the entry after the act. */
  readonly changedSince: boolean
  /** Whether the entry is there now. */
  readonly exists: boolean
  /** The row as it was before the act; null where there was none. */
  readonly before: (EntryRow & object) | null
}

/** Returns what an act did, entry by entry. */
export async function readSteps(db: Db, batchId: string): Promise<BatchStep[]> {
  const { rows } = await sql<BatchStep>`
    select step.entry_id as id, step.title,
      exists (select from knowledge_versions later where later.entry_id = step.entry_id and later.id > step.id)
        as "changedSince",
      exists (select from knowledge_entries entry where entry.id = step.entry_id) as "exists",
      case when step.deleted then step.entry else (
        select case when not earlier.deleted then earlier.entry end from knowledge_versions earlier
        where earlier.entry_id = step.entry_id and earlier.id < step.id order by earlier.id desc limit 1
      ) end as before
    from knowledge_versions step where step.batch_id = ${batchId} order by step.title, step.id`.execute(db)
  return rows
}
