import type { Dashboard } from '#shared/dashboard.ts'
import type { FieldView, Source } from '#shared/dashboard-views.ts'
import { NO_COUNTERS } from '#shared/roadmap.ts'
import { roadmapOf } from './roadmap.ts'

const said = (quote: string): Source => ({
  eventId: quote,
  quote,
  messageId: '11111111-1111-4111-8111-111111111111',
  conversationId: '11111111-1111-4111-8111-111111111112',
  at: '2026-03-04T10:00:00.000Z',
  extractor: 'rules',
})
const fieldOf = (field: FieldView['field'], value: string, more: Partial<FieldView> = {}): FieldView => ({
  field,
  value,
  suggested: false,
  source: said(`We said that it is ${value}.`),
  ...more,
})
const records: Dashboard['records'] = ['active', 'waiting'].map((state, at) => ({
  id: `r${at}`,
  type: 'interview',
  op: 'add',
  count: 12,
  counted: null,
  org: null,
  paid: null,
  changeId: `r${at}`,
  state: state === 'active' ? 'active' : 'waiting',
  reason: '',
  answer: null,
  answerEventId: null,
  paused: false,
  monthsOld: 14,
  otherSegment: true,
  source: said('We interviewed 12 of the plant managers.'),
}))

/** A roadmap that was told in English and holds something of everything. */
export const TOLD = roadmapOf({
  current_level: 2,
  counters: { ...NO_COUNTERS, interview: 12 },
  level: {
    level: 2,
    current: [],
    next: ['interviews', 'icp_characteristics', 'persona_motivation'].map((id, at) => ({
      id,
      level: 3,
      met: at === 0,
      value: 1,
      target: 3,
      waiting: at === 1 ? 1 : 0,
    })),
    missing: [],
    locked: { evidenceLevel: 3, missing: ['a', 'b'] },
  },
  reached: {
    at: '2026-03-04T10:00:00.000Z',
    cause: 'the role that signs and what it is for',
    led_by: [{ what: 'persona_role', removed: false }],
    down: false,
  },
  action: {
    id: 'interviews_more',
    text: 'Hold 5 more interviews with the people; end each with a question.',
    deliverable: 'five more interviews',
    number: 5,
    days: 10,
    knowledge: '',
  },
  fields: [
    fieldOf('technology', 'a sensor for the methane in the air'),
    fieldOf('industry', 'the oil and gas industry', { priority: 2, confidence: 'medium' }),
    fieldOf('proof_point', 'it is at 3 of the sites', { kind: 'customer' }),
    fieldOf('persona_role', 'the head of the plant', { suggested: true }),
  ],
  idea_summary: 'Technology: a sensor for the methane in the air. Problem: who has it is not known to us.',
  records,
  unread: 2,
  questions: [
    {
      recordId: 'q',
      type: 'pilot',
      question: 'Is the pilot with Norgas still running?',
      options: [{ label: 'Yes, it is', answer: 'confirm' }],
      atRisk: true,
      source: said('Norgas has gone a bit quiet since the audit.'),
    },
    {
      recordId: 'p',
      type: 'loi',
      question: 'Is the LOI signed?',
      options: [{ label: 'Yes', answer: 'confirm' }],
      atRisk: false,
      source: said('They gave us a letter.'),
    },
  ],
  history: ['interview', 'level', 'industry'].map((what, at) => ({
    id: what,
    at: '2026-03-04T10:00:00.000Z',
    what,
    before: at === 1 ? '1' : '',
    after: ['12', '2', ''][at] ?? '',
    cause: 'You wrote it in the chat',
    undoEventId: at === 1 ? null : 'e',
    undone: false,
    source: said('We interviewed 12 of the plant managers.'),
  })),
})
