import type { AnswerForm, PromptMessage } from '#engine/prompt/messages.ts'
import { ERROR_STATUS, type ErrorCode } from '#shared/errors.ts'

/** One call of a model. Everything here is the server's; of the client's input only the text got into `messages`. */
export interface ModelRequest {
  readonly messages: readonly PromptMessage[]
  /** Names of third parties that may stand in the messages, which no provider outside this machine is told. */
  readonly people?: readonly string[]
  /** Ends the call and closes the connection to the provider. */
  readonly signal: AbortSignal
  /** Called when the provider asked us to wait before another try. */
  readonly onRetry?: () => void
  /** Called once, when the model thinks and its reader waits for the first word. */
  readonly onThinking?: () => void
}

/** How a model ended: it said everything, it ran out of room, its provider's filter cut it, or it declined. */
export type Finish = 'stop' | 'length' | 'content_filter' | 'refusal'

/** What arrived together: pieces of text in order, and at the end how it ended and what it used. */
export interface ModelBatch {
  readonly pieces: readonly string[]
  /** The model thinks, without a word for its reader yet. */
  readonly thinking?: boolean
  readonly finish?: Finish | undefined
  readonly usage?: Usage | undefined
}

/** Tokens of one call, as the provider counted them. What it does not tell is left out. */
export interface Usage {
  /** All that was read, cached and written to the cache included. */
  readonly promptTokens: number
  /** All that was written, reasoning included. */
  readonly completionTokens: number
  readonly cachedTokens?: number | undefined
  readonly cacheWriteTokens?: number | undefined
  readonly reasoningTokens?: number | undefined
  /** The id under which the provider says that it answered: often with a date. */
  readonly servedBy?: string | undefined
}

/** A question whose answer is JSON of a given schema. */
export interface StructuredRequest extends AnswerForm, Pick<ModelRequest, 'messages' | 'people' | 'signal'> {}

/** The answer as text: whether it keeps to the schema is for the caller to check. */
export interface StructuredAnswer {
  readonly text: string
  readonly usage: Usage | undefined
}

/** Something that writes replies: a provider's model, or the built-in guide. */
export interface Model {
  readonly provider: 'gateway' | 'direct' | 'guide'
  /** The model that is asked now: the chosen one, or what has replaced it. */
  readonly name: string
  /** Tokens that a prompt and its reply may have together, by the catalogue. */
  readonly contextWindow: number
  /** Dollars of a call, null where no price is known; left out of models that cost nothing. */
  readonly costOf?: ((usage: Usage) => number | null) | undefined
  /** Whether it runs on the server's machine or in its network. */
  readonly runsHere?: boolean | undefined
  /** Throws ModelError; a batch that carried text is never followed by a retry. */
  reply(request: ModelRequest): AsyncIterable<ModelBatch>
  /** Throws ModelError. */
  structured(request: StructuredRequest): Promise<StructuredAnswer>
}

/** A provider's failure, by the error code it means to the person. */
export class ModelError extends Error {
  readonly code: Extract<ErrorCode, `upstream_${string}`>
  /** The provider's own sentence, short and without keys. For operators; never for founders. */
  readonly said: string | undefined
  constructor(code: ModelError['code'], options?: ErrorOptions & { said?: string | undefined }) {
    super(MESSAGES[code], options)
    this.name = 'ModelError'
    this.code = code
    this.said = options?.said
  }
}

/** Said to the person: what happened, what was kept, what to do. Never the provider's own words, which can quote a key. */
const MESSAGES: Record<ModelError['code'], string> = {
  upstream_bad_request:
    'The AI provider did not accept the request. Your message is saved; an operator must check the model settings.',
  upstream_unconfigured:
    'The AI provider chosen in the settings has no key on this server. Your message is saved; an operator must enter the key or choose the other provider.',
  upstream_unauthorized:
    'The AI provider refused the key. Your message is saved; an operator must check the key in the settings.',
  upstream_payment: 'AI usage limit reached. Please add credits to continue.',
  upstream_rate_limited: 'The AI provider is busy. Your message is saved; try again in a moment.',
  upstream_filtered:
    'The AI provider’s content filter stopped this reply. Your message is saved; try it in other words.',
  upstream_refused: 'The model declined to answer this. Your message is saved; try it in other words.',
  upstream_failed: 'The AI provider failed. Your message is saved; try again in a moment.',
  upstream_empty: 'The model wrote an empty reply, twice. Your message is saved; try again in a moment.',
  upstream_unreachable: 'The AI provider cannot be reached. Your message is saved; try again in a moment.',
  upstream_timeout: 'The AI provider stopped answering. What arrived is kept; try again in a moment.',
}

/** The sentence of a code that was stored with a reply; undefined for a code that is no provider's. */
export function messageOfCode(code: string): string | undefined {
  return code in ERROR_STATUS && code in MESSAGES ? MESSAGES[code as ModelError['code']] : undefined
}
