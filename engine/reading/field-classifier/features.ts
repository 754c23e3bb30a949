import type { Language } from '#shared/language.ts'
import { findPhrase } from '../../text/phrases.ts'
import { type Token, tokenize } from '../../text/tokens.ts'
import { meaningsOf } from '../../words/lexicon.ts'
import { ideasOf } from './ideas.ts'

/** A token as the classifier sees it: numbers as `#`, with what it means in any language. */
export interface Piece extends Token {
  readonly meanings: readonly string[]
}

/** The tokens of a text, folded. */
export function piecesOf(text: string): Piece[] {
  return tokenize(text)
    .filter(({ kind }) => kind !== 'line')
    .map((token) => ({
      ...token,
      fold: token.kind === 'number' ? '#' : token.fold,
      meanings: token.kind === 'word' ? meaningsOf(token.fold) : [],
    }))
}

/** As many tokens at the beginning of a sentence tell most of what it is. */
const FIRST = 3
/** A colon further in ends no label. */
const LABEL = 12
const LENGTH_STEP = 5
const MOST_STEPS = 5
const MOST_NUMBERS = 3

function shapeOf(text: string, pieces: readonly Piece[], colon: number): string[] {
  const numbers = pieces.filter(({ kind }) => kind === 'number').length
  const last = pieces.at(-1)?.fold ?? ''
  return [
    `numbers ${Math.min(MOST_NUMBERS, numbers)}`,
    `length ${Math.min(MOST_STEPS, Math.floor(pieces.length / LENGTH_STEP))}`,
    ...(colon > 0 ? ['label'] : []),
    ...('.!?'.includes(last) ? [`ends ${last}`] : ['no stop']),
    ...(/^\p{Ll}/u.test(text.trim()) ? ['lower case'] : []),
  ]
}

/** Where among `length` tokens something stands that tells more there than elsewhere. */
const placeOf = (at: number, length: number, colon: number): string[] => [
  ...(at < FIRST ? ['first'] : at > length / 2 ? ['late'] : []),
  ...(at < colon ? ['label'] : []),
]

/**
 * What a sentence shows of its field: its words and pairs of words in its language, what its words mean and which
 * ideas it has, with their places, and its shape. Meanings and ideas have one name in all languages, so that a
 * language learns from the others.
 */
export function sentenceFeatures(text: string, language: Language): string[] {
  const pieces = piecesOf(text)
  const sign = pieces.findIndex(({ fold }) => fold === ':' || fold === '=')
  const colon = sign < LABEL ? sign : -1
  const found = new Set<string>()
  const add = (name: string, at: number) => {
    found.add(name)
    for (const place of placeOf(at, pieces.length, colon)) found.add(`${place} ${name}`)
  }
  let before = '^'
  for (const [at, { fold: word, meanings }] of [...pieces, { fold: '$', meanings: [] }].entries()) {
    found.add(`${language} ${word}`)
    found.add(`${language} ${before} ${word}`)
    if (at < FIRST) found.add(`first ${language} ${word}`)
    for (const meaning of meanings) add(`means ${meaning}`, at)
    before = word
  }
  for (const [name, book] of ideasOf(language)) {
    const place = findPhrase(book, pieces)
    if (place) add(`idea ${name}`, place.from)
  }
  for (const name of shapeOf(text, pieces, colon)) found.add(`shape ${name}`)
  return [...found]
}
