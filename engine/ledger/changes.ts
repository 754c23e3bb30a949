import type { LedgerEvent } from '#shared/roadmap.ts'

/** The change that an event was made in: the first event of it gives it its id. */
export const changeOf = ({ id, change }: Pick<LedgerEvent, 'id' | 'change'>): string => change ?? id

/** Events as one change, which one undo takes back. A message is no part of it: it was said, whatever it changed. */
export function asOneChange(events: readonly LedgerEvent[]): { id: string; events: LedgerEvent[] } {
  const [first, ...others] = events.filter(({ kind }) => kind !== 'message')
  if (!first || others.length === 0) return { id: first?.id ?? '', events: [...events] }
  const { id } = first
  return { id, events: events.map((event) => (event.kind === 'message' ? event : { ...event, change: id })) }
}

/** The ids of the events of each change, by the change and by each of its events. */
export function changesIn(events: readonly LedgerEvent[]): (id: string) => readonly string[] | undefined {
  const made = Map.groupBy(
    events.filter(({ kind }) => kind !== 'message'),
    changeOf,
  )
  const byEvent = new Map(events.map((event) => [event.id, event]))
  return (id) => {
    const event = byEvent.get(id)
    return (event && made.get(changeOf(event)))?.map((each) => each.id)
  }
}
