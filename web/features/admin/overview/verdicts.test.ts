import { expect, test } from 'vitest'
import { CONVERSION, ENGAGEMENT, messagesVerdict, rateVerdict } from './verdicts.ts'

test.each([
  [0, 'warning'],
  [9.9, 'warning'],
  [10, 'neutral'],
  [14.9, 'neutral'],
  [15, 'good'],
])('a conversion of %d % is judged %s', (rate, tone) => {
  expect(rateVerdict(rate, 40, CONVERSION)?.tone).toBe(tone)
})

test.each([
  [59.9, 'warning'],
  [60, 'neutral'],
  [69.9, 'neutral'],
  [70, 'good'],
])('an engagement of %d % is judged %s', (rate, tone) => {
  expect(rateVerdict(rate, 40, ENGAGEMENT)?.tone).toBe(tone)
})

test('nothing is judged under 20 people', () => {
  expect(rateVerdict(100, 19, CONVERSION)).toBeUndefined()
  expect(rateVerdict(100, 20, CONVERSION)).toBeDefined()
  expect(messagesVerdict(12, 19)).toBeUndefined()
  expect(messagesVerdict(12, 20)).toBeDefined()
})

test.each([
  [4.9, 'low'],
  [5, 'moderate'],
  [9.9, 'moderate'],
  [10, 'high'],
])('%d messages per conversation are %s', (average, word) => {
  expect(messagesVerdict(average, 20)?.word).toBe(word)
})
