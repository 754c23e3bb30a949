import { LANGUAGES, type Language, languageSignal } from '#shared/language.ts'
import type { EntryAnswer, KnowledgeHit, Phrasings } from '../types.ts'
import { pieces, stem, subjectWords } from './analyse.ts'
import { conceptOf } from './concepts.ts'
import { answerId } from './question-classifier/ids.ts'

/** An entry as the search reads it. */
export type Searchable = KnowledgeHit['entry'] & {
  /** Of a shipped entry that still asks what it was shipped for. */
  readonly slug?: string | null
  readonly phrasings?: Phrasings
  readonly answers?: readonly EntryAnswer[]
}

/** What a word counts for, by where it stands. */
const FIELD = { title: 4, keywords: 3, tags: 1, phrasing: 2.5, asks: 0.1, summary: 1.2, content: 0.6 }
/** What a word of an answer counts for, by where it stands. */
const ANSWER = { asks: 1, says: 0.9, steps: 0.6 }
/** How much of a long text its pieces are taken from: its claim, in characters. */
const CLAIM = 400

/** What an entry is found by: its words, those of title and keywords alone, and pieces of words. */
export interface EntryTerms {
  readonly words: Map<string, number>
  readonly head: Map<string, number>
  readonly pieces: Map<string, number>
  readonly phrasings: {
    readonly text: string
    /** The place of the answer that this is asked for, where it belongs to one. */
    readonly answer: number | undefined
    readonly stems: readonly string[]
    /** What its words stand for. */
    readonly concepts: readonly string[]
  }[]
  /** For each answer its words and what they stand for, in all languages, each with what it counts for. */
  readonly answers: { readonly id: string; readonly terms: ReadonlyMap<string, number> }[]
}

export function termsOf(entry: Searchable): EntryTerms {
  const language = languageSignal(`${entry.title}. ${entry.content}`) ?? 'en'
  const keywords = entry.keywords.join(' ')
  const summaries = Object.entries(entry.summaries ?? {}) as [Language, string][]
  const answers = entry.answers ?? []
  const asked = [
    ...asksOf(entry.phrasings ?? {}, FIELD.phrasing, undefined),
    ...answers.flatMap(({ asks }, at) => asksOf(asks, FIELD.asks, at)),
  ]
  const words = new Map<string, number>()
  add(words, entry.title, language, FIELD.title)
  add(words, keywords, language, FIELD.keywords)
  add(words, `${entry.category} ${entry.relevance_tags.join(' ')}`, language, FIELD.tags)
  add(words, entry.content, language, FIELD.content)
  for (const [lang, text] of summaries) add(words, text, lang, FIELD.summary)
  for (const { text, lang, weight } of asked) addAll(words, analysed(text, lang).stems, weight)

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
  for (const { text } of asksOf(entry.phrasings ?? {}, 1, undefined)) addPieces(text, 1)

  const phrasings = asked.map(({ text, lang, answer }) => ({
    text,
    answer,
    stems: [...new Set(analysed(text, lang).stems)],
    concepts: analysed(text, lang).concepts,
  }))
  return {
    words,
    head,
    pieces: parts,
    phrasings,
    answers: answers.map((each) => ({ id: answerId(entry, each), terms: termsOfAnswer(each) })),
  }
}

/** A short text as it is compared: its stems in order, and what its words stand for. */
interface Analysed {
  readonly stems: readonly string[]
  readonly concepts: readonly string[]
}

/** Ways to ask come by several times, and each server of a process reads the same ones. Emptied when past this many. */
const KEPT = 30_000
const kept = new Map<string, Analysed>()

function analysed(text: string, lang: Language): Analysed {
  const key = `${lang}${text}`
  const known = kept.get(key)
  if (known) return known
  if (kept.size > KEPT) kept.clear()
  const words = subjectWords(text)
  const found = {
    stems: words.map((word) => stem(word, lang)),
    concepts: [...new Set(words.flatMap((word) => conceptOf(word) ?? []))],
  }
  kept.set(key, found)
  return found
}

function termsOfAnswer({ asks, says, steps }: EntryAnswer): Map<string, number> {
  const terms = new Map<string, number>()
  const keep = (term: string, weight: number) => terms.set(term, Math.max(terms.get(term) ?? 0, weight))
  for (const lang of LANGUAGES)
    for (const [weight, texts] of [
      [ANSWER.asks, asks[lang]],
      [ANSWER.says, [says[lang]]],
      [ANSWER.steps, steps[lang]],
    ] as const)
      for (const text of texts) {
        const { stems, concepts } = analysed(text, lang)
        for (const term of [...stems, ...concepts]) keep(term, weight)
      }
  return terms
}

const asksOf = (texts: Phrasings, weight: number, answer: number | undefined) =>
  (Object.entries(texts) as [Language, readonly string[]][]).flatMap(([lang, all]) =>
    all.map((text) => ({ text, lang, weight, answer })),
  )

function add(into: Map<string, number>, text: string, language: Language, weight: number) {
  addAll(
    into,
    subjectWords(text).map((word) => stem(word, language)),
    weight,
  )
}

function addAll(into: Map<string, number>, stems: readonly string[], weight: number) {
  for (const found of stems) into.set(found, (into.get(found) ?? 0) + weight)
}

/** The distinct stems of a text. */
export const stemsOf = (text: string, language: Language): Set<string> =>
  new Set(subjectWords(text).map((word) => stem(word, language)))
