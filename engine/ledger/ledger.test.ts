import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { EvidenceRecord, EvidenceType, FieldFact, LedgerEvent } from '#shared/roadmap.ts'
import { ledgerLevel } from '../levels/profile.ts'
import { counters } from './counters.ts'
import { applyEvents, emptyLedger } from './ledger.ts'
import { compareOrganisations, organisationKey } from './organisation.ts'
import { undo } from './undo-in-test.ts'

const record = (
  type: EvidenceType,
  op: EvidenceRecord['op'],
  count: number,
  more: Partial<EvidenceRecord> = {},
): EvidenceRecord => ({
  type,
  op,
  count,
  status: 'confirmed',
  reason: 'stated',
  quote: 'stated',
  rule: 'test',
  ...more,
})
const evidence = (id: string, r: EvidenceRecord): LedgerEvent => ({
  kind: 'evidence',
  id,
  messageId: id,
  extractor: 'rules',
  record: r,
})
const field = (id: string, fact: Partial<FieldFact> & Pick<FieldFact, 'field'>): LedgerEvent => ({
  kind: 'field',
  id,
  messageId: id,
  extractor: 'rules',
  fact: { value: id, quote: id, rule: 'test', ...fact },
})

const FIELDS: LedgerEvent[] = [
  field('f1', { field: 'technology' }),
  field('f2', { field: 'problem', sufferer: 's', consequence: 'c' }),
  field('f3', { field: 'application' }),
  field('f4', { field: 'value_proposition', quantified: true }),
  field('f5', { field: 'proof_point', kind: 'lab' }),
  field('f6', { field: 'proof_point', kind: 'customer' }),
  field('f7', { field: 'industry', priority: 1 }),
  field('f8', { field: 'icp_description' }),
  field('f9', { field: 'icp_characteristic' }),
  field('f10', { field: 'icp_characteristic' }),
  field('f11', { field: 'icp_characteristic' }),
  field('f12', { field: 'persona_role' }),
  field('f13', { field: 'persona_motivation' }),
  field('f14', { field: 'persona_proof_needed' }),
]

const org = fc.constantFrom('Alder', 'Birch Works', 'Cedar', 'Dunlin', 'Elm Power', 'Fir')
const positive = fc.oneof(
  fc
    .record({ type: fc.constant<EvidenceType>('interview'), count: fc.integer({ min: 1, max: 12 }) })
    .map(({ type, count }) => record(type, 'add', count)),
  fc
    .record({ type: fc.constantFrom<EvidenceType>('loi', 'pilot', 'revenue'), name: org, paid: fc.boolean() })
    .map(({ type, name, paid }) =>
      record(type, 'add', 1, {
        orgs: [name],
        ...(type === 'pilot' && { paid }),
        ...(type === 'revenue' && { source: paid ? ('product' as const) : ('pilot' as const) }),
      }),
    ),
  fc.integer({ min: 1, max: 3 }).map((count) => record('revenue', 'repeat', count)),
)
const anyOp = fc.oneof(
  positive,
  fc
    .record({
      type: fc.constantFrom<EvidenceType>('interview', 'loi', 'pilot', 'revenue'),
      op: fc.constantFrom('set' as const, 'correct' as const, 'retract' as const),
      count: fc.integer({ min: 0, max: 15 }),
    })
    .map(({ type, op, count }) => record(type, op, count)),
)
const eventsOf = (records: EvidenceRecord[]) => records.map((r, i) => evidence(`e${i}`, r))

describe('the ledger', () => {
  it('counts an organisation once, whatever its legal form or inflection', () => {
    expect(organisationKey('Kestrel Mining Ltd.')).toBe(organisationKey('the kestrel mining'))
    expect(
      compareOrganisations(organisationKey('Stadtwerken Rosenau'), organisationKey('Stadtwerke Rosenau')),
    ).toBe('same')
    expect(compareOrganisations(organisationKey('Kestrel Energy'), organisationKey('Kestrel'))).toBe('maybe')
  })

  it('keeps a paying organisation once when it buys the product after its pilot, and counts a repeat', () => {
    const fee = evidence('a', record('revenue', 'add', 1, { orgs: ['Alder'], source: 'pilot' }))
    const product = evidence('b', record('revenue', 'add', 1, { orgs: ['Alder'], source: 'product' }))
    expect(counters(applyEvents(emptyLedger(), [fee, product]))).toMatchObject({
      revenue: 1,
      repeat_events: 1,
    })
  })

  it('leaves the lower type standing when a pilot turns into a contract', () => {
    const pilot = evidence('a', record('pilot', 'add', 1, { orgs: ['Alder'] }))
    const contract = evidence(
      'b',
      record('revenue', 'add', 1, { converted_from: 'pilot', source: 'product' }),
    )
    expect(counters(applyEvents(emptyLedger(), [pilot, contract]))).toMatchObject({
      pilot: 1,
      revenue: 1,
      repeat_events: 1,
    })
  })

  it('never lowers the level by positive evidence', () => {
    fc.assert(
      fc.property(fc.array(positive, { maxLength: 12 }), positive, (records, more) => {
        const before = applyEvents(emptyLedger(), [...FIELDS, ...eventsOf(records)])
        const after = applyEvents(before, [evidence('more', more)])
        expect(ledgerLevel(after).level).toBeGreaterThanOrEqual(ledgerLevel(before).level)
      }),
      { numRuns: 200 },
    )
  })

  it('restores exactly what was there before an undone event', () => {
    fc.assert(
      fc.property(fc.array(anyOp, { maxLength: 10 }), anyOp, (records, more) => {
        const before = applyEvents(emptyLedger(), eventsOf(records))
        const after = undo(applyEvents(before, [evidence('more', more)]), 'more')
        expect(counters(after)).toEqual(counters(before))
        expect(after.records).toEqual(before.records)
        expect(after.fields).toEqual(before.fields)
      }),
      { numRuns: 200 },
    )
  })

  it('brings an effect back when the undo itself is undone', () => {
    const one = applyEvents(emptyLedger(), [evidence('a', record('interview', 'add', 4))])
    const undone = undo(one, 'a')
    const redone = undo(undone, undone.events.at(-1)?.id ?? '')
    expect(counters(undone).interview).toBe(0)
    expect(counters(redone).interview).toBe(4)
  })

  it('gives the same counters in any order of independent records', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(positive, { maxLength: 8, selector: (r) => `${r.type} ${r.orgs?.[0] ?? r.op}` }),
        fc.integer(),
        (records, seed) => {
          const kept = records.filter((r) => r.source !== 'pilot')
          const shuffled = kept
            .map((r, i) => ({ r, key: (i * 7919 + seed) % 13 }))
            .sort((a, b) => a.key - b.key)
            .map(({ r }) => r)
          expect(counters(applyEvents(emptyLedger(), eventsOf(shuffled)))).toEqual(
            counters(applyEvents(emptyLedger(), eventsOf(kept))),
          )
        },
      ),
    )
  })

  it('changes nothing when events are replayed', () => {
    fc.assert(
      fc.property(fc.array(anyOp, { maxLength: 10 }), (records) => {
        const once = applyEvents(emptyLedger(), eventsOf(records))
        expect(applyEvents(once, eventsOf(records))).toEqual(once)
      }),
    )
  })

  it('never counts below zero', () => {
    fc.assert(
      fc.property(fc.array(anyOp, { maxLength: 12 }), (records) => {
        for (const value of Object.values(counters(applyEvents(emptyLedger(), eventsOf(records)))))
          expect(value).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
