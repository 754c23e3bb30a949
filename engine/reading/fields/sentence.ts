import type { FieldFact } from '#shared/roadmap.ts'
import { compile, findAll, has, phrases } from '../pattern.ts'
import { fold, type Sentence } from '../text.ts'

/** A sentence as the field rules see it: raw words and a folded twin of the same length. */
export type FieldSentence = { raw: string; folded: string; question: boolean }

const PLAIN: Record<string, string> = {
  ä: 'a',
  ö: 'o',
  ü: 'u',
  à: 'a',
  í: 'i',
  ù: 'u',
  û: 'u',
  é: 'e',
  '’': "'",
}

export function fieldSentence(text: string, sentence: Sentence): FieldSentence {
  const raw = text.slice(sentence.start, sentence.end)
  // Without its dots "zählt" (counts) would be "zahlt" (pays).
  const folded = fold(raw.replace(/(?<=z)ä(?=hl)/gi, 'e')).replace(
    /[äöüàíùûé’]/g,
    (char) => PLAIN[char] ?? char,
  )
  return { raw, folded, question: sentence.question }
}

const ABBREVIATED =
  /\b(?:z\. ?b|d\. ?h|u\. ?a|e\.g|i\.e|p\. ?ej|\p{L}|bzw|approx|aprox|etc|incl|inkl|prof|mio|mrd|max|min|env)$/iu

/** "we make pumps. fitters lose hours": who writes in lower case still ends sentences. */
export function lowerCase(text: string, sentence: Sentence): Sentence[] {
  const raw = text.slice(sentence.start, sentence.end)
  const out: Sentence[] = []
  let { start } = sentence
  for (const { index, 0: stop } of raw.matchAll(/[.!]\s+(?=\p{Ll})/gu)) {
    if (ABBREVIATED.test(raw.slice(0, index))) continue
    const end = sentence.start + index + stop.length
    out.push({ start, end, question: false })
    start = end
  }
  return [...out, { ...sentence, start }]
}

const CLAUSE = /;\s|\s[–—-]\s|,\s(?:and|but|und|aber|y|e|pero|et|mais)\s/gu
const CLAUSE_WORDS = 4

/** The clauses of a sentence in which nothing was read. */
export function unreadClauses({ raw, folded }: FieldSentence, read: readonly FieldFact[]): FieldSentence[] {
  const cuts = findAll(CLAUSE, raw)
  const edges = [{ start: 0, end: 0 }, ...cuts, { start: raw.length, end: raw.length }]
  return edges.slice(0, -1).flatMap(({ end: from }, i) => {
    const to = edges[i + 1]?.start ?? raw.length
    const clause = { raw: raw.slice(from, to), folded: folded.slice(from, to), question: false }
    const taken = read.some(({ value }) => {
      const at = raw.indexOf(value)
      return at < 0 || (at < to && at + value.length > from)
    })
    return taken || (clause.raw.match(/\p{L}+/gu) ?? []).length < CLAUSE_WORDS ? [] : [clause]
  })
}

const indexed = new WeakMap<RegExp, RegExp>()
const phraseCache = new Map<string, RegExp>()

/** The named group `v` of the first pattern that matches, as written in the message. */
export function capture(
  patterns: RegExp[],
  sentence: FieldSentence,
): { value: string; at: number; pattern: RegExp } | null {
  for (const pattern of patterns) {
    const withIndices = indexed.get(pattern) ?? new RegExp(pattern.source, `d${pattern.flags}`)
    indexed.set(pattern, withIndices)
    const place = withIndices.exec(sentence.folded)?.indices?.groups?.v
    if (place) return { value: sentence.raw.slice(place[0], place[1]), at: place[0], pattern }
  }
  return null
}

/** Whether a phrase list of the lexicon occurs in a folded text. */
export function mentions(list: string, folded: string): boolean {
  return has(phrasePattern(list), folded)
}

export function placesOf(list: string, folded: string) {
  return findAll(phrasePattern(list), folded)
}

/** The matcher of a phrase list, compiled once. */
export function phrasePattern(list: string): RegExp {
  const known = phraseCache.get(list)
  if (known) return known
  const made = compile(phrases(list))
  phraseCache.set(list, made)
  return made
}

/** Trims what does not belong to a value: punctuation and stray connectives at its ends. */
export function tidy(value: string): string {
  return value
    .replace(/^[\s,;:.–—-]+|[\s,;:.!?–—-]+$/gu, '')
    .replace(/\s+/g, ' ')
    .slice(0, 600)
    .trim()
}
