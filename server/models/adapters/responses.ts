import { z } from 'zod'
import type { Finish, ModelBatch, Usage } from '#server/models/contract/model.ts'
import { type Adapter, type Connection, type WireCall, withoutRefused, withShape } from './adapter.ts'
import { BrokenStream } from './broken-stream.ts'
import { openaiClient, openaiList, openaiOptions } from './openai-client.ts'
import type { ReadEvent } from './read-stream.ts'

/** OpenAI's Responses, without state: nothing is stored with the provider. */
export function responses(connection: Connection): Adapter {
  const client = openaiClient(connection)
  return {
    body: responsesBody,
    send: async (body, sending) =>
      (await client()).post('/responses', { body, ...openaiOptions(sending) }).asResponse(),
    readEvent,
    readWhole,
    list: (signal) => openaiList(client, signal),
  }
}

function responsesBody(call: WireCall) {
  const { model, level, room, stream, schema, temperature, refused } = call
  return withoutRefused(
    {
      model,
      input: withShape(call).map(({ role, content }) => ({ role, content })),
      store: false,
      max_output_tokens: room,
      temperature,
      reasoning: level && { effort: level },
      text: schema && formatOf(schema),
      ...(stream && { stream: true }),
    },
    refused,
  )
}

function formatOf({ name, shape, mode }: NonNullable<WireCall['schema']>) {
  if (mode === 'prompt') return undefined
  if (mode === 'json_object') return { format: { type: 'json_object' } }
  return { format: { type: 'json_schema', name, schema: shape, strict: true } }
}

const count = z.number().int().min(0)
const Answer = z.object({
  status: z.string().optional(),
  model: z.string().optional().catch(undefined),
  incomplete_details: z.object({ reason: z.string() }).nullish(),
  error: z.object({ code: z.unknown(), message: z.string() }).nullish(),
  usage: z
    .object({
      input_tokens: count,
      output_tokens: count,
      input_tokens_details: z.object({ cached_tokens: count.optional() }).nullish(),
      output_tokens_details: z.object({ reasoning_tokens: count.optional() }).nullish(),
    })
    .nullish()
    .catch(undefined),
  output: z
    .array(
      z.object({
        type: z.string(),
        content: z
          .array(z.object({ type: z.string(), text: z.string().optional(), refusal: z.string().optional() }))
          .nullish()
          .catch(undefined),
      }),
    )
    .default([]),
})
type Answer = z.infer<typeof Answer>

const readEvent: ReadEvent = (data, events) => {
  const event = data as {
    type?: unknown
    delta?: unknown
    response?: unknown
    message?: unknown
    code?: unknown
  }
  switch (event.type) {
    case 'response.output_text.delta':
      if (typeof event.delta === 'string') events.text(event.delta)
      return
    case 'response.refusal.delta':
      if (typeof event.delta === 'string') events.text(event.delta)
      return
    case 'response.refusal.done':
      events.finish('refusal')
      return
    case 'response.reasoning_summary_text.delta':
    case 'response.reasoning_text.delta':
      events.thinking()
      return
    case 'response.completed':
    case 'response.incomplete': {
      const answer = Answer.safeParse(event.response).data
      const usage = answer && usageOf(answer)
      if (usage) events.usage(usage)
      events.finish(answer ? finishOf(answer) : 'stop')
      events.over()
      return
    }
    case 'response.failed': {
      const error = Answer.safeParse(event.response).data?.error
      events.error(undefined, error?.message)
      return
    }
    case 'error':
      events.error(undefined, typeof event.message === 'string' ? event.message : undefined)
  }
}

function readWhole(answer: unknown): ModelBatch {
  const parsed = Answer.safeParse(answer)
  if (!parsed.success)
    throw new BrokenStream('The provider’s answer is none of Responses', { cause: parsed.error })
  const { error, output } = parsed.data
  if (error) throw new BrokenStream('The provider answered with an error', { said: error.message })
  const parts = output.flatMap(({ content }) => content ?? [])
  const text = parts.map((part) => part.text ?? part.refusal ?? '').join('')
  return { pieces: [text], finish: finishOf(parsed.data), usage: usageOf(parsed.data) }
}

function finishOf({ status, incomplete_details: incomplete, output }: Answer): Finish {
  if (output.some(({ content }) => content?.some(({ type }) => type === 'refusal'))) return 'refusal'
  if (status !== 'incomplete') return 'stop'
  return incomplete?.reason === 'content_filter' ? 'content_filter' : 'length'
}

function usageOf({ usage, model }: Answer): Usage | undefined {
  return usage
    ? {
        promptTokens: usage.input_tokens,
        completionTokens: usage.output_tokens,
        cachedTokens: usage.input_tokens_details?.cached_tokens,
        reasoningTokens: usage.output_tokens_details?.reasoning_tokens,
        ...(model && { servedBy: model }),
      }
    : undefined
}
