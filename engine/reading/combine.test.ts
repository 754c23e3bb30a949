import { expect, test } from 'vitest'
import { modelAnswer, modelField, modelReading, modelRecord } from '#server/test/model-reading.ts'
import type { Counters } from '#shared/roadmap.ts'
import { counters } from '../ledger/counters.ts'
import { applyEvents, emptyLedger } from '../ledger/ledger.ts'
import type { LedgerState } from '../ledger/state.ts'
import { deriveWidgets } from '../ledger/widgets.ts'
import { extract, type Modelled } from './extract.ts'
import type { ModelReading } from './model/reading.ts'

let turn = 0

/** Reads a message with what a model read in it, and returns the ledger after it with what the message did. */
function tell(text: string, model?: Partial<ModelReading> | 'failed', before = emptyLedger()) {
  const found: Modelled | undefined = model && model !== 'failed' ? modelReading(model) : model
  turn += 1
  const result = extract({ id: `m${turn}`, text }, before, found)
  return { ...result, ledger: applyEvents(before, result.events) }
}

const counted = (ledger: LedgerState): Partial<Counters> =>
  Object.fromEntries(Object.entries(counters(ledger)).filter(([, count]) => count > 0))

test('what a model reports with its quote and number in the message is counted with its operation', () => {
  const text = 'Bei der Brauerei Stern steht unsere Anlage seit Mai auf dem Hof, die zahlen 18.000 € dafür.'
  const quote = 'Bei der Brauerei Stern steht unsere Anlage seit Mai auf dem Hof'
  const records = [
    modelRecord({ type: 'pilot', count: 1, quote, organisations: ['Brauerei Stern'], paid: true }),
  ]
  const { ledger, dropped } = tell(text, { records })
  expect(counted(ledger)).toEqual({ pilot: 1 })
  expect(ledger.records[0]?.record).toMatchObject({ paid: true, org: 'Brauerei Stern' })
  expect(dropped).toEqual([])
})

test.each([
  ['a negation', 'We have not signed 2 pilots yet.', 'signed 2 pilots'],
  ['a plan', 'We will start 2 pilots in spring.', '2 pilots in spring'],
])('the founder is asked where the plain reader sees %s', (_what, text, quote) => {
  const { ledger, records } = tell(text, { records: [modelRecord({ type: 'pilot', count: 2, quote })] })
  expect(counted(ledger)).toEqual({})
  expect(records).toMatchObject([{ status: 'needs_confirmation', proposed: 2, proposedOp: 'add' }])
})

test('what only the plain reader found is asked about, unless the model reported that type', () => {
  const text = 'We did 4 interviews with bakers.'
  const asked = tell(text, { records: [] })
  expect(counted(asked.ledger)).toEqual({})
  expect(asked.question?.text).toBe('Count 4 interviews?')
  const none = modelRecord({
    type: 'interview',
    reason: 'someone else',
    status: 'none',
    op: 'none',
    quote: '4 interviews',
  })
  expect(tell(text, { records: [none] }).question).toBeNull()
})

test('an unsure model asks with its operation and number', () => {
  const before = tell('We did 12 interviews.').ledger
  const quote = 'inzwischen so um die 19 Gespräche'
  const record = modelRecord({
    type: 'interview',
    op: 'set',
    count: 19,
    quote,
    reason: 'vague number',
    status: 'needs_confirmation',
  })
  const { question, ledger } = tell(`Wir haben ${quote} geführt.`, { records: [record] }, before)
  expect(question?.text).toBe('Sind das insgesamt 19 Interviews?')
  expect(counted(tell('Ja', undefined, ledger).ledger)).toEqual({ interview: 19 })
})

test.each([
  ['a quote that nobody wrote', { quote: 'two pilots are running' }, 'quote'],
  ['a number that the quote does not say', { quote: 'met two people', count: 7 }, 'number'],
  ['a loss of what is not there', { quote: 'met two people', op: 'retract' as const }, 'impossible'],
  ['a correction of what is not there', { quote: 'met two people', op: 'correct' as const }, 'impossible'],
])('%s is dropped and named', (_what, change, reason) => {
  const record = modelRecord({ type: 'pilot', count: 2, ...change })
  const { ledger, dropped } = tell('At the fair we met two people.', { records: [record], invalid: 1 })
  expect(counted(ledger)).toEqual({})
  expect(dropped).toEqual(['invalid', reason])
})

