import { z } from 'zod'
import { LANGUAGES, type Language } from '#shared/language.ts'
import { DOCUMENT_KINDS } from '#shared/offered-document.ts'
import { LISTS, PHRASE_LISTS, PURPOSES, WORD_LISTS } from '../content/document-keys.ts'
import { parseContent, readContent } from '../content/read-content.ts'
import { fold } from '../words/fold.ts'

const List = z.array(z.string())

/** The words that documents are recognised and filled by, in one language. */
export const DocumentWords = z.strictObject({
  kinds: z.record(z.enum(DOCUMENT_KINDS), List),
  purposes: z.record(z.enum(PURPOSES), List),
  capitalNouns: z.boolean(),
  ...(Object.fromEntries(LISTS.map((list) => [list, List])) as Record<(typeof LISTS)[number], typeof List>),
})

export const wordsFile = (lang: Language): string => `content/lexicon/${lang}/documents.yaml`

/** A phrase of a lexicon: its words, of which one that ends in `*` is the beginning of a word. */
type Phrase = readonly string[]

const phrasesOf = (list: readonly string[]): Phrase[] => list.map((text) => fold(text).split(' '))

/** Throws a sentence for each fault of the language's file. */
function read(lang: Language) {
  const file = wordsFile(lang)
  const { kinds, purposes, capitalNouns, ...lists } = parseContent(readContent(file), file, DocumentWords)
  const by = <Name extends string>(texts: Record<Name, string[]>) =>
    (Object.entries(texts) as [Name, string[]][]).map(([name, list]) => [name, phrasesOf(list)] as const)
  const each = <Name extends (typeof LISTS)[number], Of>(
    names: readonly Name[],
    make: (list: string[]) => Of,
  ) => Object.fromEntries(names.map((name) => [name, make(lists[name])])) as Record<Name, Of>
  const sets = each(WORD_LISTS, (list): ReadonlySet<string> => new Set(list.map(fold)))
  return { ...sets, ...each(PHRASE_LISTS, phrasesOf), capitalNouns, kinds: by(kinds), purposes: by(purposes) }
}

/** The words of each language; read once, when the product starts. */
export const WORDS = Object.fromEntries(LANGUAGES.map((lang) => [lang, read(lang)])) as Record<
  Language,
  ReturnType<typeof read>
>
export type Words = ReturnType<typeof read>

const isWord = (word: string | undefined, wanted: string): boolean =>
  wanted.endsWith('*') ? (word ?? '').startsWith(wanted.slice(0, -1)) : word === wanted

/** Whether one of the phrases stands at a place of a list of folded words; gives its length, or 0. */
export function phraseAt(words: readonly string[], at: number, phrases: readonly Phrase[]): number {
  const found = phrases.filter((phrase) => phrase.every((word, offset) => isWord(words[at + offset], word)))
  return Math.max(0, ...found.map(({ length }) => length))
}

/** Whether one of the phrases stands anywhere in a list of folded words. */
export const hasPhrase = (words: readonly string[], phrases: readonly Phrase[]): boolean =>
  words.some((_, at) => phraseAt(words, at, phrases) > 0)
