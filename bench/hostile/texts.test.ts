import { expect, test } from 'vitest'
import { LANGUAGES } from '#shared/language.ts'
import { KINDS, kindOf } from './kinds/all.ts'
import { KNOWN } from './kinds/known.ts'
import { createRandom, seedOf } from './random.ts'
import { countingOrganisations, gluedSentences, openQuestions } from './sentences.ts'
import { hostileText } from './texts.ts'

const texts = (seed: number) => {
  const random = createRandom(seed)
  return [
    ...Array.from({ length: 40 }, () => hostileText(random, 500).text),
    ...LANGUAGES.map((language) => countingOrganisations(random, language, 7, 500)),
    ...LANGUAGES.map((language) => gluedSentences(random, language, 500)),
    openQuestions(random, 500),
  ]
}

test('The same seed makes the same texts, and another seed makes others', () => {
  expect(texts(seedOf(1, 20))).toEqual(texts(seedOf(1, 20)))
  expect(texts(seedOf(1, 20))).not.toEqual(texts(seedOf(1, 21)))
  expect(texts(seedOf(1, 20))).not.toEqual(texts(seedOf(2, 20)))
})

test('Every hostile text has exactly the length that was asked for', () => {
  for (const text of texts(3)) expect(text).toHaveLength(500)
})

test('Organisations count on from the number they are given', () => {
  const text = countingOrganisations(createRandom(1), 'en', 100, 8_000)
  expect(new Set(text.match(/\d+/g))).toEqual(new Set(text.match(/\d+/g)?.map((_, at) => String(100 + at))))
})

test('A run begins with the known attacks, and then every kind has its turn', () => {
  const names = Array.from({ length: 3_000 }, (_, at) => kindOf(at, createRandom(seedOf(1, at))).name)
  expect(new Set(names.slice(0, KNOWN.length))).toEqual(new Set(['known']))
  expect(new Set(names.slice(KNOWN.length))).toEqual(new Set(KINDS.map(({ name }) => name)))
})
