import { fold, type Token, tokenize } from './tokens.ts'

/** Where a phrase stands in a list of tokens: from `first` to `last`, both included. */
export interface Found<Key extends string> {
  readonly key: Key
  readonly first: number
  readonly last: number
}

/** One word of a phrase: as it stands, its beginning ("sign*"), its end ("*form"), or words in between (`~`). */
type Part = {
  readonly word: string
  readonly form: 'whole' | 'begins' | 'ends' | 'holds' | 'gap'
  readonly exact: boolean
}
type Phrase<Key extends string> = { readonly key: Key; readonly parts: readonly Part[] }

/** Most words that a `~` stands for. */
const GAP = 4
/** Shortest beginning that stands for a word: its letters find the phrase. */
const STEM = 3

/** Finds the phrases of a lexicon among tokens. */
export interface PhraseBook<Key extends string> {
  /** Every phrase, by where it begins. */
  find(tokens: readonly Token[]): Found<Key>[]
  /** The phrases that begin at a token. */
  at(tokens: readonly Token[], first: number): Found<Key>[]
}

/** Phrases of one kind. */
export type PhraseList = PhraseBook<'phrase'>

/** A stretch of tokens: from `from` to before `to`. */
export interface Range {
  readonly from: number
  readonly to: number
}

/**
 * Compiles the phrases of a lexicon. In a phrase `*` at the edge of a word stands for the rest of it, alone for any
 * word, `~` for up to four words, `(a|b)` for a choice, and `=` before a word for its accents: "=sí" is not "si".
 */
export function phraseBook<Key extends string>(
  lexicon: Readonly<Record<Key, readonly string[]>>,
): PhraseBook<Key> {
  const whole = new Map<string, Phrase<Key>[]>()
  const stems = new Map<string, Phrase<Key>[]>()
  const loose: Phrase<Key>[] = []
  for (const key of Object.keys(lexicon) as Key[]) {
    for (const text of lexicon[key].flatMap(choices)) {
      const parts = partsOf(text)
      const [first] = parts
      if (!first) continue
      const phrase = { key, parts }
      if (first.form === 'whole') append(whole, fold(first.word), phrase)
      else if (first.form === 'begins' && first.word.length >= STEM)
        append(stems, fold(first.word).slice(0, STEM), phrase)
      else loose.push(phrase)
    }
  }
  const find = (tokens: readonly Token[], from: number, to: number): Found<Key>[] => {
    const found: Found<Key>[] = []
    const take = (phrases: readonly Phrase<Key>[] | undefined, first: number) => {
      for (const { key, parts } of phrases ?? []) {
        const last = matchFrom(tokens, first, parts, 0)
        if (last !== undefined) found.push({ key, first, last })
      }
    }
    for (let first = from; first < to; first += 1) {
      const word = tokens[first]?.fold
      if (!word) continue
      take(whole.get(word), first)
      take(stems.get(word.slice(0, STEM)), first)
      take(loose, first)
    }
    return found
  }
  return {
    at: (tokens, first) => find(tokens, first, first + 1),
    find: (tokens) => find(tokens, 0, tokens.length),
  }
}

/** Compiles phrases of one kind. */
export const phraseList = (phrases: readonly string[]): PhraseList => phraseBook({ phrase: phrases })

/** The longest phrase of a list that begins at a token; null when none does. */
export function phraseAt(list: PhraseList, tokens: readonly Token[], at: number): Range | null {
  const to = list.at(tokens, at).reduce((most, { last }) => Math.max(most, last + 1), at)
  return to > at ? { from: at, to } : null
}

/** The first phrase of a list from a token on; null when there is none. */
export function findPhrase(list: PhraseList, tokens: readonly Token[], from = 0): Range | null {
  for (let at = from; at < tokens.length; at += 1) {
    const found = phraseAt(list, tokens, at)
    if (found) return found
  }
  return null
}

function append<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const known = map.get(key)
  if (known) known.push(value)
  else map.set(key, [value])
}

/** Writes out the choices of a phrase. */
function choices(text: string): string[] {
  const open = text.indexOf('(')
  const close = text.indexOf(')', open)
  if (open < 0 || close < 0) return [text]
  return text
    .slice(open + 1, close)
    .split('|')
    .flatMap((choice) => choices(`${text.slice(0, open)}${choice}${text.slice(close + 1)}`))
}

function partsOf(text: string): Part[] {
  return text
    .trim()
    .replaceAll("' ", "'")
    .split(/\s{1,400}/)
    .flatMap<Part>((word) => {
      if (word === '~') return [{ word: '', form: 'gap', exact: false }]
      const exact = word.startsWith('=')
      const bare = word.replace(/^=/, '')
      if (bare === '*') return [{ word: '', form: 'holds', exact: false }]
      const [begins, ends] = [bare.endsWith('*'), bare.startsWith('*')]
      const form = begins && ends ? 'holds' : begins ? 'begins' : ends ? 'ends' : 'whole'
      const tokens = elided(tokenize(bare.replaceAll('*', '')))
      return tokens.map((token, i) => ({
        word: exact ? token.text.toLowerCase() : token.fold,
        form:
          form === 'begins' && i < tokens.length - 1 ? 'whole' : form === 'ends' && i > 0 ? 'whole' : form,
        exact,
      }))
    })
}

/** "l'" as the one token that it is before a word. */
function elided(tokens: readonly Token[]): readonly Token[] {
  const [word, mark] = tokens
  return tokens.length === 2 && word && mark?.text === "'" ? [{ ...word, fold: `${word.fold}'` }] : tokens
}

/** The last token of a phrase that begins at a place, or undefined. Each gap is as short as it can be. */
function matchFrom(
  tokens: readonly Token[],
  at: number,
  parts: readonly Part[],
  from: number,
): number | undefined {
  let place = at
  for (let i = from; i < parts.length; i += 1) {
    const part = parts[i]
    if (part?.form === 'gap') {
      for (let skip = 0; skip <= GAP; skip += 1) {
        if (tokens.slice(place, place + skip).some(({ kind }) => kind === 'mark' || kind === 'line'))
          return undefined
        const last = matchFrom(tokens, place + skip, parts, i + 1)
        if (last !== undefined) return last
      }
      return undefined
    }
    const token = tokens[place]
    if (!token || !part || !fits(token, part)) return undefined
    place += 1
  }
  return place - 1
}

function fits(token: Token, { word, form, exact }: Part): boolean {
  const own = exact ? token.text.toLowerCase() : token.fold
  if (form === 'whole') return own === word
  if (form === 'begins') return own.startsWith(word)
  return form === 'ends' ? own.endsWith(word) : own.includes(word)
}
