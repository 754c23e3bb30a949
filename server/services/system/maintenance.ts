import { adminActor } from '#server/auth/policies.ts'
import { insertAudit, lastActorOn } from '#server/db/audit.ts'
import type { Db } from '#server/db/client.ts'
import { readSettings, type StoredSetting, writeSetting } from '#server/db/settings.ts'
import type { Ctx } from '#server/services/context.ts'
import { MAINTENANCE_KEY, readMaintenance } from '#server/workers/settings/maintenance.ts'
import type { Maintenance } from '#shared/admin/system.ts'
import { AppError } from '#shared/errors.ts'

/** The maintenance mode as it is stored. */
export const describeMaintenance = (stored: StoredSetting | undefined): Maintenance => ({
  ...readMaintenance(stored?.value),
  updatedAt: stored?.updatedAt ?? null,
})

const TARGET = 'system:maintenance'

interface Wanted {
  readonly on: boolean
  readonly text: string
  readonly expectedUpdatedAt: string | null
}

/** Turns the maintenance mode on or off: it holds from the next message on, on every replica. */
export async function setMaintenance(
  ctx: Ctx,
  { on, text, expectedUpdatedAt }: Wanted,
): Promise<Maintenance> {
  const actor = adminActor(ctx)
  return ctx.database.asActor(
    actor,
    async (db) => {
      const before = await read(db)
      if (before.updatedAt !== expectedUpdatedAt) {
        const message = 'Somebody else changed the maintenance mode meanwhile. Compare both, then save again.'
        const current = { ...before, savedBy: await lastActorOn(db, TARGET) }
        throw new AppError('conflict', message, { current })
      }
      if (before.on === on && before.text === text) return before
      const updatedAt = await writeSetting(db, MAINTENANCE_KEY, { on, text })
      const action =
        before.on === on ? 'maintenance_text_saved' : on ? 'maintenance_begun' : 'maintenance_ended'
      const change = { before: { on: before.on, text: before.text }, after: { on, text } }
      await insertAudit(db, { actorId: actor.userId, action, target: TARGET, ...change })
      return { on, text, updatedAt }
    },
    { lock: `setting:${MAINTENANCE_KEY}` },
  )
}

const read = async (db: Db) => describeMaintenance((await readSettings(db))[MAINTENANCE_KEY])
