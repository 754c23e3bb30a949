import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { daysSince, formatAgo, formatDate, formatDay, formatMonth } from './format.ts'
import { loadTexts } from './texts.ts'

await loadTexts(['app'], 'en')

describe('how long ago something was', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  it.each([
    ['2026-11-21T11:59:30Z', 'just now'],
    ['2026-11-21T11:58:10Z', '1 minute ago'],
    ['2026-11-21T09:30:00Z', '2 hours ago'],
    ['2026-11-20T11:00:00Z', 'yesterday'],
    ['2026-11-11T11:00:00Z', '10 days ago'],
    ['2026-08-01T11:00:00Z', '3 months ago'],
    ['2024-08-01T11:00:00Z', '2 years ago'],
  ])('%s is %s', (moment, words) => {
    expect(formatAgo(moment, now)).toBe(words)
  })

  it('says just now for a clock that runs ahead', () => {
    expect(formatAgo('2026-11-21T12:00:20Z', now)).toBe('just now')
  })
})

describe('a day of the calendar', () => {
  it('is the same day west of Greenwich', () => {
    vi.stubEnv('TZ', 'America/Los_Angeles')
    onTestFinished(() => void vi.unstubAllEnvs())
    const now = new Date('2026-06-15T12:00:00')
    expect(formatDay('2026-06-12', now)).toBe('12 June')
    expect(formatDate('2026-06-01')).toBe('1 June 2026')
    expect(formatMonth('2026-06')).toBe('June 2026')
    expect(daysSince('2026-06-12', now)).toBe(3)
  })
})