test.each([
  ['the sum of what is listed', '3 interviews in Bremen and 4 in Kiel', 7, []],
  ['as many as there are names', 'Orbit, Nerva and Haskel each signed', 3, ['Orbit', 'Nerva', 'Haskel']],
  ['a word', 'a dozen talks with operators', 12, []],
  ['one thing', 'the plant in Lille now runs our trial', 1, []],
  ['one of several', 'two plants looked and one of them runs our trial', 1, []],
])('a number stands in a quote as %s', (_what, quote, count, organisations) => {
  const record = modelRecord({ type: 'interview', count, quote, organisations: [...organisations] })
  expect(tell(`So: ${quote}.`, { records: [record] }).dropped).toEqual([])
})

test('a name that neither message nor roadmap knows is left out; one of the roadmap is understood', () => {
  const before = tell('Haskel Dairy signed a pilot.').ledger
  const quote = 'They paid the first invoice'
  const record = modelRecord({
    type: 'revenue',
    count: 1,
    quote,
    organisations: ['Haskel Dairy', 'Siemens'],
    source: 'pilot',
  })
  const { records } = tell(`${quote}.`, { records: [record] }, before)
  expect(records.find(({ type }) => type === 'revenue')?.orgs).toEqual(['Haskel Dairy'])
})

test('a pilot that became a purchase counts the customer and one repeat, and the pilot stays', () => {
  const before = tell('Haskel Dairy signed a pilot.').ledger
  const quote = 'Haskel Dairy hat aus dem Test einen Kaufvertrag gemacht'
  const record = modelRecord({
    type: 'revenue',
    op: 'convert',
    count: 1,
    quote,
    organisations: ['Haskel Dairy'],
    converted_from: 'pilot',
  })
  const { ledger } = tell(`${quote}.`, { records: [record] }, before)
  expect(counted(ledger)).toEqual({ pilot: 1, revenue: 1, repeat_events: 1 })
})

test('a renewal and an order are two repeats, whatever number of things was ordered', () => {
  const before = tell('Solent Ferries paid us for the first monitors.').ledger
  expect(counted(before)).toEqual({ revenue: 1 })
  const [renewal, order] = ['they renewed the contract for 2027', 'they ordered monitors for 3 more vessels']
  const [type, op] = ['revenue', 'repeat'] as const
  const repeat = { type, op, count: 1, organisations: ['Solent Ferries'] }
  const records = [
    modelRecord({ ...repeat, quote: renewal }),
    modelRecord({ ...repeat, quote: order, volume: '3 more vessels' }),
  ]
  const { ledger, dropped } = tell(`Two things: ${renewal}, and ${order}.`, { records }, before)
  expect(dropped).toEqual([])
  expect(counted(ledger)).toEqual({ revenue: 1, repeat_events: 2 })
})

test('one of those that are counted without names adds nothing and asks nothing, whatever else it did', () => {
  const text = 'Four wineries run our trial. One of them, Bodegas Iriarte, pays us 500 € a month.'
  const records = [
    modelRecord({ type: 'pilot', op: 'bare', count: 4, quote: 'Four wineries run our trial' }),
    modelRecord({
      ...{ type: 'pilot', op: 'reference', count: 1 },
      quote: 'One of them, Bodegas Iriarte, pays us',
      organisations: ['Bodegas Iriarte'],
    }),
    modelRecord({
      ...{ type: 'revenue', op: 'add', count: 1, amount: '500 € a month' },
      quote: 'Bodegas Iriarte, pays us 500 € a month',
      organisations: ['Bodegas Iriarte'],
    }),
  ]
  const { ledger, question } = tell(text, { records })
  expect(question).toBeNull()
  expect(counted(ledger)).toEqual({ pilot: 4, revenue: 1 })
  const pilots = ledger.records.filter(({ record }) => record.type === 'pilot')
  expect(pilots.map(({ count, keys }) => [count, keys])).toEqual([
    [3, [{ of: pilots[0]?.id, from: 0, to: 3 }]],
    [1, ['bodega iriart']],
  ])
})

