import type { Db } from '#server/db/client.ts'
import { createRoadmap, findRoadmap, type StoredRoadmap } from '#server/db/roadmap.ts'
import { viewDashboard } from '#server/roadmap/dashboard-view.ts'
import { createViewCache } from '#server/roadmap/view-cache.ts'
import type { Ctx } from '#server/services/context.ts'
import { type Dashboard, FIRST_VENTURE } from '#shared/dashboard.ts'
import { type LinkDeps, shownLink } from './share-token.ts'

const views = createViewCache<ReturnType<typeof viewDashboard>>(16 * 1024 * 1024)

/** The dashboard of a person's active venture, in the language of the screen; what is missing is created. */
export async function readDashboard(
  deps: LinkDeps & Pick<Ctx, 'now' | 'language'>,
  db: Db,
  userId: string,
): Promise<Dashboard> {
  const stored = await loadRoadmap(db, userId)
  return {
    ...views.of(stored, deps.now(), viewDashboard, deps.language),
    share: stored.link && shownLink(deps, stored.link),
  }
}

/** Everything stored about the active venture; `changes` bounds the history. */
export async function loadRoadmap(db: Db, userId: string, changes?: number): Promise<StoredRoadmap> {
  const known = await findRoadmap(db, userId, undefined, changes)
  if (known) return known
  await createRoadmap(db, userId, FIRST_VENTURE)
  const created = await findRoadmap(db, userId, undefined, changes)
  if (!created) throw new Error('The roadmap could not be created')
  return created
}
