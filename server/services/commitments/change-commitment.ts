import { type CommitmentChange, changeCommitment as change, isAcceptedAnew } from '#server/db/commitments.ts'
import { tellPeople } from '#server/db/ventures.ts'
import type { Ctx } from '#server/services/context.ts'
import type { Commitment } from '#shared/commitments.ts'
import { AppError } from '#shared/errors.ts'
import { commitmentGone, inOwnVenture } from './own-venture.ts'

/** Changes the words or the day of one of the caller's commitments, drops it, or opens it again. */
export async function changeCommitment(
  ctx: Ctx,
  { id, commitmentId, ...wanted }: { id: string; commitmentId: string } & Omit<CommitmentChange, 'answer'>,
): Promise<{ commitment: Commitment }> {
  return inOwnVenture(ctx, id, async ({ db }) => {
    if (wanted.state === 'open' && (await isAcceptedAnew(db, commitmentId))) {
      throw new AppError('conflict', 'You took this step on again since then. Change that one instead.')
    }
    const commitment = await change(db, { id: commitmentId, ventureId: id }, wanted)
    if (!commitment) throw commitmentGone()
    await tellPeople(db, id)
    return { commitment }
  })
}
