import { describe, expect, test } from 'vitest'
import { isRenewalDue, RENEWAL_CHECK_MS } from './session-renewal.ts'

const DAY = 24 * 60 * 60 * 1000
const start = Date.parse('2026-11-21T08:00:00Z')
const session = { receivedAt: start, lifeMs: 7 * DAY }

/** A check `age` after the session came, `gap` after the check before. */
const due = (age: number, gap = RENEWAL_CHECK_MS) =>
  isRenewalDue({ now: start + age, lastCheck: start + age - gap, session })

describe('a session is asked for again', () => {
  test('not while it is young', () => {
    expect(due(RENEWAL_CHECK_MS)).toBe(false)
    expect(due(3 * DAY)).toBe(false)
  })

  test('past half of its life', () => {
    expect(due(3.5 * DAY)).toBe(false)
    expect(due(3.5 * DAY + 1)).toBe(true)
  })

  test('after the device has slept', () => {
    expect(due(DAY, 60 * 60 * 1000)).toBe(true)
  })

  test('not after a check that was merely late', () => {
    expect(due(DAY, 2 * RENEWAL_CHECK_MS)).toBe(false)
  })

  test('when the clock was set back past the time it came', () => {
    expect(due(-DAY)).toBe(true)
  })

  test('when the clock was set back since the check before', () => {
    expect(due(DAY, -1000)).toBe(true)
  })
})
