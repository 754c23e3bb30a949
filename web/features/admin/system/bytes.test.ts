import { expect, test } from 'vitest'
import { formatBytes } from './bytes.ts'

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1400, '1.4 kB'],
  [123_456_789, '123 MB'],
  [2_500_000_000, '2.5 GB'],
])('%d bytes are written as %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words)
})
