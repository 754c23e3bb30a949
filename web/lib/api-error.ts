import { ErrorBody } from '#shared/errors.ts'

/** A call the server refused, or (status 0, code `network`) one that never reached it. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  /** With code `conflict`: what is stored now, in the shape of the call's own result. */
  readonly current: unknown

  constructor(status: number, code: string, message: string, options?: ErrorOptions & { current?: unknown }) {
    super(message, options)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.current = options?.current
  }
}

/** What a person is told when an answer carries no words of its own. */
const withoutWords = (status: number) => `The server answered with status ${status}. Try again in a moment.`

/** Reads the error of a response that is not ok; `fallback` words one whose body is not ours. */
export async function toApiError(
  response: Response,
  fallback: (status: number) => string = withoutWords,
): Promise<ApiError> {
  const body = ErrorBody.safeParse(await response.json().catch(() => null))
  if (body.success) {
    const { code, error, current } = body.data
    return new ApiError(response.status, code, error, { current })
  }
  return new ApiError(response.status, 'unknown', fallback(response.status))
}

/** What to tell a person about anything thrown: the server's own words, else `otherwise`. */
export function errorText(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.status !== 0 ? error.message : otherwise
}
