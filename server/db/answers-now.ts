import type { Db } from './client.ts'

/** One of the newest calls that answered somebody, or failed to. */
export interface AnswerCall {
  readonly at: Date
  /** Of a test, whose settings need not be those in force, only what its model is. */
  readonly isTest: boolean
  readonly provider: string
  readonly model: string
  readonly outcome: string
  /** The provider's sentence about a failure. */
  readonly said: string | null
  /** The reply that it was made for. */
  readonly reply: string | null
  readonly firstTextMs: number | null
  readonly cost: number | null
}

/** Calls that are looked at. */
const CALLS = 200

/** The newest replies of models and of the guide in their place, newest first. */
export async function newestAnswers(db: Db): Promise<AnswerCall[]> {
  const rows = await db
    .selectFrom('usage_events')
    .select(['created_at', 'purpose', 'provider', 'model', 'outcome', 'provider_message', 'generation_id'])
    .select(['first_text_ms', 'cost'])
    .where('purpose', 'in', ['chat', 'settings_test'])
    .orderBy('id', 'desc')
    .limit(CALLS)
    .execute()
  return rows.map((row) => ({
    at: row.created_at,
    isTest: row.purpose === 'settings_test',
    provider: row.provider,
    model: row.model,
    outcome: row.outcome,
    said: row.provider_message,
    reply: row.generation_id,
    firstTextMs: row.first_text_ms,
    cost: row.cost === null ? null : Number(row.cost),
  }))
}
