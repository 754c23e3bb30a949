import { expect, test } from 'vitest'
import type { ImportRow } from '#shared/imports.ts'
import type { EvidenceRow } from '#shared/records.ts'
import { NO_COUNTERS } from '#shared/roadmap.ts'
import { formatOf } from './pasted-format.ts'
import { whatItOpens } from './what-it-opens.ts'

const row = (record: Record<string, unknown> | null, at = 1): ImportRow => ({
  row: at,
  record,
  field: record ? null : { name: 'problem', value: 'Scaling' },
  quote: '',
  place: '',
  speaker: null,
  duplicate_of: null,
  gaps: [],
  takable: true,
})
const known = (record: Partial<EvidenceRow>) => record as EvidenceRow

test('Interviews count one by one, and the mark and the relations that they reach first are told', () => {
  const rows = ['buyer', 'buyer', 'user', 'budget_owner'].map((relation) =>
    row({ type: 'interview', relation }),
  )
  expect(whatItOpens(rows, { ...NO_COUNTERS, interview: 18 }, [known({ relation: 'user' })])).toEqual({
    counters: [{ type: 'interview', before: 18, after: 22 }],
    fields: 0,
    mark: 20,
    first: [
      { relation: 'buyer', count: 2 },
      { relation: 'budget_owner', count: 1 },
    ],
  })
})

test('Letters of one organisation count once, and not where it has one already', () => {
  const rows = ['E.ON', 'e.on', 'RWE', 'Vattenfall'].map((organisation) => row({ type: 'loi', organisation }))
  const there = [known({ type: 'loi', organisation: 'RWE' })]
  expect(whatItOpens([...rows, row(null)], { ...NO_COUNTERS, loi: 1 }, there)).toMatchObject({
    counters: [{ type: 'loi', before: 1, after: 3 }],
    fields: 1,
  })
})

test.each([
  ['Who\tCompany\nAda\tE.ON', 'tsv'],
  ['Who;Company\nAda;E.ON', 'csv'],
  ['WEBVTT\n\n00:01.000 --> 00:02.000\nHi', 'vtt'],
  ['1\n00:00:01,000 --> 00:00:02,000\nHi', 'srt'],
  ['Spoke with Ada, then with Bo.\nThey lose a day.', 'txt'],
])('%j is pasted as %s', (text, format) => {
  expect(formatOf(text)).toBe(format)
})
