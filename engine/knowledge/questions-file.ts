import type { Report } from './fault.ts'

/** The target of a question that the entry answers as a whole. */
export const ENTRY_TARGET = 'entry'

/**
 * What a question serves: `search` finds the entry by it and learns from it, `example` is only learned from, and
 * `natural` too, twice, because a founder typed it before any answer was written.
 */
const USES = ['search', 'example', 'natural'] as const
type Use = (typeof USES)[number]

/** A way to ask for an entry, or for one of its answers. */
export interface Question {
  /** `entry`, or the id of an answer. */
  readonly target: string
  readonly text: string
  readonly use: Use
  readonly line: number
}

const isUse = (text: string): text is Use => USES.some((use) => use === text)

/**
 * Reads `questions.<lang>.tsv`: on each line a target, the question and, where it is not for the search, its use,
 * divided by tabs. Lines that are wrong are reported and left out.
 */
export function parseQuestions(content: string, file: string, report: Report): Question[] {
  const questions: Question[] = []
  for (const [at, row] of content.split('\n').entries()) {
    if (row === '') continue
    const line = at + 1
    const [target = '', text = '', use = 'search', ...more] = row.split('\t')
    const wrong = (what: string) => report({ file, line, what })
    if (target === '') wrong('target: is empty')
    else if (!/\S/.test(text)) wrong('question: is empty')
    else if (!isUse(use) || more.length > 0) wrong('use: must be left out, "example" or "natural"')
    else questions.push({ target, text, use, line })
  }
  return questions
}
