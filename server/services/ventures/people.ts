import { dbActor, requireSession } from '#server/auth/policies.ts'
import type { Db } from '#server/db/client.ts'
import { listOpenInvitations } from '#server/db/venture-invitations.ts'
import { handOver, listPeople, removePerson, setVentureRole } from '#server/db/venture-people.ts'
import { findRole } from '#server/db/ventures.ts'
import { withVentureLock } from '#server/roadmap/change-ledger.ts'
import { deriveAnew } from '#server/roadmap/work-on.ts'
import type { Ctx } from '#server/services/context.ts'
import { AppError } from '#shared/errors.ts'
import type { VentureInvitation, VentureMember, VentureRole } from '#shared/ventures.ts'
import { asOwner } from './as-owner.ts'
import { ventureGone } from './in-venture.ts'
import { shownInvitation } from './invitation-link.ts'

/** Returns who belongs to a venture, and for its owner who is invited. */
export async function listMembers(
  ctx: Ctx,
  { id }: { id: string },
): Promise<{ members: VentureMember[]; invitations: VentureInvitation[] }> {
  return ctx.database.asActor(dbActor(ctx), async (db) => {
    const role = await findRole(db, id)
    if (!role) throw ventureGone()
    const invitations = role === 'owner' ? await listOpenInvitations(db, id) : []
    return {
      members: await listPeople(db, id),
      invitations: invitations.map((invitation) => shownInvitation(ctx, invitation)),
    }
  })
}

/** Gives somebody another role, or the venture. */
export async function changeMember(
  ctx: Ctx,
  { id, userId, role }: { id: string; userId: string; role: VentureRole },
): Promise<{ members: VentureMember[] }> {
  return asOwner(ctx, id, async (db, ownerId) => {
    if (userId === ownerId) {
      if (role === 'owner') return { members: await listPeople(db, id) }
      throw new AppError('forbidden', 'Hand the venture over to somebody first. You are a member then.')
    }
    const done = await give(db, { ventureId: id, userId, role })
    if (!done) throw new AppError('not_found', 'This person does not belong to the venture.')
    return { members: await listPeople(db, id) }
  })
}

async function give(
  db: Db,
  change: { ventureId: string; userId: string; role: VentureRole },
): Promise<boolean> {
  if (change.role === 'owner') return handOver(db, change.ventureId, change.userId)
  if (change.role === 'sponsor') await deriveAnew(db, change.userId, change.ventureId)
  return setVentureRole(db, change)
}

/** Takes somebody out of a venture, or the caller; what they wrote stays, and their conversations are theirs. */
export async function removeMember(
  ctx: Ctx,
  { id, userId }: { id: string; userId: string },
): Promise<{ removed: true }> {
  const { userId: callerId } = requireSession(ctx.actor)
  return withVentureLock(ctx.database, callerId, id, async (db) => {
    const role = await findRole(db, id)
    if (!role) throw ventureGone()
    if (role === 'owner' && userId === callerId) {
      const message = 'An owner cannot leave. Hand the venture over to somebody first, or delete it.'
      throw new AppError('forbidden', message)
    }
    if (role !== 'owner' && userId !== callerId)
      throw new AppError('forbidden', 'Only the owner of this venture removes people.')
    if (!(await removePerson(db, id, userId)))
      throw new AppError('not_found', 'This person does not belong to the venture.')
    return { removed: true }
  })
}
