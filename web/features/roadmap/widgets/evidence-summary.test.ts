import { expect, test } from 'vitest'
import type { HistoryEntry, RecordView } from '#shared/dashboard-views.ts'
import { NO_COUNTERS } from '#shared/roadmap.ts'
import { loadTexts } from '#web/lib/texts.ts'
import { counterViews } from './evidence-summary.ts'

await loadTexts(['roadmap'], 'en')

const record = (
  id: string,
  type: RecordView['type'],
  at: string,
  more: Partial<RecordView> = {},
): RecordView => ({
  id,
  type,
  op: 'add',
  count: 1,
  counted: null,
  org: null,
  paid: null,
  changeId: id,
  state: 'active',
  reason: '',
  answer: null,
  answerEventId: null,
  paused: false,
  monthsOld: 0,
  otherSegment: false,
  source: {
    eventId: id,
    quote: `quote ${id}`,
    messageId: null,
    conversationId: null,
    at,
    extractor: 'rules',
  },
  ...more,
})
const counters = { ...NO_COUNTERS, interview: 14, loi: 1, pilot: 2 }

test('each counter shows what it counts and the latest sentence that counts', () => {
  const records = [
    record('b', 'interview', '2026-06-12T10:00:00Z'),
    record('a', 'interview', '2026-05-01T10:00:00Z'),
    record('waiting', 'interview', '2026-06-13T10:00:00Z', { state: 'waiting' }),
    record('l', 'loi', '2026-06-12T10:00:00Z'),
    record('p', 'pilot', '2026-06-03T10:00:00Z', { paid: true }),
  ]
  const history = [{ what: 'interview', before: '12', after: '14', undoEventId: 'b' } as HistoryEntry]
  const [interviews, lois, pilots, revenue] = counterViews(counters, records, history)
  expect(interviews).toMatchObject({
    unit: 'next mark 20',
    change: 'Interviews: 12 to 14',
    latest: { id: 'b' },
  })
  expect(lois).toMatchObject({ unit: 'signed', change: 'LOIs: 1' })
  expect(pilots).toMatchObject({ unit: '1 paid' })
  expect(revenue).toMatchObject({ count: 0, unit: '', latest: undefined })
})

test('a pilot is unpaid where that was said, not where nothing was said of money', () => {
  const unitOf = (paid: boolean | null) =>
    counterViews(counters, [record('p', 'pilot', '2026-06-03T10:00:00Z', { paid })], [])[2]?.unit
  expect(unitOf(null)).toBe('no fee named')
  expect(unitOf(false)).toBe('unpaid')
})

test('a pilot that its founder called paused is shown as paused, also where a fee was named', () => {
  const records = [
    record('p', 'pilot', '2026-06-03T10:00:00Z', { paid: true }),
    record('r', 'pilot', '2026-06-04T10:00:00Z', { state: 'rejected', answer: 'Paused', paused: true }),
  ]
  expect(counterViews(counters, records, [])[2]?.unit).toBe('1 paused')
  expect(counterViews({ ...counters, pilot: 1 }, records, [])[2]?.unit).toBe('paused')
})

test('the next mark of the interviews is the one that the next gate asks for', () => {
  const gate = [{ id: 'interviews_proof', level: 4, met: false, value: 9, target: 20, waiting: 0 }]
  const unitOf = (next: typeof gate) => counterViews({ ...counters, interview: 9 }, [], [], next)[0]?.unit
  expect(unitOf(gate)).toBe('next mark 20')
  expect(unitOf([])).toBe('next mark 10')
})

test('a corrected number opens to the sentence that corrected it', () => {
  const records = [
    record('a', 'interview', '2026-05-01T10:00:00Z', { count: 4 }),
    record('c', 'interview', '2026-05-02T10:00:00Z', { state: 'note', op: 'correct', count: 4 }),
    record('n', 'interview', '2026-05-03T10:00:00Z', { state: 'note', op: 'none' }),
  ]
  const history = [
    { what: 'interview', before: '14', after: '4', undoEventId: 'c' },
    { what: 'interview', before: '0', after: '14', undoEventId: 'a' },
  ] as HistoryEntry[]
  const [interviews] = counterViews({ ...counters, interview: 4 }, records, history)
  expect(interviews).toMatchObject({ latest: { id: 'c' }, change: 'Interviews: 14 to 4' })
})

test('a number that an answer confirmed says what the answer changed', () => {
  const records = [record('q', 'interview', '2026-05-01T10:00:00Z', { count: 4, changeId: 'yes' })]
  const history = [{ what: 'interview', before: '14', after: '18', undoEventId: 'yes' }] as HistoryEntry[]
  const [interviews] = counterViews({ ...counters, interview: 18 }, records, history)
  expect(interviews?.change).toBe('Interviews: 14 to 18')
})

test('a hundred interviews leave no mark ahead', () => {
  const [interviews] = counterViews({ ...counters, interview: 100 }, [], [])
  expect(interviews?.unit).toBe('past every mark')
})
