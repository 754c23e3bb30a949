import fc from 'fast-check'
import { expect, test } from 'vitest'
import { promptIn } from '#server/roadmap/prompt-in.ts'
import { modelReading, modelRecord } from '#server/test/model-reading.ts'
import { LANGUAGES } from '#shared/language.ts'
import { type Announced, type AnswerOption, type Counters, EVIDENCE_TYPES } from '#shared/roadmap.ts'
import { counters } from '../ledger/counters.ts'
import { derive } from '../ledger/fold.ts'
import { applyEvents, emptyLedger } from '../ledger/ledger.ts'
import type { LedgerState } from '../ledger/state.ts'
import { extract } from '../reading/extract.ts'
import { REASONS } from '../reading/model/reading.ts'
import { choicePrompt } from './questions.ts'

const NAMES = ['Haskel', 'Haskel Dairy', 'Orbit Foods', 'Tolver GmbH', 'Nerva', 'GmbH']

const names = fc.uniqueArray(fc.constantFrom(...NAMES), { maxLength: 3 })

/** Some evidence on the roadmap: of any type, named or not, also renewals. */
const known = fc.array(
  fc.record({
    type: fc.constantFrom(...EVIDENCE_TYPES),
    count: fc.integer({ min: 1, max: 12 }),
    orgs: names,
    source: fc.constantFrom('pilot' as const, 'product' as const),
  }),
  { maxLength: 4 },
)

function ledgerOf(evidence: typeof known extends fc.Arbitrary<infer T> ? T : never): LedgerState {
  return derive(
    evidence.map(({ type, count, orgs, source }, at) => ({
      kind: 'evidence' as const,
      id: `known${at}`,
      messageId: 'known',
      extractor: 'person' as const,
      record: {
        type,
        op: 'add' as const,
        count,
        status: 'confirmed' as const,
        reason: 'given',
        quote: 'given',
        rule: 'test',
        source,
        ...(orgs.length > 0 && { orgs }),
      },
    })),
  )
}

const mention = fc.record({
  type: fc.constantFrom(...EVIDENCE_TYPES),
  op: fc.constantFrom(
    'add' as const,
    'set' as const,
    'bare' as const,
    'reference' as const,
    'correct' as const,
    'retract' as const,
    'repeat' as const,
    'convert' as const,
  ),
  count: fc.option(fc.integer({ min: 1, max: 60 })),
  to: fc.option(fc.integer({ min: 1, max: 60 })),
  status: fc.constantFrom('confirmed' as const, 'needs_confirmation' as const),
  reason: fc.constantFrom(...REASONS),
  organisations: names,
})

/** What the counters are once an answer has done what its words announce. */
function announced(before: Counters, changes: readonly Announced[] | undefined): Counters {
  const after = { ...before }
  for (const { counter, by, to } of changes ?? []) after[counter] = to ?? after[counter] + (by ?? 0)
  return after
}

function answered(ledger: LedgerState, id: string, option: AnswerOption): Counters {
  const base = { id: `${id}:answer`, messageId: 'm', extractor: 'person' as const, targetId: id }
  const { answer, count, op } = option
  const event =
    answer === 'reject'
      ? { ...base, kind: 'reject' as const }
      : { ...base, kind: 'confirm' as const, ...(count && { count }), ...(op && { op }) }
  return counters(applyEvents(ledger, [event]))
}

