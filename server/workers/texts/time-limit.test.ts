import { expect, test } from 'vitest'
import { TextTooSlow, withinLimit } from './time-limit.ts'

/** Takes longer than anybody lives. */
const endless = () => /(a+)+$/.test(`${'a'.repeat(60)}b`)

test('a regular expression that never ends is ended, and the next text is read', () => {
  expect(() => withinLimit(20, endless)).toThrow(TextTooSlow)
  expect(withinLimit(10_000, () => 'read')).toBe('read')
})

/** Waits without working, as a thread does that others keep from the processor. */
const wait = (milliseconds: number) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)

test('a text that a busy machine kept waiting is given the time that it lost', () => {
  expect(withinLimit(200, () => wait(500))).toBe('timed-out')
})

test('a text is not waited for without end on a busy machine either', () => {
  expect(() => withinLimit(20, () => wait(60_000))).toThrow(TextTooSlow)
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
