import type OpenAI from 'openai'
import { z } from 'zod'
import type { Connection, ListedModel, Sending } from './adapter.ts'
import { readJson } from './read-json.ts'
import { type UpstreamInit, upstreamFetch } from './upstream-fetch.ts'

type MergedInit = OpenAI.RequestOptions['fetchOptions']

/**
 * OpenAI's client for requests, retries and errors, loaded with the first call; what it reads of an answer is ours.
 */
export function openaiClient(connection: Connection): () => Promise<OpenAI> {
  let client: Promise<OpenAI> | undefined
  return () => {
    client ??= openClient(connection)
    return client
  }
}

async function openClient({ baseUrl, apiKey, timeout }: Connection): Promise<OpenAI> {
  const { default: OpenAI } = await import('openai')
  return new OpenAI({
    // A server that asks for no key must not be sent one that looks like a key.
    apiKey: apiKey ?? 'none',
    ...(apiKey === undefined && { defaultHeaders: { Authorization: null } }),
    organization: null,
    project: null,
    baseURL: baseUrl,
    // Silence is bounded by our own watch, which also covers the time after the first byte.
    timeout,
    logLevel: 'off',
    fetch: upstreamFetch,
  })
}

export function openaiOptions({ signal, retries, onRetry }: Sending) {
  const fetchOptions: UpstreamInit = { onRetry }
  return { signal, maxRetries: retries, fetchOptions: fetchOptions as MergedInit }
}

const Listed = z.object({
  data: z.array(
    z.object({
      id: z.string().min(1),
      shutdown_date: z.iso.date().nullish().catch(undefined),
      max_model_len: z.number().optional().catch(undefined),
    }),
  ),
})

/** The models of an OpenAI-compatible address. */
export async function openaiList(client: () => Promise<OpenAI>, signal: AbortSignal): Promise<ListedModel[]> {
  const response = await (await client()).get('/models', { signal, maxRetries: 0 }).asResponse()
  const { data } = Listed.parse(await readJson(response))
  return data.map(({ id, shutdown_date, max_model_len }) => ({
    // Google's names begin with what they are.
    id: id.replace(/^models\//, ''),
    lastDay: shutdown_date ?? undefined,
    context: max_model_len,
  }))
}
