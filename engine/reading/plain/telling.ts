import type { Candidate, Counters, EvidenceType } from '#shared/roadmap.ts'
import type { Reason, Rule } from '../../ledger/reasons.ts'
import type { Key } from '../../text/lexicon.ts'
import type { Clause } from './clauses.ts'
import { endsAt, type Mark, type Message, marksIn, type Stretch, says, startsAt, textOf } from './message.ts'
import type { Name } from './names.ts'
import type { Quantity } from './quantities.ts'

/** What the reader may know of the ledger: the counters and the type last spoken of. */
export type EvidenceContext = { readonly counters: Counters; readonly lastType: EvidenceType | null }

/** A mention of evidence as it was read. */
export interface Found extends Candidate {
  reason: Reason
  rule: Rule
}

/** A mention, and where its number and the word that names it stand. */
export interface Mention extends Found {
  readonly number?: Quantity | undefined
  readonly anchor?: Mark | undefined
  /** The clause that tells of it. */
  readonly place: Clause
}

/** Whether two mentions stand in one sentence. */
export const inOneSentence = (a: Mention, b: Mention) => a.place.sentence.first === b.place.sentence.first

/** What was spoken of last in a message. */
export type Previous = {
  readonly type: EvidenceType
  readonly orgs: readonly string[]
  readonly count: number
}

/** A clause that is read, with the names in it and what was spoken of before. */
export interface Telling {
  readonly message: Message
  readonly clause: Clause
  /** Organisations of the clause; those of its sentence where the clause has none. */
  readonly names: readonly Name[]
  readonly previous: Previous | null
  readonly context: EvidenceContext
}

/** How many things a word names. */
export type Amount =
  | { readonly kind: 'number'; readonly quantity: Quantity; readonly definite: boolean }
  | { readonly kind: 'one'; readonly further: boolean }
  | { readonly kind: 'vague' }
  | { readonly kind: 'definite' }
  | { readonly kind: 'none' }

/** The words of these kinds in a clause, longest first where they overlap, in order. */
export function anchorsOf(message: Message, stretch: Stretch, ...keys: readonly Key[]): Mark[] {
  const all = keys.flatMap((key) => marksIn(message, key, stretch))
  return all
    .filter((one) => !all.some((other) => other !== one && covers(other, one, all)))
    .toSorted((a, b) => a.first - b.first)
}

function covers(other: Mark, one: Mark, all: readonly Mark[]): boolean {
  const [size, own] = [other.last - other.first, one.last - one.first]
  const overlaps = other.first <= one.last && one.first <= other.last
  return overlaps && (size > own || (size === own && all.indexOf(other) < all.indexOf(one)))
}

/** A number that counts, if one ends, or begins, at a token. */
export const countEnding = ({ quantities }: Message, at: number) =>
  quantities.find(({ last, measure }) => last === at && !measure)
export const countStarting = ({ quantities }: Message, at: number) =>
  quantities.find(({ first, measure }) => first === at && !measure)

/** As many words may stand between a number and its noun, or between a verb and its number. */
const REACH = 6
const CONTENT: readonly Key[] = ['interview', 'loi', 'pilot', 'payingCustomer', 'talk', 'groupSession']

