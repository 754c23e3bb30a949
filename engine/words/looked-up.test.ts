import { expect, test } from 'vitest'
import { lookedUp, subjectWords } from './analyse.ts'

test.each([['각'], ['ﷺ'], ['漢'], ['ΐ'], ['ü'], ['e\u0301']])(
  'a word of thousands of %s is not looked up, and those beside it are',
  (letter) => {
    const text = `pilot ${letter.repeat(8_000)} price`
    expect(subjectWords(lookedUp(text))).toEqual(['pilot', 'price'])
  },
)

test('a question ends after its first 300 different words', () => {
  const words = Array.from({ length: 2_000 }, (_, n) => `w${n}`)
  expect(subjectWords(lookedUp(words.join(' ')))).toEqual(words.slice(0, 300))
})

test('words that come again do not end a question', () => {
  const text = `${'pilot price '.repeat(500)}signature`
  expect(subjectWords(lookedUp(text)).at(-1)).toBe('signature')
})

test('a question of ordinary length is looked up as it is', () => {
  const text = 'Wie viele Absichtserklärungen brauchen wir für die Donaudampfschifffahrtsgesellschaft?'
  expect(lookedUp(text)).toBe(text)
})
