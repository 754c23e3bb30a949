import { derive } from '#engine/ledger/fold.ts'
import type { StoredRoadmap } from '#server/db/roadmap.ts'
import { type Forgetting, forgetting } from '#server/records/forget-names.ts'
import { peopleNamed } from '#server/records/people-named.ts'
import { viewDashboard } from '#server/roadmap/dashboard-view.ts'
import { createViewCache } from '#server/roadmap/view-cache.ts'
import type { SharedDashboard } from '#shared/dashboard.ts'
import type { Source } from '#shared/dashboard-views.ts'
import type { Language } from '#shared/language.ts'
import { maskContacts } from '#shared/mask-contacts.ts'
import type { LedgerEvent } from '#shared/roadmap.ts'

const views = createViewCache<SharedDashboard>(16 * 1024 * 1024)

/**
 * Returns what a link shows to whoever has it. Derived once for all who read it in one language, until the
 * roadmap changes.
 */
export function sharedView(stored: StoredRoadmap, now: Date, screen?: Language): SharedDashboard {
  return views.of(stored, now, makeSharedView, screen)
}

function makeSharedView(stored: StoredRoadmap, now: Date, screen: Language | undefined): SharedDashboard {
  const events = settledEvents(stored.events)
  const view = viewDashboard({ ...stored, events, conversations: {}, names: {} }, now, screen)
  const { user_id: _user, role: _role, ventures: _all, history: _history, questions: _asked, ...shown } = view
  const idOf = ownIds()
  const own = (source: Source) => ({ ...source, eventId: idOf(source.eventId) })
  const imported = new Set(
    events.flatMap((event) => (event.kind === 'evidence' && event.record.rule === 'import' ? event.id : [])),
  )
  // Lines of a sheet and of a transcript are the words of others: what they prove is shown, and not they.
  const ofRecord = (source: Source) => ({
    ...own(source),
    ...(imported.has(source.eventId) && { quote: '' }),
  })
  const { unread: _unread, ...shared } = {
    ...shown,
    fields: view.fields.flatMap((field) => (field.suggested ? [] : { ...field, source: own(field.source) })),
    records: view.records.flatMap((record) =>
      record.state === 'active' || (record.state === 'note' && record.op === 'correct')
        ? {
            ...record,
            id: idOf(record.id),
            changeId: idOf(record.changeId),
            answerEventId: null,
            source: ofRecord(record.source),
          }
        : [],
    ),
  }
  return maskAll(shared, forgetting(peopleNamed(stored.events), ''))
}

/** Ids that hold within one page and tell nothing: those of the ledger are made of ids of messages. */
function ownIds(): (eventId: string) => string {
  const ids = new Map<string, string>()
  return (eventId) => {
    const known = ids.get(eventId)
    if (known !== undefined) return known
    const id = `e${ids.size + 1}`
    ids.set(eventId, id)
    return id
  }
}

/** The ledger without what waits for an answer: between the founder and the roadmap, and nobody else's to see. */
function settledEvents(events: LedgerEvent[]): LedgerEvent[] {
  const { records, choice } = derive(events)
  const open = new Set(records.filter(({ state }) => state === 'waiting').map(({ id }) => id))
  if (choice) open.add(choice.id)
  return events.filter(({ id }) => !open.has(id))
}

/** Ids and times look like numbers to dial, and are none. */
const AS_THEY_ARE = new Set([
  'id',
  'eventId',
  'changeId',
  'at',
  'created_at',
  'archived_at',
  'last_confidence_update',
])

/** A value with every text in it masked, and without the names of third parties: they did not agree to be shown. */
function maskAll<T>(value: T, names: Forgetting): T {
  return JSON.parse(JSON.stringify(value), (key, part: unknown) =>
    typeof part === 'string' && !AS_THEY_ARE.has(key) ? maskContacts(names.text(part)) : part,
  )
}
