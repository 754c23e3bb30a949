import type { Language } from '#shared/language.ts'
import { wordsOf } from '../text/lexicon.ts'
import { withoutQuotes } from '../text/quotes.ts'
import { sentencesOf } from '../text/sentences.ts'
import { type Token, tokenize } from '../text/tokens.ts'
import { asksFrom } from './asking.ts'
import { READ_LIMIT } from './plain/message.ts'

/** A stretch of a message, with its tokens and the folded words of these. Places are those of the message. */
export interface Passage {
  /** The message. */
  readonly text: string
  readonly tokens: readonly Token[]
  readonly words: readonly string[]
  readonly question: boolean
}

const VALUE_MAX = 600
const MOST_SENTENCES = 80
/** A wider gap was something that is not to be read. */
const GAP = 40
/** A full stop after so few letters may belong to an abbreviation. */
const ABBREVIATED = 3
const STOPS = new Set(['.', '!', '…'])

function passage(text: string, tokens: readonly Token[], question: boolean): Passage {
  return { text, tokens, words: tokens.map(({ fold }) => fold), question }
}

/** Where a sentence ends before a gap, or goes on in lower case: "we make pumps. fitters lose hours". */
function innerEnds(tokens: readonly Token[]): number[] {
  return tokens.flatMap((token, at) => {
    const [before, after] = [tokens[at - 1], tokens[at + 1]]
    const gap = after ? after.start - token.end : 0
    const stops = STOPS.has(token.text) && before?.kind === 'word' && before.text.length > ABBREVIATED
    return gap > GAP || (stops && gap > 0) ? [at + 1] : []
  })
}

/** The sentences of a message; what it quotes is left out. */
export function passagesOf(message: string, language: Language): Passage[] {
  const words = wordsOf(language)
  const tokens = withoutQuotes(tokenize(message.slice(0, READ_LIMIT)))
  return sentencesOf(tokens, words)
    .slice(0, MOST_SENTENCES)
    .flatMap(({ first, end, question }) => {
      const own = tokens.slice(first, end).filter(({ kind, text }) => kind !== 'line' && text !== '')
      // "We make a laser that reads gas, which market first": what is told ends where it begins to ask.
      const asking = asksFrom(own, words)
      const inner = asking > 0 ? [...innerEnds(own.slice(0, asking)), asking] : innerEnds(own)
      const edges = [0, ...inner, own.length]
      return edges.slice(0, -1).flatMap((from, i) => {
        const part = own.slice(from, edges[i + 1])
        const asks = (question || asking >= 0) && i === edges.length - 2
        return part.some(({ kind }) => kind !== 'mark') ? [passage(message, part, asks)] : []
      })
    })
}

/** The tokens `from` to `to` of a passage as one of its own. */
export const partOf = ({ text, tokens, question }: Passage, from: number, to = tokens.length): Passage =>
  passage(text, tokens.slice(from, to), question)

/** Passages that follow each other, as one. */
export const joined = (first: Passage, second: Passage): Passage =>
  passage(first.text, [...first.tokens, ...second.tokens], second.question)

const OPENS = /^[\p{L}\p{N}€$£<>~≥≤±]/u
const ENDS = /^[\p{L}\p{N}%‰°€$£+]/u

/**
 * The text of a passage as a value: from its first word or number to its last, not cut inside either, at most as
 * long as a field may be. Empty when it has no word.
 */
export function textOf({ text, tokens }: Passage): string {
  const from = tokens.findIndex((token) => OPENS.test(token.text))
  const first = tokens[from]
  if (!first || !tokens.some(({ kind }) => kind === 'word')) return ''
  const fitting = tokens.filter(({ end }) => end - first.start <= VALUE_MAX)
  const opened = fitting.slice(from).some((token) => token.text === '(')
  const last = fitting.findLast((token) => ENDS.test(token.text) || (opened && token.text === ')'))
  return last && last.end > first.start ? text.slice(first.start, last.end) : ''
}

/** The whole text of a passage, as its quote. */
export function quoteOf({ text, tokens }: Passage): string {
  const [first, last] = [tokens[0], tokens.at(-1)]
  return first && last ? text.slice(first.start, last.end) : ''
}

const CLAUSE_MARKS = new Set([';', '–', '—', '|'])

/** Where clauses begin: at the first token, after a semicolon or a dash, after a comma and what joins. */
export function clauseStarts({ words }: Passage, joins: (at: number) => number): number[] {
  return words.flatMap((_, at) => {
    const before = words[at - 1] ?? ';'
    if (CLAUSE_MARKS.has(before) || before === ',') return [Math.max(at, joins(at))]
    const past = joins(at)
    return past > at ? [past] : []
  })
}
