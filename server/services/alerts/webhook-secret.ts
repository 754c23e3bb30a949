import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { adminActor } from '#server/auth/policies.ts'
import { insertAudit } from '#server/db/audit.ts'
import { type StoredSetting, writeSetting } from '#server/db/settings.ts'
import { Sealed } from '#server/runtime/encryption.ts'
import type { Ctx } from '#server/services/context.ts'
import type { Settings } from '#server/workers/settings/settings.ts'
import { SECRET_PREFIX } from './call-webhook.ts'

/** Where it lies among the settings, and the name that it is sealed under. */
export const SECRET_KEY = 'alert_webhook_secret'
const Stored = z.object({ sealed: Sealed })

/** Makes the secret that calls are signed with, in place of the one before. It is told this once. */
export async function makeSecret(ctx: Ctx): Promise<{ secret: string }> {
  const actor = adminActor(ctx)
  const secret = SECRET_PREFIX + randomBytes(32).toString('base64')
  await ctx.database.asActor(actor, async (db) => {
    await writeSetting(db, SECRET_KEY, { sealed: ctx.settings.encryption.seal(SECRET_KEY, secret) })
    await insertAudit(db, {
      actorId: actor.userId,
      action: 'alert_secret_made',
      target: `setting:${SECRET_KEY}`,
    })
  })
  return { secret }
}

/** Undefined where there is none, or where it was sealed under another AUTH_SECRET. */
export function openSecret(
  { encryption }: Pick<Settings, 'encryption'>,
  stored: Record<string, StoredSetting>,
): string | undefined {
  const { data } = Stored.safeParse(stored[SECRET_KEY]?.value)
  return data && encryption.open(SECRET_KEY, data.sealed)
}
