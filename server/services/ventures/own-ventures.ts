import { dbActor, requireSession } from '#server/auth/policies.ts'
import type { Db } from '#server/db/client.ts'
import { deleteVenture, findVenture, listVentures as list } from '#server/db/venture-people.ts'
import { createVenture as create, renameVenture, setArchived } from '#server/db/ventures.ts'
import { withPersonLock } from '#server/roadmap/change-ledger.ts'
import { takeOut } from '#server/roadmap/work-on.ts'
import type { Ctx } from '#server/services/context.ts'
import type { VentureSummary } from '#shared/ventures.ts'
import { asOwner } from './as-owner.ts'
import { ventureGone } from './in-venture.ts'
import { refuseMoreVentures } from './limit-ventures.ts'

type Named = { venture: Pick<VentureSummary, 'id' | 'name' | 'role'> }

/** The ventures that the caller belongs to, as whatever. */
export async function listVentures(ctx: Ctx): Promise<{ ventures: VentureSummary[] }> {
  const { userId } = requireSession(ctx.actor)
  return ctx.database.asActor(dbActor(ctx), async (db) => ({ ventures: await list(db, userId) }))
}

/** Begins a venture of the caller's beside the others. */
export async function createVenture(ctx: Ctx, { name }: { name: string }): Promise<Named> {
  const { userId } = requireSession(ctx.actor)
  return withPersonLock(ctx.database, userId, async (db) => {
    await refuseMoreVentures(db, userId)
    return shown(db, userId, await create(db, userId, name))
  })
}

/** Renames a venture of the caller's, archives it, or takes it out of the archive. */
export async function updateVenture(
  ctx: Ctx,
  { id, name, archived }: { id: string; name?: string | undefined; archived?: boolean | undefined },
): Promise<Named> {
  return asOwner(ctx, id, async (db, userId) => {
    if (name !== undefined) await renameVenture(db, id, name)
    if (archived === true) await setArchived(db, id, true)
    if (archived === false) await takeOut(db, userId, id)
    return shown(db, userId, id)
  })
}

/** Deletes a venture of the caller's, for all of its people. */
export async function removeVenture(ctx: Ctx, { id }: { id: string }): Promise<{ deleted: true }> {
  await asOwner(ctx, id, (db) => deleteVenture(db, id))
  return { deleted: true }
}

async function shown(db: Db, userId: string, id: string): Promise<Named> {
  const venture = await findVenture(db, userId, id)
  if (!venture) throw ventureGone()
  return { venture }
}
