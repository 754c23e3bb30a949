import type { Language } from '../../language.ts'
import { isLegal } from '../names-in-words.ts'

/** A word, number or mark of a message, with what is known of it. */
export interface Word {
  readonly text: string
  readonly fold: string
  readonly start: number
  readonly end: number
  readonly kind: 'word' | 'number' | 'mark' | 'line'
  readonly capital: boolean
  readonly spaced: boolean
  /** What it means in any language. */
  readonly meanings: readonly string[]
  /** Whether it is a legal form of companies: "GmbH". */
  readonly isLegal: boolean
  /** The kinds of words of the lexicon that it belongs to. */
  readonly keys: readonly string[]
}

type Token = Omit<Word, 'keys' | 'meanings' | 'isLegal'>

/** A phrase of the lexicon among the tokens of a message. */
interface Mark {
  readonly key: string
  readonly first: number
  readonly last: number
}

/** Tokens with what they mean, and of which kinds they are. */
export function wordsOfTokens(
  tokens: readonly Token[],
  marks: readonly Mark[],
  meaningsOf: (word: string) => readonly string[],
): Word[] {
  const keys: string[][] = tokens.map(() => [])
  for (const { key, first, last } of marks) for (let at = first; at <= last; at++) keys[at]?.push(key)
  return tokens.map((token, at) => ({
    ...token,
    keys: keys[at] ?? [],
    isLegal: isLegal(token.text),
    meanings: token.kind === 'word' ? meaningsOf(token.fold) : [],
  }))
}

/** A sentence: its words from `first` to before `end`, and whether it asks. */
export interface Sentence {
  readonly first: number
  readonly end: number
  readonly question: boolean
}

/** A message that is to be tagged. */
export interface TaggedText {
  readonly text: string
  readonly language: Language
  readonly words: readonly Word[]
  readonly sentences: readonly Sentence[]
}

/** What a word looks like: "Xx", "XX", "x", "9", or the mark itself. */
export function shapeOf(word: Word | undefined): string {
  if (!word) return '$'
  if (word.kind === 'line') return '/'
  if (word.kind === 'mark') return word.text
  if (word.kind === 'number') {
    const { text } = word
    if (/[€$£¥]/.test(text)) return '9€'
    if (/%/.test(text)) return '9%'
    if (/\p{L}/u.test(text)) return '9x'
    if (/^\d{1,2}[./]\d{1,2}$/.test(text)) return '9.9'
    return /^\d{4}$/.test(text) ? '9999' : /^\d{1,2}$/.test(text) ? '99' : '9'
  }
  if (/^\p{Lu}[\p{Lu}\d.]*$/u.test(word.text)) return word.text.length === 1 ? 'X' : 'XX'
  if (/\p{Ll}\p{Lu}/u.test(word.text)) return 'xX'
  return word.capital ? 'Xx' : word.text.length <= 3 ? 'xx' : 'x'
}
