import { expect, test } from 'vitest'
import { modelReading, modelRecord } from '#server/test/model-reading.ts'
import { COUNT_MAX, type LedgerEvent } from '#shared/roadmap.ts'
import { counters } from '../ledger/counters.ts'
import { derive } from '../ledger/fold.ts'
import { applyEvents, emptyLedger } from '../ledger/ledger.ts'
import { OPEN_MAX, openQuestions } from '../ledger/open-questions.ts'
import { RECORDS_MAX } from '../settle/reconcile.ts'
import { extract } from './extract.ts'

const QUESTIONS = 5

/** Sentences about organisations that all have another name, up to 8,000 characters. */
function manyNames(first: number): string {
  const sentences = Array.from({ length: 500 }, (_, index) => `Ab${first + index}co paid us.`)
  return sentences.join(' ').slice(0, 8_000)
}

/** A ledger of as many customers, which counts how often one of its records is read from its event. */
function ledgerOf(customers: number) {
  const work = { reads: 0 }
  const events = Array.from({ length: customers }, (_, index): LedgerEvent => {
    const record = {
      type: 'revenue' as const,
      op: 'add' as const,
      count: 1,
      status: 'confirmed' as const,
      orgs: [`Zz${index}co`],
      reason: '',
      quote: '',
      rule: 'test',
    }
    return {
      kind: 'evidence',
      id: `e${index}`,
      messageId: `m${index}`,
      extractor: 'rules',
      get record() {
        work.reads += 1
        return record
      },
    }
  })
  const ledger = derive(events)
  work.reads = 0
  return { ledger, work }
}

test('a message gives at most 40 records, however many organisations it names', () => {
  const { records, events } = extract({ id: 'm', text: manyNames(0) }, emptyLedger())
  expect(records).toHaveLength(RECORDS_MAX)
  expect(counters(applyEvents(emptyLedger(), events)).revenue).toBe(0)
})

test('a message is read without folding again what the ledger holds', () => {
  const { ledger, work } = ledgerOf(2_000)
  const { records } = extract({ id: 'm', text: manyNames(0) }, ledger)
  expect(records).toHaveLength(RECORDS_MAX)
  expect(work.reads).toBe(0)
  expect(counters(ledger).revenue).toBe(2_000)
})

test('a message leaves at most five questions open, and counts nothing for the others', () => {
  const { events } = extract({ id: 'm', text: manyNames(0) }, emptyLedger())
  const after = applyEvents(emptyLedger(), events)
  expect(after.records.filter(({ state }) => state === 'waiting')).toHaveLength(QUESTIONS)
  expect(after.records.length).toBeLessThanOrEqual(RECORDS_MAX)
  expect(counters(after).revenue).toBe(0)
})

test.each([
  ['We did 4,800 interviews with plant managers.', 'Yes'],
  ['Wir haben 4800 Interviews geführt.', 'Ja'],
])('“%s” asks how many count, and proposes no number above 999', (text, yes) => {
  const { events, question } = extract({ id: 'm', text }, emptyLedger())
  const after = applyEvents(emptyLedger(), events)
  expect(counters(after).interview).toBe(0)
  expect(question).not.toBeNull()
  for (const { count = 0 } of question?.options ?? []) expect(count).toBeLessThanOrEqual(COUNT_MAX)
  const answer = extract({ id: 'n', text: `${yes}, 4800` }, after)
  expect(counters(applyEvents(after, answer.events)).interview).toBe(0)
  const fits = extract({ id: 'n', text: `${yes}, 48` }, after)
  expect(counters(applyEvents(after, fits.events)).interview).toBe(48)
})

test('a model’s finding above 999 is asked about, not counted', () => {
  const text = 'Our 1,200 signed letters of intent are in the data room.'
  const found = modelRecord({ type: 'loi', op: 'add', count: 1_200, quote: text })
  const { events } = extract({ id: 'm', text }, emptyLedger(), modelReading({ records: [found] }))
  expect(counters(applyEvents(emptyLedger(), events)).loi).toBe(0)
})

test('the fifty newest of many questions are asked, the open one first', () => {
  const waiting = Array.from(
    { length: 549 },
    (_, index): LedgerEvent => ({
      kind: 'evidence',
      id: `q${index}`,
      messageId: 'm',
      extractor: 'rules',
      record: {
        type: 'loi',
        op: 'ask',
        count: null,
        status: 'needs_confirmation',
        reason: '',
        quote: '',
        rule: 'test',
        question: 'Is the LOI signed?',
      },
    }),
  )
  const message: LedgerEvent = {
    kind: 'message',
    id: 'm',
    messageId: 'm',
    extractor: 'rules',
    digest: 'd',
    lang: 'en',
  }
  const ledger = derive([message, ...waiting])
  const asked = openQuestions(ledger).map(({ id }) => id)
  expect(asked).toHaveLength(OPEN_MAX)
  expect(asked[0]).toBe(ledger.pending?.id)
  expect(asked.slice(1, 3)).toEqual(['q548', 'q547'])
})
