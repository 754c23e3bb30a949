import type { PromptMessage } from '#engine/prompt/messages.ts'
import type { ModelBatch } from '#server/models/contract/model.ts'
import type { Level, SchemaMode } from '#shared/model-catalogue.ts'
import type { ReadEvent } from './read-stream.ts'

/** One call, in no provider's words. What is undefined is left to the provider. */
export interface WireCall {
  readonly model: string
  readonly messages: readonly PromptMessage[]
  readonly temperature: number | undefined
  readonly level: Level | undefined
  /** Most tokens to write. */
  readonly room: number
  readonly stream: boolean
  /** The answer is to be JSON of this shape. */
  readonly schema: { readonly name: string; readonly shape: object; readonly mode: SchemaMode } | undefined
  /** Name of the limit's parameter in Chat Completions. */
  readonly tokenLimit: 'max_tokens' | 'max_completion_tokens'
  /** Parameters that this model refused before. */
  readonly refused: ReadonlySet<string>
}

/** A request as it goes out, by parameter. */
export type WireBody = Readonly<Record<string, unknown>>

/** A model as its provider lists it. */
export interface ListedModel {
  readonly id: string
  /** The last day that the provider itself tells, as 2026-12-11. */
  readonly lastDay?: string | undefined
  /** Tokens it reads, where the server tells them. */
  readonly context?: number | undefined
}

export interface Sending {
  readonly signal: AbortSignal
  /** Tries after the first, for failures before any answer. */
  readonly retries: number
  readonly onRetry: (() => void) | undefined
}

/** A provider's format: how a call is written in it and how its answers are read. */
export interface Adapter {
  body(call: WireCall): WireBody
  /** The provider's answer; throws what its client throws. */
  send(body: WireBody, sending: Sending): Promise<Response>
  readonly readEvent: ReadEvent
  /** An answer that was not streamed, parsed. Throws BrokenStream when it is none. */
  readWhole(answer: unknown): ModelBatch
  /** The models that the provider offers to this key. */
  list(signal: AbortSignal): Promise<ListedModel[]>
}

/** Where a provider is and how to speak to it. */
export interface Connection {
  readonly baseUrl: string
  /** Undefined for a server that asks for none. */
  readonly apiKey: string | undefined
  /** Longest that one request may take, in milliseconds. */
  readonly timeout: number
}

/** A body without what the model refused before. */
export function withoutRefused(body: Record<string, unknown>, refused: ReadonlySet<string>): WireBody {
  return Object.fromEntries(
    Object.entries(body).filter(([name, value]) => value !== undefined && !refused.has(name)),
  )
}

/** The messages with the shape of the answer said in words, for models that are not held to it. */
export function withShape({
  messages,
  schema,
}: Pick<WireCall, 'messages' | 'schema'>): readonly PromptMessage[] {
  if (!schema || schema.mode === 'json_schema') return messages
  const words = `Answer with one JSON object and nothing else: no words before or after it, no code fence. It must keep to this JSON schema:\n${JSON.stringify(schema.shape)}`
  const [first, ...rest] = messages
  if (first?.role === 'system') return [{ ...first, content: `${first.content}\n\n${words}` }, ...rest]
  return [{ role: 'system', content: words }, ...messages]
}
