import { type RawBuilder, sql } from 'kysely'

export interface UsageEvent {
  readonly userId: string | null
  readonly sessionId: string | null
  readonly generationId: string | null
  readonly provider: string
  readonly model: string
  readonly purpose:
    | 'chat'
    | 'settings_test'
    | 'extraction'
    | 'rules'
    | 'suggestions'
    | 'title'
    | 'summary'
    | 'evaluation'
  readonly promptTokens: number | null
  readonly cachedTokens: number | null
  readonly cacheWriteTokens: number | null
  readonly completionTokens: number | null
  readonly reasoningTokens: number | null
  /** Dollars; null when the tokens or the price are not known. */
  readonly cost: number | null
  /** Dollars by our own count, of a reply that ended before its provider told the tokens. */
  readonly estimate?: number | null
  /** Whether the model ran on the server's machine or in its network. */
  readonly runsHere?: boolean
  readonly latencyMs: number
  readonly firstTextMs: number | null
  readonly outcome: string
  /** The provider's own sentence about a failure, without keys. */
  readonly providerMessage: string | null
}

/** The statement that records one call of a model, to go with another; the person may have left in the meantime. */
export function insertUsage(usage: UsageEvent): RawBuilder<unknown> {
  return sql`
    insert into usage_events (user_id, session_id, generation_id, provider, model, purpose, prompt_tokens,
      cached_tokens, cache_write_tokens, completion_tokens, reasoning_tokens, cost, latency_ms, first_text_ms, outcome,
      provider_message, estimate, runs_here)
    values ((select id from auth."user" where id = ${usage.userId}::uuid), ${usage.sessionId}::uuid,
      ${usage.generationId}::uuid, ${usage.provider}, ${usage.model}, ${usage.purpose}, ${usage.promptTokens}::integer,
      ${usage.cachedTokens}::integer, ${usage.cacheWriteTokens}::integer, ${usage.completionTokens}::integer,
      ${usage.reasoningTokens}::integer, ${usage.cost}::numeric, ${usage.latencyMs}, ${usage.firstTextMs}::integer,
      ${usage.outcome}, ${usage.providerMessage}, ${usage.estimate ?? null}::numeric, ${usage.runsHere ?? false})`
}
