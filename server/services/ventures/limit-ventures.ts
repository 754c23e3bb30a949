import type { Db } from '#server/db/client.ts'
import { countOwned } from '#server/db/venture-people.ts'
import { AppError } from '#shared/errors.ts'
import { VENTURES_MAX } from '#shared/ventures.ts'

/** Refuses a further venture to somebody who owns as many as one person may. */
export async function refuseMoreVentures(db: Db, userId: string): Promise<void> {
  if ((await countOwned(db, userId)) < VENTURES_MAX) return
  const message = `You own ${VENTURES_MAX} ventures, archived ones included. Delete one or hand one over first.`
  throw new AppError('bad_request', message)
}
