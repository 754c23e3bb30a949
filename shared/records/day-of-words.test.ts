import { describe, expect, test } from 'vitest'
import { dayOfWords } from './day-of-words.ts'

/** A Friday. */
const today = '2026-06-12'

describe('the day that words name', () => {
  test.each([
    ['en', 'yesterday', '2026-06-11'],
    ['en', 'on 3 June', '2026-06-03'],
    ['en', 'June 20th, 2025', '2025-06-20'],
    ['en', 'in 20 December', '2025-12-20'],
    ['en', '3 days ago', '2026-06-09'],
    ['en', 'last Tuesday', '2026-06-09'],
    ['en', 'Friday', '2026-06-05'],
    ['en', '2026-05-01', '2026-05-01'],
    ['en', '25/05/2026', '2026-05-25'],
    ['de', 'vorgestern', '2026-06-10'],
    ['de', 'am 3. Juni', '2026-06-03'],
    ['de', 'am 03.06.', '2026-06-03'],
    ['de', 'am 03.06.26', '2026-06-03'],
    ['de', 'vor 3 Tagen', '2026-06-09'],
    ['es', 'el martes', '2026-06-09'],
    ['es', 'el 1 de mayo de 2026', '2026-05-01'],
    ['fr', 'avant-hier', '2026-06-10'],
    ['fr', 'le 3 août 2025', '2025-08-03'],
    ['fr', 'aujourd’hui', '2026-06-12'],
    ['fr', 'ce matin', '2026-06-12'],
    ['en', 'this morning', '2026-06-12'],
    ['en', 'yesterday afternoon', '2026-06-11'],
    ['en', 'tues', '2026-06-09'],
    ['fr', 'le 12/10', '2025-10-12'],
    ['en', 'a week ago today', '2026-06-05'],
    ['de', 'vor 2 Wochen', '2026-05-29'],
    ['es', 'hace una semana', '2026-06-05'],
    ['fr', 'il y a une semaine', '2026-06-05'],
    ['en', 'On 14/10 I interviewed Petra Lang', '2025-10-14'],
    ['en', 'from 2 November until 31 January', '2025-11-02'],
  ] as const)('%s: "%s" is %s', (language, words, day) => {
    expect(dayOfWords(words, { today, language, lies: 'before' })).toBe(day)
  })

  test.each([
    ['en', 'in May'],
    ['en', '6/7/2026'],
    ['en', '31 June'],
    ['de', '2.5 Tonnen'],
    ['de', 'letzte Woche'],
    ['en', '12 plant managers'],
    ['en', 'a wed dress'],
    ['de', '2.5'],
    ['fr', 'un rendement de 1/2'],
  ] as const)('%s: "%s" names no single day', (language, words) => {
    expect(dayOfWords(words, { today, language, lies: 'before' })).toBeUndefined()
  })

  test('that is to come lies after today', () => {
    const lies = 'after'
    expect(dayOfWords('by 30 September', { today, language: 'en', lies })).toBe('2026-09-30')
    expect(dayOfWords('am 3. Mai', { today, language: 'de', lies })).toBe('2027-05-03')
    expect(dayOfWords('viernes', { today, language: 'es', lies })).toBe('2026-06-19')
  })
})
