import { expect, test } from 'vitest'
import { modelReading, modelRecord } from '#server/test/model-reading.ts'
import type { Counters, EvidenceType } from '#shared/roadmap.ts'
import { counters } from '../ledger/counters.ts'
import { applyEvents, emptyLedger } from '../ledger/ledger.ts'
import type { LedgerState } from '../ledger/state.ts'
import { extract } from './extract.ts'
import type { ModelRecord } from './model/reading.ts'

let turn = 0

/** Reads a message with the records that a model found in it; by the plain reader alone without any. */
function tell(text: string, records?: ModelRecord[], before = emptyLedger()) {
  turn += 1
  const result = extract({ id: `m${turn}`, text }, before, records && modelReading({ records }))
  return { ...result, ledger: applyEvents(before, result.events) }
}

const counted = (ledger: LedgerState): Partial<Counters> =>
  Object.fromEntries(Object.entries(counters(ledger)).filter(([, count]) => count > 0))

/** A record that a model takes from a quote. */
const found = (type: EvidenceType, count: number, quote: string, change: Partial<ModelRecord> = {}) =>
  modelRecord({ type, count, quote, ...change })

test.each([
  [
    'a number of which the plain reader sees the end',
    'On a fait 27 entretiens.',
    'Ça fait trente et un entretiens menés avec des tanneurs.',
    { interview: 31 },
  ],
  [
    'a total in which the plain reader counts one',
    'Wir haben 8 Interviews geführt.',
    'Mit dem Interview beim Winzer Holl von heute sind wir bei 9.',
    { interview: 9 },
  ],
  [
    'a number that the plain reader counts in parts',
    'Hello.',
    'One paid pilot runs at a tannery, two unpaid pilots ended in May.',
    { pilot: 3 },
  ],
])('%s is counted without a question', (_what, first, text, after) => {
  const [type = 'pilot', count] = Object.entries(after)[0] ?? []
  const record = found(type as EvidenceType, count ?? 0, text.slice(0, -1), { op: 'set' })
  const { ledger, question } = tell(text, [record], tell(first).ledger)
  expect(question).toBeNull()
  expect(counted(ledger)).toEqual(after)
})

test('a word too many among the names is no other number', () => {
  const text = 'Pilotvertrag mit Nordgleis unterschrieben, Beginn nächste Woche.'
  const { ledger, question } = tell(text, [
    found('pilot', 1, 'Pilotvertrag mit Nordgleis unterschrieben', { organisations: ['Nordgleis'] }),
  ])
  expect(question).toBeNull()
  expect(counted(ledger)).toEqual({ pilot: 1 })
})

test('a number that stands in the message as a whole is asked about beside the model’s', () => {
  const text = 'We interviewed 6 beekeepers in 4 valleys.'
  const { ledger, question } = tell(text, [found('interview', 4, text.slice(0, -1))])
  expect(counted(ledger)).toEqual({})
  expect(question?.options.map(({ count }) => count)).toEqual([4, 6, undefined])
})

test('a sum of the model’s records is no reason to ask', () => {
  const text = 'We held 7 interviews: 4 with maltsters, 3 with brewers.'
  const records = [
    found('interview', 4, 'We held 7 interviews: 4 with maltsters'),
    found('interview', 3, '3 with brewers'),
  ]
  const { ledger, question } = tell(text, records)
  expect(question).toBeNull()
  expect(counted(ledger)).toEqual({ interview: 7 })
})

test.each([
  'Essai payant signé avec la Tannerie Rouvière, premiers cuirs mardi prochain.',
  'Bezahlter Pilot mit Nordgleis unterschrieben, erste Fahrten geplant im Mai.',
  'Piloto de pago firmado con Ferrovía Sur, primeras pruebas la próxima semana.',
])('what follows a deed takes nothing from it: %s', (text) => {
  const quote = text.slice(0, text.indexOf(','))
  const { ledger, question } = tell(text, [found('pilot', 1, quote)])
  expect(question).toBeNull()
  expect(counted(ledger)).toEqual({ pilot: 1 })
})

test.each([
  ['no deed', 'Two pilots at rail depots, starting next month.', 'Two pilots at rail depots'],
  ['a plan before it', 'Next month we will have 2 pilots signed, finally.', '2 pilots signed'],
  ['somebody else', 'Our rival Ferrolab says it signed 2 pilots, in rail.', 'signed 2 pilots'],
  ['a denial', 'We never signed 2 pilots with rail depots.', 'signed 2 pilots'],
  ['a denial with nothing instead', 'We have no pilots: 2 are with the lawyers.', '2 are with the lawyers'],
])('the founder is asked where the plain reader sees %s', (_what, text, quote) => {
  const { ledger } = tell(text, [found('pilot', 2, quote)])
  expect(counted(ledger)).toEqual({})
})

test.each([
  'Im Weinbau läuft nicht bloß ein Pilot, sondern mittlerweile laufen drei.',
  'No hay un piloto en marcha, sino tres en bodegas.',
  'Ce n’est pas juste un pilote qui tourne, mais déjà trois en cave.',
  'There is no single pilot running, but three in vineyards.',
])('what stands instead of the number denied is counted: %s', (text) => {
  const { ledger, question } = tell(text, [found('pilot', 3, text.slice(0, -1), { op: 'set' })])
  expect(question).toBeNull()
  expect(counted(ledger)).toEqual({ pilot: 3 })
})

test('the founder is asked where what stands instead is only planned', () => {
  const text = 'There is no single pilot running, but three are planned in vineyards.'
  expect(counted(tell(text, [found('pilot', 3, text.slice(0, -1))]).ledger)).toEqual({})
})

test('a loss is no denial of itself', () => {
  const before = tell('Obsthof Lehr and Obsthof Marten are paying customers, both paid the invoice.').ledger
  const text = 'Obsthof Lehr no longer pays us.'
  const lost = found('revenue', 1, text.slice(0, -1), { op: 'retract', organisations: ['Obsthof Lehr'] })
  const { ledger, question } = tell(text, [lost], before)
  expect(question).toBeNull()
  expect(counted(ledger)).toEqual({ revenue: 1 })
})

test('a mention of what is counted already is not asked about where only the plain reader sees it', () => {
  const before = tell('Weberei Lohse runs a pilot with us.').ledger
  const text = 'Weberei Lohse had already paid us for the pilot.'
  const paid = found('revenue', 1, text.slice(0, -1), { organisations: ['Weberei Lohse'], source: 'pilot' })
  const { ledger, question } = tell(text, [paid], before)
  expect(question).toBeNull()
  expect(counted(ledger)).toEqual({ pilot: 1, revenue: 1 })
})

test('what a record was agreed on is neither another number nor another kind of evidence', () => {
  const text = 'Tarn Rail signed an LOI for 40 bearings, and it hinges on a pilot in their depot.'
  const { ledger, question } = tell(text, [
    found('loi', 1, text.slice(0, -1), {
      organisations: ['Tarn Rail'],
      volume: '40 bearings',
      condition: 'it hinges on a pilot in their depot',
    }),
  ])
  expect(question).toBeNull()
  expect(counted(ledger)).toEqual({ loi: 1 })
})

test('a sum with the number of another record in it is no other number', () => {
  const text = 'I interviewed nine harbour pilots and three of their employers signed letters of intent.'
  const { ledger, question } = tell(text, [
    found('interview', 9, 'I interviewed nine harbour pilots'),
    found('loi', 3, 'three of their employers signed letters of intent'),
  ])
  expect(question).toBeNull()
  expect(counted(ledger)).toEqual({ interview: 9, loi: 3 })
})
