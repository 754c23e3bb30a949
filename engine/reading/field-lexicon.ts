import { z } from 'zod'
import { FIELD_NAMES, type FieldName } from '#shared/roadmap.ts'
import { type PhraseList, phraseList } from '../text/phrases.ts'
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

type Fields = readonly (readonly [FieldName, PhraseList])[]
type Ranks = readonly (readonly [1 | 2 | 3, PhraseList])[]

const fieldsOf = (words: z.infer<typeof ByField>): Fields =>
  FIELD_NAMES.flatMap((field) => (words[field] ? [[field, phraseList(words[field])] as const] : []))

const ranksOf = ({ first, second, third }: z.infer<typeof ByRank>): Ranks => [
  [1, phraseList(first)],
  [2, phraseList(second)],
  [3, phraseList(third)],
]

/** The words of a language by which fields are read. */
export const fieldLexicon = lexicon('fields', FieldWords, (words) => ({
  stated: fieldsOf(words.stated),
  ends: fieldsOf(words.ends),
  ranks: ranksOf(words.ranks),
  orders: ranksOf(words.orders),
  determiners: phraseList(words.determiners),
  ands: phraseList(words.ands),
  joins: phraseList(words.joins),
  links: phraseList(words.links),
  traits: phraseList(words.traits),
  hedges: phraseList(words.hedges),
  noAnswer: phraseList(words.no_answer),
  nonsense: phraseList(words.nonsense),
  counted: phraseList(words.counted),
  costs: phraseList(words.costs),
  nobody: phraseList(words.nobody),
}))

export type FieldLexicon = ReturnType<typeof fieldLexicon>
