import { expect, test } from 'vitest'
import { TextTooSlow, withinLimit } from './time-limit.ts'

/** Takes longer than anybody lives. */
const endless = () => /(a+)+$/.test(`${'a'.repeat(60)}b`)

test('a regular expression that never ends is ended, and the next text is read', () => {
  expect(() => withinLimit(20, endless)).toThrow(TextTooSlow)
  expect(withinLimit(10_000, () => 'read')).toBe('read')
})

test('an error of the work itself comes through as it is', () => {
  const failing = () => {
    throw new RangeError('out of range')
  }
  expect(() => withinLimit(10_000, failing)).toThrow(new RangeError('out of range'))
})

test('what takes too long is told to the person as something they can mend', () => {
  expect(() => withinLimit(20, endless)).toThrow(
    'This text takes too long to read. Shorten it, or send it in parts.',
  )
})
