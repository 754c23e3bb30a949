import { describe, expect, test } from 'vitest'
import type { DueCommitment } from '#server/db/reminders.ts'
import { LANGUAGES } from '#shared/language.ts'
import { calendarText } from './calendar-feed.ts'
import { weekOf } from './week-of.ts'

const call: DueCommitment = {
  id: 'a',
  text: 'Call Überlandwerk; ask "how, when"\nand why \\ what for',
  venture: 'Halide',
  due_on: '2026-07-03',
  at: new Date('2026-06-24T10:00:00Z'),
}
const shown = {
  named: true,
  language: 'en',
  product: 'Beachhead',
  link: 'https://b.example/dashboard',
} as const
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

describe('the calendar', () => {
  test('is an event for a whole day that blocks no time (RFC 5545)', () => {
    const lines = linesOf(calendarText([call], shown))
    expect(lines).toContain('DTSTART;VALUE=DATE:20260703')
    expect(lines).toContain('DTSTAMP:20260624T100000Z')
    expect(lines).toContain('UID:a@commitments')
    expect(lines).toContain('TRANSP:TRANSPARENT')
    expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0'])
  })

  test('escapes what has a meaning in it, also a line break', () => {
    expect(linesOf(calendarText([call], shown))).toContain(
      String.raw`SUMMARY:Halide: Call Überlandwerk\; ask "how\, when"\nand why \\ what for`,
    )
  })

  test('has no line of more than 75 bytes, and loses nothing at the folds', () => {
    const text = `${'ü€𝒳 '.repeat(60)}end`
    const folded = calendarText([{ ...call, text }], shown)
    const bytes = folded.split('\r\n').map((line) => Buffer.byteLength(line))
    expect(Math.max(...bytes)).toBeLessThanOrEqual(75)
    expect(linesOf(folded)).toContain(`SUMMARY:Halide: ${text}`)
  })

  test.each(LANGUAGES)('names nobody in %s unless that is wanted', (language) => {
    const text = calendarText([call], { ...shown, language, named: false })
    expect(text).not.toMatch(/Überlandwerk|Halide/)
    expect(linesOf(text).find((line) => line.startsWith('SUMMARY:'))).toContain('Beachhead')
  })

  test('is the same text for the same commitments, so that it need not be sent again', () => {
    expect(calendarText([call], shown)).toBe(calendarText([call], shown))
  })
})

test.each([
  ['2026-06-29T05:59:00Z', '2026-06-22'],
  ['2026-06-29T06:00:00Z', '2026-06-29'],
  ['2026-07-05T23:00:00Z', '2026-06-29'],
  ['2026-07-06T06:00:00Z', '2026-07-06'],
])('at %s the mail of the week of %s is sent', (now, monday) => {
  expect(weekOf(new Date(now))).toBe(monday)
})
