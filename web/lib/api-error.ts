import type { ErrorBody } from '#shared/errors.ts'
import { ROUTES } from '#shared/routes.ts'
import { languageStore } from './language.ts'
import { textsOf } from './texts.ts'

const t = textsOf('errors')

/** A call the server refused, or (status 0, code `network`) one that never reached it. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  /** With code `conflict`: what is stored now, in the shape of the call's own result. */
  readonly current: unknown
  /** The provider's own sentence, where a test of the settings failed. */
  readonly said: string | null

  constructor(
    status: number,
    code: string,
    message: string,
    options?: ErrorOptions & { current?: unknown; said?: string | undefined },
  ) {
    super(message, options)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.current = options?.current
    this.said = options?.said ?? null
  }
}

/** Returns what a person is told when an answer carries no words of its own. */
const withoutWords = (status: number) => t('unknown', { status: String(status) })

/** Reads the error of a response that is not ok; `fallback` words one whose body is not ours. */
export async function toApiError(
  response: Response,
  fallback: (status: number) => string = withoutWords,
): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null)
  if (isErrorBody(body)) {
    const { code, error, current, said } = body
    return new ApiError(response.status, code, sentenceOf(code, error), { current, said })
  }
  return new ApiError(response.status, 'unknown', fallback(response.status))
}

/** By hand, since no schema is part of the first page (scripts/contract-without-schemas.ts). */
function isErrorBody(body: unknown): body is ErrorBody {
  if (typeof body !== 'object' || body === null) return false
  const { code, error } = body as Partial<Record<keyof ErrorBody, unknown>>
  return typeof code === 'string' && typeof error === 'string'
}

/**
 * A refusal in the language of the screen, by its code. The server's own sentence is English and more exact: it stands
 * where the screen is English, which the admin area always is, and for codes with several meanings.
 */
export function sentenceOf(code: string, sentence: string): string {
  const key = `code.${code}` as 'code.internal'
  return languageStore.get() === 'en' || isAdminArea() || !t.has(key) ? sentence : t(key)
}

const isAdminArea = () =>
  typeof location !== 'undefined' && location.pathname.toLowerCase().startsWith(ROUTES.admin)

/** Returns what to tell a person about anything thrown: the server's own words, else `otherwise`. */
export function errorText(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.status !== 0 ? error.message : otherwise
}
