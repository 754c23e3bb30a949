import { expect, test } from 'vitest'
import { CONVERSION, ENGAGEMENT, messagesVerdict, rateVerdict } from './verdicts.ts'

test.each([
  [0, 'warning'],
  [9.9, 'warning'],
  [10, 'neutral'],
  [14.9, 'neutral'],
  [15, 'good'],
])('a conversion of %d % is judged %s', (rate, tone) => {
  expect(rateVerdict(rate, 40, CONVERSION).tone).toBe(tone)
})

test.each([
  [59.9, 'warning'],
  [60, 'neutral'],
  [69.9, 'neutral'],
  [70, 'good'],
])('an engagement of %d % is judged %s', (rate, tone) => {
  expect(rateVerdict(rate, 40, ENGAGEMENT).tone).toBe(tone)
})

test('a rate of nobody is not judged', () => {
  expect(rateVerdict(0, 0, CONVERSION)).toEqual({ tone: 'none', text: 'No data yet' })
})

test.each([
  [4.9, 'Low'],
  [5, 'Moderate'],
  [9.9, 'Moderate'],
  [10, 'High'],
])('%d messages per conversation are %s', (average, text) => {
  expect(messagesVerdict(average, 7).text).toBe(text)
})
