import type { Language } from '#shared/language.ts'
import type { Candidate, EvidenceType } from '#shared/roadmap.ts'
import type { Category } from './lexicon/categories.ts'
import { matchers } from './lexicon/index.ts'
import { findQuote, saysNumber } from './model/quotes.ts'
import { findNumbers } from './numbers.ts'
import { has } from './pattern.ts'
import { fold, sentences } from './text.ts'

/** A message that both readers read. */
export interface Told {
  readonly text: string
  readonly language: Language
  /** The counters before the message. */
  readonly totals: Readonly<Record<EvidenceType, number>>
  /** The plain reader, for a part of the message. */
  readonly readPlain: (part: string) => readonly Candidate[]
}

/** Why the plain reader is sure that a mention must not count; its other reasons are doubts. */
const HARD: ReadonlySet<string> = new Set(['negated', 'planned', 'someone else'])
/** Words for what has happened already. */
const DEEDS: readonly Category[] = ['signed', 'running', 'completed', 'done', 'payUs', 'interviewVerb']
/** Words that take back or put off what they are said of. */
const DOUBTS: readonly Category[] = ['negation', 'planned', 'future', 'scheduled', 'conditional', 'possible']
/** "Not one but two", in the four languages: what comes after it is what the founder means. */
const INSTEAD = /(?<!\p{L})(?:but|sondern|sino|mais)(?!\p{L})/u
/** Where a part of a sentence ends; not inside a number. */
const PART_END = /[,;:.](?!\d)|[!?()\n–—]/

/**
 * Whether the plain reader's hard reason against a record speaks about what the model counts. It does not where the model
 * takes something off, where it has gone on to what stands beside the denial, and where a plan follows a deed.
 */
export function denies(twin: Candidate, found: Candidate, told: Told): boolean {
  if (twin.status !== 'none' || !HARD.has(twin.reason)) return false
  const takesOff = found.op === 'retract' || found.op === 'correct'
  if (takesOff && twin.reason !== 'someone else') return false
  if (twin.reason === 'negated') return !goesOnAfter(twin, found, told)
  return twin.reason !== 'planned' || !doneBefore(found, told)
}

/** "Not just one, but two by now": the number comes after the denial, and nothing denies or puts off what comes after. */
function goesOnAfter(twin: Candidate, found: Candidate, { language }: Told): boolean {
  const lex = matchers(language)
  const turn = INSTEAD.exec(fold(found.quote))
  if (!turn) return false
  const [denial, rest] = [found.quote.slice(0, turn.index), fold(found.quote.slice(turn.index))]
  const denied = findQuote(twin.quote, denial.replace(/[\s\p{P}]+$/u, ''))
  if (!denied || saysNumber(denial, found.count ?? 0, [], language)) return false
  return !DOUBTS.some((category) => has(lex[category], rest))
}

/** "Contract signed with Orrin, first delivery next week": without what follows, the plain reader counts it as well. */
function doneBefore(found: Candidate, { text, language, readPlain }: Told): boolean {
  const place = findQuote(text, found.quote)
  const lex = matchers(language)
  if (!place || !DEEDS.some((category) => has(lex[category], fold(found.quote)))) return false
  const sentence = sentences(text).find(({ start, end }) => start <= place.start && place.start < end)
  const rest = text.slice(place.end)
  const end = place.end + (PART_END.exec(rest)?.index ?? rest.length)
  return readPlain(text.slice(sentence?.start ?? 0, end)).some(
    ({ type, status }) => type === found.type && status === 'confirmed',
  )
}

/**
 * Returns the other number that the plain reader confirmed for a record. Undefined where both mean the same, where the
 * message does not say that number, and where another of the model's records explains it. `twins` are the plain reader's
 * readings of the record, best first.
 */
export function otherNumber(
  twins: readonly Candidate[],
  found: Candidate,
  others: readonly Candidate[],
  told: Told,
): number | undefined {
  const [twin] = twins
  const count = twin?.count ?? null
  if (twin?.status !== 'confirmed' || count === null || found.count === null || count === found.count)
    return undefined
  // "One is running, two have ended": the model counts together what the plain reader counts apart.
  if (sumOf(twins) === found.count) return undefined
  const total = told.totals[found.type]
  // "Three more, that makes 19": one reads the 3 and the other the 19.
  const after = sumAfter(found, total)
  if (after === sumAfter(twin, total) || after === total + count) return undefined
  return saysItself(
    twin,
    told,
    others.filter((other) => other !== found),
  ) && !isExplained(count, found, others)
    ? count
    : undefined
}

/** How many confirmed records count together. */
export const sumOf = (records: readonly Candidate[]) =>
  records.reduce((sum, { status, count }) => sum + (status === 'confirmed' ? (count ?? 0) : 0), 0)

const sumAfter = ({ op, count }: Candidate, total: number) =>
  op === 'add' ? total + (count ?? 0) : (count ?? 0)

/**
 * Whether the message says the number that the plain reader read: as a whole number, as the sum of those there, or as one
 * thing. A list of names says none: which words are names is the model's to say. No summand may be the number of one of
 * the `others`, which count something else.
 */
export function saysItself(
  { quote, count }: Candidate,
  { text, language }: Told,
  others: readonly Candidate[] = [],
): boolean {
  const place = findQuote(text, quote)
  if (!place) return false
  const spans = findNumbers(fold(text), matchers(language)).filter(
    ({ start, end }) => start < place.end && end > place.start,
  )
  // "Vingt et un" is no one.
  if (spans.some(({ start, end }) => start < place.start || end > place.end)) return false
  const values = spans.filter(({ unit, range }) => !unit && !range).map(({ value }) => value)
  if (count === 1 || values.some((value) => value === count)) return true
  const sum = values.reduce((total, value) => total + value, 0)
  return sum === count && !others.some((other) => other.count !== null && values.includes(other.count))
}

/** Whether a number belongs to another record, is the sum of several, or is the one that the founder rejects. */
function isExplained(count: number, found: Candidate, others: readonly Candidate[]): boolean {
  const beside = others.filter((other) => other !== found)
  const sum = sumOf(others.filter(({ type }) => type === found.type))
  return (
    found.rejected === count ||
    (beside.length > 0 && sum === count) ||
    beside.some((other) => other.count === count && (other.type === found.type || count > 1))
  )
}
