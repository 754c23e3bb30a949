import { expect, test } from 'vitest'
import type { HistoryEntry } from '#shared/dashboard-views.ts'
import { groupHistory } from './group-history.ts'

const line = (id: string, at: string, undoEventId: string | null, what = 'interview'): HistoryEntry => ({
  id,
  at,
  what,
  before: '',
  after: id,
  cause: 'You wrote it',
  undoEventId,
  undone: false,
  source: null,
})

test('what one message changed stands together, with the level it led to', () => {
  const days = groupHistory([
    line('5', '2026-06-12T10:00:00.000Z', null, 'level'),
    line('4', '2026-06-12T10:00:00.000Z', 'a b'),
    line('3', '2026-06-12T10:00:00.000Z', 'a b', 'problem'),
    line('2', '2026-06-12T09:00:00.000Z', 'c'),
    line('1', '2026-06-10T09:00:00.000Z', 'd'),
  ])
  expect(days.map(({ changes }) => changes.map(({ lines }) => lines.map(({ id }) => id)))).toEqual([
    [['5', '4', '3'], ['2']],
    [['1']],
  ])
  expect(days[0]?.changes[0]?.undoEventId).toBe('a b')
})

test('two changes of the same moment stay apart', () => {
  const [day] = groupHistory([
    line('2', '2026-06-12T10:00:00.000Z', 'b'),
    line('1', '2026-06-12T10:00:00.000Z', 'a'),
  ])
  expect(day?.changes).toHaveLength(2)
})
