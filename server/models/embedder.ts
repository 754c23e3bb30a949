import { z } from 'zod'
import { openaiClient } from './adapters/openai-client.ts'
import { bodyOf, readText } from './adapters/upstream-fetch.ts'

/** The meaning of texts as vectors, one for each in their order. Throws when the provider fails. */
export type Embed = (texts: readonly string[], signal: AbortSignal) => Promise<number[][]>

export interface EmbedderOptions {
  readonly baseUrl: string
  /** Undefined for a server that asks for none. */
  readonly apiKey: string | undefined
  readonly model: string
}

/** Largest answer taken, in bytes. */
const MAX_BODY = 32 * 1024 * 1024
/** Longest that one request may take; its caller gives it up sooner. */
const TIMEOUT_MS = 10 * 60 * 1000

const Answer = z.object({ data: z.array(z.object({ index: z.number(), embedding: z.array(z.number()) })) })

/** An embedding model behind any OpenAI-compatible address. */
export function createEmbedder({ baseUrl, apiKey, model }: EmbedderOptions): Embed {
  const client = openaiClient({ baseUrl, apiKey, timeout: TIMEOUT_MS })
  return async (texts, signal) => {
    const response = await (await client()).embeddings
      .create({ model, input: [...texts], encoding_format: 'float' }, { signal, maxRetries: 0 })
      .asResponse()
    const { data } = Answer.parse(JSON.parse(await readText(bodyOf(response), MAX_BODY)))
    if (data.length !== texts.length) throw new Error('The provider gave another number of vectors')
    return data.sort((a, b) => a.index - b.index).map(({ embedding }) => embedding)
  }
}
