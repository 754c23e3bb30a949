import { expect, test } from 'vitest'
import type { StoredRoadmap } from '#server/db/roadmap.ts'
import { sharedView } from '#server/services/roadmap/shared-view.ts'
import type { EvidenceRecord, LedgerEvent } from '#shared/roadmap.ts'
import { viewDashboard } from './dashboard-view.ts'
import { MONTH_MS } from './record-view.ts'
import { createViewCache } from './view-cache.ts'

const NOW = new Date('2026-11-22T09:00:00Z')
const RECORD: EvidenceRecord = {
  type: 'interview',
  op: 'add',
  count: 4,
  status: 'confirmed',
  reason: '',
  quote: 'We did 4 interviews, ask maria@basf.example.',
  rule: 'given',
}
const later = (ms: number) => new Date(NOW.getTime() + ms)

/** A roadmap of one message that counts how often its evidence is read; `id` is its venture's. */
function roadmapOf(id: string, changes: Partial<StoredRoadmap> = {}) {
  const venture = { id, name: 'First', created_at: '2026-01-01T00:00:00Z', archived_at: null }
  const work = { reads: 0 }
  const event: LedgerEvent = {
    kind: 'evidence',
    id: 'message#1',
    messageId: 'message',
    extractor: 'rules',
    at: NOW.toISOString(),
    record: RECORD,
  }
  const events = new Proxy([event], {
    get(target, key, self) {
      if (key === Symbol.iterator || key === 'filter') work.reads += 1
      return Reflect.get(target, key, self)
    },
  })
  const stored: StoredRoadmap = {
    venture,
    role: 'owner',
    ventures: [venture],
    events,
    config: {} as StoredRoadmap['config'],
    history: [],
    conversations: {},
    names: {},
    writers: [null],
    comments: { open: 0, asked: [] },
    said: [],
    unread: 0,
    link: null,
    ...changes,
  }
  return { stored, work }
}

test('a roadmap read twice is derived once, by its owner as by who has the link', () => {
  const views = createViewCache<ReturnType<typeof viewDashboard>>(1_000_000)
  for (const read of [
    (stored: StoredRoadmap) => views.of(stored, NOW, viewDashboard),
    (stored: StoredRoadmap) => sharedView(stored, NOW),
  ]) {
    const first = roadmapOf('read-twice')
    const shown = read(first.stored)
    expect(first.work.reads).toBeGreaterThan(0)
    const second = roadmapOf('read-twice')
    expect(read(second.stored)).toBe(shown)
    expect(second.work.reads).toBe(0)
  }
})

test.each<[string, Partial<StoredRoadmap>]>([
  ['an event', { events: [] }],
  ['a line of the history', { history: [{ seq: 1 } as StoredRoadmap['history'][number]] }],
  ['a conversation', { conversations: { message: 'conversation' } }],
  ['the number of unread messages', { unread: 1 }],
  ['the list of ventures', { ventures: [] }],
])('%s that changed gives a view of its own', (_what, changes) => {
  const views = createViewCache<ReturnType<typeof viewDashboard>>(1_000_000)
  let made = 0
  const make = (stored: StoredRoadmap, now: Date) => {
    made += 1
    return viewDashboard(stored.history.length > 0 ? { ...stored, history: [] } : stored, now)
  }
  views.of(roadmapOf('a').stored, NOW, make)
  views.of(roadmapOf('a', changes).stored, NOW, make)
  views.of(roadmapOf('b').stored, NOW, make)
  expect(made).toBe(3)
})

test('each language of the screen has a view of its own', () => {
  const views = createViewCache<ReturnType<typeof viewDashboard>>(1_000_000)
  const read = (screen?: 'de' | 'en') => views.of(roadmapOf('spoken').stored, NOW, viewDashboard, screen)
  const [german, english] = [read('de'), read('en')]
  expect(german.action.text).not.toBe(english.action.text)
  expect(read('de')).toBe(german)
  expect(read()).not.toBe(english)
})

test('a view holds until its evidence is a month older, and not for a clock that went back', () => {
  const views = createViewCache<ReturnType<typeof viewDashboard>>(1_000_000)
  const monthsAt = (now: Date) =>
    views.of(roadmapOf('a').stored, now, viewDashboard).records.map(({ monthsOld }) => monthsOld)
  expect(monthsAt(later(MONTH_MS))).toEqual([1])
  expect(monthsAt(later(MONTH_MS * 2 - 1))).toEqual([1])
  expect(monthsAt(later(MONTH_MS * 2))).toEqual([2])
  expect(monthsAt(NOW)).toEqual([0])
})

test('views are kept as long as they take no more than so many bytes together', () => {
  const bytes = JSON.stringify(viewDashboard(roadmapOf('a').stored, NOW)).length * 2
  const views = createViewCache<ReturnType<typeof viewDashboard>>(bytes * 2 + 100)
  const made: string[] = []
  const read = (id: string) =>
    views.of(roadmapOf(id).stored, NOW, (stored, now) => {
      made.push(id)
      return viewDashboard(stored, now)
    })
  for (const id of ['a', 'b', 'a', 'c', 'a', 'b']) read(id)
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})

test('a shared page names nobody’s address, and has ids of its own that agree with each other', () => {
  const [record] = sharedView(roadmapOf('ids').stored, NOW).records
  expect(record?.source.quote).toBe('We did 4 interviews, ask [e-mail address].')
  expect(record?.id).toBe(record?.source.eventId)
  expect(record?.id).not.toContain('message')
})
