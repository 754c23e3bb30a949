import pg from 'pg'
import { AppError } from '#shared/errors.ts'

/**
 * Returns what a member is told whose message was not stored because a limit is met; undefined for any other
 * failure.
 */
export function memberRefusal(error: unknown): AppError | undefined {
  if (!(error instanceof pg.DatabaseError)) return undefined
  if (error.code === 'BH002') {
    return new AppError(
      'rate_limited',
      'That is more messages than one person can send in an hour. Try again a little later; what you typed is kept.',
    )
  }
  if (error.code === 'BH003') {
    return new AppError(
      'member_ceiling',
      'Everybody’s messages for today are used up. Come back tomorrow; what you typed is kept.',
    )
  }
  if (error.code === 'BH004') {
    return new AppError(
      'member_day',
      'You have sent as many messages as one person can in a day. Come back tomorrow; what you typed is kept.',
    )
  }
  return undefined
}
