import { fold as foldWord } from '../words/fold.ts'

/** A word, a number or a mark of a text, with its place there. */
export interface Token {
  readonly start: number
  readonly end: number
  readonly text: string
  /** Lower case, without accents. */
  readonly fold: string
  readonly kind: 'word' | 'number' | 'mark' | 'line'
  /** Whether white space stands before it. */
  readonly spaced: boolean
  /** Written with a capital first letter. */
  readonly capital: boolean
  readonly number?: NumberToken
}

/** What a number written in digits says. */
export interface NumberToken {
  readonly value: number
  /** The other end of "10-12". */
  readonly to?: number
  /** A currency, a percent sign or a unit is written with it, or it has decimals: it counts nothing. */
  readonly measure: boolean
}

const LETTER = /[\p{L}\p{M}]/u
const DIGIT = /\d/
const SPACE = /\s/
const DASH = /[-‐‑–—]/
const APOSTROPHE = /['’‘ʼ]/
const CURRENCY = /[€$£¥]/
/** Between the digits of one number: "1.200", "18'000", "18 000". */
const GROUPING = /[.,'’\u00a0\u202f ]/
/** Longer than any word of prose: such a run is one token, and nobody walks through it again. */
const WORD_MAX = 100
/** "d'", "l'" and "qu'" stand before a word of their own. */
const ELISION_MAX = 2
/** "E.ON", "e.g.": a point inside a word stands behind an initial. */
const INITIALS_MAX = 2

/** Cuts a text into tokens. Offsets are those of the text; no number is ever cut. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    const char = text.charAt(at)
    if (char === '\n') tokens.push(tokenOf(text, at, at + 1, 'line'))
    if (SPACE.test(char)) {
      at += 1
      continue
    }
    const token = numberAt(text, at) ?? wordAt(text, at) ?? tokenOf(text, at, at + 1, 'mark')
    tokens.push(token)
    at = token.end
  }
  return tokens
}

/** Lower case without accents, and with one kind of apostrophe. */
export const fold = (text: string): string => foldWord(text.replaceAll(/[‘ʼ]/g, '’'))

function tokenOf(text: string, start: number, end: number, kind: Token['kind'], number?: NumberToken): Token {
  const own = text.slice(start, end)
  const before = text.charAt(start - 1)
  const capital = kind === 'word' && own.charAt(0) !== own.charAt(0).toLowerCase()
  const spaced = start === 0 || SPACE.test(before)
  const folded = own.length > WORD_MAX ? '' : fold(own)
  return { start, end, text: own, fold: folded, kind, spaced, capital, ...(number && { number }) }
}

function runOf(text: string, at: number, pattern: RegExp): number {
  let end = at
  while (end < text.length && pattern.test(text.charAt(end))) end += 1
  return end
}

const WORD_CHAR = /[\p{L}\p{M}\d]/u

/** A word with its inner hyphens; an apostrophe parts it: "d'" + "intention", "Yara" + "'s", but "don't" is one. */
function wordAt(text: string, at: number): Token | undefined {
  const first = text.charAt(at)
  const tail = APOSTROPHE.test(first) && LETTER.test(text.charAt(at + 1))
  if (!tail && !LETTER.test(first)) return undefined
  let end = runOf(text, tail ? at + 1 : at, WORD_CHAR)
  while (end - at < WORD_MAX) {
    const [mark, next] = [text.charAt(end), text.charAt(end + 1)]
    if (DASH.test(mark) && mark !== '–' && mark !== '—' && LETTER.test(next))
      end = runOf(text, end + 1, WORD_CHAR)
    else if (mark === '.' && end - at <= INITIALS_MAX && LETTER.test(next))
      end = runOf(text, end + 1, WORD_CHAR)
    else break
  }
  if (!tail && APOSTROPHE.test(text.charAt(end)) && LETTER.test(text.charAt(end + 1))) {
    const shortened =
      /^n?t$/i.test(text.slice(end + 1, runOf(text, end + 1, LETTER))) && /n$/i.test(text.slice(at, end))
    if (shortened) end = runOf(text, end + 1, LETTER)
    else if (end - at <= ELISION_MAX) end += 1
  }
  return tokenOf(text, at, end, 'word')
}

/** A number with what is written into it: groups, decimals, a range, a currency, a percent sign or a short unit. */
function numberAt(text: string, at: number): Token | undefined {
  const currency = CURRENCY.test(text.charAt(at))
  const signed = currency ? runOf(text, at + 1, SPACE) : at
  if (!DIGIT.test(text.charAt(signed))) return undefined
  const first = figure(text, signed)
  let end = first.end
  let to: number | undefined
  const dash = DASH.test(text.charAt(end)) && DIGIT.test(text.charAt(end + 1))
  if (dash) {
    const second = figure(text, end + 1)
    end = second.end
    to = second.value
  }
  let measure = currency || first.decimal || /^[+-]$/.test(text.charAt(at - 1)) || followsLetter(text, at)
  const mark = runOf(text, end, /[\u00a0\u202f ]/)
  if (/[€$£¥%°]/.test(text.charAt(mark))) {
    end = runOf(text, mark, /[€$£¥%°]/)
    measure = true
  }
  // "18k", "60t", "3rd", "90-day"
  const glued = runOf(text, end, LETTER)
  if (glued > end && glued - end <= 4) {
    measure = !/^(?:x)$/i.test(text.slice(end, glued))
    end = glued
    if (/[€$£]/.test(text.charAt(end))) end += 1
  } else if (DASH.test(text.charAt(end)) && LETTER.test(text.charAt(end + 1))) {
    measure = true
    end = runOf(text, end + 1, LETTER)
  }
  return tokenOf(text, at, end, 'number', { value: first.value, ...(to !== undefined && { to }), measure })
}

const followsLetter = (text: string, at: number) => /[\p{L}#№/]/u.test(text.charAt(at - 1))

/** Digits with their groups and decimals from a place on. */
function figure(text: string, at: number): { end: number; value: number; decimal: boolean } {
  let end = runOf(text, at, DIGIT)
  let digits = text.slice(at, end)
  let decimals = ''
  while (GROUPING.test(text.charAt(end))) {
    const next = runOf(text, end + 1, DIGIT)
    const length = next - end - 1
    const separator = text.charAt(end)
    const grouped =
      length === 3 && digits.length <= 9 && (digits.length <= 3 || digits.length % 3 === 0) && digits !== '0'
    const spaced = SPACE.test(separator)
    if (length === 0 || (spaced && !grouped)) break
    if (grouped && decimals === '') digits += text.slice(end + 1, next)
    else if (separator === '.' || separator === ',') decimals += text.slice(end + 1, next)
    else break
    end = next
  }
  const value = Number(decimals ? `${digits}.${decimals.replace(/\D/g, '')}` : digits)
  return { end, value, decimal: decimals !== '' }
}
