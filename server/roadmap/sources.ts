import type { LedgerState } from '#engine/ledger/state.ts'
import type { StoredRoadmap } from '#server/db/roadmap.ts'
import type { Source } from '#shared/dashboard-views.ts'
import type { LedgerEvent } from '#shared/roadmap.ts'

export interface Sources {
  has(eventId: string): boolean
  of(eventId: string): Source
}

/** Returns where each event came from; answers and undos lead to what they are about. */
export function openSources(
  stored: Pick<StoredRoadmap, 'conversations' | 'venture' | 'events' | 'writers' | 'names'>,
  ledger: LedgerState,
): Sources {
  const events = new Map(ledger.events.map((event) => [event.id, event]))
  const authorOf = authorsOf(stored)
  const quoteOf = (event: LedgerEvent | undefined): string => {
    if (event?.kind === 'evidence') return event.record.quote
    if (event?.kind === 'field') return event.fact.quote
    if (event?.kind === 'choice') return event.quote
    if (event?.kind === 'confirm' || event?.kind === 'reject' || event?.kind === 'pivot')
      return event.quote ?? quoteOf(events.get(event.targetId))
    return event?.kind === 'undo' || event?.kind === 'facts' ? quoteOf(events.get(event.targetId)) : ''
  }
  return {
    has: (id) => events.has(id),
    of(id) {
      const event = events.get(id)
      const conversationId = (event && stored.conversations[event.messageId]) ?? null
      return {
        eventId: id,
        quote: quoteOf(event),
        messageId: event && conversationId ? event.messageId : null,
        conversationId,
        at: event?.at ?? stored.venture.created_at,
        extractor: event?.extractor ?? 'rules',
        ...authorOf(id),
      }
    },
  }
}

/** Tells who wrote an event, where several people wrote in the venture or belong to it. */
function authorsOf({ events, writers, names }: Pick<StoredRoadmap, 'events' | 'writers' | 'names'>) {
  if (Object.keys(names).length < 2) return () => ({})
  const byEvent = new Map(events.map(({ id }, index) => [id, writers[index]]))
  return (id: string): Pick<Source, 'author'> => {
    const writer = byEvent.get(id)
    return { author: (writer && names[writer]) ?? null }
  }
}
