import type Anthropic from '@anthropic-ai/sdk'
import { z } from 'zod'
import type { PromptMessage } from '#engine/prompt/messages.ts'
import type { Finish, ModelBatch, Usage } from '#server/models/contract/model.ts'
import {
  type Adapter,
  type Connection,
  type ListedModel,
  type Sending,
  type WireCall,
  withoutRefused,
  withShape,
} from './adapter.ts'
import { BrokenStream } from './broken-stream.ts'
import { readJson } from './read-json.ts'
import type { ReadEvent } from './read-stream.ts'
import { type UpstreamInit, upstreamFetch } from './upstream-fetch.ts'

/** Anthropic's Messages. Its client is loaded with the first call: most installations never need it. */
export function anthropicMessages(connection: Connection): Adapter {
  let opened: Promise<Anthropic> | undefined
  const client = () => {
    opened ??= openClient(connection)
    return opened
  }
  return {
    body: messagesBody,
    async send(body, { signal, retries, onRetry }: Sending) {
      const fetchOptions: UpstreamInit = { onRetry }
      const options = { body, signal, maxRetries: retries, fetchOptions: fetchOptions as MergedInit }
      return (await client()).post('/v1/messages', options).asResponse()
    },
    readEvent,
    readWhole,
    async list(signal) {
      const response = await (await client())
        .get('/v1/models?limit=1000', { signal, maxRetries: 0 })
        .asResponse()
      const { data } = Listed.parse(await readJson(response))
      return data.map(({ id }): ListedModel => ({ id }))
    },
  }
}

type MergedInit = Anthropic.RequestOptions['fetchOptions']
const Listed = z.object({ data: z.array(z.object({ id: z.string().min(1) })) })

async function openClient({ baseUrl, apiKey, timeout }: Connection): Promise<Anthropic> {
  const { default: Anthropic } = await import('@anthropic-ai/sdk')
  return new Anthropic({
    apiKey: apiKey ?? null,
    authToken: null,
    // Its paths begin with the version.
    baseURL: baseUrl.replace(/\/v1\/?$/, ''),
    timeout,
    logLevel: 'off',
    fetch: upstreamFetch,
  })
}

function messagesBody(call: WireCall) {
  const { model, level, room, stream, schema, temperature, refused } = call
  const messages = withShape(call)
  const system = messages.flatMap(({ role, content }) => (role === 'system' ? [content] : [])).join('\n\n')
  const format = schema?.mode === 'json_schema' && { format: { type: 'json_schema', schema: schema.shape } }
  const thinks = level !== undefined && level !== 'none'
  const output = { ...(thinks && { effort: level }), ...format }
  return {
    // Its limit cannot be left out.
    max_tokens: room,
    ...withoutRefused(
      {
        model,
        system: system === '' ? undefined : system,
        messages: inTurns(messages),
        temperature: temperature === undefined ? undefined : Math.min(1, temperature),
        thinking: level && { type: thinks ? 'adaptive' : 'disabled' },
        output_config: Object.keys(output).length > 0 ? output : undefined,
        ...(stream && { stream: true }),
      },
      refused,
    ),
  }
}

/** Its conversations begin with the person, and nobody speaks twice in a row. */
function inTurns(messages: readonly PromptMessage[]): { role: 'user' | 'assistant'; content: string }[] {
  const turns: { role: 'user' | 'assistant'; content: string }[] = []
  for (const { role, content } of messages) {
    if (role === 'system' || content.trim() === '') continue
    const last = turns.at(-1)
    if (last?.role === role) last.content += `\n\n${content}`
    else if (last || role === 'user') turns.push({ role, content })
  }
  return turns
}

const count = z.number().int().min(0).nullish()
const ToldUsage = z.object({
  input_tokens: count,
  output_tokens: count,
  cache_read_input_tokens: count,
  cache_creation_input_tokens: count,
})

/** Usage in part: what was read comes at the beginning, what was written at the end. */
function usageOf(told: unknown): Partial<Usage> {
  const usage = ToldUsage.safeParse(told).data
  if (!usage) return {}
  const { input_tokens: input, output_tokens: output } = usage
  const cached = usage.cache_read_input_tokens ?? 0
  const written = usage.cache_creation_input_tokens ?? 0
  return {
    ...(typeof input === 'number' && {
      promptTokens: input + cached + written,
      cachedTokens: cached,
      cacheWriteTokens: written,
    }),
    ...(typeof output === 'number' && { completionTokens: output }),
  }
}

const servedBy = (model: unknown) => (typeof model === 'string' ? { servedBy: model } : {})

interface Event {
  type?: unknown
  message?: { usage?: unknown; model?: unknown }
  delta?: { type?: unknown; text?: unknown; stop_reason?: unknown }
  usage?: unknown
  error?: { type?: unknown; message?: unknown }
}

const readEvent: ReadEvent = (data, events) => {
  const event = data as Event
  switch (event.type) {
    case 'message_start':
      events.usage({ ...usageOf(event.message?.usage), ...servedBy(event.message?.model) })
      return
    case 'content_block_delta':
      if (event.delta?.type === 'text_delta' && typeof event.delta.text === 'string')
        events.text(event.delta.text)
      else if (event.delta?.type === 'thinking_delta') events.thinking()
      return
    case 'message_delta':
      events.usage(usageOf(event.usage))
      if (typeof event.delta?.stop_reason === 'string') events.finish(finishOf(event.delta.stop_reason))
      return
    case 'message_stop':
      events.over()
      return
    case 'error': {
      const { type, message } = event.error ?? {}
      const status = typeof type === 'string' ? STATUS[type] : undefined
      events.error(status, typeof message === 'string' ? message : undefined)
    }
  }
}

/** What its errors inside a stream would have been as a status. */
const STATUS: Partial<Record<string, number>> = {
  overloaded_error: 529,
  rate_limit_error: 429,
  api_error: 500,
  authentication_error: 401,
  billing_error: 402,
}

function finishOf(reason: string): Finish {
  if (reason === 'max_tokens' || reason === 'model_context_window_exceeded') return 'length'
  return reason === 'refusal' ? 'refusal' : 'stop'
}

const Whole = z.object({
  content: z.array(z.object({ type: z.string(), text: z.string().optional() })),
  stop_reason: z.string().nullish(),
  model: z.unknown().optional(),
  usage: z.unknown(),
})

function readWhole(answer: unknown): ModelBatch {
  const parsed = Whole.safeParse(answer)
  if (!parsed.success)
    throw new BrokenStream('The provider’s answer is none of Messages', { cause: parsed.error })
  const { content, stop_reason: reason } = parsed.data
  const { promptTokens, completionTokens, ...rest } = usageOf(parsed.data.usage)
  return {
    pieces: [content.map(({ type, text = '' }) => (type === 'text' ? text : '')).join('')],
    finish: finishOf(reason ?? 'end_turn'),
    usage:
      promptTokens === undefined || completionTokens === undefined
        ? undefined
        : { ...rest, ...servedBy(parsed.data.model), promptTokens, completionTokens },
  }
}
