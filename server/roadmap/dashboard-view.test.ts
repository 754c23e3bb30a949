import { expect, test } from 'vitest'
import type { StoredRoadmap } from '#server/db/roadmap.ts'
import type { EvidenceRecord, LedgerEvent } from '#shared/roadmap.ts'
import { viewDashboard } from './dashboard-view.ts'

const VENTURE = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'First',
  created_at: '2025-01-01T00:00:00Z',
  archived_at: null,
}
const RECORD: EvidenceRecord = {
  type: 'interview',
  op: 'add',
  count: 4,
  status: 'confirmed',
  reason: '',
  quote: 'We did 4 interviews.',
  rule: 'given',
}

function roadmapOf(at: string): StoredRoadmap {
  const event: LedgerEvent = {
    kind: 'evidence',
    id: 'e',
    messageId: 'm',
    extractor: 'rules',
    at,
    record: RECORD,
  }
  return {
    venture: VENTURE,
    role: 'owner',
    ventures: [VENTURE],
    events: [event],
    config: {} as StoredRoadmap['config'],
    history: [],
    conversations: {},
    names: {},
    writers: [null],
    comments: { open: 0, asked: [] },
    said: [],
    unread: 0,
    link: null,
  }
}

test.each([
  ['2026-11-20T09:00:00Z', 0],
  ['2025-11-29T09:00:00Z', 11],
  ['2025-11-20T09:00:00Z', 12],
  ['2024-05-01T09:00:00Z', 30],
  // A clock that went back is no age.
  ['2027-01-01T09:00:00Z', 0],
])('evidence of %s is shown as %d months old, and still counts', (at, months) => {
  const view = viewDashboard(roadmapOf(at), new Date('2026-11-21T09:00:00Z'))
  expect(view.records.map(({ monthsOld }) => monthsOld)).toEqual([months])
  expect(view.counters.interview).toBe(4)
})
