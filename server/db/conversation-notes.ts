import { sql } from 'kysely'
import type { ConversationNote, LabelCount } from '#shared/admin/conversation-notes.ts'
import type { Db } from './client.ts'

interface Row {
  readonly labels: string[] | null
  readonly note: string | null
  readonly updated_at: Date | null
  readonly saved_by: string | null
}

/** Returns what operators wrote about a conversation; undefined where there is no such conversation. */
export async function findNote(db: Db, conversationId: string): Promise<ConversationNote | undefined> {
  const { rows } = await sql<Row>`
    select labels, note, notes.updated_at, coalesce(nullif(full_name, ''), email) as saved_by
    from conversations talk left join conversation_notes notes on notes.conversation_id = talk.id
    left join profiles on profiles.id = actor_id where talk.id = ${conversationId}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { labels, note, updated_at, saved_by } = row
  return {
    labels: labels ?? [],
    note: note ?? '',
    updatedAt: updated_at?.toISOString() ?? null,
    savedBy: saved_by,
  }
}

/** Labels that can be chosen from. */
const MOST_LABELS = 100

/** Counts the labels that operators gave, the most frequent first. */
export async function countLabels(db: Db): Promise<LabelCount[]> {
  const { rows } = await sql<LabelCount>`
    select label, count(*)::integer from conversation_notes, unnest(labels) label
    group by label order by count(*) desc, label limit ${MOST_LABELS}`.execute(db)
  return rows
}

/** Replaces what operators wrote about a conversation. */
export async function writeNote(
  db: Db,
  conversationId: string,
  { labels, note, actorId }: { labels: readonly string[]; note: string; actorId: string },
): Promise<void> {
  await sql`
    insert into conversation_notes (conversation_id, labels, note, actor_id)
    values (${conversationId}, ${labels}, ${note}, ${actorId})
    on conflict (conversation_id) do update set labels = excluded.labels, note = excluded.note,
      actor_id = excluded.actor_id, updated_at = greatest(now(), conversation_notes.updated_at + interval '1 millisecond')`.execute(
    db,
  )
}
