import { describe, expect, test } from 'vitest'
import { modelReading, modelRecord } from '#server/test/model-reading.ts'
import { counters } from '../../ledger/counters.ts'
import { applyEvents, emptyLedger } from '../../ledger/ledger.ts'
import type { LedgerState } from '../../ledger/state.ts'
import { extract } from '../extract.ts'
import type { ModelRecord } from './reading.ts'

const TEXT =
  'Yesterday I interviewed Petra Lang, plant manager at Terravent, by phone. She said "we clean it weekly".'
const talk = modelRecord({
  type: 'interview',
  op: 'bare',
  count: 1,
  quote: 'Yesterday I interviewed Petra Lang, plant manager at Terravent, by phone.',
  organisations: ['Terravent'],
  who: 'Petra Lang',
  relation: 'user',
  date: 'Yesterday',
  channel: 'by phone',
  said: 'we clean it weekly',
})

let messages = 0
function read(text: string, record: ModelRecord, ledger: LedgerState = emptyLedger()) {
  messages += 1
  const message = { id: `m${messages}`, text, at: '2026-06-12T09:00:00Z' }
  return applyEvents(ledger, extract(message, ledger, modelReading({ records: [record] })).events)
}

describe('a record that a model reads', () => {
  test('holds who, when and what was said, the day worked out from the words', () => {
    const [entry] = read(TEXT, talk).records
    expect(entry?.record).toMatchObject({
      orgs: ['Terravent'],
      facts: {
        who: 'Petra Lang',
        relation: 'user',
        date: '2026-06-11',
        channel: 'by phone',
        quote: 'we clean it weekly',
      },
    })
  })

  test('holds nothing that the message does not say, and no date that the model worked out', () => {
    const made = { ...talk, who: 'Uwe Stahl', learnt: 'They need it', date: '2026-06-01', said: null }
    const [entry] = read(TEXT, made).records
    expect(entry?.record.facts).toEqual({ relation: 'user', channel: 'by phone' })
  })

  test('of a group says who they are and what all of them said', () => {
    const text = 'Spoke to 9 nurses yesterday, none of them wants another alarm.'
    const nurses = { who: 'nurses', learnt: 'none of them wants another alarm', relation: 'user' } as const
    const group = modelRecord({ type: 'interview', count: 9, quote: text, ...nurses })
    const [entry] = read(text, group).records
    expect(entry?.record).toMatchObject({
      count: 9,
      facts: { who: 'nurses', learnt: 'none of them wants another alarm' },
    })
    expect(entry?.record.facts?.relation).toBeUndefined()
  })

  test('of a conversation that is a record already counts nothing and completes it', () => {
    const once = read(TEXT, talk)
    const again = 'I interviewed Petra Lang at Terravent on site, as I said. Next step: a sample.'
    const more = modelRecord({
      type: 'interview',
      op: 'add',
      count: 1,
      quote: 'I interviewed Petra Lang at Terravent on site',
      organisations: ['Terravent'],
      who: 'Petra Lang',
      channel: 'on site',
      next_step: 'a sample',
    })
    const after = read(again, more, once)
    expect(counters(after).interview).toBe(1)
    const [entry] = after.records
    expect(entry?.record.facts).toMatchObject({
      channel: 'by phone',
      next_step: 'a sample',
      date: '2026-06-11',
    })
    const other = read(
      again.replaceAll('Petra Lang', 'Hanne Vik'),
      {
        ...more,
        quote: 'I interviewed Hanne Vik at Terravent on site',
        who: 'Hanne Vik',
      },
      after,
    )
    expect(counters(other).interview).toBe(2)
  })

  test('of a pilot that counts already fills its parts', () => {
    const pilot = modelRecord({
      type: 'pilot',
      count: 1,
      quote: 'Terravent signed a pilot',
      organisations: ['Terravent'],
    })
    const before = read('Terravent signed a pilot.', pilot)
    const text = 'The pilot at Terravent measures flux loss and ends on 30 September.'
    const parts = { quote: text, op: 'reference', metric: 'flux loss', end: 'on 30 September' } as const
    const after = read(text, { ...pilot, ...parts }, before)
    expect(counters(after).pilot).toBe(1)
    expect(after.records[0]?.record.facts).toEqual({ metric: 'flux loss', end: '2026-09-30' })
  })
})