/** How many of a thing a noun names: by what stands before it, else behind a colon or a verb. */
export function amountBefore(message: Message, clause: Stretch, anchor: Mark): Amount {
  let definite = false
  for (let at = anchor.first - 1; at >= Math.max(clause.first, anchor.first - REACH); at -= 1) {
    const quantity = countEnding(message, at)
    if (quantity) {
      const pointed = endsAt(message, quantity.first - 1, 'definite', 'demonstrative', 'possessive')
      return { kind: 'number', quantity, definite: definite || pointed !== undefined }
    }
    const token = message.tokens[at]
    if (token?.kind === 'mark' && !/^[/&"“”«»-]$/.test(token.text)) break
    if (endsAt(message, at, ...CONTENT)) break
    if (endsAt(message, at, 'vague')) return { kind: 'vague' }
    if (endsAt(message, at, 'article')) return { kind: 'one', further: hasOrdinal(message, at, anchor.first) }
    if (endsAt(message, at, 'ordinal')) return { kind: 'one', further: true }
    if (endsAt(message, at, 'definite', 'demonstrative', 'possessive')) definite = true
    else if (endsAt(message, at, 'verb', 'with')) break
  }
  return amountBehind(message, clause, anchor) ?? (definite ? { kind: 'definite' } : { kind: 'none' })
}

const hasOrdinal = (message: Message, from: number, to: number) =>
  says(message, { first: from + 1, end: to }, 'ordinal', 'more')

/** "Interviews: 9", "interviews done: 17", "the interview count is now 25". */
function amountBehind(message: Message, clause: Stretch, anchor: Mark): Amount | undefined {
  const { tokens } = message
  let linked = false
  for (let at = anchor.last + 1; at <= anchor.last + REACH && at < clause.end + 2; at += 1) {
    const quantity = countStarting(message, at)
    const said = endsAt(message, at - 1, 'verb', 'total') !== undefined
    if (quantity) return linked || said ? { kind: 'number', quantity, definite: false } : undefined
    const token = tokens[at]
    if (token?.kind === 'mark' && !/^[:=)]$/.test(token.text)) return undefined
    if (startsAt(message, at, 'with')) return undefined
    linked ||= /^[:=]$/.test(token?.text ?? '')
  }
  return undefined
}

/** How many a verb says it was done to: "interviewed 12 plant managers", or "12 plant managers were interviewed". */
export function amountBehindVerb(message: Message, clause: Stretch, verb: Mark): Amount {
  const { tokens } = message
  for (let at = verb.last + 1; at <= verb.last + REACH && at < clause.end; at += 1) {
    const quantity = countStarting(message, at)
    if (quantity) {
      const pointed = endsAt(message, at - 1, 'definite', 'demonstrative', 'possessive')
      return { kind: 'number', quantity, definite: pointed !== undefined }
    }
    if (startsAt(message, at, 'vague')) return { kind: 'vague' }
    if (startsAt(message, at, 'person', 'organisation', 'customer')) break
    if (tokens[at]?.text === ',') break
  }
  for (let at = verb.first - 1; at >= clause.first; at -= 1) {
    const quantity = countEnding(message, at)
    if (quantity) {
      const pointed = endsAt(message, quantity.first - 1, 'definite', 'demonstrative', 'possessive')
      return { kind: 'number', quantity, definite: pointed !== undefined }
    }
    if (endsAt(message, at, 'vague')) return { kind: 'vague' }
    if (tokens[at]?.text === ',') break
  }
  const people = anchorsOf(message, { first: verb.last + 1, end: clause.end }, 'person')
  const single = people.filter(({ first }) => isOne(message, first))
  if (single.length === 1) return { kind: 'one', further: false }
  if (single.length > 1) return { kind: 'number', quantity: summed(single), definite: false }
  return { kind: 'none' }
}

/** Whether a noun has an article of its own: "the maintenance director", "a nurse". */
const isOne = (message: Message, at: number) =>
  [1, 2, 3].some((back) => endsAt(message, at - back, 'article', 'definite', 'possessive') !== undefined)

const summed = (marks: readonly Mark[]): Quantity => ({
  first: marks[0]?.first ?? 0,
  last: marks.at(-1)?.last ?? 0,
  value: marks.length,
  vague: false,
  measure: false,
  money: false,
})

/** Makes a mention of what a clause tells; the quote is its sentence, whole. */
export function candidate(
  { message, clause }: Telling,
  type: EvidenceType,
  rule: Rule,
  more: Partial<Mention>,
): Mention {
  const quote = textOf(message, clause.sentence) || message.text.trim() || '?'
  return {
    type,
    rule,
    quote,
    op: 'bare',
    count: null,
    status: 'confirmed',
    reason: 'stated',
    place: clause,
    ...more,
  }
}
