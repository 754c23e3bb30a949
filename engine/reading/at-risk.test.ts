import { describe, expect, it } from 'vitest'
import type { EvidenceType, LedgerEvent } from '#shared/roadmap.ts'
import { counters } from '../ledger/counters.ts'
import { applyEvents, emptyLedger } from '../ledger/ledger.ts'
import { isAtRisk, type LedgerState } from '../ledger/state.ts'
import { extract } from './extract.ts'

const holding = (...held: [EvidenceType, string][]): LedgerState =>
  applyEvents(
    emptyLedger(),
    held.map<LedgerEvent>(([type, org], i) => ({
      kind: 'evidence',
      id: `given${i}`,
      messageId: 'given',
      extractor: 'person',
      record: {
        type,
        op: 'add',
        count: 1,
        status: 'confirmed',
        reason: 'given',
        quote: 'given',
        rule: 'given',
        orgs: [org],
      },
    })),
  )
const said = (ledger: LedgerState, id: string, text: string) =>
  applyEvents(ledger, extract({ id, text }, ledger).events)
const marks = (ledger: LedgerState) => ledger.records.filter((r) => r.state === 'waiting' && isAtRisk(r))

const two = holding(['pilot', 'Terravent'], ['pilot', 'Kelda Water'])

describe('a loss that nobody stated', () => {
  it.each([
    ['Terravent has gone a bit quiet since the audit.', 'Is the Terravent pilot still running?'],
    ["We haven't heard from Terravent since March.", 'Is the Terravent pilot still running?'],
    ['Terravent might pull out.', 'Is the Terravent pilot still running?'],
    ['Terravent antwortet seit Wochen nicht.', 'Läuft der Pilot mit Terravent noch?'],
    ['Terravent könnte abspringen.', 'Läuft der Pilot mit Terravent noch?'],
    ['Hace semanas que Terravent no nos responde.', '¿Sigue en marcha el piloto con Terravent?'],
    ['Terravent podría cancelar.', '¿Sigue en marcha el piloto con Terravent?'],
    ['Terravent ne répond plus depuis des semaines.', 'Le pilote avec Terravent est-il toujours en cours ?'],
    ['Nous sommes sans nouvelles de Terravent.', 'Le pilote avec Terravent est-il toujours en cours ?'],
  ])('%s changes nothing and asks', (text, question) => {
    const after = said(two, 'm', text)
    expect(counters(after)).toEqual(counters(two))
    expect(marks(after).map(({ record }) => record.question)).toEqual([question])
    expect(after.pending?.record.options).toHaveLength(3)
  })

  it('finds the one customer there is behind "they"', () => {
    const after = said(holding(['pilot', 'Terravent']), 'm', 'They have gone a bit quiet since the audit.')
    expect(after.pending?.record.question).toBe('Is the Terravent pilot still running?')
  })

  it('asks in the words of what is held: a customer, a letter', () => {
    const ledger = holding(['revenue', 'Kelda Water'], ['loi', 'Terravent'])
    expect(said(ledger, 'a', 'Kelda Water has gone silent.').pending?.record.question).toBe(
      'Is Kelda Water still a customer?',
    )
    expect(said(ledger, 'b', 'Terravent is having second thoughts.').pending?.record.question).toBe(
      'Does the Terravent LOI still stand?',
    )
  })

  it.each([
    'We have been quiet lately.',
    'Our investors have gone quiet.',
    'If Terravent goes quiet we will call them.',
    'Borealis has gone quiet.',
  ])('%s marks nothing', (text) => {
    expect(marks(said(two, 'm', text))).toEqual([])
  })

  it('is asked about once', () => {
    const once = said(two, 'a', 'Terravent has gone quiet.')
    expect(marks(said(once, 'b', 'Terravent still has not replied.'))).toHaveLength(1)
  })

  it('is a loss when it is stated, before or after', () => {
    const stated = said(two, 'm', 'Terravent pulled out after going quiet.')
    expect(counters(stated).pilot).toBe(1)
    const later = said(said(two, 'a', 'Terravent has gone quiet.'), 'b', 'Terravent cancelled the pilot.')
    expect(counters(later).pilot).toBe(1)
    expect(marks(later)).toEqual([])
  })
})

describe('the answer to an at-risk question', () => {
  const asked = said(two, 'm', 'Terravent has gone quiet since the audit.')

  it.each(['Cancelled', 'They cancelled.', 'no, they cancelled'])('"%s" retracts', (text) => {
    const after = said(asked, 'a', text)
    expect(counters(after).pilot).toBe(1)
    expect(marks(after)).toEqual([])
  })

  it.each(['Still running', 'Paused', 'Yes, still running', 'yes', 'no, it is paused'])(
    '"%s" clears the mark and keeps the pilot',
    (text) => {
      const after = said(asked, 'a', text)
      expect(counters(after).pilot).toBe(2)
      expect(marks(after)).toEqual([])
    },
  )

  it('a bare "no" may mean either: the question stays', () => {
    const after = said(asked, 'a', 'no')
    expect(counters(after).pilot).toBe(2)
    expect(marks(after)).toHaveLength(1)
  })
})
