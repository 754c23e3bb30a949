import { createParser } from 'eventsource-parser'
import type { Finish, ModelBatch, Usage } from './models.ts'

/** Longest event taken, in characters; a provider that never ends one is cut off here. */
const MAX_EVENT = 1024 * 1024

interface Chunk {
  choices?: { delta?: { content?: unknown } | null; finish_reason?: unknown }[] | null
  usage?: { prompt_tokens?: unknown; completion_tokens?: unknown } | null
  error?: { code?: unknown; status?: unknown } | string | null
}

/** Collects what one read of an OpenAI-compatible event stream brought. */
export interface StreamReader {
  /** Takes a read's bytes and returns what they completed. */
  read(bytes: Uint8Array): ModelBatch
  /** Takes what is left when the stream closes: providers forget the last line's end. */
  end(): ModelBatch
  /** Whether the provider said that the text is whole. */
  readonly whole: boolean
  /** Whether the provider said that nothing follows. */
  readonly over: boolean
  /** The provider's error inside a stream that began well; its HTTP status where it tells one. */
  readonly error: { readonly status: number | undefined } | undefined
  /** Frames that could not be understood and were left out. */
  readonly skipped: number
}

export function createStreamReader(): StreamReader {
  const decoder = new TextDecoder()
  const state = { whole: false, over: false, skipped: 0, error: undefined as StreamReader['error'] }
  let pieces: string[] = []
  let finish: ModelBatch['finish']
  let usage: Usage | undefined

  const parser = createParser({
    maxBufferSize: MAX_EVENT,
    onEvent: ({ data }) => {
      if (data === '[DONE]') {
        state.whole = true
        state.over = true
        return
      }
      const chunk = parse(data)
      if (!chunk) {
        state.skipped += 1
        return
      }
      if (chunk.error) state.error ??= { status: statusOf(chunk.error) }
      const choice = Array.isArray(chunk.choices) ? chunk.choices[0] : undefined
      const content = choice?.delta?.content
      if (typeof content === 'string' && content !== '') pieces.push(content)
      if (typeof choice?.finish_reason === 'string') {
        finish = finishOf(choice.finish_reason)
        state.whole = true
      }
      usage = usageOf(chunk) ?? usage
    },
    onError: ({ type }) => {
      if (type === 'max-buffer-size-exceeded') state.error ??= { status: undefined }
    },
  })

  const take = (text: string): ModelBatch => {
    if (!state.error) parser.feed(text)
    const batch = { pieces, finish, usage }
    pieces = []
    finish = undefined
    usage = undefined
    return batch
  }

  return {
    read: (bytes) => take(decoder.decode(bytes, { stream: true })),
    end: () => take(`${decoder.decode()}\n\n`),
    get whole() {
      return state.whole
    },
    get over() {
      return state.over
    },
    get error() {
      return state.error
    },
    get skipped() {
      return state.skipped
    },
  }
}

/** A provider's word for how it ended; what is none of ours is a stop. */
export function finishOf(reason: string | null | undefined): Finish {
  return reason === 'length' || reason === 'content_filter' || reason === 'refusal' ? reason : 'stop'
}

function parse(data: string): Chunk | undefined {
  try {
    const value: unknown = JSON.parse(data)
    return typeof value === 'object' && value !== null ? (value as Chunk) : undefined
  } catch {
    return undefined
  }
}

function statusOf(error: NonNullable<Chunk['error']>): number | undefined {
  if (typeof error === 'string') return undefined
  return [error.status, error.code].map(Number).find((status) => status >= 400 && status <= 599)
}

function usageOf(chunk: Chunk): Usage | undefined {
  const { prompt_tokens: promptTokens, completion_tokens: completionTokens } = chunk.usage ?? {}
  if (typeof promptTokens !== 'number' || typeof completionTokens !== 'number') return undefined
  return { promptTokens, completionTokens }
}
