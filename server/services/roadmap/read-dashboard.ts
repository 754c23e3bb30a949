import type { Db } from '#server/db/client.ts'
import { createRoadmap, findRoadmap, type StoredRoadmap } from '#server/db/roadmap.ts'
import { viewDashboard } from '#server/roadmap/dashboard-view.ts'
import { createViewCache } from '#server/roadmap/view-cache.ts'
import type { Ctx } from '#server/services/context.ts'
import { type Dashboard, FIRST_VENTURE } from '#shared/dashboard.ts'
import { type LinkDeps, shownLink } from './share-token.ts'

const views = createViewCache<ReturnType<typeof viewDashboard>>(16 * 1024 * 1024)

/** The dashboard of the venture that a person used last, in the language of the screen; what is missing is created. */
export async function readDashboard(
  deps: LinkDeps & Pick<Ctx, 'now' | 'language'>,
  db: Db,
  userId: string,
): Promise<Dashboard> {
  const stored = await loadRoadmap(db, userId)
  const view = views.of(stored, deps.now(), viewDashboard, deps.language)
  return {
    ...view,
    history: withComments(view.history, stored.said),
    comments: stored.comments,
    share: stored.link && shownLink(deps, stored.link),
  }
}

/** The history with what was said about the roadmap, newest first; a comment changes nothing and is not undone. */
function withComments(history: Dashboard['history'], said: StoredRoadmap['said']): Dashboard['history'] {
  if (said.length === 0) return history
  const comments = said.map(({ id, at, text, by }) => ({
    id: `comment:${id}`,
    at: new Date(at).toISOString(),
    what: 'comment',
    before: '',
    after: text,
    cause: by ?? '',
    undoEventId: null,
    undone: false,
    source: null,
  }))
  const time = ({ at }: { at: string }) => Date.parse(at)
  return [...history, ...comments].sort((one, other) => time(other) - time(one))
}

/** Everything stored about the venture used last; `changes` bounds the history. */
export async function loadRoadmap(db: Db, userId: string, changes?: number): Promise<StoredRoadmap> {
  const known = await findRoadmap(db, userId, undefined, changes)
  if (known) return known
  await createRoadmap(db, userId, FIRST_VENTURE)
  const created = await findRoadmap(db, userId, undefined, changes)
  if (!created) throw new Error('The roadmap could not be created')
  return created
}
