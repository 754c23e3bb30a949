import type { Database } from '#server/db/client.ts'
import { storeSummary } from '#server/db/summaries.ts'
import { sumUpWithModel } from '#server/models/calls/sum-up.ts'
import type { Model } from '#server/models/contract/model.ts'
import type { Log } from '#server/runtime/log.ts'
import { recordedCall } from '#server/workers/usage/recorded-call.ts'
import type { ReplyJob } from './reply-job.ts'

/** How long a model may take for a summary. */
const MODEL_MS = 60_000

/**
 * Keeps a summary of the turns before `upTo`, by the model that has just answered. When that fails, the next reply says
 * that the oldest messages were left out, and it is tried again.
 */
export async function summariseConversation(
  writer: { database: Database; log: Log },
  model: Model,
  job: Pick<ReplyJob, 'conversationId' | 'userId' | 'turns' | 'turnIds' | 'summary'>,
  upTo: number,
): Promise<void> {
  const { database, log } = writer
  const { conversationId, userId, summary } = job
  const throughId = job.turnIds[upTo - 1]
  if (throughId === undefined) return
  try {
    const turns = job.turns.slice(summary?.covers ?? 0, upTo)
    const signal = AbortSignal.timeout(MODEL_MS)
    const found = await recordedCall(writer, model, { userId, purpose: 'summary' }, () =>
      sumUpWithModel(model, { before: summary?.text, turns, signal }),
    )
    if (found) await storeSummary(database.system, { conversationId, throughId, text: found.summary })
  } catch (err) {
    log.warn({ err, conversationId }, 'A long conversation stays without a summary')
  }
}
