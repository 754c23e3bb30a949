import { LANGUAGES, type Language, languageSignal } from '#shared/language.ts'
import type { EntryAnswer, KnowledgeHit, Phrasings } from '../types.ts'
import { pieces, stem, subjectWords } from './analyse.ts'

/** An entry as the search reads it. */
export type Searchable = KnowledgeHit['entry'] & {
  readonly phrasings?: Phrasings
  readonly answers?: readonly EntryAnswer[]
}

/** What a word counts for, by where it stands. */
const FIELD = { title: 4, keywords: 3, tags: 1, phrasing: 2.5, asks: 0.6, summary: 1.2, content: 0.6 }
/** How much of a long text its pieces are taken from: its claim, in characters. */
const CLAIM = 400

/** What an entry is found by: its words, those of title and keywords alone, and pieces of words. */
export interface EntryTerms {
  readonly words: Map<string, number>
  readonly head: Map<string, number>
  readonly pieces: Map<string, number>
  readonly phrasings: {
    readonly text: string
    readonly stems: readonly string[]
    /** The place of the answer that this is asked for, where it belongs to one. */
    readonly answer: number | undefined
  }[]
  /** For each answer the stems of what it says, in all languages. */
  readonly says: ReadonlySet<string>[]
}

export function termsOf(entry: Searchable): EntryTerms {
  const language = languageSignal(`${entry.title}. ${entry.content}`) ?? 'en'
  const keywords = entry.keywords.join(' ')
  const summaries = Object.entries(entry.summaries ?? {}) as [Language, string][]
  const answers = entry.answers ?? []
  const asked = [
    ...asksOf(entry.phrasings ?? {}, undefined, FIELD.phrasing),
    ...answers.flatMap(({ asks }, answer) => asksOf(asks, answer, FIELD.asks)),
  ]
  const words = new Map<string, number>()
  add(words, entry.title, language, FIELD.title)
  add(words, keywords, language, FIELD.keywords)
  add(words, `${entry.category} ${entry.relevance_tags.join(' ')}`, language, FIELD.tags)
  add(words, entry.content, language, FIELD.content)
  for (const [lang, text] of summaries) add(words, text, lang, FIELD.summary)
  for (const { text, lang, weight } of asked) add(words, text, lang, weight)

  const head = new Map<string, number>()
  add(head, `${entry.title} ${keywords}`, language, 2)
  add(head, entry.category, language, 1)

  const parts = new Map<string, number>()
  const addPieces = (text: string, weight: number) => {
    for (const piece of pieces(text)) parts.set(piece, (parts.get(piece) ?? 0) + weight)
  }
  addPieces(`${entry.title} ${keywords}`, 2)
  addPieces(entry.content.slice(0, CLAIM), 0.5)
  for (const [, text] of summaries) addPieces(text.slice(0, CLAIM), 1)
  for (const { text, answer } of asked) if (answer === undefined) addPieces(text, 1)

  const phrasings = asked.map(({ text, lang, answer }) => ({ text, stems: [...stemsOf(text, lang)], answer }))
  const says = answers.map(
    (each) => new Set(LANGUAGES.flatMap((lang) => [...stemsOf(each.says[lang], lang)])),
  )
  return { words, head, pieces: parts, phrasings, says }
}

const asksOf = (texts: Phrasings, answer: number | undefined, weight: number) =>
  (Object.entries(texts) as [Language, readonly string[]][]).flatMap(([lang, all]) =>
    all.map((text) => ({ text, lang, answer, weight })),
  )

function add(into: Map<string, number>, text: string, language: Language, weight: number) {
  for (const word of subjectWords(text)) {
    const found = stem(word, language)
    into.set(found, (into.get(found) ?? 0) + weight)
  }
}

/** The distinct stems of a text. */
export const stemsOf = (text: string, language: Language): Set<string> =>
  new Set(subjectWords(text).map((word) => stem(word, language)))
