import { expect, test } from 'vitest'
import { acceptedLanguage, namedLanguage } from './accepted-language.ts'

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['it, fr;q=0.4, es;q=0.7', 'es'],
  ['en;q=0.1, DE ; q=0.2', 'de'],
  ['fr;q=0, *', 'en'],
  ['<script>', 'en'],
  [null, 'en'],
])('acceptedLanguage reads %s as %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language)
})

test('namedLanguage leaves it open when the header names none of our languages', () => {
  expect([namedLanguage('it, *'), namedLanguage(undefined), namedLanguage('it, es;q=0.1')]).toEqual([
    undefined,
    undefined,
    'es',
  ])
})
