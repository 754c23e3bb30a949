import type { IncomingMessage } from 'node:http'
import OpenAI, { APIConnectionError, APIError, APIUserAbortError } from 'openai'
import { gather } from './gather.ts'
import {
  type Model,
  type ModelBatch,
  ModelError,
  type ModelRequest,
  type StructuredRequest,
} from './models.ts'
import { createStreamReader, finishOf, type StreamReader } from './read-stream.ts'
import { bodyOf, readText, type UpstreamInit, upstreamFetch } from './upstream-fetch.ts'

/** Tries after the first, for failures before any text. */
const RETRIES = 2
/** Longest reply asked for, in tokens. */
const MAX_REPLY_TOKENS = 4096
/** Largest answer taken that is not streamed, in bytes. */
const MAX_BODY = 4 * 1024 * 1024
/**
 * Milliseconds between two batches of a reply's text. Each is a packet to its reader, which costs more than all else that is
 * done for it: as many replies as one process writes at a time make `perReply` longer ones of them. Thirty a second read as
 * smoothly as more, and ten are still no halting.
 */
const BATCH = { least: 33, perReply: 1 / 2, most: 100 }
/** How long an answer may go on after its last word before its connection is given up, in milliseconds. */
const RELEASE_MS = 1_000

export interface OpenAiModelOptions {
  readonly provider: 'gateway' | 'direct'
  readonly baseUrl: string
  readonly apiKey: string
  readonly model: string
  readonly temperature: number
  readonly stream: boolean
  /** Longest silence before the call is given up, in milliseconds. */
  readonly stallLimit: number
}

/** A model behind any OpenAI-compatible address. */
export function createOpenAiModel(options: OpenAiModelOptions): Model {
  const client = new OpenAI({
    apiKey: options.apiKey,
    baseURL: options.baseUrl,
    maxRetries: RETRIES,
    // Silence is bounded by our own watch, which also covers the time after the first byte.
    timeout: options.stallLimit * 10,
    logLevel: 'off',
    fetch: upstreamFetch,
  })
  return {
    provider: options.provider,
    name: options.model,
    async *reply(request) {
      for (let attempt = 0; ; attempt++) {
        let wrote = false
        try {
          for await (const batch of call(client, options, request)) {
            wrote ||= batch.pieces.length > 0
            yield batch
          }
          return
        } catch (error) {
          // The connection broke after the answer began but before any text: one more try loses nothing.
          if (error instanceof BrokenStream && !wrote && attempt === 0) continue
          throw asModelError(error)
        }
      }
    },
    async structured(request) {
      try {
        const response = await client.chat.completions
          .create(structuredBody(options, request), { signal: request.signal, maxRetries: 0 })
          .asResponse()
        const { pieces, usage } = await readWhole(response)
        return { text: pieces.join(''), usage }
      } catch (error) {
        throw asModelError(error)
      }
    },
  }
}

function structuredBody(options: OpenAiModelOptions, request: StructuredRequest): Body {
  const { name, schema } = request
  const fixed = { ...options, stream: false, temperature: 0 }
  return {
    ...body(fixed, request),
    response_format: { type: 'json_schema', json_schema: { name, schema, strict: true } },
  }
}

/** The stream ended or broke before the provider said it was whole. */
class BrokenStream extends Error {}

async function* call(
  client: OpenAI,
  options: OpenAiModelOptions,
  request: ModelRequest,
): AsyncGenerator<ModelBatch> {
  const watch = createWatch(options.stallLimit, request.signal)
  try {
    const fetchOptions: UpstreamInit = { onRetry: request.onRetry }
    const response = await client.chat.completions
      .create(body(options, request), { signal: watch.signal, fetchOptions: fetchOptions as MergedInit })
      .asResponse()
    watch.alive()
    if (options.stream) yield* readEvents(response, watch)
    else yield await readWhole(response)
  } catch (error) {
    if (watch.stalled) throw new ModelError('upstream_timeout', { cause: error })
    throw error
  } finally {
    watch.end()
  }
}

/** Streams being read in this process. */
let reading = 0
const pauseOf = () => Math.min(BATCH.most, Math.max(BATCH.least, reading * BATCH.perReply))

