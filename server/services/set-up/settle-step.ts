import { adminActor } from '#server/auth/policies.ts'
import { insertAudit } from '#server/db/audit.ts'
import { readSettings, writeSetting } from '#server/db/settings.ts'
import type { Ctx } from '#server/services/context.ts'
import { SET_UP_STEPS, type SetUp, type SetUpStep } from '#shared/admin/set-up.ts'
import { describeSetUp, readStored } from './read-set-up.ts'
import { SET_UP_KEY, unneededOf } from './unneeded.ts'

/** Keeps that a step is not needed here, or that it is; saying the same again changes nothing. */
export async function settleStep(
  ctx: Ctx,
  { step, needed }: { step: SetUpStep; needed: boolean },
): Promise<SetUp> {
  const actor = adminActor(ctx)
  const stored = await ctx.database.asActor(
    actor,
    async (db) => {
      const before = unneededOf((await readSettings(db))[SET_UP_KEY]?.value)
      if (before.includes(step) === needed) {
        const unneeded = SET_UP_STEPS.filter((each) => (each === step ? !needed : before.includes(each)))
        await writeSetting(db, SET_UP_KEY, { unneeded })
        const action = needed ? 'set_up_step_brought_back' : 'set_up_step_not_needed'
        await insertAudit(db, { actorId: actor.userId, action, target: `set_up:${step}` })
      }
      return readStored(db)
    },
    { lock: `setting:${SET_UP_KEY}` },
  )
  return describeSetUp(ctx, stored)
}
