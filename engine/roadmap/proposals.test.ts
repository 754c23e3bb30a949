import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { announcedCounters } from '#shared/announced-counters.ts'
import type { ProposalChanges } from '#shared/proposals.ts'
import { EVIDENCE_TYPES, type EvidenceRecord, type LedgerEvent } from '#shared/roadmap.ts'
import { counters } from '../ledger/counters.ts'
import { derive } from '../ledger/fold.ts'
import { applyEvents } from '../ledger/ledger.ts'
import { organisationKey } from '../ledger/organisation.ts'
import { PENDING } from '../ledger/reasons.ts'
import type { LedgerState } from '../ledger/state.ts'
import { evidenceOf } from '../ledger/workings.ts'
import { confirmation, openProposals } from './proposals.ts'

const base = { messageId: 'm', extractor: 'rules' as const }
const evidence = (id: string, record: Partial<EvidenceRecord>): LedgerEvent => ({
  ...base,
  kind: 'evidence',
  id,
  record: {
    type: 'interview',
    op: 'ask',
    count: null,
    status: 'needs_confirmation',
    reason: 'vague number',
    quote: 'Talked to four managers at the Graz fair.',
    rule: 'test',
    proposed: 4,
    proposedOp: 'add',
    question: 'Count 4 interviews?',
    options: [
      { label: '4', answer: 'confirm', count: 4, op: 'add' },
      { label: 'Not interviews', answer: 'reject' },
    ],
    ...record,
  },
})
const counted = (id: string, record: Partial<EvidenceRecord>) =>
  evidence(id, { op: 'add', count: 1, status: 'confirmed', ...record })

/** Adds what waits first, with these changes, as POST /rest/v1/evidence/:id/confirm writes it down. */
function added(ledger: LedgerState, changes: ProposalChanges = {}): LedgerState {
  const [open] = openProposals(ledger)
  const entry = ledger.records.find(({ id }) => id === open?.id)
  if (!entry) throw new Error('Nothing waits')
  const event = confirmation(entry.record, changes)
  return applyEvents(ledger, [{ ...base, id: 'yes', kind: 'confirm', targetId: entry.id, ...event }])
}

const orgs = fc.constantFrom('Alder', 'Birch Works', 'Cedar')
const type = fc.constantFrom(...EVIDENCE_TYPES)
const known = fc.array(
  fc.record({ type, count: fc.integer({ min: 1, max: 9 }), orgs: fc.array(orgs, { maxLength: 1 }) }),
  { maxLength: 5 },
)
const proposed = fc.record({
  type,
  proposed: fc.integer({ min: 1, max: 30 }),
  proposedOp: fc.constantFrom('add' as const, 'set' as const, 'correct' as const),
  orgs: fc.array(orgs, { maxLength: 1 }),
})
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const changes = fc.record({
  type: optional(type),
  count: optional(fc.integer({ min: 1, max: 30 })),
  org: optional(fc.constantFrom('', 'Alder GmbH', 'Dunlin')),
  paid: optional(fc.boolean()),
  amount: optional(fc.constantFrom('', '€4,800')),
})

describe('a proposal', () => {
  test('counts what its row announces, whatever the founder changed in it', () => {
    fc.assert(
      fc.property(known, proposed, changes, (told, waits, changed) => {
        const isTotal = waits.proposedOp !== 'add'
        const before = derive([
          ...told.map((record, at) => counted(`known${at}`, { ...record, op: 'add' })),
          // A question about a total names nobody that counts already.
          evidence('open', { ...waits, options: [], ...(isTotal && { orgs: [] }) }),
        ])
        const [open] = openProposals(before)
        if (open?.proposal.kind !== 'evidence') throw new Error('Nothing waits')
        const { proposal } = open
        const retyped = changed.type !== undefined && changed.type !== proposal.type
        const row = {
          type: changed.type ?? proposal.type,
          op: retyped ? ('add' as const) : proposal.op,
          count: changed.count ?? proposal.count,
          org: changed.org ?? proposal.org,
        }
        const isKnown = (of: typeof row.type, org: string) =>
          evidenceOf(before).of[of].names.hasSame(organisationKey(org))
        const { repeat_events: _announced, ...announced } = announcedCounters(
          counters(before),
          [row],
          isKnown,
        )
        expect(counters(added(before, changed))).toMatchObject(announced)
      }),
      { numRuns: 2_000 },
    )
  })

  test('keeps the founder’s sentence as its source when they change it', () => {
    const ledger = added(derive([evidence('a', {})]), {
      type: 'pilot',
      org: 'Biowärme Kufstein',
      amount: '€4,800',
    })
    expect(ledger.records).toMatchObject([
      {
        state: 'active',
        count: 4,
        record: {
          type: 'pilot',
          paid: true,
          amount: '€4,800',
          org: 'Biowärme Kufstein',
          quote: 'Talked to four managers at the Graz fair.',
        },
      },
    ])
  })

  test('reads several names between commas, and a legal form as a part of its name', () => {
    const two = derive([evidence('a', { type: 'loi', proposed: 2 })])
    expect(added(two, { org: 'Acme, Inc., Birch' }).records[0]?.record.orgs).toEqual(['Acme, Inc.', 'Birch'])
    const one = derive([evidence('a', { type: 'loi', proposed: 1 })])
    expect(added(one, { org: 'Keller, Brandt & Partner' }).records[0]?.record.orgs).toEqual([
      'Keller, Brandt & Partner',
    ])
    expect(added(one, { org: '' }).records[0]?.record.orgs).toBeUndefined()
  })

  test('names the count that a correction replaces', () => {
    const ledger = derive([
      counted('a', { count: 12 }),
      evidence('b', { proposed: 9, proposedOp: 'correct' }),
    ])
    expect(openProposals(ledger)).toMatchObject([
      { id: 'b', proposal: { op: 'correct', count: 9, before: 12 } },
    ])
  })

  test('says what has to be true where a yes says more than a number', () => {
    const question = 'Is the LOI signed?'
    const options = [{ label: 'Yes', answer: 'confirm' as const, count: 1 }]
    const ledger = derive([evidence('a', { type: 'loi', question, options, proposed: 1 })])
    expect(openProposals(ledger)).toMatchObject([{ proposal: { asks: question } }])
    expect(openProposals(derive([evidence('a', {})]))[0]?.proposal).not.toHaveProperty('asks')
  })

  test('is none where a yes may mean several numbers, or a loss', () => {
    const options = [3, 5].map((count) => ({ label: String(count), answer: 'confirm' as const, count }))
    expect(openProposals(derive([evidence('a', { options })]))).toEqual([])
    expect(openProposals(derive([evidence('a', { proposedOp: 'retract' })]))).toEqual([])
  })

  test('is a suggested field with the value it would replace, unless it is a second first market', () => {
    const fact = {
      field: 'persona_role' as const,
      value: 'Plant manager',
      quote: 'plant managers',
      rule: 'test',
    }
    const suggested = (id: string, more: object): LedgerEvent => ({
      ...base,
      kind: 'field',
      id,
      fact: { ...fact, suggested: true, ...more },
    })
    const ledger = derive([
      { ...base, kind: 'field', id: 'own', fact: { ...fact, value: 'Head of grid' } },
      suggested('a', {}),
      suggested('b', { field: 'industry', value: 'Dairies', rule: PENDING.priority }),
    ])
    expect(openProposals(ledger)).toEqual([
      {
        id: 'a',
        messageId: 'm',
        quote: 'plant managers',
        proposal: { kind: 'field', field: 'persona_role', value: 'Plant manager', before: 'Head of grid' },
      },
    ])
  })
})
