import { expect, test } from 'vitest'
import { modelReading, modelRecord } from '#server/test/model-reading.ts'
import type { Counters, EvidenceType } from '#shared/roadmap.ts'
import { counters } from '../ledger/counters.ts'
import { applyEvents, emptyLedger } from '../ledger/ledger.ts'
import type { LedgerState } from '../ledger/state.ts'
import { extract } from './extract.ts'
import type { ModelRecord } from './model/reading.ts'

/** Reads a message with the records that a model found in it. */
function tell(text: string, records: ModelRecord[]) {
  const result = extract({ id: 'm', text }, emptyLedger(), modelReading({ records }))
  return { ...result, ledger: applyEvents(emptyLedger(), result.events) }
}

const counted = (ledger: LedgerState): Partial<Counters> =>
  Object.fromEntries(Object.entries(counters(ledger)).filter(([, count]) => count > 0))

const found = (type: EvidenceType, count: number, quote: string) => modelRecord({ type, count, quote })

test.each([
  ['We held 8 interviews with apple growers.', 'pilot', 8, 'interview'],
  ['Wir haben 3 unterschriebene LOIs von Molkereien.', 'interview', 3, 'loi'],
  ['Deux pilotes tournent dans des tanneries.', 'loi', 2, 'pilot'],
] as const)(
  'a type that the words contradict gives way to the one that both name: %s',
  (text, type, count, right) => {
    const { ledger, question } = tell(text, [found(type, count, text.slice(0, -1))])
    expect(question).toBeNull()
    expect(counted(ledger)).toEqual({ [right]: count })
  },
)

test('a type that the words contradict is asked about as the one they name, where only they name it', () => {
  const text = 'Letters of intent from 2 sawmills lie on my desk.'
  const { ledger, records } = tell(text, [found('interview', 2, text.slice(0, -1))])
  expect(counted(ledger)).toEqual({})
  expect(records).toMatchObject([{ type: 'loi', status: 'needs_confirmation', proposed: 2 }])
})

test('the model’s type stands where the words hold a hint of it, or name none', () => {
  const texts = ['After the pilot the sawmill Brandt bought one', 'The sawmill Brandt is in']
  for (const text of texts)
    expect(counted(tell(`${text}.`, [found('revenue', 1, text)]).ledger).revenue).toBe(1)
})

test('a record with a number that its quote does not say counts with the number that the plain reader found', () => {
  const text = 'We held 8 interviews with apple growers.'
  const { ledger, question, dropped } = tell(text, [found('interview', 13, text.slice(0, -1))])
  expect(question).toBeNull()
  expect(counted(ledger)).toEqual({ interview: 8 })
  expect(dropped).toEqual(['number'])
})

test('a number that only names make up and the model reads otherwise is asked about', () => {
  const text = 'LOIs signed by Sägewerk Brandt, Holz Ammer and Ostrava Timber.'
  const { ledger, question } = tell(text, [found('loi', 7, text.slice(0, -1))])
  expect(question).not.toBeNull()
  expect(counted(ledger)).toEqual({})
})
