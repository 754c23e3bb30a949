import { diffLines } from 'diff'
import type { LineChange } from '#shared/admin/versions.ts'

/** Texts that differ in more lines than this are told as new from the first to the last line. */
const MOST_EDITS = 400
/** First characters of a changed line that tell versions apart in a list. */
const LINE = 120

/**
 * Returns how many lines a text gained and lost against the one before, and the first of them. Null where
 * nothing changed.
 */
export function lineChange(before: string, after: string): LineChange | null {
  const [from, to] = [lines(before), lines(after)]
  const changes = diffLines(whole(from), whole(to), { maxEditLength: MOST_EDITS })
  if (!changes) return { added: to.length, removed: from.length, line: short(to[0] ?? '') }
  const count = (kind: 'added' | 'removed') =>
    changes.reduce((sum, change) => sum + (change[kind] ? change.count : 0), 0)
  const first = changes.find(({ added }) => added) ?? changes.find(({ removed }) => removed)
  if (!first) return null
  return { added: count('added'), removed: count('removed'), line: short(firstWritten(first.value)) }
}

const lines = (text: string) => (text.trim() === '' ? [] : text.trimEnd().split('\n'))
/** Each line with its end, so that the last compares like the others. */
const whole = (all: readonly string[]) => all.map((line) => `${line}\n`).join('')
const firstWritten = (text: string) => text.split('\n').find((line) => line.trim() !== '') ?? ''

/** One line without its marks of a list or a heading, cut where it is long. */
function short(line: string): string {
  const plain = line.replace(/^[\s#>*-]+/, '').trim()
  return plain.length > LINE ? `${plain.slice(0, LINE).trimEnd()}…` : plain
}
