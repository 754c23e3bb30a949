import type { ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { AppError, type ErrorBody, type ErrorCode } from '#shared/errors.ts'
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

/** The database's conditions that a person can be told about: full disk, no connection, shutting down. */
const DATABASE_CONDITIONS: Record<string, ErrorCode> = {
  // A character that text columns cannot hold; the door strips the one that people can send.
  '22021': 'bad_request',
  '53100': 'storage_full',
  '53300': 'unavailable',
  '57P01': 'unavailable',
  '57P02': 'unavailable',
  '57P03': 'unavailable',
  ECONNREFUSED: 'unavailable',
  ECONNRESET: 'unavailable',
  ENOENT: 'unavailable',
  EPIPE: 'unavailable',
  ETIMEDOUT: 'unavailable',
  ENOSPC: 'storage_full',
}

const MESSAGES: Partial<Record<ErrorCode, string>> = {
  bad_request: 'The text holds a character that cannot be stored.',
  storage_full: 'The disk is full, so nothing can be saved right now. Reading still works.',
  unavailable: 'The database cannot be reached right now. Try again in a moment.',
}

/** The driver's own words, which carry no code. */
const LOST_CONNECTION =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|after calling end on the pool/

function expected(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error
  if (error instanceof HTTPException && error.status === 413) {
    return new AppError('too_large', 'The request is too large.')
  }
  const condition =
    error instanceof Error && 'code' in error ? DATABASE_CONDITIONS[String(error.code)] : undefined
  if (condition) return new AppError(condition, MESSAGES[condition] ?? '', { cause: error })
  if (error instanceof Error && LOST_CONNECTION.test(error.message)) {
    return new AppError('unavailable', MESSAGES.unavailable ?? '', { cause: error })
  }
  return undefined
}
