import type { Language } from '#shared/language.ts'
import type { Candidate, EvidenceType } from '#shared/roadmap.ts'
import type { Reason } from '../ledger/reasons.ts'
import { wordsOf } from '../text/lexicon.ts'
import { findQuote } from './model/quotes.ts'
import { readMessage } from './plain/message.ts'

/** A message that both readers read. */
export interface Told {
  readonly text: string
  readonly language: Language
  /** The counters before the message. */
  readonly totals: Readonly<Record<EvidenceType, number>>
}

/** Why the plain reader is sure that a mention must not count; its other reasons are doubts. */
const HARD: readonly Reason[] = ['negated', 'planned', 'someone else']

/**
 * Whether the plain reader's hard reason against a record speaks about what the model counts. It does not where
 * the model takes something off, and where it counts what stands instead: "not one but two".
 */
export function denies(twin: Candidate, found: Candidate, { language }: Told): boolean {
  if (twin.status !== 'none' || !HARD.some((reason) => reason === twin.reason)) return false
  const takesOff = found.op === 'retract' || found.op === 'correct'
  if (takesOff && twin.reason !== 'someone else') return false
  return twin.reason !== 'negated' || !goesOn(found, language)
}

/** "Not just one, but two by now": a contrast comes before the number that counts, and nothing denies it after that. */
function goesOn({ quote, count }: Candidate, language: Language): boolean {
  const { marks, quantities } = readMessage(quote, wordsOf(language))
  const number = quantities.find(({ value }) => value === count)
  const turn = (marks.get('contrast') ?? []).find(({ first }) => number && first < number.first)
  const denials = [...(marks.get('negation') ?? []), ...(marks.get('plan') ?? [])]
  return turn !== undefined && !denials.some(({ first }) => first > turn.last)
}

/**
 * Returns the other number that the plain reader counted at once for a record. Undefined where both mean the same, and
 * where another of the model's records explains it. `twins` are the plain reader's readings of the record, best first.
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
  return saysItself(twin, told) && !isExplained(count, found, others) ? count : undefined
}

/** How many confirmed records count together. */
export const sumOf = (records: readonly Candidate[]) =>
  records.reduce((sum, { status, count }) => sum + (status === 'confirmed' ? (count ?? 0) : 0), 0)

const sumAfter = ({ op, count }: Candidate, total: number) =>
  op === 'add' ? total + (count ?? 0) : (count ?? 0)

/** Whether the message says the number that the plain reader read; a list of names says none. */
export function saysItself({ quote, count }: Candidate, { text, language }: Told): boolean {
  const place = findQuote(text, quote)
  if (!place) return false
  const { quantities } = readMessage(text.slice(place.start, place.end), wordsOf(language))
  return count === 1 || quantities.some(({ value, measure }) => value === count && !measure)
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
