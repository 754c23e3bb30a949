import { fold } from './text.ts'

/**
 * Letters of folded text, for a character class: a Unicode property would do as well, but takes so long to compile
 * that the first message in a language would be read slowly.
 */
const LETTER = 'a-zß-öø-ɏ'

/**
 * Compiles phrases of a lexicon into one matcher over folded text.
 * In a phrase a blank stands for white space, `*` for the rest of a word, `~` for up to four words in between,
 * and `(a|b)` for a choice.
 */
export function compile(phrases: string[]): RegExp {
  if (phrases.length === 0) return /(?!)/g
  const sources = phrases
    .map((phrase) => fold(phrase.trim()))
    .sort((a, b) => b.length - a.length)
    .map((phrase) =>
      phrase
        .replace(/[.?$+]/g, '\\$&')
        .replace(/'/g, "['’]")
        .replace(/ ~ /g, '\\s+(?:[^\\s,;.]{1,40}\\s+){0,4}')
        .replace(/\*/g, `[${LETTER}\\d]*`)
        .replace(/ /g, '\\s+'),
    )
  return new RegExp(`(?<![${LETTER}\\d])(?:${sources.join('|')})(?![${LETTER}\\d])`, 'g')
}

/** One phrase per `|`, so that a lexicon stays readable as data. Choices inside brackets are kept whole. */
export function phrases(text: string): string[] {
  return text
    .split(/\|(?![^(]*\))/)
    .map((phrase) => phrase.trim())
    .filter(Boolean)
}

export type Span = { start: number; end: number }

/** All matches of a pattern in a text, with `offset` added to their places. */
export function findAll(pattern: RegExp, text: string, offset = 0): Span[] {
  pattern.lastIndex = 0
  const spans: Span[] = []
  for (const match of text.matchAll(pattern)) {
    spans.push({ start: offset + match.index, end: offset + match.index + match[0].length })
  }
  return spans
}

export function has(pattern: RegExp, text: string): boolean {
  pattern.lastIndex = 0
  return pattern.test(text)
}

/** Whether a word is exactly one of the pattern's. */
export function wholeMatch(pattern: RegExp, word: string): boolean {
  pattern.lastIndex = 0
  const match = pattern.exec(word)
  return match !== null && match.index === 0 && match[0].length === word.length
}
