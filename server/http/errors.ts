import type { ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { conditionOf } from '#server/database-condition.ts'
import { AppError, type ErrorBody } from '#shared/errors.ts'
import type { HttpEnv } from './route.ts'

/** Expected conditions speak for themselves; anything else tells the client nothing and the log everything. */
export const onError: ErrorHandler<HttpEnv> = (error, c) => {
  const known = expected(error)
  const requestId = c.get('requestId')
  // What is left of the body is not read, so that the connection is of no further use.
  if (known?.code === 'too_large') c.header('Connection', 'close')
  if (known) {
    const { message, code, current } = known
    return c.json<ErrorBody>({ error: message, code, requestId, current }, known.status)
  }
  c.get('ctx').log.error({ err: error }, 'Unexpected error')
  const message = 'Something went wrong here. Try again in a moment.'
  return c.json<ErrorBody>({ error: message, code: 'internal', requestId }, 500)
}

function expected(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error
  if (error instanceof HTTPException && error.status === 413) {
    return new AppError('too_large', 'The request is too large.')
  }
  return conditionOf(error)
}
