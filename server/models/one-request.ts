import type { Level } from '#shared/model-catalogue.ts'
import type { Adapter, WireBody } from './adapters/adapter.ts'
import { type ModelBatch, ModelError } from './contract/model.ts'
import { patienceAt, thinksAt } from './effort.ts'
import { readEvents, readWholeAnswer } from './read-answer.ts'
import { createWatch } from './watch.ts'

/** A model that thinks for this part of the usual limit of silence is said to be thinking. */
const SAY_THINKING_AFTER = 1 / 10

/** One request to a provider: what is sent, and how long it may stay silent. */
export interface OneRequest {
  readonly adapter: Adapter
  readonly body: WireBody
  readonly level: Level | undefined
  /** Longest silence before the call is given up, in milliseconds; a model that thinks has longer for its first word. */
  readonly stallLimit: number
}

/** How a request is made and who is told of it. */
export interface RequestManner {
  readonly signal: AbortSignal
  readonly retries: number
  readonly stream: boolean
  readonly onRetry?: (() => void) | undefined
  readonly onThinking?: (() => void) | undefined
}

/** One request, with its silence bounded. Throws ModelError when it stayed silent, else what the adapter throws. */
export async function* oneRequest(
  { adapter, body, level, stallLimit }: OneRequest,
  { signal, retries, stream, onRetry, onThinking }: RequestManner,
): AsyncGenerator<ModelBatch> {
  const watch = createWatch({ first: stallLimit * patienceAt(level), later: stallLimit }, signal)
  const say = thinksAt(level) ? setTimeout(() => onThinking?.(), stallLimit * SAY_THINKING_AFTER) : undefined
  try {
    const response = await adapter.send(body, { signal: watch.signal, retries, onRetry })
    watch.alive()
    const batches = stream ? readEvents(response, adapter, watch) : [await readWholeAnswer(response, adapter)]
    for await (const batch of batches) {
      if (batch.thinking) onThinking?.()
      if (batch.pieces.length > 0) {
        clearTimeout(say)
        watch.wrote()
      }
      yield batch
    }
  } catch (error) {
    if (watch.stalled) throw new ModelError('upstream_timeout', { cause: error })
    throw error
  } finally {
    clearTimeout(say)
    watch.end()
  }
}
