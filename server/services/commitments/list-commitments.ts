import { listCommitments as list } from '#server/db/commitments.ts'
import type { Ctx } from '#server/services/context.ts'
import { enterVenture } from '#server/services/ventures/in-venture.ts'
import type { Commitment } from '#shared/commitments.ts'

/** Returns what the people of a venture committed to, for whoever sees its roadmap. */
export async function listCommitments(
  ctx: Ctx,
  { id }: { id: string },
): Promise<{ commitments: Commitment[] }> {
  return enterVenture(ctx, id, async ({ db }) => ({ commitments: await list(db, id) }))
}
