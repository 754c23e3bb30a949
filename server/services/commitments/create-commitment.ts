import { countOpen, findTaken, insertCommitment } from '#server/db/commitments.ts'
import { lockVenture, tellPeople } from '#server/db/ventures.ts'
import type { Ctx } from '#server/services/context.ts'
import { COMMITMENTS_MAX, type Commitment } from '#shared/commitments.ts'
import { AppError } from '#shared/errors.ts'
import { inOwnVenture } from './own-venture.ts'

interface Wanted {
  readonly id: string
  readonly text: string
  readonly due_on: string
  readonly about_action?: string | undefined
  readonly about_message?: string | undefined
}

/** Commits the caller to something by a day. What was taken before is returned as it stands. */
export async function createCommitment(
  ctx: Ctx,
  { id: ventureId, ...wanted }: Wanted,
): Promise<{ commitment: Commitment }> {
  return inOwnVenture(ctx, ventureId, async ({ db, userId }) => {
    const made = { ...wanted, id: ctx.newId(), ventureId, userId }
    const taken = await findTaken(db, made)
    if (taken) return { commitment: taken }
    // Of two at once the second is counted with the first.
    await lockVenture(db, ventureId)
    if ((await countOpen(db, ventureId, userId)) >= COMMITMENTS_MAX) {
      const message = `You have ${COMMITMENTS_MAX} open commitments in this venture. Settle some first.`
      throw new AppError('conflict', message)
    }
    // Somebody may have accepted it in another window since.
    const commitment = (await insertCommitment(db, made)) ?? (await findTaken(db, made))
    if (!commitment) throw new AppError('not_found', 'The message that it was said in does not exist.')
    await tellPeople(db, ventureId)
    return { commitment }
  })
}
