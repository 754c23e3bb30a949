import { setTimeout as sleep } from 'node:timers/promises'
import { type ModelReading, parseReading } from '#engine/reading/model/reading.ts'
import {
  type Model,
  ModelError,
  type StructuredAnswer,
  type StructuredRequest,
  type Usage,
} from '#server/models/contract/model.ts'

/** What a model read in a message, and what that used. */
export interface ReadByModel {
  readonly reading: ModelReading
  readonly usage: Usage | undefined
}

/** Failures that another try may mend. */
const PASSING: readonly ModelError['code'][] = [
  'upstream_rate_limited',
  'upstream_failed',
  'upstream_timeout',
  'upstream_unreachable',
]
/** Milliseconds before the second try. */
const PAUSE_MS = 500

/**
 * Has a model read a message through structured output, with one more try when the provider is busy, down or late. Throws
 * ModelError when it fails or answers in another form.
 */
export async function readWithModel(
  model: Model,
  request: Omit<StructuredRequest, 'signal'>,
  signal: AbortSignal,
): Promise<ReadByModel> {
  const { text, usage } = await askTwice(model, { ...request, signal })
  const reading = parseReading(text)
  if (!reading) throw new ModelError('upstream_failed')
  return { reading, usage }
}

async function askTwice(model: Model, request: StructuredRequest): Promise<StructuredAnswer> {
  try {
    return await model.structured(request)
  } catch (error) {
    const { signal } = request
    if (signal.aborted || !(error instanceof ModelError) || !PASSING.includes(error.code)) throw error
    await sleep(PAUSE_MS, undefined, { signal })
    return model.structured(request)
  }
}
