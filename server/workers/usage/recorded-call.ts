import type { Database } from '#server/db/client.ts'
import { insertUsage, type UsageEvent } from '#server/db/usage.ts'
import type { Model, Usage } from '#server/models/contract/model.ts'
import type { Log } from '#server/runtime/log.ts'
import { failureOf, figuresOf } from './usage-figures.ts'

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
  let ended: Pick<UsageEvent, 'outcome' | 'providerMessage'> = { outcome: 'complete', providerMessage: null }
  try {
    found = await call()
  } catch (err) {
    ended = failureOf(err)
    log.warn({ err, purpose }, 'The model did not help; the page does without')
  }
  const recording = insertUsage({
    userId,
    sessionId: null,
    generationId: null,
    provider: model.provider,
    model: model.name,
    purpose,
    ...figuresOf(model, found?.usage),
    latencyMs: Math.round(performance.now() - started),
    firstTextMs: null,
    ...ended,
  })
  await recording.execute(database.system).catch((err) => log.warn({ err }, 'Usage could not be recorded'))
  return found
}
