import { type Language, languageSignal } from '#shared/language.ts'
import type { KnowledgeHit, Phrasings } from '../types.ts'
import { pieces, stem, subjectWords } from './analyse.ts'

/** An entry as the search reads it. */
export type Searchable = KnowledgeHit['entry'] & { readonly phrasings?: Phrasings }

/** What a word counts for, by where it stands. */
const FIELD = { title: 4, keywords: 3, tags: 1, phrasing: 2.5, summary: 1.2, content: 0.6 }
/** How much of a long text its pieces are taken from: its claim, in characters. */
const CLAIM = 400

/** What an entry is found by: its words, those of title and keywords alone, and pieces of words. */
export interface EntryTerms {
  readonly words: Map<string, number>
  readonly head: Map<string, number>
  readonly pieces: Map<string, number>
  readonly phrasings: { readonly text: string; readonly stems: readonly string[] }[]
}

export function termsOf(entry: Searchable): EntryTerms {
  const language = languageSignal(`${entry.title}. ${entry.content}`) ?? 'en'
  const keywords = entry.keywords.join(' ')
  const summaries = Object.entries(entry.summaries ?? {}) as [Language, string][]
  const asked = (Object.entries(entry.phrasings ?? {}) as [Language, readonly string[]][]).flatMap(
    ([lang, texts]) => texts.map((text) => ({ text, lang })),
  )
  const words = new Map<string, number>()
  add(words, entry.title, language, FIELD.title)
  add(words, keywords, language, FIELD.keywords)
  add(words, `${entry.category} ${entry.relevance_tags.join(' ')}`, language, FIELD.tags)
  add(words, entry.content, language, FIELD.content)
  for (const [lang, text] of summaries) add(words, text, lang, FIELD.summary)
  for (const { text, lang } of asked) add(words, text, lang, FIELD.phrasing)

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
  for (const { text } of asked) addPieces(text, 1)

  const phrasings = asked.map(({ text, lang }) => ({ text, stems: [...stemsOf(text, lang)] }))
  return { words, head, pieces: parts, phrasings }
}

function add(into: Map<string, number>, text: string, language: Language, weight: number) {
  for (const word of subjectWords(text)) {
    const found = stem(word, language)
    into.set(found, (into.get(found) ?? 0) + weight)
  }
}

/** The distinct stems of a text. */
export const stemsOf = (text: string, language: Language): Set<string> =>
  new Set(subjectWords(text).map((word) => stem(word, language)))