async function* readEvents(response: Response, watch: Watch): AsyncGenerator<ModelBatch> {
  const reader = createStreamReader()
  const stream = bodyOf(response)
  reading += 1
  try {
    for await (const bytes of gather(stream, pauseOf)) {
      watch.alive()
      yield* checked(reader, reader.read(bytes))
      if (reader.over) break
    }
    if (!reader.over) yield* checked(reader, reader.end())
  } catch (error) {
    if (error instanceof ModelError || watch.signal.aborted) throw error
    // The text was whole already; what broke is what providers send after it.
    if (!reader.whole) throw new BrokenStream('The connection to the provider broke', { cause: error })
  } finally {
    reading -= 1
    if (reader.over) release(stream)
    else stream.destroy()
  }
  if (!reader.whole) throw new BrokenStream('The provider closed the stream before its end')
}

function* checked(reader: StreamReader, batch: ModelBatch): Generator<ModelBatch> {
  if (batch.pieces.length > 0 || batch.finish || batch.usage) yield batch
  if (reader.error) throw new ModelError(codeOf(reader.error.status ?? 500))
}

/** Lets the connection serve the next call, if the provider ends this answer soon after its last word. */
function release(stream: IncomingMessage): void {
  const timer = setTimeout(() => stream.destroy(), RELEASE_MS).unref()
  stream.once('error', () => {})
  stream.once('close', () => clearTimeout(timer))
  stream.resume()
}

async function readWhole(response: Response): Promise<ModelBatch> {
  const text = await readText(bodyOf(response), MAX_BODY)
  const completion: OpenAI.ChatCompletion = JSON.parse(text)
  const choice = completion.choices[0]
  const usage = completion.usage && {
    promptTokens: completion.usage.prompt_tokens,
    completionTokens: completion.usage.completion_tokens,
  }
  const finish = finishOf(choice?.finish_reason)
  return { pieces: [choice?.message.content ?? ''].filter(Boolean), finish, usage }
}

type Body = OpenAI.ChatCompletionCreateParams
type MergedInit = OpenAI.RequestOptions['fetchOptions']

function body(options: OpenAiModelOptions, request: ModelRequest): Body {
  const messages = request.messages.map(({ role, content }) => ({ role, content }))
  // Reasoning models take neither a temperature nor the older name of the token limit.
  const reasoning = /^(gpt-5|o\d)/.test(options.model)
  const limits = reasoning
    ? { max_completion_tokens: MAX_REPLY_TOKENS }
    : { max_tokens: MAX_REPLY_TOKENS, temperature: options.temperature }
  const streaming = options.stream ? { stream: true as const, stream_options: { include_usage: true } } : {}
  return { model: options.model, messages, ...limits, ...streaming }
}

interface Watch {
  readonly signal: AbortSignal
  readonly stalled: boolean
  alive(): void
  end(): void
}

/** Aborts after `limit` milliseconds without a sign of life, and whenever `outer` aborts. */
function createWatch(limit: number, outer: AbortSignal): Watch {
  const controller = new AbortController()
  let stalled = false
  const timer = setTimeout(() => {
    stalled = true
    controller.abort()
  }, limit)
  const onAbort = () => controller.abort(outer.reason)
  if (outer.aborted) onAbort()
  outer.addEventListener('abort', onAbort)
  return {
    signal: controller.signal,
    get stalled() {
      return stalled
    },
    alive: () => timer.refresh(),
    end: () => {
      clearTimeout(timer)
      outer.removeEventListener('abort', onAbort)
    },
  }
}

function asModelError(error: unknown): unknown {
  if (error instanceof ModelError || error instanceof APIUserAbortError) return error
  if (error instanceof BrokenStream) return new ModelError('upstream_failed', { cause: error })
  if (error instanceof APIConnectionError) return new ModelError('upstream_unreachable', { cause: error })
  if (error instanceof APIError) {
    const empty = error.code === 'insufficient_quota'
    return new ModelError(empty ? 'upstream_payment' : codeOf(error.status ?? 500), { cause: error })
  }
  // What is left is an answer that is not in the form of one.
  return new ModelError('upstream_failed', { cause: error })
}

function codeOf(status: number): ModelError['code'] {
  switch (status) {
    case 401:
    case 403:
      return 'upstream_unauthorized'
    case 402:
      return 'upstream_payment'
    case 408:
    case 504:
      return 'upstream_timeout'
    case 429:
      return 'upstream_rate_limited'
    default:
      return status < 500 ? 'upstream_bad_request' : 'upstream_failed'
  }
}
