import type { Language } from '#shared/language.ts'
import { pieces, stem } from '../../words/analyse.ts'
import { fold } from '../../words/fold.ts'
import { isFieldWord, meaningsOf } from '../../words/lexicon.ts'

/** The kinds of features, each with its letter; of pairs and pieces there are too many to keep the rare ones. */
export const KINDS = [
  { name: 'w', seen: 3 },
  { name: '2', seen: 12 },
  { name: 'm', seen: 2 },
  { name: 'p', seen: 12 },
]
/** Words that begin like the name of a field and are none: "quantity", "cuántas", a "seed round". */
const NO_FIELD = /^(?:quanti|cuant|seed)/
/** Stands for any technology or industry, which tell nothing of what is asked. */
const ANY_FIELD = '#'

/**
 * What a question is recognised by: its words (w) and pairs of words (2) in their language, what they mean (m) and
 * pieces of them (p) in all languages, so that one language learns from the others.
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
