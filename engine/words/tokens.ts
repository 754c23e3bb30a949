import { withoutKeys } from './fence.ts'
import { fold } from './fold.ts'

/** A word of a text, folded, and where it stands. */
export interface Token {
  readonly word: string
  readonly at: number
  readonly end: number
}

const WORD = /[\p{L}\p{M}\p{N}]{1,10000}/gu

/** The words of a text. An apostrophe parts two: "don't" is "don" and "t". */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    word: fold(word),
    at: index,
    end: index + word.length,
  }))
}

/** A sentence as it was written, and its words. */
export interface Sentence {
  readonly text: string
  readonly tokens: readonly Token[]
}

const END = /[.!?…\n]/
const SPACE = /\s/
/** Marks that still belong to the sentence that ended before them. */
const CLOSING = /[.!?…"'”“»)\]]/
/** Most digits of a number that a full stop may follow within a sentence ("3. Mai"). */
const ORDINAL = 2
/** Letters of a word that are looked at. */
const LONGEST_SHORT = 4
/** A unit that follows a number and is cut short: "3 Mio. Euro". */
const ABBREVIATED = /^\p{Lu}\p{Ll}{1,3}$/u

/** The sentences of a text. A full stop within a number, after one letter or after a short number ends none. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = []
  let from = 0
  const take = (to: number) => {
    const part = text.slice(from, to).trim()
    const tokens = tokensOf(part)
    if (tokens.length > 0 || part.includes('?')) sentences.push({ text: part, tokens })
    from = to
  }
  for (let at = 0; at < text.length; at++) {
    if (!END.test(text[at] ?? '') || (text[at] === '.' && !endsAt(text, at))) continue
    let to = at + 1
    while (CLOSING.test(text[to] ?? '')) to++
    // French sets a space before its marks: "Combien ? !".
    take(to)
    at = to - 1
  }
  take(text.length)
  return sentences
}

function endsAt(text: string, at: number): boolean {
  const next = text[at + 1]
  if (next !== undefined && !SPACE.test(next) && !CLOSING.test(next)) return false
  let from = at
  while (from > 0 && at - from <= LONGEST_SHORT && /[\p{L}\p{N}]/u.test(text[from - 1] ?? '')) from--
  const word = text.slice(from, at)
  // "z. B.", but not "1.200 m."
  if (word.length === 1 && /\p{L}/u.test(word)) return /\d\s?$/.test(text.slice(Math.max(0, from - 2), from))
  if (ABBREVIATED.test(word) && /\d\s?$/.test(text.slice(Math.max(0, from - 2), from))) return false
  return !(word.length > 0 && word.length <= ORDINAL && /^\d\d?$/.test(word) && next !== undefined)
}

/** The first words of a text, at most so many characters, cut at the end of a word. */
export function cutAtWord(text: string, longest: number): string {
  const line = text.replace(/\s/g, ' ').trim()
  if (line.length <= longest) return line
  const last = tokensOf(line).findLast(({ end }) => end <= longest)
  return `${line.slice(0, last?.end ?? longest)}…`
}

/**
 * Words a founder typed, as one line of a reply: no markup, no keys, and no question that would read as the
 * guide's own.
 */
export function plainLine(text: string | null | undefined): string {
  return withoutKeys(text ?? '')
    .replace(/<[^>]{0,8000}>?/g, ' ')
    .replace(/\bhttps?:\/\/\S{1,8000}/g, '')
    .replace(/[<>*_`#|[\]{}?¿]/g, '')
    .replace(/\s{1,8000}/g, ' ')
    .trim()
}

/** Words that a reply has for a part: those of a list count one by one. */
export const wordsIn = (text: string): number =>
  text.split(/\s/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
