import { adminActor, operatorActor } from '#server/auth/policies.ts'
import { insertAudit } from '#server/db/audit.ts'
import { deleteSet, findSet, listSets as list, renameSet as rename } from '#server/db/evaluation-cases.ts'
import type { Ctx } from '#server/services/context.ts'
import type { EvaluationSet } from '#shared/admin/evaluation-cases.ts'
import { AppError } from '#shared/errors.ts'

/** Changes of sets wait for each other, so that a name is one set's. */
const LOCK = { lock: 'evaluation_sets' }

/** Returns whether operators may see cases of what people wrote. */
export const isOpen = ({ config }: Pick<Ctx, 'config'>) => config.ADMIN_CONVERSATIONS === 'on'

export async function listSets(ctx: Ctx): Promise<{ sets: EvaluationSet[] }> {
  const sets = await ctx.database.asActor(operatorActor(ctx), (db) => list(db, isOpen(ctx)))
  return { sets }
}

export interface SetName {
  readonly id: string
  readonly name: string
  readonly expectedUpdatedAt?: string | undefined
}

/** Gives a set another name, which no other set may have. */
export async function renameSet(
  ctx: Ctx,
  { id, name, expectedUpdatedAt }: SetName,
): Promise<{ set: EvaluationSet }> {
  const actor = adminActor(ctx)
  const open = isOpen(ctx)
  const work = async (db: Parameters<typeof findSet>[0]) => {
    const set = await findSet(db, { id, open })
    if (!set) throw new AppError('not_found', 'This set does not exist.')
    if (expectedUpdatedAt !== undefined && new Date(expectedUpdatedAt).toISOString() !== set.updated_at) {
      const message = 'Somebody else changed this set meanwhile. Look at it again, then rename it.'
      throw new AppError('conflict', message, { current: set })
    }
    if (set.name === name) return { set }
    const other = await findSet(db, { name, open })
    if (other && other.id !== id) {
      throw new AppError('conflict', 'Another set has this name. Choose another one.', { current: other })
    }
    await rename(db, id, name)
    await insertAudit(db, {
      actorId: actor.userId,
      action: 'evaluation_set_renamed',
      target: `evaluation_set:${id}`,
      before: { name: set.name },
      after: { name },
    })
    return { set: (await findSet(db, { id, open })) ?? set }
  }
  return ctx.database.asActor(actor, work, LOCK)
}

/** Removes a set with everything in it. */
export async function removeSet(ctx: Ctx, { id }: { id: string }): Promise<{ removed: true }> {
  const actor = adminActor(ctx)
  return ctx.database.asActor(
    actor,
    async (db) => {
      const set = await findSet(db, { id, open: true })
      if (!set) throw new AppError('not_found', 'This set does not exist.')
      await insertAudit(db, {
        actorId: actor.userId,
        action: 'evaluation_set_removed',
        target: `evaluation_set:${id}`,
        before: { name: set.name, cases: set.cases },
      })
      await deleteSet(db, id)
      return { removed: true }
    },
    LOCK,
  )
}
