import { expect, test } from 'vitest'
import { meaningsIn } from './analyse.ts'
import { isFieldWord, meaningsOf } from './lexicon.ts'
import { isStopWord } from './stop-words.ts'

test.each([['price'], ['Preis'], ['precio'], ['prix']])('%s means the price', (word) => {
  expect(meaningsOf(word)).toContain('price')
})

test('the longest beginning decides what a word means', () => {
  expect(meaningsOf('Preisnachlass')).toContain('discount')
})

test('a text has the meanings of its words once each', () => {
  const meanings = meaningsIn('Wie unterschreibt der Kunde, und wer unterschreibt noch?')
  expect(meanings).toEqual([...new Set(meanings)])
  expect(meanings).toContain('customer')
})

test('the name of a technology or an industry is known by its beginning', () => {
  expect(['Graphene', 'Wasserstofftank', 'cervecería'].map(isFieldWord)).toEqual([true, true, true])
  expect(['pilot', 'Preis', 'at'].map(isFieldWord)).toEqual([false, false, false])
})

test.each([['with'], ['weil'], ['porque'], ['avec']])('%s says nothing about what is asked', (word) => {
  expect(isStopWord(word)).toBe(true)
})
