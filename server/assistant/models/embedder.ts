import OpenAI from 'openai'
import { z } from 'zod'
import { bodyOf, readText, upstreamFetch } from './upstream-fetch.ts'

/** The meaning of texts as vectors, one for each in their order. Throws when the provider fails. */
export type Embed = (texts: readonly string[], signal: AbortSignal) => Promise<number[][]>

export interface EmbedderOptions {
  readonly baseUrl: string
  readonly apiKey: string
  readonly model: string
}

/** Largest answer taken, in bytes. */
const MAX_BODY = 32 * 1024 * 1024

const Answer = z.object({ data: z.array(z.object({ index: z.number(), embedding: z.array(z.number()) })) })

/** An embedding model behind any OpenAI-compatible address. */
export function createEmbedder({ baseUrl, apiKey, model }: EmbedderOptions): Embed {
  const client = new OpenAI({ apiKey, baseURL: baseUrl, maxRetries: 0, logLevel: 'off' })
  return async (texts, signal) => {
    const response = await client
      .withOptions({ fetch: upstreamFetch })
      .embeddings.create({ model, input: [...texts], encoding_format: 'float' }, { signal })
      .asResponse()
    const { data } = Answer.parse(JSON.parse(await readText(bodyOf(response), MAX_BODY)))
    if (data.length !== texts.length) throw new Error('The provider gave another number of vectors')
    return data.sort((a, b) => a.index - b.index).map(({ embedding }) => embedding)
  }
}
