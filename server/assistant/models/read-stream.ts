import { createParser } from 'eventsource-parser'
import type { ModelBatch, Usage } from './models.ts'

interface Chunk {
  choices?: { delta?: { content?: unknown }; finish_reason?: unknown }[]
  usage?: { prompt_tokens?: unknown; completion_tokens?: unknown } | null
  error?: { code?: unknown; message?: unknown }
}

/** Collects what one read of an OpenAI-compatible event stream brought. */
export interface StreamReader {
  /** Takes a read's bytes and returns what they completed. */
  read(bytes: Uint8Array): ModelBatch
  /** Whether the provider said that the reply is whole. */
  readonly done: boolean
  /** The provider's error inside a stream that began well. */
  readonly error: string | undefined
  /** Frames that could not be understood and were left out. */
  readonly skipped: number
}

export function createStreamReader(): StreamReader {
  const decoder = new TextDecoder()
  const state = { done: false, skipped: 0, error: undefined as string | undefined }
  let pieces: string[] = []
  let finish: ModelBatch['finish']
  let usage: Usage | undefined

  const parser = createParser({
    onEvent: ({ data }) => {
      if (data === '[DONE]') {
        state.done = true
        return
      }
      const chunk = parse(data)
      if (!chunk) {
        state.skipped += 1
        return
      }
      if (chunk.error) state.error = String(chunk.error.code ?? 'error')
      const choice = chunk.choices?.[0]
      const content = choice?.delta?.content
      if (typeof content === 'string' && content !== '') pieces.push(content)
      if (typeof choice?.finish_reason === 'string') {
        finish = choice.finish_reason === 'length' ? 'length' : 'stop'
        state.done = true
      }
      usage = usageOf(chunk) ?? usage
    },
  })

  return {
    read(bytes) {
      parser.feed(decoder.decode(bytes, { stream: true }))
      const batch = { pieces, finish, usage }
      pieces = []
      finish = undefined
      usage = undefined
      return batch
    },
    get done() {
      return state.done
    },
    get error() {
      return state.error
    },
    get skipped() {
      return state.skipped
    },
  }
}

function parse(data: string): Chunk | undefined {
  try {
    const value: unknown = JSON.parse(data)
    return typeof value === 'object' && value !== null ? (value as Chunk) : undefined
  } catch {
    return undefined
  }
}

function usageOf(chunk: Chunk): Usage | undefined {
  const { prompt_tokens: promptTokens, completion_tokens: completionTokens } = chunk.usage ?? {}
  if (typeof promptTokens !== 'number' || typeof completionTokens !== 'number') return undefined
  return { promptTokens, completionTokens }
}
