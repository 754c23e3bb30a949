import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#shared/language.ts'
import type { EvidenceRecord, FieldFact, LedgerEvent } from '#shared/roadmap.ts'
import { GUIDE } from '../content/guide.ts'
import { entryTitle } from '../knowledge/entry-title.ts'
import { starterKnowledge } from '../knowledge/starter.ts'
import { applyEvents, emptyLedger } from '../ledger/ledger.ts'
import type { LedgerState } from '../ledger/state.ts'
import { ACTIONS } from './actions.ts'
import { nextBestAction } from './next-best-action.ts'
import { ledgerLevel } from './profile.ts'

const base = { messageId: 'm', extractor: 'person' as const }
const given = { status: 'confirmed' as const, reason: '', quote: 'q', rule: 'given' }
const fields = (...facts: Omit<FieldFact, 'quote' | 'rule'>[]): LedgerEvent[] =>
  facts.map((fact, i) => ({
    ...base,
    kind: 'field',
    id: `f${i}`,
    fact: { quote: '', rule: 'given', ...fact },
  }))
const records = (prefix: string, ...list: Partial<EvidenceRecord>[]): LedgerEvent[] =>
  list.map((record, i) => ({
    ...base,
    kind: 'evidence',
    id: `${prefix}${i}`,
    record: { ...given, type: 'revenue', op: 'add', count: 1, ...record },
  }))
const ledgerOf = (...events: LedgerEvent[][]) => applyEvents(emptyLedger(), events.flat())
const idOf = (ledger: LedgerState) => nextBestAction(ledger).id

const idea = fields(
  { field: 'technology', value: 'a chip' },
  { field: 'problem', value: 'growers lose hives', sufferer: 'growers', consequence: 'lose hives' },
  { field: 'application', value: 'hives' },
)
const concept = [
  ...idea,
  ...fields(
    { field: 'industry', value: 'orchards', priority: 1 },
    { field: 'icp_description', value: 'an orchard' },
    { field: 'persona_role', value: 'manager' },
    { field: 'value_proposition', value: 'from 30% to 12%', quantified: true },
    { field: 'proof_point', value: '94% in the lab', kind: 'lab' },
    { field: 'proof_point', value: '80% at a customer', kind: 'customer' },
    { field: 'icp_characteristic', value: 'one' },
    { field: 'icp_characteristic', value: 'two' },
    { field: 'icp_characteristic', value: 'three' },
    { field: 'persona_motivation', value: 'keeps the crop' },
    { field: 'persona_proof_needed', value: 'one season' },
  ).map((event, i) => ({ ...event, id: `c${i}` })),
]
const interviews = records('i', { type: 'interview', count: 20 })
const customers = (count: number, more: (i: number) => Partial<EvidenceRecord> = () => ({})) =>
  records(
    'r',
    ...Array.from({ length: count }, (_, i) => ({
      orgs: [`Customer${String.fromCharCode(65 + i)}`],
      segment: 'orchards',
      ...more(i),
    })),
  )
const repeats = (count: number) => records('p', { op: 'repeat', count })
const waiting = (id: string, record: Partial<EvidenceRecord>): LedgerEvent[] =>
  records(id, { op: 'ask', count: null, status: 'needs_confirmation', question: `${id}?`, ...record })
const risk = waiting('risk', { type: 'revenue', proposed: 1, proposedOp: 'retract', orgs: ['CustomerA'] })

describe('the next best action', () => {
  it('is first the question whose answer would change the level', () => {
    const asked = waiting('ask', { type: 'interview', proposed: 12, proposedOp: 'add' })
    const ledger = ledgerOf(concept, risk, asked)
    expect(nextBestAction(ledger)).toMatchObject({ id: 'confirm:ask0', text: 'ask?', number: 12 })
  })

  it('is then what is at risk, before what is missing', () => {
    const other = waiting('ask', { type: 'loi', proposed: 1, proposedOp: 'add' })
    expect(idOf(ledgerOf(concept, interviews, customers(3), risk, other))).toBe('confirm:risk0')
  })

  it('is then the first missing element of the next gate', () => {
    expect(idOf(emptyLedger())).toBe('technology')
    expect(idOf(ledgerOf(idea))).toBe('priority_one')
    expect(idOf(ledgerOf(concept))).toBe('interviews_first')
    expect(idOf(ledgerOf(concept, interviews))).toBe('commitment')
    expect(idOf(ledgerOf(concept, interviews, customers(3)))).toBe('repeat_sale')
  })

  it('is at Spark the habit, once three messages told nothing', () => {
    const small = (n: number): LedgerEvent[] =>
      Array.from({ length: n }, (_, i) => ({
        ...base,
        kind: 'message',
        id: `s${i}`,
        digest: `${i}`,
        lang: 'en',
      }))
    expect(idOf(ledgerOf(idea.slice(0, 1), small(2)))).toBe('problem_specific')
    expect(idOf(ledgerOf(idea.slice(0, 1), small(3)))).toBe('habit')
    expect(idOf(ledgerOf(idea, small(3)))).toBe('priority_one')
  })

  it('is at Repeat to win others before the largest customer, where one brings over a fifth', () => {
    const paying = (first: string) => customers(5, (i) => ({ amount: i === 0 ? first : '€10,000' }))
    const repeat = ledgerOf(concept, interviews, paying('€10,000'), repeats(1))
    expect(ledgerLevel(repeat).level).toBe(5)
    expect(idOf(repeat)).toBe('scale_customers')
    expect(idOf(ledgerOf(concept, interviews, paying('€1.5 million'), repeats(1)))).toBe('concentration')
  })

  it('is at Scale the next segment, then efficiency, then people', () => {
    const scale = (outside: number, elsewhere: boolean) =>
      ledgerOf(
        concept,
        interviews,
        repeats(3),
        customers(10, (i) => ({
          ...(i < outside && { outside_network: true }),
          ...(elsewhere && i === 9 && { segment: 'berry farms' }),
        })),
      )
    expect(ledgerLevel(scale(1, false)).level).toBe(6)
    expect(idOf(scale(1, false))).toBe('next_segment')
    expect(idOf(scale(1, true))).toBe('efficiency')
    expect(idOf(scale(2, true))).toBe('people')
  })

  it('speaks the language of the founder', () => {
    const said = (['de', 'es', 'fr'] as const).map(
      (lang) => nextBestAction(ledgerOf(concept), undefined, lang).deliverable,
    )
    expect(said).toEqual(['fünf geführte Interviews', 'cinco entrevistas hechas', 'cinq entretiens menés'])
  })
})

describe('every action', () => {
  const titles = new Set(starterKnowledge.map(({ title }) => title))

  it.each(Object.entries(ACTIONS))('%s leads to an entry of the knowledge base', (_, { entry }) => {
    expect(titles).toContain(entryTitle(entry))
  })

  it('of answering a question leads to one too', () => {
    const asked = waiting('ask', { type: 'interview', proposed: 12, proposedOp: 'add' })
    expect(titles).toContain(nextBestAction(ledgerOf(concept, asked)).knowledge)
    expect(titles).toContain(nextBestAction(ledgerOf(concept, customers(3), risk)).knowledge)
  })

  it.each(Object.keys(ACTIONS) as (keyof typeof ACTIONS)[])('%s is written in four languages', (id) => {
    const texts = LANGUAGES.map((lang) => GUIDE[lang].actions[id].text)
    expect(new Set(texts).size).toBe(4)
    const numbers = texts.map((text) => text.match(/\d+/g)?.sort().join() ?? '')
    expect(new Set(numbers).size).toBe(1)
  })
})
