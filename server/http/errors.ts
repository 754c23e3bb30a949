import type { Context, ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { conditionOf } from '#server/runtime/database-condition.ts'
import { AppError, type ErrorBody, type ErrorStatus } from '#shared/errors.ts'
import type { HttpEnv } from './route.ts'

/** Expected conditions speak for themselves; of anything else the client learns nothing, and the log (observe.ts) all. */
export const onError: ErrorHandler<HttpEnv> = (error, c) => {
  const known = expected(error)
  // What is left of a body that is far too large is not read, so that the connection is of no further use.
  if (known?.code === 'too_large') c.header('Connection', 'close')
  const message = 'Something went wrong here. Try again in a moment.'
  return answerError(c, known ?? { code: 'internal', message, current: undefined, status: 500 })
}

/** The one shape of an error, with the number by which the log knows the request. */
export function answerError(
  c: Context<HttpEnv>,
  error: { code: string; message: string; current?: unknown; said?: string | undefined; status: number },
): Response {
  const { code, message, current, said } = error
  c.set('errorCode', code)
  const body = {
    error: message,
    code,
    requestId: c.get('requestId'),
    current,
    ...(said !== undefined && { said }),
  }
  return c.json<ErrorBody>(body, error.status as ErrorStatus)
}

function expected(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error
  if (error instanceof HTTPException && error.status === 413) {
    return new AppError('too_large', 'The request is too large.')
  }
  return conditionOf(error)
}
