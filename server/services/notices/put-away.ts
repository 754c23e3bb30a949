import { adminActor } from '#server/auth/policies.ts'
import { insertAudit } from '#server/db/audit.ts'
import { readSettings, writeSetting } from '#server/db/settings.ts'
import type { Ctx } from '#server/services/context.ts'
import { PUT_AWAY_KEY, putAwayOf } from '#server/workers/settings/put-away.ts'
import type { Notice } from '#shared/admin/notices.ts'

/** Hides a notice from all operators until its facts change; who did is written down. */
export async function putAwayNotice(
  ctx: Ctx,
  { code, facts }: { code: Notice['code']; facts: string },
): Promise<{ code: Notice['code'] }> {
  const actor = adminActor(ctx)
  await ctx.database.asActor(
    actor,
    async (db) => {
      const before = putAwayOf((await readSettings(db))[PUT_AWAY_KEY]?.value)
      if (before[code] === facts) return
      await writeSetting(db, PUT_AWAY_KEY, { ...before, [code]: facts })
      const entry = { action: 'notice_put_away', target: `notice:${code}`, after: { facts } }
      await insertAudit(db, { actorId: actor.userId, ...entry })
    },
    { lock: `setting:${PUT_AWAY_KEY}` },
  )
  return { code }
}
