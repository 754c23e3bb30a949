import { expect, test } from 'vitest'
import { typedNumber } from './typed-number.ts'

test.each([
  ['', undefined],
  ['-', undefined],
  ['0.', 0],
  ['0.50', 0.5],
  [20.5, 20.5],
])('typed as %j is the number %j', (typed, number) => expect(typedNumber(typed)).toBe(number))
