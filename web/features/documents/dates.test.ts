import { describe, expect, test } from 'vitest'
import { dayOf, isBefore } from './dates.ts'

describe('the day that a text names', () => {
  test.each([
    ['1 December 2026', 20261201],
    ['December 1, 2026', 20261201],
    ['1. Dezember 2026', 20261201],
    ['1 de diciembre de 2026', 20261201],
    ['1er décembre 2026', 20261201],
    ['1.12.2026', 20261201],
    ['01/12/2026', 20261201],
    ['2026-12-01', 20261201],
    ['março 2026', null],
    ['August 2026', 20260801],
    ['1 December', null],
    ['six weeks', null],
    ['', null],
  ])('%j is %j', (text, day) => {
    expect(dayOf(text)).toBe(day)
  })

  test('is before another only where both have a year', () => {
    expect(isBefore('12 January 2026', '1 December 2026')).toBe(true)
    expect(isBefore('12 January 2027', '1 December 2026')).toBe(false)
    expect(isBefore('12 January', '1 December')).toBe(false)
  })
})
