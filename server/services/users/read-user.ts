import { operatorActor } from '#server/auth/policies.ts'
import { endSession as end } from '#server/db/account.ts'
import { insertAudit } from '#server/db/audit.ts'
import { evidenceOf, placesOf, roadmapOf, usageOf } from '#server/db/person.ts'
import { findUser } from '#server/db/users.ts'
import type { Ctx } from '#server/services/context.ts'
import { conversationsReader } from '#server/services/conversations/conversations-reader.ts'
import type { PersonRoadmap, UserDetails } from '#shared/admin/users.ts'
import { AppError } from '#shared/errors.ts'
import { changeSomeone } from './change-someone.ts'

/** Returns what operators need to help one person. Read as the system: sessions belong to the accounts library. */
export async function readUser(ctx: Ctx, { id }: { id: string }): Promise<UserDetails> {
  operatorActor(ctx)
  const { system } = ctx.database
  const user = await findUser(system, id)
  if (!user) throw notThere()
  const [usage, evidence, sessions] = await Promise.all([
    usageOf(system, id),
    evidenceOf(system, id),
    placesOf(system, id),
  ])
  return { user, usage, evidence, sessions }
}

/** A person's roadmap, read only; whoever opens it is written down, as with conversations. */
export async function readRoadmap(
  ctx: Ctx,
  { id }: { id: string },
): Promise<{ roadmap: PersonRoadmap | null }> {
  const actor = conversationsReader(ctx)
  const roadmap = await roadmapOf(ctx.database.system, id)
  await ctx.database.asActor(actor, async (db) => {
    if (!(await findUser(db, id))) throw notThere()
    await insertAudit(db, { actorId: actor.userId, action: 'roadmap_viewed', target: `user:${id}` })
  })
  return { roadmap: roadmap ?? null }
}

/** Signs somebody out in one place. */
export async function endSession(
  ctx: Ctx,
  { id, session }: { id: string; session: string },
): Promise<{ ended: true }> {
  return changeSomeone(ctx, id, async (db, _person, actorId) => {
    await end(db, id, session)
    await insertAudit(db, { actorId, action: 'user_session_ended', target: `user:${id}` })
    return { ended: true as const }
  })
}

const notThere = () => new AppError('not_found', 'This user does not exist.')
