import { type RawBuilder, sql } from 'kysely'

export interface RetrievedEntry {
  readonly id: string
  readonly score: number
}

/** The statement that records what a reply was given, to go with another; the reply may be gone in the meantime. */
export function insertRetrieval(replyId: string, hits: readonly RetrievedEntry[]): RawBuilder<unknown> {
  return sql`
    insert into retrievals (reply_id, found, best_score, entry_ids, scores)
    select id, ${hits.length > 0}, ${hits[0]?.score ?? null}::real, ${hits.map(({ id }) => id)}::uuid[],
      ${hits.map(({ score }) => score)}::real[]
    from chat_messages where id = ${replyId}
    on conflict (reply_id) do nothing`
}
