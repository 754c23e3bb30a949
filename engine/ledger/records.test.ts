import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/language.ts'
import type { Facts } from '#shared/records/with-facts.ts'
import type { EvidenceRecord, EvidenceType, LedgerEvent } from '#shared/roadmap.ts'
import { nextBestAction } from '../levels/next-best-action.ts'
import { ledgerLevel, levelProfile } from '../levels/profile.ts'
import { counters } from './counters.ts'
import { applyEvents, emptyLedger } from './ledger.ts'
import type { LedgerState } from './state.ts'
import { undo } from './undo-in-test.ts'

const base = (id: string) => ({ id, messageId: id, extractor: 'person' as const })

function added(id: string, type: EvidenceType, more: Partial<EvidenceRecord> = {}): LedgerEvent {
  const told = { op: 'add', count: 1, status: 'confirmed', reason: '', quote: '', rule: 'form' } as const
  return { ...base(id), kind: 'evidence', record: { ...told, type, ...more } }
}
const changed = (id: string, targetId: string, set: Facts, org?: string): LedgerEvent => ({
  ...base(id),
  kind: 'facts',
  targetId,
  set,
  ...(org !== undefined && { org }),
})
const ledgerOf = (...events: LedgerEvent[]) => applyEvents(emptyLedger(), events)
const named = (org: string, facts: Facts = {}) => ({ orgs: [org], org, facts })

const FIELDS = (
  [
    { field: 'technology' },
    { field: 'problem', sufferer: 's', consequence: 'c' },
    { field: 'application' },
    { field: 'value_proposition', quantified: true },
    { field: 'proof_point', kind: 'lab' },
    { field: 'proof_point', kind: 'customer' },
    { field: 'industry', priority: 1 },
    { field: 'icp_description' },
    { field: 'icp_characteristic' },
    { field: 'icp_characteristic' },
    { field: 'icp_characteristic' },
    { field: 'persona_role' },
    { field: 'persona_motivation' },
    { field: 'persona_proof_needed' },
  ] as const
).map<LedgerEvent>((fact, index) => ({
  ...base(`f${index}`),
  kind: 'field',
  fact: { value: `f${index}`, quote: '', rule: 'test', ...fact },
}))

const org = fc.constantFrom('Alder', 'Birch Works', 'Cedar', 'Dunlin')
const commitment = fc.constantFrom<EvidenceType>('loi', 'pilot', 'revenue')
const parts = fc.record(
  {
    need: fc.constant('downtime'),
    volume: fc.constant('40 units'),
    price: fc.constant('€900'),
    condition: fc.constant('after the pilot'),
    signatory: fc.constant('plant manager'),
    fee: fc.constant('€4,800'),
    state: fc.constantFrom('running' as const, 'done' as const),
    repeat_orders: fc.nat(3),
    segment: fc.constant('f6'),
  },
  { requiredKeys: [] },
)
/** What was told with or without names, in one sentence or in a form. */
const told = fc.oneof(
  fc.tuple(commitment, fc.integer({ min: 1, max: 3 })).map(([type, count]) => ({ type, count })),
  fc.integer({ min: 1, max: 12 }).map((count) => ({ type: 'interview' as const, count })),
  fc.tuple(commitment, org, parts).map(([type, name, facts]) => ({ type, ...named(name, facts) })),
  fc.tuple(commitment, fc.constant('pilot' as const)).map(([type, from]) => ({ type, converted_from: from })),
)
const one = fc.tuple(fc.constantFrom<EvidenceType>('interview', 'loi', 'pilot', 'revenue'), org, parts)
const eventsOf = (all: ({ type: EvidenceType } & Partial<EvidenceRecord>)[]) =>
  all.map(({ type, ...more }, index) => added(`e${index}`, type, more))

