import { LANGUAGES, type Language, languageSignal } from '#shared/language.ts'
import type { EntryAnswer, KnowledgeHit, Phrasings } from '../types.ts'
import { stem, subjectWords } from '../words/analyse.ts'
import { meaningsOf } from '../words/lexicon.ts'

/** An entry as the search reads it. */
export type Searchable = KnowledgeHit['entry'] & {
  /** Of a shipped entry that still asks what it was shipped for. */
  readonly slug?: string | null
  readonly phrasings?: Phrasings
  readonly answers?: readonly EntryAnswer[]
}

/** What a document is found by, and what a term in each of its fields counts for. */
export const BOOST = { title: 5, keywords: 3, tags: 1, asks: 2, text: 0.6, meanings: 3 }
export type Field = keyof typeof BOOST
export const FIELDS = Object.keys(BOOST) as Field[]

/** An entry or one of its answers as the index holds it: terms in each field, joined by blanks. */
export type IndexDocument = { readonly id: string } & Record<Field, string>

/** The id of the document of an entry's answer, by its place. */
export const answerDocument = (entryId: string, place: number): string => `${entryId} ${place}`

/** A text in a language. */
type Text = readonly [text: string, language: Language]
type Texts = Partial<Record<Exclude<Field, 'meanings'>, readonly Text[]>>

/** The documents of an entry: one for itself, and one for each of its answers that `isFoundByWords`. */
export function documentsOf(
  entry: Searchable,
  isFoundByWords: (answer: EntryAnswer) => boolean,
): IndexDocument[] {
  const own = languageSignal(`${entry.title}. ${entry.content}`) ?? 'en'
  const summaries = (Object.entries(entry.summaries ?? {}) as [Language, string][]).map(
    ([language, text]): Text => [text, language],
  )
  return [
    documentOf(entry.id, {
      title: [[entry.title, own]],
      keywords: [[entry.keywords.join(' '), own]],
      tags: [[`${entry.category} ${entry.relevance_tags.join(' ')}`, own]],
      asks: textsOf(entry.phrasings ?? {}),
      text: [[entry.content, own], ...summaries],
    }),
    ...(entry.answers ?? []).flatMap((answer, place) =>
      isFoundByWords(answer)
        ? [documentOf(answerDocument(entry.id, place), { asks: textsOf(answer.asks), text: saidIn(answer) })]
        : [],
    ),
  ]
}

const textsOf = (texts: Phrasings): Text[] =>
  LANGUAGES.flatMap((language) => (texts[language] ?? []).map((text): Text => [text, language]))

const saidIn = ({ says, steps }: EntryAnswer): Text[] =>
  LANGUAGES.map((language): Text => [[says[language], ...steps[language]].join(' '), language])

function documentOf(
  id: string,
  { title = [], keywords = [], tags = [], asks = [], text = [] }: Texts,
): IndexDocument {
  const meant = [...title, ...keywords, ...asks].flatMap(([each]) => subjectWords(each).flatMap(meaningTerms))
  return {
    id,
    title: termsOf(title),
    keywords: termsOf(keywords),
    tags: termsOf(tags),
    asks: termsOf(asks),
    text: termsOf(text),
    meanings: meant.join(' '),
  }
}

const termsOf = (texts: readonly Text[]) =>
  texts.flatMap(([text, language]) => subjectWords(text).map((word) => stem(word, language))).join(' ')

/** The terms that stand for what a word means; no word looks like one. */
export const meaningTerms = (word: string): string[] => meaningsOf(word).map((name) => `#${name}`)
