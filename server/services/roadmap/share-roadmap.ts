import { dbActor, requireSession } from '#server/auth/policies.ts'
import { findRoadmap } from '#server/db/roadmap.ts'
import { createLink, findSharedVenture, revokeLinks } from '#server/db/share-links.ts'
import { tellPeople } from '#server/db/ventures.ts'
import { lockLedger, refuseReaders } from '#server/roadmap/change-ledger.ts'
import type { Ctx } from '#server/services/context.ts'
import type { SharedDashboard, ShareLink } from '#shared/dashboard.ts'
import { AppError } from '#shared/errors.ts'
import { hashToken, shareToken } from './share-token.ts'
import { sharedView } from './shared-view.ts'

/** Makes a read-only link to the roadmap that the caller used last; an earlier link ends. */
export async function shareRoadmap(ctx: Ctx, { days }: { days: number }): Promise<ShareLink> {
  const { userId } = requireSession(ctx.actor)
  const id = ctx.newId()
  const token = shareToken(ctx, id)
  const times = await ctx.database.asActor(dbActor(ctx), async (db) => {
    const stored = await lockLedger(db, userId)
    refuseReaders(stored)
    const { venture } = stored
    const made = await createLink(db, {
      id,
      userId,
      ventureId: venture.id,
      tokenHash: hashToken(token),
      days,
    })
    await tellPeople(db, venture.id)
    return made
  })
  return { url: `${ctx.config.publicUrl}/shared/${token}`, ...times }
}

/**
 * Ends the link of the roadmap that the caller used last, and those of ventures that they archived, which are not seen until
 * one is opened again.
 */
export async function unshareRoadmap(ctx: Ctx): Promise<{ revoked: true }> {
  const { userId } = requireSession(ctx.actor)
  await ctx.database.asActor(dbActor(ctx), async (db) => {
    const stored = await lockLedger(db, userId)
    refuseReaders(stored)
    await revokeLinks(db, userId, stored.venture.id)
    await tellPeople(db, stored.venture.id)
  })
  return { revoked: true }
}

/**
 * What a link shows to whoever has it: own values and counted evidence, nothing that leads to a person. A link of
 * somebody suspended is as one that never was.
 */
export async function readShared(ctx: Ctx, { token }: { token: string }): Promise<SharedDashboard> {
  const gone = () => new AppError('link_gone', 'This link has ended or never existed.')
  const shared = await findSharedVenture(ctx.database.system, hashToken(token))
  if (!shared) throw gone()
  const actor = { role: 'member', userId: shared.user_id } as const
  const stored = await ctx.database.asActor(actor, (db) => findRoadmap(db, shared.user_id, shared.venture_id))
  if (!stored) throw gone()
  return sharedView(stored, ctx.now(), ctx.language)
}
