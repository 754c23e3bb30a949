import type { Language } from '#shared/language.ts'
import { wordsOf } from '../text/lexicon.ts'
import { sentencesOf } from '../text/sentences.ts'
import { tokenize } from '../text/tokens.ts'

/** A part of a reply that can go without the rest falling apart: a sentence, or a whole line of a list or table. */
export interface Unit {
  readonly text: string
  /** Which line of its block it is on; lines stay apart, for a line may end its sentence without a full stop. */
  readonly line: number
}

export interface Block {
  readonly units: Unit[]
}

const OWN_LINE = /^\s{0,99}(?:\d{1,3}[.)]|[-*+•>|]|#{1,6}|\*\*)\s{0,99}\S/

/** What no sentence begins with, or comes after: lower case, and one letter with a full stop ("z. B."). */
const GOES_ON = /\p{Ll}$|(?<![\p{L}\p{N}])\p{L}\.\s{1,9}.$/u

/** A reply as blocks of units; `joinBlocks` puts the same text together again. */
export function readBlocks(reply: string, language: Language): Block[] {
  return reply
    .split(/\n\s{0,99}\n/)
    .filter((block) => block.trim() !== '')
    .map((block) => ({ units: block.split('\n').flatMap((text, line) => unitsOf(text, line, language)) }))
}

function unitsOf(text: string, line: number, language: Language): Unit[] {
  const tokens = OWN_LINE.test(text) ? [] : tokenize(text)
  const starts = sentencesOf(tokens, wordsOf(language))
    .map(({ first }) => tokens[first]?.start ?? 0)
    .filter((start, at) => at === 0 || !GOES_ON.test(text.slice(0, start + 1)))
  const ends = [...starts.slice(1), text.length]
  return ends.map((end, at) => ({ text: text.slice(at === 0 ? 0 : starts[at], end).trim(), line }))
}

export function joinBlocks(blocks: readonly Block[]): string {
  return blocks
    .filter(({ units }) => units.length > 0)
    .map(({ units }) =>
      units.reduce((text, unit, index) => {
        const before = units[index - 1]
        const apart = before === undefined ? '' : unit.line === before.line ? ' ' : '\n'
        return text + apart + unit.text
      }, ''),
    )
    .join('\n\n')
}
