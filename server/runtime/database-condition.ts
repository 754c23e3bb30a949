import { AppError, type ErrorCode } from '#shared/errors.ts'

/** The database's conditions that a person can be told about: full disk, no connection, shutting down, two at once. */
const DATABASE_CONDITIONS: Record<string, ErrorCode> = {
  // A character that text columns cannot hold; the door strips the one that people can send.
  '22021': 'bad_request',
  // A time that no calendar or clock has, such as a made-up cursor’s.
  '22007': 'bad_request',
  '22008': 'bad_request',
  // Two did at the same moment what only one of them can.
  '23503': 'conflict',
  '23505': 'conflict',
  '40001': 'unavailable',
  '40P01': 'unavailable',
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
  bad_request: 'The text holds a character or a time that cannot be stored.',
  conflict: 'Somebody changed this at the same moment, and nothing was stored. Load the page again.',
  storage_full: 'The disk is full, so nothing can be saved right now. Reading still works.',
  unavailable: 'The database cannot be reached right now. Try again in a moment.',
}

/** The driver's own words, which carry no code. */
const LOST_CONNECTION =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|after calling end on the pool/

/**
 * Returns what a failure of the database means to a person; undefined when it is none, or one that is our own
 * fault.
 */
export function conditionOf(error: unknown): AppError | undefined {
  if (!(error instanceof Error)) return undefined
  const condition = 'code' in error ? DATABASE_CONDITIONS[String(error.code)] : undefined
  if (condition) return new AppError(condition, MESSAGES[condition] ?? '', { cause: error })
  if (!LOST_CONNECTION.test(error.message)) return undefined
  return new AppError('unavailable', MESSAGES.unavailable ?? '', { cause: error })
}