test('every answer to every question gives the counters that its words announce, and both can be asked anew', () => {
  let asked = 0
  fc.assert(
    fc.property(known, fc.array(mention, { minLength: 1, maxLength: 3 }), (evidence, mentions) => {
      const ledger = ledgerOf(evidence)
      const quotes = mentions.map(
        ({ count, to, organisations }, at) =>
          `(${at}) ${count ?? ''} or ${to ?? ''} things, ${organisations.join(', ')}`,
      )
      const records = mentions.map(({ to, ...found }, at) =>
        modelRecord({
          ...found,
          quote: quotes[at] ?? '',
          range:
            to && found.count ? { from: Math.min(to, found.count), to: Math.max(to, found.count) } : null,
        }),
      )
      const text = quotes.join('. ')
      const { events } = extract({ id: 'm', text, lang: 'en' }, ledger, modelReading({ records }))
      const after = applyEvents(ledger, events)
      const before = counters(after)
      for (const { id, state, record } of after.records) {
        if (state !== 'waiting') continue
        asked += 1
        expect(promptIn('en', record)).toEqual({ question: record.question, options: record.options })
        for (const option of record.options ?? [])
          expect(answered(after, id, option), `${record.question} ${option.label}`).toEqual(
            announced(before, option.announces),
          )
      }
    }),
    { numRuns: 600 },
  )
  expect(asked).toBeGreaterThan(500)
})

test('so does what only the plain reader found, when the model failed', () => {
  const texts = [
    'We interviewed 12 plant managers.',
    'We now have 14 interviews in total.',
    'Orbit Foods signed a letter of intent.',
    'Haskel pulled out of the pilot.',
    'Nerva ordered again.',
    'Actually it was 3 interviews, not 12.',
    'The pilot at Haskel turned into a signed purchase order.',
  ]
  fc.assert(
    fc.property(known, fc.subarray(texts, { minLength: 1 }), (evidence, said) => {
      const ledger = ledgerOf(evidence)
      const { events, records } = extract({ id: 'm', text: said.join(' '), lang: 'en' }, ledger, 'failed')
      expect(records.filter(({ status }) => status === 'confirmed')).toEqual([])
      const after = applyEvents(ledger, events)
      expect(counters(after)).toEqual(counters(ledger))
      for (const { id, record } of after.records.filter(({ state }) => state === 'waiting')) {
        expect(promptIn('en', record)).toEqual({ question: record.question, options: record.options })
        for (const option of record.options ?? [])
          expect(answered(after, id, option), `${record.question} ${option.label}`).toEqual(
            announced(counters(after), option.announces),
          )
      }
    }),
    { numRuns: 200 },
  )
})

test.each([
  ['add', 3, 'Count 3 interviews?'],
  ['set', 19, 'Is that 19 interviews in total?'],
  ['correct', 9, 'Is it 9 interviews instead of 12?'],
] as const)('a question to %s names its number: %s', (op, proposed, question) => {
  const asked = choicePrompt('en', { type: 'interview', doubt: 'number', current: 12, op, proposed })
  expect(asked.question).toBe(question)
})

test('a question about a loss names who is lost, in each language', () => {
  const ask = {
    type: 'pilot',
    doubt: 'loss',
    current: 2,
    op: 'retract',
    proposed: 1,
    orgs: ['Haskel'],
  } as const
  expect(
    LANGUAGES.map((language) => choicePrompt(language, { ...ask, orgs: [...ask.orgs] }).question),
  ).toEqual([
    'One pilot less (Haskel)?',
    'Ein Pilotprojekt weniger (Haskel)?',
    '¿Un piloto menos (Haskel)?',
    'Un pilote de moins (Haskel) ?',
  ])
})

test('a model and the plain reader who confirm two numbers lead to a question that offers both', () => {
  const text = 'We did 4 interviews in 6 dairies.'
  const quote = 'We did 4 interviews in 6 dairies'
  const read = (count: number) =>
    modelReading({ records: [modelRecord({ type: 'interview', count, quote })] })
  expect(extract({ id: 'a', text }, emptyLedger(), read(4)).records).toMatchObject([
    { status: 'confirmed', count: 4 },
  ])
  const [record] = extract({ id: 'a', text }, emptyLedger(), read(6)).records
  expect(record).toMatchObject({ status: 'needs_confirmation', question: 'Is it 4 or 6 interviews?' })
  expect(record?.options?.map(({ count }) => count)).toEqual([4, 6, undefined])
})
