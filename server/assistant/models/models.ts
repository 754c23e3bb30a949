import type { ErrorCode } from '#shared/errors.ts'

export interface PromptMessage {
  readonly role: 'system' | 'user' | 'assistant'
  readonly content: string
}

/** One call of a model. Everything here is the server's; of the client's input only the text got into `messages`. */
export interface ModelRequest {
  readonly messages: readonly PromptMessage[]
  /** Ends the call and closes the connection to the provider. */
  readonly signal: AbortSignal
  /** Called when the provider asked us to wait before another try. */
  readonly onRetry?: () => void
}

/** How a model ended: it said everything, it ran out of room, its provider's filter cut it, or it declined. */
export type Finish = 'stop' | 'length' | 'content_filter' | 'refusal'

/** What arrived together: pieces of text in order, and at the end how it ended and what it used. */
export interface ModelBatch {
  readonly pieces: readonly string[]
  readonly finish?: Finish
  readonly usage?: Usage
}

export interface Usage {
  readonly promptTokens: number
  readonly completionTokens: number
}

/** A question whose answer is JSON of a given schema. */
export interface StructuredRequest extends Pick<ModelRequest, 'messages' | 'signal'> {
  readonly name: string
  readonly schema: Record<string, unknown>
}

/** The answer as text: whether it keeps to the schema is for the caller to check. */
export interface StructuredAnswer {
  readonly text: string
  readonly usage: Usage | undefined
}

/** Something that writes replies: a provider's model, or the built-in guide. */
export interface Model {
  readonly provider: 'gateway' | 'direct' | 'guide'
  readonly name: string
  /** Tokens that a prompt and its reply may have together, where they are known. */
  readonly contextWindow?: number | undefined
  /** Throws ModelError; a batch that carried text is never followed by a retry. */
  reply(request: ModelRequest): AsyncIterable<ModelBatch>
  /** Throws ModelError. */
  structured(request: StructuredRequest): Promise<StructuredAnswer>
}

/** What an operator chose; what is left out is as usual. */
export interface ModelChoice {
  readonly provider?: 'gateway' | 'direct' | undefined
  readonly model?: string | undefined
  readonly temperature?: number | undefined
  readonly stream?: boolean | undefined
  /** The key saved for the direct provider; its value is undefined when it can no longer be read. */
  readonly key?: { readonly value: string | undefined } | undefined
}

/** The models of this installation. */
export interface Models {
  /**
   * For the next reply, by the settings in force. Undefined when no key is configured anywhere, or the saved one cannot
   * be opened: then the built-in guide answers.
   */
  current(): Promise<Model | undefined>
  /**
   * By a choice. One that names a provider without a key, while another has one, gives a model whose calls fail with
   * `upstream_unconfigured`: an operator's choice is never silently replaced.
   */
  choose(choice: ModelChoice): Model | undefined
  /** Whether a provider has an address and a key under this choice. */
  ready(choice: ModelChoice): { direct: boolean; gateway: boolean }
}

/** A provider's failure, by the error code it means to the person. */
export class ModelError extends Error {
  readonly code: Extract<ErrorCode, `upstream_${string}`>
  constructor(code: ModelError['code'], options?: ErrorOptions) {
    super(MESSAGES[code], options)
    this.name = 'ModelError'
    this.code = code
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
  upstream_failed: 'The AI provider failed. Your message is saved; try again in a moment.',
  upstream_unreachable: 'The AI provider cannot be reached. Your message is saved; try again in a moment.',
  upstream_timeout: 'The AI provider stopped answering. What arrived is kept; try again in a moment.',
}
