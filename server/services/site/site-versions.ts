import { operatorActor } from '#server/auth/policies.ts'
import { findSiteVersion, listSiteVersions } from '#server/db/site.ts'
import type { Ctx } from '#server/services/context.ts'
import { parseSite } from '#server/workers/site/site.ts'
import { FILE_VERSION, type SiteVersion, type siteApi } from '#shared/admin/site.ts'
import type { OutputOf } from '#shared/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import type { SiteConfig } from '#shared/site.ts'

/** Versions told at once. */
const PAGE = 8

/** Returns who saved which texts of the site when, newest first; at the end stands the file. */
export async function listVersions(
  ctx: Ctx,
  { cursor }: { cursor?: string | undefined },
): Promise<OutputOf<typeof siteApi.versions>> {
  const rows = await ctx.database.asActor(operatorActor(ctx), (db) =>
    listSiteVersions(db, { key: 'site', cursor, limit: PAGE + 1 }),
  )
  const page = rows.slice(0, PAGE)
  const versions = page.map(
    ({ created_at, ...row }): SiteVersion => ({ ...row, created_at: created_at.toISOString() }),
  )
  const last = page.at(-1)
  if (last && rows.length > PAGE) return { versions, nextCursor: last.id }
  const isLive = cursor === undefined && rows.length === 0
  const file = { id: FILE_VERSION, number: null, created_at: null, actor: null, changed: [], file: true }
  return { versions: [...versions, { ...file, current: isLive }] }
}

/** The texts of one version; those of the file where it went back to that. */
export async function readVersion(ctx: Ctx, { id }: { id: string }): Promise<{ site: SiteConfig }> {
  const actor = operatorActor(ctx)
  if (id === FILE_VERSION) return { site: ctx.site.file }
  const value = await ctx.database.asActor(actor, (db) => findSiteVersion(db, { key: 'site', id }))
  if (value === undefined) throw new AppError('not_found', 'This version does not exist.')
  const stored = value === null ? {} : { site: { value, updatedAt: '' } }
  return { site: parseSite(stored, ctx.site.file).site }
}
