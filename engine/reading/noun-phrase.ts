import type { Clause } from './clauses.ts'
import type { Matchers } from './lexicon/index.ts'
import type { NumberSpan } from './numbers.ts'
import { findAll, type Span, wholeMatch } from './pattern.ts'

export type Determiner = 'number' | 'indefinite' | 'definite' | 'vague' | 'negative' | 'bare'

/** How many of a noun a phrase speaks of. `count` is null where no number is given. */
export type Quantity = {
  count: number | null
  determiner: Determiner
  vague: boolean
  range?: [number, number]
  definite: boolean
  increment: boolean
  ordinal: boolean
  plural: boolean
  start: number
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}-]*['’]?|[^\s\p{L}\p{N}]/gu
const MAX_WORDS = 5

const GERMAN_SINGULAR =
  /(?:interview|loi|mou|pilot|projekt|versuch|kunde|erklarung|gesprach|test|auftrag|vertrag|poc|betrieb|installation|anlage|phase|partner|bestellung|lizenz|rechnung|intent|understanding|concept|reservierung|studie|vorhaben|vereinbarung|call|termin|telefonat|meeting|treffen|lauf)$/

/** Whether a matched noun is plural, from its form. */
function isPlural(noun: string, lex: Matchers): boolean {
  const first = noun.split(/\s+/)[0] ?? noun
  if (lex.language === 'de') return !GERMAN_SINGULAR.test(noun)
  if (lex.language === 'en' && /^(?:proofs|letters|memoranda)/.test(noun)) return true
  if (lex.language === 'en' && /\s/.test(noun) && !/^(?:letter|proof|memorandum)/.test(noun))
    return /s$/.test(noun)
  return /(?:s|x)$/.test(first)
}

const inside = (spans: Span[], at: number) => spans.find((span) => at >= span.start && at < span.end)

type Scan = Quantity & { words: number }

/** Reads the noun phrase to the left of a noun: number or article, adjectives between. */
export function quantityOf(clause: Clause, noun: Span, lex: Matchers): Quantity {
  const left = clause.folded.slice(0, noun.start)
  const vague = findAll(lex.vague, left)
  const more = findAll(lex.increment, left)
  const negative = findAll(lex.negation, clause.tests.slice(0, noun.start))
  const text = clause.folded.slice(noun.start, noun.end)
  const scan: Scan = {
    count: null,
    determiner: 'bare',
    vague: false,
    definite: false,
    increment: false,
    ordinal: false,
    plural: isPlural(text, lex),
    start: noun.start,
    words: 0,
  }
  const tokens = [...left.matchAll(WORD)].toReversed()
  for (const [i, token] of tokens.entries()) {
    const at = token.index
    const number = inside(clause.numbers, at) as NumberSpan | undefined
    if (number?.unit) continue
    if (number) return withDeterminer(clause, lex, takeNumber(scan, number))
    if (inside(vague, at)) return { ...scan, determiner: 'vague', vague: true, plural: true, start: at }
    if (inside(negative, at)) return { ...scan, determiner: 'negative', start: at }
    const word = token[0]
    if (inside(more, at)) scan.increment = true
    if (wholeMatch(lex.indefinite, word)) return { ...scan, count: 1, determiner: 'indefinite', start: at }
    if (inside(more, at)) continue
    if (wholeMatch(lex.ordinal, word)) {
      scan.ordinal = true
      scan.start = at
      continue
    }
    if (
      wholeMatch(lex.definite, word) ||
      wholeMatch(lex.possessive, word) ||
      wholeMatch(lex.demonstrative, word)
    ) {
      // "den Piloten", "einen Kunden": a weak noun in the singular looks like its plural.
      const weak =
        lex.language === 'de' &&
        /^(?:d(?:en|em|es)|unser(?:en|em|es)|ihr(?:en|em|es))$/.test(word) &&
        /(?:piloten|kunden)$/.test(text)
      return {
        ...scan,
        determiner: 'definite',
        definite: !wholeMatch(lex.possessive, word),
        plural: scan.plural && !weak,
        start: at,
      }
    }
    scan.words += 1
    // "three signed LOIs": a participle between its number and its noun is an adjective.
    const next = tokens[i + 1]
    const dozens = next && inside(clause.numbers, next.index)
    if (dozens && /^de$|^d['’]$/.test(word) && isDozen(clause, dozens)) continue
    if (/(?:ed|held|paid)$/.test(word) && next && inside(clause.numbers, next.index)) continue
    if (!/[\p{L}'’-]/u.test(word) || wholeMatch(lex.stop, word) || scan.words > MAX_WORDS) break
  }
  return scan
}

/** "Una docena de entrevistas", "deux douzaines d'entretiens". */
const isDozen = ({ folded }: Clause, { start, end }: Span) =>
  /(?:docenas?|douzaines?)$/.test(folded.slice(start, end))

function takeNumber(scan: Scan, number: NumberSpan): Scan {
  return {
    ...scan,
    count: number.range ? number.range[0] : number.value,
    determiner: 'number',
    vague: number.vague,
    start: number.start,
    plural: number.value !== 1,
    ...(number.range && { range: number.range }),
  }
}

const PART_OF = /(?:^|\s)(?:of|von|de|des|sur)(?:\s(?:the|our|den|unseren|las|los|nuestr[oa]s|les|nos))?\s*$/

/** "the 5 interviews", "our 12 interviews", "three more": what stands before the number. */
function withDeterminer(clause: Clause, lex: Matchers, scan: Scan): Scan {
  const words = clause.folded.slice(0, scan.start).trim().split(/\s+/)
  const last = (words.at(-1) ?? '').replace(/^[^\p{L}]+/u, '')
  const lastTwo = words.slice(-2).join(' ')
  const whole = clause.folded.slice(0, scan.start)
  const part = PART_OF.test(whole)
    ? clause.numbers.findLast((n) => !n.unit && n.end <= scan.start && scan.start - n.end < 20)
    : undefined
  // "two of three pilots" must be asked; "two of our three pilots" speaks of known ones.
  const known = part && /(?:the|our|den|unseren|las|los|nuestr[oa]s|les|nos)\s*$/.test(whole)
  if (part) return { ...scan, count: part.value, vague: !known, definite: true }
  if (endsWith(lex.vague, lastTwo) && !scan.vague) return { ...scan, vague: true }
  const definite =
    wholeMatch(lex.definite, last) ||
    wholeMatch(lex.possessive, last) ||
    wholeMatch(lex.demonstrative, last) ||
    (wholeMatch(lex.definite, words.at(-2) ?? '') && wholeMatch(lex.ordinal, last))
  return {
    ...scan,
    definite: scan.definite || definite,
    increment: scan.increment || endsWith(lex.increment, lastTwo),
  }
}

function endsWith(pattern: RegExp, text: string): boolean {
  return findAll(pattern, text).some((span) => span.end === text.length)
}

/** The number of people or places named after a noun or verb: "interviews with 12 managers". */
export function quantityAfter(
  clause: Clause,
  from: number,
  lex: Matchers,
  until = clause.folded.length,
): NumberSpan | 'vague' | null {
  const rest = clause.folded.slice(from, until)
  const vague = findAll(lex.vague, rest)[0]
  const number = clause.numbers.find((n) => !n.unit && n.start >= from && n.end <= until)
  const gap = (at: number) => (rest.slice(0, at).match(/\S+/g) ?? []).length
  if (vague && (!number || vague.start + from < number.start)) return gap(vague.start) <= 5 ? 'vague' : null
  if (!number) return null
  const between = clause.folded.slice(from, number.start)
  return gap(number.start - from) <= 5 && (!/[.;:]/.test(between) || /^\s*:\s*$/.test(between))
    ? number
    : null
}

/** Whether an increment word stands right after a phrase: "6 entretiens de plus". */
export function incrementAfter(clause: Clause, end: number, lex: Matchers): boolean {
  const after = clause.folded.slice(end, end + 24)
  const next = findAll(lex.increment, after)[0]
  // After the noun "noch" and "encore" mean still, not more.
  if (next && /^(?:noch|encore)$/.test(after.slice(next.start, next.end))) return false
  return next !== undefined && (after.slice(0, next.start).match(/\S+/g) ?? []).length <= 1
}
