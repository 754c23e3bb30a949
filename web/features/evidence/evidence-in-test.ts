import type { EvidenceRow } from '#shared/records.ts'
import { NO_COUNTERS } from '#shared/roadmap.ts'
import { roadmapOf } from '#web/test/roadmap.ts'
import type { EvidenceData } from './evidence-context.ts'

/** A record as the server sends it; what a test does not name is as it is in most. */
export const rowOf = (parts: Partial<EvidenceRow> & Pick<EvidenceRow, 'id'>): EvidenceRow => ({
  type: 'interview',
  organisation: '',
  count: 1,
  named: true,
  strength: 'said',
  missing: [],
  changeId: `change-${parts.id}`,
  ...parts,
  source: {
    kind: 'chat',
    quote: '',
    messageId: '11111111-1111-4111-8111-111111111111',
    conversationId: '11111111-1111-4111-8111-111111111112',
    file: null,
    place: null,
    at: '2026-06-12T09:41:00.000Z',
    author: 'Ada Lovelace',
    extractor: 'rules',
    ...parts.source,
  },
})

const interview = (id: string, who: string, organisation: string, parts: Partial<EvidenceRow> = {}) =>
  rowOf({ id, who, organisation, relation: 'user', segment: 'Geothermal power', ...parts })

export const PETRA = interview('petra', 'Petra Lang', 'Terravent', {
  date: '2026-06-12',
  quote: 'We clean the sorbent every eight days.',
  source: {
    ...rowOf({ id: 'petra' }).source,
    quote: 'Petra at Terravent says we clean the sorbent every eight days.',
  },
})

const UNNAMED = rowOf({
  id: 'five',
  count: 5,
  named: false,
  segment: 'Geothermal power',
  relation: 'user',
  source: { ...rowOf({ id: 'five' }).source, quote: 'We are at 9 interviews with plant operators now.' },
})

/** Nine interviews, four of them with a name, an LOI without price and condition, a pilot, and no customer. */
export const RECORDS: readonly EvidenceRow[] = [
  PETRA,
  interview('uwe', 'Dr Uwe Stahl', 'Oberrhein Wärme', {
    date: '2026-06-10',
    relation: 'champion',
    learnt: 'Needs figures for the board.',
  }),
  interview('ana', 'Prof. Ana Reyes', 'TU Karlsborn', {
    date: '2026-05-21',
    relation: 'expert',
    segment: 'Oilfield water',
  }),
  interview('milan', 'Milan Koch', 'ReCell', {
    date: '2026-05-19',
    segment: 'Battery recycling',
    strength: 'showed',
  }),
  UNNAMED,
  rowOf({
    id: 'loi',
    type: 'loi',
    organisation: 'Oberrhein Wärme',
    date: '2026-06-12',
    signatory: 'Dr Uwe Stahl',
    need: 'Lithium from the reinjection loop',
    volume: '40 tonnes a year',
    strength: 'committed',
    missing: ['price', 'condition'],
  }),
  rowOf({
    id: 'pilot',
    type: 'pilot',
    organisation: 'Terravent',
    start: '2026-06-03',
    end: '2026-09-30',
    metric: 'Flux loss on live brine',
    baseline: '3.1 % in 21 days',
    target: 'Under 5 % in 1,000 hours',
    state: 'running',
    strength: 'committed',
    missing: ['decided_by', 'decision_date'],
  }),
]

export const HALIDE: EvidenceData = {
  venture: { id: '33333333-3333-4333-8333-333333333333', name: 'Halide Labs', role: 'owner' },
  counters: { ...NO_COUNTERS, interview: 9, loi: 1, pilot: 1 },
  records: [...RECORDS],
  segments: ['Geothermal power', 'Battery recycling', 'Oilfield water'],
}

/** The roadmap beside it, on the way to Proof. */
export const HALIDE_ROADMAP = roadmapOf({
  current_level: 3,
  counters: HALIDE.counters,
  level: { level: 3, current: [], next: [], missing: [], locked: null },
})
