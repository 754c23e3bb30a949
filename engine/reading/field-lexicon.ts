import { z } from 'zod'
import { FIELD_NAMES, type FieldName } from '#shared/roadmap.ts'
import { type PhraseBook, phraseBook } from '../text/phrases.ts'
import { lexicon, Phrases } from './lexicon-file.ts'

const ByField = z.partialRecord(z.enum(FIELD_NAMES), Phrases)
const ByRank = z.strictObject({ first: Phrases, second: Phrases, third: Phrases })

/** The words of `content/lexicon/<lang>/fields.yaml`. */
export const FieldWords = z.strictObject({
  stated: ByField,
  ends: ByField,
  ranks: ByRank,
  orders: ByRank,
  determiners: Phrases,
  ands: Phrases,
  joins: Phrases,
  links: Phrases,
  traits: Phrases,
  hedges: Phrases,
  no_answer: Phrases,
  nonsense: Phrases,
  counted: Phrases,
  costs: Phrases,
  nobody: Phrases,
})

type Fields = readonly (readonly [FieldName, PhraseBook])[]
type Ranks = readonly (readonly [1 | 2 | 3, PhraseBook])[]

const fieldsOf = (words: z.infer<typeof ByField>): Fields =>
  FIELD_NAMES.flatMap((field) => (words[field] ? [[field, phraseBook(words[field])] as const] : []))

const ranksOf = ({ first, second, third }: z.infer<typeof ByRank>): Ranks => [
  [1, phraseBook(first)],
  [2, phraseBook(second)],
  [3, phraseBook(third)],
]

/** The words of a language by which fields are read. */
export const fieldLexicon = lexicon('fields', FieldWords, (words) => ({
  stated: fieldsOf(words.stated),
  ends: fieldsOf(words.ends),
  ranks: ranksOf(words.ranks),
  orders: ranksOf(words.orders),
  determiners: phraseBook(words.determiners),
  ands: phraseBook(words.ands),
  joins: phraseBook(words.joins),
  links: phraseBook(words.links),
  traits: phraseBook(words.traits),
  hedges: phraseBook(words.hedges),
  noAnswer: phraseBook(words.no_answer),
  nonsense: phraseBook(words.nonsense),
  counted: phraseBook(words.counted),
  costs: phraseBook(words.costs),
  nobody: phraseBook(words.nobody),
}))

export type FieldLexicon = ReturnType<typeof fieldLexicon>
