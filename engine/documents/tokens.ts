import { fold } from '../words/fold.ts'

/** A word, a number or a mark, with its place in the text. */
export interface Token {
  readonly kind: 'word' | 'number' | 'mark'
  readonly start: number
  readonly end: number
  readonly text: string
  /** In small letters without accents. */
  readonly folded: string
  /** Whether it begins with a capital. */
  readonly capital: boolean
  /** Whether a blank stands before it. */
  readonly spaced: boolean
}

const LETTER = /[\p{L}\p{M}]/u
const DIGIT = /\d/
const SPACE = /\s/
/** Digits, the groups of three behind them, and decimals. */
const NUMBER = /\d{1,60}(?:[.,'’\u00a0\u202f ]\d{3}(?!\d)){0,20}(?:[.,]\d{1,60})?/y
/** Inside a word: "six-week", "donne-moi", "d'intention". */
const JOINED = /[-‑'’&]/
/** Longest word that is read whole; a text without blanks is read in pieces. */
const LONGEST = 60

/** The tokens of a text, in order; "18 000", "1.200" and "0.5" are one number each. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (let at = 0; at < text.length; ) {
    if (SPACE.test(text.charAt(at))) {
      at += 1
      continue
    }
    const end = endOf(text, at)
    const own = text.slice(at, end)
    const kind = DIGIT.test(own.charAt(0)) ? 'number' : LETTER.test(own.charAt(0)) ? 'word' : 'mark'
    const spaced = at === 0 || SPACE.test(text.charAt(at - 1))
    const first = own.charAt(0)
    const capital = kind === 'word' && first !== first.toLowerCase()
    tokens.push({ kind, start: at, end, text: own, folded: fold(own), capital, spaced })
    at = end
  }
  return tokens
}

function endOf(text: string, at: number): number {
  const first = text.charAt(at)
  NUMBER.lastIndex = at
  if (NUMBER.test(text)) return NUMBER.lastIndex
  if (!LETTER.test(first)) return at + (first === '°' && LETTER.test(text.charAt(at + 1)) ? 2 : 1)
  let end = at + 1
  while (end - at < LONGEST && isInWord(text, end)) end += 1
  return end
}

function isInWord(text: string, at: number): boolean {
  const char = text.charAt(at)
  if (LETTER.test(char) || DIGIT.test(char)) return true
  return JOINED.test(char) && LETTER.test(text.charAt(at + 1))
}
