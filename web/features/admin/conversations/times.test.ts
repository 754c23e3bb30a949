import { expect, test } from 'vitest'
import { formatSent, formatUpdated } from './times.ts'

const at = (...parts: [number, number, number, number, number, number]) => new Date(...parts).toISOString()

test('the time of an update reads MMM d, h:mm a', () => {
  expect(formatUpdated(at(2026, 10, 21, 15, 5, 9))).toBe('Nov 21, 3:05 PM')
  expect(formatUpdated(at(2026, 0, 2, 0, 30, 0))).toBe('Jan 2, 12:30 AM')
})

test('the time of a message reads h:mm:ss a', () => {
  expect(formatSent(at(2026, 10, 21, 15, 5, 9))).toBe('3:05:09 PM')
  expect(formatSent(at(2026, 10, 21, 9, 45, 30))).toBe('9:45:30 AM')
})
