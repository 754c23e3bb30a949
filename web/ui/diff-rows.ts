import { type Change, diffLines, diffWordsWithSpace } from 'diff'

/** A piece of a line; `changed` where the other side has something else or nothing. `at`: its place, from 0. */
interface DiffPart {
  readonly at: number
  readonly text: string
  readonly changed: boolean
}

/** One line of a comparison, or how many equal lines are left out here; `at` is its place, from 0. */
export type DiffRow = { readonly at: number } & Row

type Row =
  | { readonly kind: 'same' | 'removed' | 'added'; readonly parts: readonly DiffPart[] }
  | { readonly kind: 'gap'; readonly lines: number }

/** Equal lines shown on each side of a change. */
const CONTEXT = 2
/** Where lines differ in more words than this, marking the single words would say less than the lines do. */
const MAX_WORD_EDITS = 400

/** Compares two texts line by line, and changed lines word by word; equal texts give no rows. */
export function diffRows(before: string, after: string): DiffRow[] {
  const changes = diffLines(endLine(before), endLine(after))
  if (changes.every((change) => !change.added && !change.removed)) return []
  const rows = changes.flatMap((change, index) => {
    const previous = changes[index - 1]
    const next = changes[index + 1]
    if (change.removed && next?.added) return changedLines(change.value, next.value)
    if (change.added && previous?.removed) return []
    if (change.added) return whole('added', change.value)
    if (change.removed) return whole('removed', change.value)
    return shorten(linesOf(change.value), { first: index === 0, last: index === changes.length - 1 })
  })
  return rows.map((row, at) => ({ ...row, at }))
}

// Without it the last line would differ from the same line with more after it.
const endLine = (text: string) => (text === '' || text.endsWith('\n') ? text : `${text}\n`)

const linesOf = (text: string) => text.replace(/\n$/, '').split('\n')

const whole = (kind: 'same' | 'removed' | 'added', text: string): Row[] =>
  linesOf(text).map((line) => ({ kind, parts: [{ at: 0, text: line, changed: kind !== 'same' }] }))

function changedLines(before: string, after: string): Row[] {
  const words = diffWordsWithSpace(before, after, { maxEditLength: MAX_WORD_EDITS })
  if (!words) return [...whole('removed', before), ...whole('added', after)]
  return [
    ...rowsOf(
      'removed',
      words.filter((word) => !word.added),
    ),
    ...rowsOf(
      'added',
      words.filter((word) => !word.removed),
    ),
  ]
}

function rowsOf(kind: 'removed' | 'added', words: readonly Change[]): Row[] {
  const rows: DiffPart[][] = [[]]
  for (const { value, added, removed } of words) {
    for (const [index, text] of value.split('\n').entries()) {
      if (index > 0) rows.push([])
      const row = rows.at(-1)
      if (text) row?.push({ at: row.length, text, changed: added || removed })
    }
  }
  // The text ends with a line break, after which there is no line.
  return rows.slice(0, -1).map((parts) => ({ kind, parts }))
}

function shorten(lines: readonly string[], { first, last }: { first: boolean; last: boolean }): Row[] {
  const head = first ? 0 : CONTEXT
  const tail = last ? 0 : CONTEXT
  const left = lines.length - head - tail
  const rows = (some: readonly string[]) => whole('same', some.join('\n'))
  // A line that says "1 line left out" takes as much room as that line.
  if (left <= 1) return rows(lines)
  const around = [lines.slice(0, head), lines.slice(lines.length - tail)] as const
  const gap: Row = { kind: 'gap', lines: left }
  return [...(head ? rows(around[0]) : []), gap, ...(tail ? rows(around[1]) : [])]
}
