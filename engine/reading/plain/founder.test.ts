import { expect, test } from 'vitest'
import { counters } from '../../ledger/counters.ts'
import { applyEvents, emptyLedger } from '../../ledger/ledger.ts'
import type { LedgerState } from '../../ledger/state.ts'
import { extract } from '../extract.ts'

/** Tells a founder's messages one after the other, and returns the ledger with the records of the last one. */
function tell(...texts: string[]) {
  let ledger: LedgerState = emptyLedger()
  let last: ReturnType<typeof extract> | undefined
  for (const [i, text] of texts.entries()) {
    last = extract({ id: `m${i}`, text }, ledger)
    ledger = applyEvents(ledger, last.events)
  }
  const records = (last?.records ?? []).filter(({ status }) => status !== 'none')
  return { ledger, records, question: last?.question ?? null, counts: counters(ledger) }
}

const say = (text: string, ledger: LedgerState) =>
  counters(applyEvents(ledger, extract({ id: 'answer', text }, ledger).events))

test.each([
  ['We interviewed 12 plant managers.', { interview: 12 }],
  ['Wir haben 12 Interviews geführt.', { interview: 12 }],
  ['Hicimos 12 entrevistas con jefes de planta.', { interview: 12 }],
  ['On a mené 12 entretiens avec des chefs d’atelier.', { interview: 12 }],
  ['E.ON signed our LOI.', { loi: 1 }],
  ['The pilot at Brauerei Stern started on Monday.', { pilot: 1 }],
  ['Käserei Berger paid our invoice.', { revenue: 1 }],
  ['We have 3 paying customers.', { revenue: 3 }],
])('“%s” is counted at once', (text, counts) => {
  const { records, counts: counted } = tell(text)
  expect(records).toMatchObject([{ status: 'confirmed' }])
  expect(counted).toMatchObject(counts)
})

test('interviews that are planned are not counted, those held are proposed with their number (B2)', () => {
  const { records, counts } = tell(
    'We have done 6 customer interviews so far, 2 more are scheduled for Friday.',
  )
  expect(records).toMatchObject([{ type: 'interview', status: 'needs_confirmation', proposed: 6 }])
  expect(counts.interview).toBe(0)
})

test.each([
  ['Actually it was 9.', 9],
  ['Actually it was 9, three of the talks were with consultants.', 9],
  ['Actually it was 8, sorry', 8],
  ['I think it was rather 5.', 5],
])('“%s” after 12 interviews proposes the lower number, and a yes takes it (B3)', (text, number) => {
  const { records, ledger, counts } = tell('We interviewed 12 plant managers.', text)
  expect(records).toMatchObject([{ proposedOp: 'correct', proposed: number }])
  expect(counts.interview).toBe(12)
  expect(say('Yes', ledger).interview).toBe(number)
})

test('an answer that begins with its number answers the question that is open (B4)', () => {
  const { ledger } = tell('We talked to about 4 people at the IFAT fair.')
  expect(ledger.pending).not.toBeNull()
  expect(say('It was five, all real conversations about their steam bills', ledger).interview).toBe(5)
})

test('a pilot is proposed whole, with who pays what in the next clause (B6)', () => {
  const text = 'We started a pilot at Brauerei Stern in May, they pay 18,000 euro for six months.'
  const { records } = tell(text)
  expect(records).toMatchObject([
    { type: 'pilot', proposed: 1, orgs: ['Brauerei Stern'], paid: true, amount: '18,000 euro', quote: text },
  ])
})

test('letters of which nobody says that they are signed are asked about, and a withdrawn one is proposed (B7)', () => {
  expect(tell('We now have 3 LOIs.')).toMatchObject({
    counts: { loi: 0 },
    records: [{ type: 'loi', proposed: 3 }],
  })
  const { records, ledger } = tell('E.ON signed our LOI.', 'E.ON withdrew its letter.')
  expect(records).toMatchObject([{ type: 'loi', proposedOp: 'retract', orgs: ['E.ON'] }])
  expect(say('Yes', ledger).loi).toBe(0)
})

test('“They did not renew” after a pilot asks whether it is lost (B7)', () => {
  const { question } = tell(
    'The pilot at Stern started in May.',
    'The pilot at Stern ended. They did not renew.',
  )
  expect(question?.text).toContain('Stern')
})

test('a payment told beside a question counts, and the question counts nothing (B18)', () => {
  const { records } = tell('Käserei Berger paid our invoice. Should we ask for a second site?')
  expect(records).toMatchObject([{ type: 'revenue', status: 'confirmed', orgs: ['Käserei Berger'] }])
})

test('“We spoke to 5 battery makers so far” is proposed with its number (B19)', () => {
  expect(tell('We spoke to 5 battery makers so far').records).toMatchObject([
    { type: 'interview', proposed: 5 },
  ])
})

test.each([
  'We have not signed 2 pilots yet.',
  'We will start 2 pilots in spring.',
  'Our competitor has 6 pilots with Shell.',
  'How many interviews do I need, 10 or 20?',
  'My mentor told me: "We signed three pilots in our first month and you should too."',
  'If the test goes well, three farms will sign an LOI.',
  'We ran 30 interviews with ChatGPT personas.',
])('“%s” is neither counted nor proposed', (text) => {
  const { records, counts } = tell(text)
  expect(records).toEqual([])
  expect(Object.values(counts).every((count) => count === 0)).toBe(true)
})

test('a number alone answers how many interviews there are', () => {
  const { records } = extract({ id: 'm', text: '12', asked: 'interviews' }, emptyLedger())
  expect(records).toMatchObject([{ type: 'interview', status: 'confirmed', count: 12 }])
})

test.each([
  'See below.\n---------- Forwarded message ---------\nFrom: Ann\nWe did 12 interviews with growers.',
  'Schau mal.\n-----Weitergeleitete Nachricht-----\nWir haben 12 Interviews geführt.',
  'Look:\n```\nWe interviewed 12 plant managers.\n```\nThanks!',
  'Look:\n```\nWe interviewed 12 plant managers.',
  '> We did 12 interviews.\nWhat do you think?',
])('what somebody else wrote is no evidence: “%s”', (text) => {
  expect(tell(text).records).toEqual([])
})

test('what stands behind a pasted block is read', () => {
  expect(tell('```\nWe did 9 interviews.\n```\nWe interviewed 12 plant managers.').counts).toMatchObject({
    interview: 12,
  })
})

test('what an industry pays today is no sale of the founder’s (B9)', () => {
  for (const text of [
    'Dairy plants burn gas for steam and pay 900,000 euro a year for it.',
    'Molkereien verbrennen Gas für Dampf und zahlen dafür 900.000 Euro im Jahr.',
    'Las lecherías queman gas para producir vapor y pagan por ello 900.000 euros al año.',
    'Les laiteries brûlent du gaz pour la vapeur et paient pour cela 900 000 euros par an.',
  ])
    expect(tell(text).records).toEqual([])
  expect(tell('Orbital GmbH zahlt 400 € im Monat seit Mai.').records).toMatchObject([{ type: 'revenue' }])
})
