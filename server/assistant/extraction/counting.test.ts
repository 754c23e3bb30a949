import { describe, expect, it } from 'vitest'
import type { LedgerEvent } from '#shared/roadmap.ts'
import { counters } from '../ledger/counters.ts'
import { applyEvents, emptyLedger } from '../ledger/ledger.ts'
import { extract } from './extract.ts'

const ledgerOf = (texts: string[]) =>
  texts.reduce((state, text, i) => {
    const { events } = extract({ id: `m${i}`, text }, state)
    return applyEvents(state, events as LedgerEvent[])
  }, emptyLedger())
const counted = (...texts: string[]) => counters(ledgerOf(texts))
const none = { interview: 0, loi: 0, pilot: 0, revenue: 0, repeat_events: 0 }

describe('a list of several things', () => {
  it.each([
    'An LOI signed by Corvane and a pilot running at Haskel.',
    'Eine Absichtserklärung unterschrieben von Corvane, ein Pilot läuft bei Haskel.',
    'Una carta de intención firmada por Corvane y un piloto en marcha en Haskel.',
    'Une LOI signée par Corvane et un pilote en cours chez Haskel.',
  ])('counts each with its own organisation: %s', (text) => {
    expect(counted(text)).toEqual({ ...none, loi: 1, pilot: 1 })
  })

  it('counts none of a list that is planned as a whole', () => {
    expect(counted('We plan 5 interviews, an LOI signed by Corvane and a pilot running at Haskel.')).toEqual(
      none,
    )
  })

  it.each([
    ['One paid pilot is running, two unpaid ones finished.', 3],
    ['Ein bezahlter Pilot läuft, zwei unbezahlte sind abgeschlossen.', 3],
    ['Pilot at Corvane kicked off on Monday, a second one at Haskel starts in August.', 1],
    ['Le pilote chez Corvane a démarré lundi, le deuxième chez Haskel démarre en août.', 1],
  ])('reads another one by its own words: %s', (text, pilot) => {
    expect(counted(text).pilot).toBe(pilot)
  })

  it('adds what another of the team did', () => {
    expect(counted('My cofounder did 5 interviews and I did 4.').interview).toBe(9)
    expect(counted('Mein Mitgründer hat 5 Interviews geführt, ich 4.').interview).toBe(9)
  })
})

describe('what only looks like evidence', () => {
  it.each([
    'Write me an interview guide for plant managers.',
    'Does my mum count as an interview?',
    'A VC told us 20 interviews would be enough.',
    'I was interviewed by two journalists this week.',
    'We paid our first supplier invoice, 4,000 euros to Festo.',
    'Für zehn Interviews bekommt man je einen Piloten, sagt mein Mentor.',
    'Wir haben drei Sensoren von Corvane für 900 Euro gekauft.',
    'El piloto con Corvane empieza cuando se firme el NDA.',
    'Imagínate que tuviéramos 10 pilotos en marcha.',
    "La lettre d'intention de Corvane, ce serait le rêve.",
    'Chaque pilote nous coûte 8 000 euros.',
    'Le NDA avec Corvane est signé, la LOI non.',
    'Un amigo fundador ya tiene 12 clientes de pago.',
    "Corvane propose de payer l'essai seulement s'il réussit.",
    'Corvane offers to pay for the pilot only if it works.',
    'Corvane bietet an, den Piloten zu bezahlen, wenn er läuft.',
    'Corvane ofrece pagar el piloto solo si funciona.',
    'Einen laufenden Piloten gibt es bei uns noch nicht.',
    'A signed LOI we do not have yet.',
    'Einen unterschriebenen LOI haben wir leider noch nicht.',
  ])('counts nothing: %s', (text) => {
    expect(counted(text)).toEqual(none)
  })
})

describe('places', () => {
  it.each([
    'Corvane signed a pilot at Port Blakeney, it started on Monday.',
    'Corvane firmó un piloto en La Ventana, partió el lunes.',
    'Corvane a signé un pilote à La Ferté, démarré lundi.',
    'Corvane hat einen Piloten in Bad Salzau unterschrieben.',
  ])('takes the place of a pilot for no second organisation: %s', (text) => {
    expect(counted(text).pilot).toBe(1)
  })
})

describe('what was told already', () => {
  it('keeps a second pilot of one organisation as a record and the counter as it is', () => {
    const ledger = ledgerOf([
      'The pilot at Corvane is running since May.',
      'A second pilot at Corvane started, this time in Aarhus.',
    ])
    expect(counters(ledger).pilot).toBe(1)
    expect(
      ledger.records.filter(({ record }) => record.type === 'pilot' && record.op === 'add'),
    ).toHaveLength(2)
  })

  it('takes a conclusion for the number that stands, not the part it names', () => {
    const told = counted(
      'We did 12 interviews with bakers.',
      'One of the 12 was actually a consultant, so make that 11.',
    )
    expect(told.interview).toBe(11)
  })

  it('takes what some of those interviewed said for no further interviews', () => {
    const told = counted(
      'We did 14 interviews with bakers.',
      'Of the 14 people we interviewed, 11 complain about flour dust.',
    )
    expect(told.interview).toBe(14)
  })
})
