const DAY_MS = 86_400_000
/** Day 0 of a book: spreadsheets count a 29 February 1900, so that days since then fit from the last of December 1899. */
const FIRST = Date.UTC(1899, 11, 30)
/** Days between that and 1 January 1904, from which some books count. */
const TO_1904 = 1_462
/** Later days than the year 9999 are none. */
const LAST = 2_958_465
/** Formats of numbers that every spreadsheet knows without telling, and that show a day. */
const BUILT_IN: readonly [number, number][] = [
  [14, 17],
  [22, 22],
  [27, 36],
  [50, 58],
]

/** The day of a spreadsheet's number as `2026-06-12`; undefined where it is none. */
export function serialDay(serial: number, from1904 = false): string | undefined {
  const days = Math.floor(serial) + (from1904 ? TO_1904 : 0)
  if (!(days >= 1 && days <= LAST)) return undefined
  return new Date(FIRST + days * DAY_MS).toISOString().slice(0, 10)
}

/**
 * Returns whether a format of numbers shows a day: it is one of those, or names day, month or year outside of
 * its texts.
 */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return BUILT_IN.some(([from, to]) => id >= from && id <= to)
  const plain = code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '')
  return /[dy]/i.test(plain)
}
