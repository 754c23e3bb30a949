import type { Language } from '#shared/language.ts'
import { pieces, stem } from '../analyse.ts'
import { isFieldWord } from '../fields.ts'
import { fold } from '../fold.ts'
import { meaningsOf } from './thesaurus.ts'

/** The kinds of features. */
export const KINDS = ['word', 'pair', 'meaning', 'piece'] as const
const LETTER = { word: 'w', pair: '2', meaning: 'm', piece: 'p' }

/** Words that begin like the name of a field and are none: "quantity", "cuántas", a "seed round". */
const NO_FIELD = /^(?:quanti|cuant|seed)/
/** Stands for any technology or industry, which tell nothing of what is asked. */
const ANY_FIELD = '#'

/**
 * What a question is recognised by: its words and pairs of words in their language, what they mean and pieces of
 * them in all languages, so that one language learns from the others. The first letter tells the kind.
 */
export function questionFeatures(text: string, language: Language): string[] {
  const plain = text.toLowerCase().replaceAll('’', "'")
  const words = (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    isFieldWord(word) && !NO_FIELD.test(fold(word)) ? ANY_FIELD : word,
  )
  const found = new Set<string>()
  let before = '^'
  for (const word of [...words.map((each) => stem(each, language)), '$']) {
    if (word !== '$') found.add(`w${language} ${word}`)
    found.add(`2${language} ${before} ${word}`)
    before = word
  }
  for (const word of words) for (const meaning of meaningsOf(word)) found.add(`m${meaning}`)
  for (const piece of pieces(words.join(' '))) found.add(`p${piece}`)
  return [...found]
}

/** Which kind a feature is of. */
export const kindOf = (feature: string): (typeof KINDS)[number] =>
  KINDS.find((kind) => feature.startsWith(LETTER[kind])) ?? 'word'
