import { expect, test } from 'vitest'
import { shortCause } from './short-cause.ts'

test.each([
  ['Interviews: 9 to 12; Ideal customer: a plant; with a chemist', 'interviews from 9 to 12, ideal customer'],
  ['LOIs: 0 to 1', 'LOIs from 0 to 1'],
  ['Proof point: one; Proof point: two; Value proposition: x', 'proof point, value proposition'],
  ['Taken off your roadmap: Proof point: 94 %', 'proof point taken off'],
  ['tenth interview, complete customer profile.', 'tenth interview, complete customer profile'],
])('the cause of a level fits one line: %s', (cause, short) => {
  expect(shortCause(cause)).toBe(short)
})
