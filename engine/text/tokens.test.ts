import { expect, test } from 'vitest'
import { sentencesOf } from './sentences.ts'
import { tokenize } from './tokens.ts'

const texts = (text: string) => tokenize(text).map((token) => token.text)
const NONE = { abbreviations: new Set(['dr', 'approx']), beforeDate: new Set(['am']) }

test.each([
  ['detects 0.5 ppm at 1.2 km', ['detects', '0.5', 'ppm', 'at', '1.2', 'km']],
  ['COP of 2.8.', ['COP', 'of', '2.8', '.']],
  ['1.200 Stück', ['1.200', 'Stück']],
  ['18 000 € par an', ['18 000 €', 'par', 'an']],
  ['10-12 talks', ['10-12', 'talks']],
  ["d'intention, we don't", ["d'", 'intention', ',', 'we', "don't"]],
  ["E.ON's letter", ['E.ON', "'s", 'letter']],
])('“%s” is cut into whole words and numbers', (text, expected) => {
  expect(texts(text)).toEqual(expected)
})

test('a number with decimals, a unit or a currency measures, a plain one counts', () => {
  const measures = (text: string) => tokenize(text).flatMap(({ number }) => number?.measure ?? [])
  expect(measures('12 interviews at 18k for 2.5 h and 30% of 1,200')).toEqual([
    false,
    true,
    true,
    true,
    false,
  ])
})

test('an abbreviation, a date and a decimal point end no sentence', () => {
  const tokens = tokenize('Dr. Weber came am 3. November. It took 2.5 h. Really?')
  expect(sentencesOf(tokens, NONE).map(({ question }) => question)).toEqual([false, false, true])
})

test('text of any length is read in time that grows with it', () => {
  expect(tokenize('x'.repeat(8_000)).length).toBeLessThan(100)
  expect(tokenize('1,'.repeat(4_000)).length).toBeGreaterThan(0)
})
