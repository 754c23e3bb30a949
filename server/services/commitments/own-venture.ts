import type { Ctx } from '#server/services/context.ts'
import { type Entered, enterVenture } from '#server/services/ventures/in-venture.ts'
import { AppError } from '#shared/errors.ts'

/** A venture in which the caller commits to things: its owner and its members do, a mentor gets 403 `forbidden`. */
export function inOwnVenture<T>(
  ctx: Ctx,
  ventureId: string,
  work: (place: Entered) => Promise<T>,
): Promise<T> {
  return enterVenture(ctx, ventureId, (place) => {
    if (place.role === 'owner' || place.role === 'member') return work(place)
    throw new AppError('forbidden', 'Only owners and members of a venture commit to something in it.')
  })
}

/** A commitment that the caller may not settle is as missing as one that is not there. */
export const commitmentGone = () =>
  new AppError('not_found', 'This commitment does not exist, or is not yours.')
