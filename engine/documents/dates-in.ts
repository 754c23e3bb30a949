import { type Stretch, textOf } from './numbers-in.ts'
import type { Readings } from './sources.ts'
import type { Token } from './tokens.ts'
import type { Words } from './words.ts'

/** The dates of a message: where something starts, and where it ends. */
export function readDates(
  tokens: readonly Token[],
  words: Words,
): { readings: Readings<'start' | 'end'>; taken: Stretch[] } {
  const taken: Stretch[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const to = dateEnd(tokens, at, words)
    if (to === null) continue
    taken.push({ from: at, to })
    at = to - 1
  }
  const isEnd = ({ from }: Stretch) => wordsBefore(tokens, from, 3).some((word) => words.until.has(word))
  const isStart = ({ from }: Stretch) => wordsBefore(tokens, from, 3).some((word) => words.from.has(word))
  const start = taken.find((date) => isStart(date) && !isEnd(date)) ?? taken.find((date) => !isEnd(date))
  const end = taken.find((date) => date !== start && (isEnd(date) || date.from > (start?.from ?? -1)))
  const readings: Readings<'start' | 'end'> = {}
  if (start) readings.start = textOf(tokens, start)
  if (end) readings.end = textOf(tokens, end)
  return { readings, taken }
}

/** The folded words right before a place, no further than the clause. */
function wordsBefore(tokens: readonly Token[], at: number, count: number): string[] {
  const before = tokens.slice(Math.max(0, at - count), at)
  const mark = before.findLastIndex(({ kind }) => kind !== 'word')
  return before.slice(mark + 1).map(({ folded }) => folded)
}

const DAY = /^(?:0?[1-9]|[12]\d|3[01])$/
const YEAR = /^20\d\d$/
const QUARTER = /^[qt][1-4]$/

/** Where a date ends that begins at a place: "1 December 2026", "December 1", "1.12.2026", "2026-12-01", "Q1 2027". */
function dateEnd(tokens: readonly Token[], at: number, words: Words): number | null {
  const text = (offset: number) => tokens[at + offset]?.text ?? ''
  const isMonth = (offset: number) => words.months.has(tokens[at + offset]?.folded ?? '')
  const withYear = (end: number) => {
    const comma = tokens[end]?.text === ',' ? 1 : 0
    const isYear = YEAR.test(tokens[end + comma]?.text ?? '')
    const linked = words.ofMonth.has(tokens[end]?.folded ?? '') && YEAR.test(tokens[end + 1]?.text ?? '')
    return isYear ? end + comma + 1 : linked ? end + 2 : end
  }
  if (QUARTER.test(tokens[at]?.folded ?? '')) return withYear(at + 1)
  if (isMonth(0) && tokens[at]?.capital) return withYear(DAY.test(text(1)) ? at + 2 : at + 1)
  if (YEAR.test(text(0)) && text(1) === '-') return text(3) === '-' ? at + 5 : null
  if (!DAY.test(text(0)) && !/^\d{1,2}[.,]\d{1,2}$/.test(text(0))) return null
  return numericEnd(tokens, at) ?? monthEnd()

  /** A day before its month: "1 December", "1. Dezember", "1st of December", "1er décembre", "1 de diciembre". */
  function monthEnd(): number | null {
    if (!DAY.test(text(0))) return null
    let offset = 1
    if (text(1) === '.' || (tokens[at + 1]?.kind === 'word' && !tokens[at + 1]?.spaced)) offset += 1
    if (words.ofMonth.has(tokens[at + offset]?.folded ?? '')) offset += 1
    return isMonth(offset) ? withYear(at + offset + 1) : null
  }
}

/** "1.12.2026" and "01/12/2026": the tokens of a number join day and month as if they were a decimal. */
function numericEnd(tokens: readonly Token[], at: number): number | null {
  const text = (offset: number) => tokens[at + offset]?.text ?? ''
  const joined = /^\d{1,2}\.\d{1,2}$/.test(text(0))
  if (joined && text(1) === '.') return YEAR.test(text(2)) && !tokens[at + 2]?.spaced ? at + 3 : at + 2
  const slashed = text(1) === '/' && DAY.test(text(2)) && text(3) === '/'
  return slashed && YEAR.test(text(4)) ? at + 5 : null
}
