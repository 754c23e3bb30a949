import type { DashboardUpdate } from '#shared/events.ts'
import { ROUTES } from '#shared/routes.ts'

type Changed = Pick<DashboardUpdate, 'type' | 'changes'>

/** Where a card leads: the part of the roadmap it is about, with the level it reached. */
export function roadmapLink({ type, changes }: Changed): string {
  const query = new URLSearchParams({ highlight: highlightOf(type, changes) })
  if (type === 'level_up' && changes.newLevel !== undefined) query.set('newLevel', String(changes.newLevel))
  return `${ROUTES.dashboard}?${query}`
}

function highlightOf(type: DashboardUpdate['type'], { widgetName }: DashboardUpdate['changes']): string {
  if (type === 'level_up' || type === 'level_down') return 'level'
  return widgetName ? widgetName.toLowerCase().replace(/\s+/g, '-') : 'evidence'
}
