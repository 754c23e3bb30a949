import { LANGUAGES, type Language } from '#shared/language.ts'
import { LEXICON } from '../content/guide-lexicon.ts'
import type { GuideLexicon, PhraseList } from '../content/guide-lexicon-shape.ts'
import { type Token, tokensOf } from './tokens.ts'

/** Words that ".." may stand for, at most. */
const GAP = 4

/** A phrase as it is looked for: words, beginnings of words and gaps, one after the other. */
interface Phrase {
  readonly parts: readonly { readonly word: string; readonly begins: boolean; readonly gap: boolean }[]
  readonly first: boolean
  readonly last: boolean
}

function compile(written: string): Phrase {
  const pieces = written.split(' ').filter((piece) => piece !== '')
  const parts: { word: string; begins: boolean; gap: boolean }[] = []
  let gap = false
  for (const piece of pieces) {
    if (piece === '^' || piece === '$') continue
    if (piece === '..') {
      gap = true
      continue
    }
    const words = tokensOf(piece)
    for (const [at, { word }] of words.entries()) {
      parts.push({ word, begins: at === words.length - 1 && piece.endsWith('*'), gap })
      gap = false
    }
  }
  return { parts, first: pieces[0] === '^', last: pieces.at(-1) === '$' }
}

type Lists<Key extends string> = Record<Key, readonly Phrase[]>

function compileLists<Key extends string>(lists: Record<Key, readonly string[]>): Lists<Key> {
  const compiled = Object.entries<readonly string[]>(lists).map(
    ([key, phrases]): [Key, readonly Phrase[]] => [key as Key, phrases.map(compile)],
  )
  return Object.fromEntries(compiled) as Lists<Key>
}

const compileAll = ({ terms, evidence, subjects, product, conduct, trades, ...lists }: GuideLexicon) => ({
  lists: compileLists<PhraseList>(lists),
  terms: compileLists(terms),
  evidence: compileLists(evidence),
  subjects: compileLists(subjects),
  product: compileLists(product),
  conduct: compileLists(conduct),
  trades: compileLists(trades),
})

type Compiled = ReturnType<typeof compileAll>

const COMPILED = Object.fromEntries(LANGUAGES.map((lang) => [lang, compileAll(LEXICON[lang])])) as Record<
  Language,
  Compiled
>

const fits = ({ word, begins }: Phrase['parts'][number], token: Token | undefined) =>
  token !== undefined && (begins ? token.word.startsWith(word) : token.word === word)

/** Where a phrase that begins at a word ends; -1 where it does not stand there. */
function endOf({ parts }: Phrase, tokens: readonly Token[], from: number): number {
  let at = from
  for (const part of parts) {
    let skipped = 0
    while (part.gap && skipped < GAP && !fits(part, tokens[at + skipped])) skipped++
    if (!fits(part, tokens[at + skipped])) return -1
    at += skipped + 1
  }
  return at
}

function holds(phrase: Phrase, tokens: readonly Token[]): boolean {
  const { length } = tokens
  const starts = phrase.first ? Math.min(1, length) : length
  for (let from = 0; from < starts; from++) {
    const end = endOf(phrase, tokens, from)
    if (end >= 0 && (!phrase.last || end === length)) return true
  }
  return false
}

/** Whether a sentence holds a phrase of a list, in one language. */
export const says = (tokens: readonly Token[], list: PhraseList, lang: Language): boolean =>
  COMPILED[lang].lists[list].some((phrase) => holds(phrase, tokens))

/** Whether it begins with one of them. */
export const begins = (tokens: readonly Token[], list: PhraseList, lang: Language): boolean =>
  COMPILED[lang].lists[list].some((phrase) => endOf(phrase, tokens, 0) >= 0)

/** The same in any language: for "merci" or "thanks", which show no language by themselves. */
export const saysAnywhere = (tokens: readonly Token[], list: PhraseList): boolean =>
  LANGUAGES.some((lang) => says(tokens, list, lang))

type Group = Exclude<keyof Compiled, 'lists'>

/** The keys of a group of lists whose phrases a sentence holds, in the order of the group. */
export function namedIn<Of extends Group>(
  tokens: readonly Token[],
  group: Of,
  lang: Language,
): (keyof GuideLexicon[Of])[] {
  const lists = Object.entries<readonly Phrase[]>(COMPILED[lang][group])
  return lists
    .filter(([, phrases]) => phrases.some((phrase) => holds(phrase, tokens)))
    .map(([key]) => key as keyof GuideLexicon[Of])
}
