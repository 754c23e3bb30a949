import { adminActor, operatorActor } from '#server/auth/policies.ts'
import { insertAudit, lastActorOn } from '#server/db/audit.ts'
import { readSiteSettings, type StoredSite, writeSite } from '#server/db/site.ts'
import type { Ctx } from '#server/services/context.ts'
import { parseSite } from '#server/workers/site/site.ts'
import type { SiteState } from '#shared/admin/site.ts'
import { AppError } from '#shared/errors.ts'
import type { SignUpPolicy, SiteConfig, SiteKey } from '#shared/site.ts'

type Stored = Partial<Record<SiteKey, StoredSite>>
type Expected = string | null | undefined

/** The site's texts and who may sign up, as they are saved. */
export async function readSiteState(ctx: Ctx): Promise<SiteState> {
  return describe(ctx, await ctx.database.asActor(operatorActor(ctx), readSiteSettings))
}

/** Saves the site's texts; null goes back to the file. */
export async function saveSite(
  ctx: Ctx,
  { site, expectedUpdatedAt }: { site: SiteConfig | null; expectedUpdatedAt?: Expected },
): Promise<SiteState> {
  return save(ctx, 'site', site, expectedUpdatedAt)
}

/** Saves who may sign up. */
export async function saveSignUp(
  ctx: Ctx,
  { signUp, expectedUpdatedAt }: { signUp: SignUpPolicy; expectedUpdatedAt?: Expected },
): Promise<SiteState> {
  return save(ctx, 'sign_up', signUp, expectedUpdatedAt)
}

async function save(ctx: Ctx, key: SiteKey, value: object | null, expected: Expected): Promise<SiteState> {
  const actor = adminActor(ctx)
  const state = await ctx.database.asActor(
    actor,
    async (db) => {
      const before = await readSiteSettings(db)
      const storedAt = before[key]?.updatedAt ?? null
      if (expected !== undefined && toMoment(expected) !== storedAt) {
        const message = 'Somebody else saved this meanwhile. Compare both, then save again.'
        const savedBy = await lastActorOn(db, `site:${key}`)
        throw new AppError('conflict', message, { current: { ...describe(ctx, before), savedBy } })
      }
      const was = describe(ctx, before)
      if (value === null && storedAt === null) return was
      await writeSite(db, { key, value, actorId: actor.userId })
      const is = describe(ctx, await readSiteSettings(db))
      const change =
        key === 'site'
          ? { before: withoutImages(was.site), after: withoutImages(is.site) }
          : { before: was.signUp, after: is.signUp }
      const action = key === 'site' ? 'site_changed' : 'sign_up_policy_changed'
      await insertAudit(db, { actorId: actor.userId, action, target: `site:${key}`, ...change })
      return is
    },
    { lock: `site:${key}` },
  )
  // The others hear of it from the database; whoever asks here next sees it.
  await ctx.site.refresh()
  return state
}

const toMoment = (expected: string | null) => (expected === null ? null : new Date(expected).toISOString())

/** The log keeps texts and not pictures. */
const withoutImages = (site: SiteConfig) => ({
  ...site,
  partners: site.partners.map(({ logo, ...partner }) => (logo ? { ...partner, logo: 'an image' } : partner)),
})

function describe(ctx: Ctx, stored: Stored): SiteState {
  return {
    ...parseSite(stored, ctx.site.file),
    siteUpdatedAt: stored.site?.updatedAt ?? null,
    signUpUpdatedAt: stored.sign_up?.updatedAt ?? null,
    verifyEmail: ctx.site.current().verifyEmail,
  }
}
