import { ROUTES } from '#shared/routes.ts'
import { languageStore } from '#web/lib/language.ts'
import { queryClient } from '#web/lib/query.ts'
import { roadmapQuery } from '#web/lib/roadmap-query.ts'
import { sessionStore } from '#web/lib/session-store.ts'
import { beginRoadmap } from './later-pages.ts'

const isRoadmap = () => location.pathname === ROUTES.dashboard && sessionStore.get().status === 'in'

/** Asks for the code of a member's page before the client is there to draw it: they would wait for one after the other. */
export function beginPage(): void {
  // Whoever fails here fails again where it is drawn, and is told there.
  if (isRoadmap()) beginRoadmap(languageStore.preferred()).catch(() => {})
}

/** Asks for what the page shows, while its code is on its way. */
export function beginData(): void {
  if (isRoadmap()) void queryClient.prefetchQuery(roadmapQuery)
}
