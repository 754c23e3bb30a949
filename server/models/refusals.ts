import { BrokenStream } from './adapters/broken-stream.ts'
import { isWebPage, sayWithoutKeys, WEB_PAGE } from './adapters/provider-words.ts'
import { ModelError } from './contract/model.ts'

/** A refusal as every provider's client throws it; without a status the provider could not be reached. */
interface Refusal {
  readonly status: number | undefined
  /** The parameter it is about, where the provider names it apart. */
  readonly param: string
  readonly code: string
  readonly message: string
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && name in value
    ? (value as Record<string, unknown>)[name]
    : undefined

/** Reads what a client threw; undefined for an error that is no provider's. */
function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof Error) || !('status' in error)) return undefined
  // OpenAI's client unwraps the body's `error`, Anthropic's does not; others send a list, or a text.
  const body = field(error, 'error')
  const first = Array.isArray(body) ? body[0] : body
  const inner = field(first, 'error') ?? first
  const message =
    text(inner) || text(field(inner, 'message')) || text(field(first, 'message')) || error.message
  return {
    status: typeof error.status === 'number' ? error.status : undefined,
    param: text(field(error, 'param')) || text(field(inner, 'param')),
    code: text(field(inner, 'code')) || text(field(error, 'code')) || text(field(inner, 'type')),
    message,
  }
}

/** Returns which of the parameters that were sent a provider refuses; undefined when it names none of them. */
export function refusedParameter(error: unknown, sent: readonly string[]): string | undefined {
  const refusal = refusalOf(error)
  if (!refusal || (refusal.status !== 400 && refusal.status !== 422)) return undefined
  const root = refusal.param.split(/[.[]/)[0] ?? ''
  if (sent.includes(root)) return root
  const places = sent
    .map((name) => ({ name, at: refusal.message.search(new RegExp(`(?<![\\w-])${name}(?![\\w-])`)) }))
    .filter(({ at }) => at !== -1)
    .sort((one, other) => one.at - other.at)
  if (places[0]) return places[0].name
  // Schemas are refused by many names, of which none is the parameter's.
  const schema = sent.find((name) => SCHEMA_PARAMETERS.includes(name))
  return /json_schema|json_object|structured output|grammar/i.test(refusal.message) ? schema : undefined
}

/** Parameters that ask for an answer in JSON, in the three formats. */
export const SCHEMA_PARAMETERS: readonly string[] = ['response_format', 'text', 'output_config']

/** Returns whether a provider says that it does not have the model, or not any more. */
export function saysMissing(error: unknown): boolean {
  const refusal = refusalOf(error)
  if (!refusal || ![400, 403, 404, 410, 503].includes(refusal.status ?? 0)) return false
  if (/model_not_found|model_decommissioned|model_not_exist/i.test(refusal.code)) return true
  const { message, status } = refusal
  if (status === 404 && /^model: /.test(message)) return true
  return (
    /\bmodels?\b/i.test(message) &&
    /not found|not exist|no such|unknown model|not a valid model|invalid model|decommission|deprecated|retired|shut ?down|no longer available|no available channel|does not have access|try pulling/i.test(
      message,
    ) &&
    !/responses|v1\/messages/i.test(message)
  )
}

/** Returns whether a provider says that this model is only in OpenAI's Responses. */
export function wantsResponses(error: unknown): boolean {
  const refusal = refusalOf(error)
  if (!refusal || (refusal.status !== 400 && refusal.status !== 404)) return false
  return /v1\/responses|responses api|not a chat model/i.test(refusal.message)
}

/** The provider's own sentence, as an operator may read it; undefined when it said nothing of its own. */
export function wordsOf(error: unknown, secrets: readonly string[]): string | undefined {
  if (error instanceof BrokenStream && error.said) return sayWithoutKeys(error.said, secrets)
  const refusal = refusalOf(error)
  if (!refusal || refusal.status === undefined) return undefined
  const said = refusal.message.replace(/^\d{3}\s+/, '')
  if (isWebPage(said)) return WEB_PAGE
  return said === '' || said === 'status code (no body)' ? undefined : sayWithoutKeys(said, secrets)
}

/** Any failure of a call as what it means to the person. An abort of the caller's stays as it is. */
export function asModelError(error: unknown, signal: AbortSignal, secrets: readonly string[]): unknown {
  if (error instanceof ModelError || signal.aborted) return error
  const said = wordsOf(error, secrets)
  if (error instanceof BrokenStream) {
    return new ModelError(error.status ? codeOf(error.status) : 'upstream_failed', { cause: error, said })
  }
  const refusal = refusalOf(error)
  if (!refusal) return new ModelError('upstream_failed', { cause: error, said })
  if (refusal.status === undefined) return new ModelError('upstream_unreachable', { cause: error })
  const empty = refusal.code === 'insufficient_quota' || /credit balance is too low/i.test(refusal.message)
  return new ModelError(empty ? 'upstream_payment' : codeOf(refusal.status), { cause: error, said })
}

function codeOf(status: number): ModelError['code'] {
  switch (status) {
    case 401:
    case 403:
      return 'upstream_unauthorized'
    case 402:
      return 'upstream_payment'
    case 408:
    case 504:
      return 'upstream_timeout'
    case 429:
      return 'upstream_rate_limited'
    default:
      return status < 500 ? 'upstream_bad_request' : 'upstream_failed'
  }
}
