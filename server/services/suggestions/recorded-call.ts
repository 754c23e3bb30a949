import { type Model, ModelError, type Usage } from '#server/assistant/models/models.ts'
import type { Database } from '#server/db/client.ts'
import { insertUsage, type UsageEvent } from '#server/db/usage.ts'
import type { Log } from '#server/log.ts'
import { costOf } from '#shared/models.ts'

/**
 * A call of a model that nobody waits for with worry: what it used and how it ended is recorded, and a failure is
 * logged and told as undefined.
 */
export async function recordedCall<Found extends { usage: Usage | undefined }>(
  { database, log }: { database: Database; log: Log },
  model: Model,
  { userId, purpose }: { userId: string | null; purpose: UsageEvent['purpose'] },
  call: () => Promise<Found>,
): Promise<Found | undefined> {
  const started = performance.now()
  let found: Found | undefined
  let outcome = 'complete'
  try {
    found = await call()
  } catch (err) {
    outcome = err instanceof ModelError ? err.code : 'upstream_failed'
    log.warn({ err, purpose }, 'The model did not help; the page does without')
  }
  const usage = found?.usage
  const recording = insertUsage({
    userId,
    sessionId: null,
    generationId: null,
    provider: model.provider,
    model: model.name,
    purpose,
    promptTokens: usage?.promptTokens ?? null,
    completionTokens: usage?.completionTokens ?? null,
    cost: usage ? costOf(model.name, usage.promptTokens, usage.completionTokens) : null,
    latencyMs: Math.round(performance.now() - started),
    firstTextMs: null,
    outcome,
  })
  await recording.execute(database.system).catch((err) => log.warn({ err }, 'Usage could not be recorded'))
  return found
}