test('a model that failed leaves proposals, which count nothing and raise no level', () => {
  const { ledger, facts } = tell('We built a sensor for gas leaks. We did 4 interviews.', 'failed')
  expect(counted(ledger)).toEqual({})
  expect(ledger.pending?.record.question).toBe('Count 4 interviews?')
  expect(facts.every(({ suggested }) => suggested)).toBe(true)
  expect(deriveWidgets(ledger).idea_summary.technology).toBeUndefined()
})

test('the model’s field wins, and what only the plain reader found is a suggestion', () => {
  const text =
    'We build a ceramic membrane for hydrogen. Grid operators lose 2 million euros a year because of leaks.'
  const value = 'a ceramic membrane for hydrogen'
  const field = modelField({ field: 'technology', value, quote: `We build ${value}` })
  const { ledger } = tell(text, { fields: [field] })
  const widgets = deriveWidgets(ledger)
  expect(widgets.idea_summary.technology).toBe(value)
  expect(widgets.idea_summary.problem).toBeUndefined()
  expect(widgets.suggestions.map(({ field: name }) => name)).toContain('problem')
})

test('what makes a field specific is checked: words that nobody wrote make no sufferer', () => {
  const value = 'Grid operators lose 2 million euros a year'
  const problem = (sufferer: string) =>
    modelField({
      field: 'problem',
      value,
      quote: value,
      sufferer,
      consequence: 'lose 2 million euros a year',
    })
  const specific = (sufferer: string) =>
    deriveWidgets(tell(`${value}.`, { fields: [problem(sufferer)] }).ledger).idea_summary.problem_specific
  expect(specific('Grid operators')).toBe(true)
  expect(specific('Hospital managers')).toBe(false)
})

test('a promise is quantified by its own words, and another value is a suggestion unless the founder corrects', () => {
  const quote = 'we cut energy use by 30%'
  const promise = modelField({ field: 'value_proposition', value: 'cut energy use by 30%', quote })
  const first = tell(`For dairies ${quote}.`, { fields: [promise] }).ledger
  expect(deriveWidgets(first).value_proof_summary.quantified).toBe(true)
  const again = 'steam at half the price'
  const other = modelField({ field: 'value_proposition', value: again, quote: again })
  const kept = tell(`Some say: ${again}.`, { fields: [other] }, first).ledger
  expect(deriveWidgets(kept).value_proof_summary.value_proposition).toBe('cut energy use by 30%')
  const corrected = tell(`No: ${again}, that is it.`, { fields: [{ ...other, corrects: true }] }, first)
  expect(deriveWidgets(corrected.ledger).value_proof_summary.value_proposition).toBe(again)
})

test('an answer in free words is understood; a no that nobody said leaves the question open', () => {
  const open = tell('We talked to about 4 growers at the fair.').ledger
  expect(open.pending).not.toBeNull()
  const text = 'It was five, all real conversations about their steam bills and what they pay.'
  const number = modelAnswer({ kind: 'number', number: 5, quote: 'It was five' })
  expect(counted(tell(text, { answer: number }, open).ledger)).toEqual({ interview: 5 })
  const no = modelAnswer({ kind: 'no', quote: 'I looked at my notes' })
  expect(tell('I looked at my notes about them.', { answer: no }, open).ledger.pending?.id).toBe(
    open.pending?.id,
  )
  const unclear = modelAnswer({ kind: 'unclear', quote: 'Let me look that up first' })
  expect(tell('Let me look that up first.', { answer: unclear }, open).ledger.pending).not.toBeNull()
  const denied = modelAnswer({ kind: 'no', quote: 'those were no interviews' })
  const after = tell('To be fair, those were no interviews.', { answer: denied }, open).ledger
  expect(after.pending).toBeNull()
  expect(counted(after)).toEqual({})
})

test('an addition and the total that it makes are no two numbers', () => {
  const before = tell('We did 16 interviews.').ledger
  const text = 'Three more plant managers interviewed since Friday, that makes 19.'
  const records = [
    modelRecord({ type: 'interview', op: 'add', count: 3, quote: 'Three more plant managers interviewed' }),
  ]
  const { ledger, question } = tell(text, { records }, before)
  expect(question).toBeNull()
  expect(counted(ledger)).toEqual({ interview: 19 })
})
