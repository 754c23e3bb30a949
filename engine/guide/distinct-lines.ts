import { contentWords } from '../search/fold.ts'

/** Share of its words from which a line only says again what an earlier one says. */
const SAME = 0.6

/**
 * Lines of one list without those that repeat an earlier one in other words: the entry of a subject and the gap of
 * the same subject often ask for the same step.
 */
export function distinctLines(lines: readonly string[]): string[] {
  const kept: { line: string; words: Set<string> }[] = []
  for (const line of lines) {
    const words = new Set(contentWords(line))
    if (!kept.some((earlier) => shared(words, earlier.words) >= words.size * SAME)) kept.push({ line, words })
  }
  return kept.map(({ line }) => line)
}

const shared = (words: Set<string>, known: Set<string>): number =>
  [...words].filter((word) => known.has(word)).length
