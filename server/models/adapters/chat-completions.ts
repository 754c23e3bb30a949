import type { ModelBatch } from '#server/models/contract/model.ts'
import { type Adapter, type Connection, type WireCall, withoutRefused, withShape } from './adapter.ts'
import { BrokenStream } from './broken-stream.ts'
import { chatEvents, chatUsage, finishOf, textsOf } from './chat-events.ts'
import { openaiClient, openaiList, openaiOptions } from './openai-client.ts'

/** Chat Completions: the format that every provider and every local server speaks. */
export function chatCompletions(connection: Connection): Adapter {
  const client = openaiClient(connection)
  return {
    body: chatBody,
    send: async (body, sending) =>
      (await client()).post('/chat/completions', { body, ...openaiOptions(sending) }).asResponse(),
    readEvent: chatEvents,
    readWhole,
    list: (signal) => openaiList(client, signal),
  }
}

function chatBody(call: WireCall) {
  const { model, level, room, stream, schema, temperature, tokenLimit, refused } = call
  // Whoever refuses one name of the limit takes the other.
  const other = tokenLimit === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens'
  const limit = refused.has(tokenLimit) ? other : tokenLimit
  return withoutRefused(
    {
      model,
      messages: withShape(call).map(({ role, content }) => ({ role, content })),
      [limit]: room,
      temperature,
      reasoning_effort: level,
      response_format: schema && formatOf(schema),
      ...(stream && { stream: true, stream_options: { include_usage: true } }),
    },
    refused,
  )
}

function formatOf({ name, shape, mode }: NonNullable<WireCall['schema']>) {
  if (mode === 'prompt') return undefined
  if (mode === 'json_object') return { type: 'json_object' }
  return { type: 'json_schema', json_schema: { name, schema: shape, strict: true } }
}

interface Completion {
  choices?: { message?: Record<string, unknown> | null; finish_reason?: unknown }[]
  model?: unknown
  usage?: unknown
  error?: { message?: unknown } | string
}

function readWhole(answer: unknown): ModelBatch {
  const { choices, model, usage, error } = (answer ?? {}) as Completion
  if (error) {
    const said = typeof error === 'string' ? error : error.message
    throw new BrokenStream('The provider answered with an error', { said: String(said) })
  }
  const choice = Array.isArray(choices) ? choices[0] : undefined
  if (!choice) throw new BrokenStream('The provider’s answer holds no reply')
  const refusal = choice.message?.refusal
  const text = textsOf(choice.message?.content)
    .map((part) => part.text)
    .join('')
  const declined = typeof refusal === 'string' && refusal !== ''
  const finish = typeof choice.finish_reason === 'string' ? finishOf(choice.finish_reason) : 'stop'
  return {
    pieces: [text || (declined ? refusal : '')],
    finish: declined ? 'refusal' : finish,
    usage: chatUsage(usage, model),
  }
}
