import { type RawBuilder, sql } from 'kysely'
import type { Db } from './client.ts'

export interface UsageEvent {
  readonly userId: string | null
  readonly sessionId: string | null
  readonly generationId: string | null
  readonly provider: string
  readonly model: string
  readonly purpose: 'chat' | 'settings_test' | 'extraction' | 'rules' | 'suggestions' | 'title' | 'summary'
  readonly promptTokens: number | null
  readonly completionTokens: number | null
  /** Dollars; null when the tokens or the price are not known. */
  readonly cost: number | null
  readonly latencyMs: number
  readonly firstTextMs: number | null
  readonly outcome: string
}

/** The statement that records one call of a model, to go with another; the person may have left in the meantime. */
export function insertUsage(usage: UsageEvent): RawBuilder<unknown> {
  return sql`
    insert into usage_events (user_id, session_id, generation_id, provider, model, purpose, prompt_tokens,
      completion_tokens, cost, latency_ms, first_text_ms, outcome)
    values ((select id from auth."user" where id = ${usage.userId}::uuid), ${usage.sessionId}::uuid,
      ${usage.generationId}::uuid, ${usage.provider}, ${usage.model}, ${usage.purpose}, ${usage.promptTokens}::integer,
      ${usage.completionTokens}::integer, ${usage.cost}::numeric, ${usage.latencyMs}, ${usage.firstTextMs}::integer,
      ${usage.outcome})`
}

/** Calls for suggestions that a person caused in the last hour. */
export async function countSuggestions(db: Db, userId: string): Promise<number> {
  const { calls } = await db
    .selectFrom('usage_events')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'suggestions')
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .select(({ fn }) => fn.countAll<string>().as('calls'))
    .executeTakeFirstOrThrow()
  return Number(calls)
}