describe('a record', () => {
  it('that names one of those told without names moves no counter, whatever its type', () => {
    for (const type of ['interview', 'loi', 'pilot', 'revenue'] as const) {
      const before = ledgerOf(added('a', type, { count: 3 }))
      const after = applyEvents(before, [added('b', type, { ...named('Alder'), names: 'a' })])
      expect(counters(after)[type]).toBe(3)
      expect(after.records.map(({ count }) => count)).toEqual([2, 1])
      const all = applyEvents(after, [
        added('c', type, { ...named('Birch'), names: 'a' }),
        added('d', type, { ...named('Cedar'), names: 'a' }),
        added('e', type, { ...named('Dunlin'), names: 'a' }),
      ])
      expect(counters(all)[type]).toBe(4)
    }
  })

  it('that is taken back gives its number back to those without names', () => {
    const after = ledgerOf(
      added('a', 'interview', { count: 12 }),
      added('b', 'interview', { ...named('Alder', { who: 'Mira Lind' }), names: 'a' }),
    )
    const undone = undo(after, 'b')
    expect(undone.records.map(({ count }) => count)).toEqual([12])
    expect(undo(undone, undone.events.at(-1)?.id ?? '').records).toEqual(after.records)
  })

  it('takes its organisation out of a sentence that named several', () => {
    const after = ledgerOf(
      added('a', 'pilot', { count: 2, orgs: ['Alder', 'Birch'] }),
      added('b', 'pilot', { ...named('Birch', { metric: 'scrap rate' }), names: 'a' }),
    )
    expect(counters(after).pilot).toBe(2)
    expect(after.records.map(({ record }) => record.orgs)).toEqual([['Alder'], ['Birch']])
  })

  it('of a second pilot at one organisation counts nothing, until the first is cancelled', () => {
    const both = ledgerOf(added('a', 'pilot', named('Alder')), added('b', 'pilot', named('Alder GmbH')))
    expect(counters(both).pilot).toBe(1)
    expect(both.records.map(({ count }) => count)).toEqual([1, 0])
    const one = applyEvents(both, [changed('c', 'a', { state: 'cancelled' })])
    expect(counters(one).pilot).toBe(1)
    expect(one.records.map(({ count, state }) => [state, count])).toEqual([
      ['retracted', 0],
      ['active', 1],
    ])
    expect(counters(undo(one, 'c'))).toEqual(counters(both))
  })

  it('that gets another organisation counts for that one', () => {
    const two = ledgerOf(added('a', 'loi', named('Alder')), added('b', 'loi', named('Birch')))
    const same = applyEvents(two, [changed('c', 'b', {}, 'Alder')])
    expect(counters(same).loi).toBe(1)
    expect(undo(same, 'c').records).toEqual(two.records)
    expect(counters(applyEvents(same, [changed('d', 'b', {}, 'Cedar')])).loi).toBe(2)
  })

  it('qualifies an LOI, pays a pilot and repeats a sale by what is filled in later', () => {
    const before = ledgerOf(
      added('a', 'loi', named('Alder')),
      added('b', 'pilot', named('Birch')),
      added('c', 'revenue', named('Cedar')),
    )
    const after = applyEvents(before, [
      changed('d', 'a', { need: 'less scrap', volume: '40', price: '€900', signatory: 'Mira Lind' }),
      changed('e', 'b', { fee: '€4,800', state: 'done' }),
      changed('f', 'c', { amount: '12,000', currency: 'EUR', repeat_orders: 2 }),
    ])
    const profile = levelProfile(after)
    expect(profile.qualifiedLoiOrganisations).toHaveLength(1)
    expect(profile.paidPilotOrganisations).toHaveLength(1)
    expect(counters(after).repeat_events).toBe(2)
    expect(after.records.map(({ record }) => record)).toMatchObject([
      { signed: true, price: '€900' },
      { paid: true, amount: '€4,800', stage: 'completed' },
      { amount: '12,000 EUR' },
    ])
    const emptied = applyEvents(after, [changed('g', 'b', { fee: '' })])
    expect(levelProfile(emptied).paidPilotOrganisations).toHaveLength(0)
  })

  it('keeps its changes when the sentence that it came from is taken back and given again', () => {
    const after = ledgerOf(added('a', 'pilot', named('Alder')), changed('b', 'a', { fee: '€100' }))
    const undone = undo(after, 'a')
    expect(counters(undone).pilot).toBe(0)
    expect(undo(undone, undone.events.at(-1)?.id ?? '').records).toEqual(after.records)
  })

  it('keeps what was changed after its question was answered', () => {
    const after = ledgerOf(
      added('a', 'loi', { op: 'ask', count: null, status: 'needs_confirmation', ...named('Alder') }),
      { ...base('b'), kind: 'confirm', targetId: 'a', count: 1, org: 'Birch' },
      changed('c', 'a', { price: '€900' }, 'Cedar'),
    )
    expect(after.records[0]?.record).toMatchObject({ org: 'Cedar', price: '€900' })
  })

  it('never lowers the level or a counter, added by name or without, or completed', () => {
    fc.assert(
      fc.property(
        fc.array(told, { maxLength: 6 }),
        fc.array(one, { maxLength: 4 }),
        fc.nat(8),
        ([...all], more, names) => {
          let before = ledgerOf(...FIELDS, ...eventsOf(all))
          for (const [index, [type, name, facts]] of more.entries()) {
            const record = { ...named(name, facts), names: `e${(names + index) % 7}` }
            const event =
              index % 2 === 0
                ? added(`m${index}`, type, record)
                : changed(`m${index}`, `m${index - 1}`, { price: '€1', need: 'n', volume: 'v' })
            const after = applyEvents(before, [event])
            expect(ledgerLevel(after).level).toBeGreaterThanOrEqual(ledgerLevel(before).level)
            const [was, is] = [counters(before), counters(after)]
            for (const counter of ['interview', 'loi', 'pilot', 'revenue'] as const)
              expect(is[counter]).toBeGreaterThanOrEqual(was[counter])
            before = after
          }
        },
      ),
      { numRuns: 500 },
    )
  })
})

describe('the next best action', () => {
  const at = '2026-06-03T10:00:00Z'
  const of = (type: EvidenceType, org: string, facts: Facts) => ({
    ...added(org, type, named(org, facts)),
    at,
  })

  /** What is next in a venture that has told its problem. */
  const nextOf = (ledger: LedgerState, language: Language = 'en') =>
    nextBestAction(ledger, { ...ledgerLevel(ledger), level: 1 }, language)

  it('asks for the part that a pilot or an LOI lacks, by its organisation and a day, before anything else is missing', () => {
    const metric = nextOf(ledgerOf(of('loi', 'Geox', {}), of('pilot', 'Terravent', { end: '2026-09-30' })))
    expect(metric).toMatchObject({ id: 'pilot_criteria', days: 7 })
    expect(metric.text).toBe(
      'Agree with Terravent by 10 June on the one number that shows whether the pilot worked.',
    )
    const price = nextOf(ledgerOf(of('loi', 'Geox', { condition: 'after the pilot' })), 'de')
    expect(price.text).toBe('Frag Geox bis 10. Juni, zu welchem Preis die Absichtserklärung gilt.')
  })

  it('asks for nothing of a pilot that is over, and of a letter that says both', () => {
    const whole = { price: '€900', condition: 'after the pilot' }
    const done = ledgerOf(of('pilot', 'Terravent', { state: 'done' }), of('loi', 'Geox', whole))
    expect(nextOf(done).id).toBe('technology')
  })

  it('asks what the venture is before what its pilot lacks', () => {
    expect(nextBestAction(ledgerOf(of('pilot', 'Terravent', {}))).id).toBe('technology')
  })
})
