import { z } from 'zod'
import type { Finish, Usage } from '#server/models/contract/model.ts'
import type { ReadEvent } from './read-stream.ts'

interface Chunk {
  choices?: { delta?: Delta | null; finish_reason?: unknown }[] | null
  model?: unknown
  usage?: unknown
  error?: { code?: unknown; status?: unknown; message?: unknown } | string | null
}

interface Delta {
  content?: unknown
  refusal?: unknown
  /** Two names that servers give to hidden thinking. */
  reasoning_content?: unknown
  reasoning?: unknown
}

/** Reads one chunk of Chat Completions. */
export const chatEvents: ReadEvent = (data, events) => {
  const chunk = data as Chunk
  if (chunk.error) events.error(statusOf(chunk.error), saidOf(chunk.error))
  const choice = Array.isArray(chunk.choices) ? chunk.choices[0] : undefined
  const delta = choice?.delta
  if (isText(delta?.reasoning_content) || isText(delta?.reasoning)) events.thinking()
  for (const part of textsOf(delta?.content)) {
    if (part.thought) events.thinking()
    else events.text(part.text)
  }
  if (isText(delta?.refusal)) {
    events.text(delta.refusal)
    events.finish('refusal')
  }
  if (typeof choice?.finish_reason === 'string') events.finish(finishOf(choice.finish_reason))
  // Only the last chunk has it, and a refused parse costs as much as the rest of a chunk.
  const usage = chunk.usage && chatUsage(chunk.usage, chunk.model)
  if (usage) events.usage(usage)
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Content is a text; of some it is a list of parts, of which some are thinking. */
export function textsOf(content: unknown): { text: string; thought: boolean }[] {
  if (isText(content)) return [{ text: content, thought: false }]
  if (!Array.isArray(content)) return []
  return content.flatMap((part: unknown): { text: string; thought: boolean }[] => {
    const { type, text } = (part ?? {}) as { type?: unknown; text?: unknown }
    if (type === 'thinking' || type === 'reasoning') return [{ text: '', thought: true }]
    return isText(text) ? [{ text, thought: false }] : []
  })
}

/** Returns how Chat Completions say that a model ended. */
export function finishOf(reason: string): Finish {
  switch (reason) {
    case 'length':
    case 'max_tokens':
      return 'length'
    case 'content_filter':
    case 'safety':
      return 'content_filter'
    case 'refusal':
      return 'refusal'
    default:
      return 'stop'
  }
}

const count = z.number().int().min(0)
const ChatUsage = z.object({
  prompt_tokens: count,
  completion_tokens: count,
  total_tokens: count.optional().catch(undefined),
  prompt_tokens_details: z
    .object({
      cached_tokens: count.optional().catch(undefined),
      cache_write_tokens: count.optional().catch(undefined),
    })
    .nullish()
    .catch(undefined),
  completion_tokens_details: z
    .object({ reasoning_tokens: count.optional().catch(undefined) })
    .nullish()
    .catch(undefined),
})

/**
 * Returns what a call used; undefined where the server does not say. Some leave hidden reasoning out of what
 * was written.
 */
export function chatUsage(told: unknown, model?: unknown): Usage | undefined {
  const usage = ChatUsage.safeParse(told).data
  if (!usage) return undefined
  const { prompt_tokens: promptTokens, completion_tokens: written, total_tokens: total = 0 } = usage
  const completionTokens = Math.max(written, total - promptTokens)
  const reasoningTokens =
    usage.completion_tokens_details?.reasoning_tokens ??
    (completionTokens > written ? completionTokens - written : undefined)
  return {
    promptTokens,
    completionTokens,
    cachedTokens: usage.prompt_tokens_details?.cached_tokens,
    cacheWriteTokens: usage.prompt_tokens_details?.cache_write_tokens,
    reasoningTokens,
    ...(isText(model) && { servedBy: model }),
  }
}

type ToldError = NonNullable<Chunk['error']>

function statusOf(error: ToldError): number | undefined {
  if (typeof error === 'string') return undefined
  return [error.status, error.code].map(Number).find((status) => status >= 400 && status <= 599)
}

function saidOf(error: ToldError): string | undefined {
  const said = typeof error === 'string' ? error : error.message
  return isText(said) ? said : undefined
}
