import { EVIDENCE_TYPES } from '#shared/evidence-types.ts'
import type { Language } from '#shared/language.ts'
import { groundFacts } from '#shared/records/ground-facts.ts'
import { Candidate, type CandidateOp, COUNT_MAX, type Counters } from '#shared/roadmap.ts'
import { organisationKey } from '../../ledger/organisation.ts'
import { blank } from '../../text/blank.ts'
import { fold } from '../../text/tokens.ts'
import { findQuote, saysNumber, wordsOf } from './quotes.ts'
import type { ModelRecord } from './reading.ts'

/** Why an item that a model reported was not taken. */
export type DropReason = 'invalid' | 'quote' | 'number' | 'impossible'

/** What a model's items are held against. */
export interface Ground {
  /** The message; what answered an open question is blank in it. */
  readonly text: string
  /** The whole message. */
  readonly whole: string
  readonly language: Language
  readonly counters: Counters
  /** Organisations that the roadmap knows, and what was said before: a name may stand there alone. */
  readonly known: string
  /** The day the message was written, which its dates are counted from. */
  readonly today: string | undefined
}

/** What is left of a model's records once they were held against the message and the ledger. */
export interface Grounded {
  readonly candidates: Candidate[]
  /** Records that were dropped for their number alone, which their quotes do not say. */
  readonly misnumbered: Candidate[]
  /** Why the others were not taken, one reason for each. */
  readonly dropped: DropReason[]
}

/**
 * The candidates among a model's records: those whose quote and number stand in the message and whose operation is
 * possible on the ledger. The others are named by reason.
 */
export function groundRecords(records: readonly ModelRecord[], ground: Ground): Grounded {
  const candidates: Candidate[] = []
  const misnumbered: Candidate[] = []
  const dropped: DropReason[] = []
  const present = new Set(EVIDENCE_TYPES.filter((type) => ground.counters[type] > 0))
  for (const found of records) {
    const quote = wordsOf(ground.text, found.quote)
    if (quote === undefined) {
      // What answered the open question is no record besides.
      if (wordsOf(ground.whole, found.quote) === undefined) dropped.push('quote')
      continue
    }
    const { candidate: counted, unsaid } = asCandidate({ ...found, quote }, ground)
    if (takesOff(counted) && !present.has(counted.type)) dropped.push('impossible')
    else if (unsaid) {
      dropped.push('number')
      misnumbered.push(counted)
    } else {
      if (counted.status === 'confirmed') present.add(counted.type)
      candidates.push(counted)
    }
  }
  return { candidates, misnumbered, dropped }
}

const takesOff = ({ op, status, proposedOp }: Candidate) =>
  status !== 'none' && [op, proposedOp].some((each) => each === 'retract' || each === 'correct')

const isCount = (count: number | null): count is number =>
  count !== null && Number.isInteger(count) && count >= 0 && count <= 1_000_000

/** A record as a candidate; `unsaid` when its quote does not say its number. */
function asCandidate(found: ModelRecord, ground: Ground): { candidate: Candidate; unsaid?: true } {
  const { organisations, quote } = found
  const bare = withoutOwnTerms(found)
  const says = (count: number | null) =>
    isCount(count) &&
    (saysNumber(quote, count, organisations, ground.language) ||
      (count === 1 && bare !== quote && saysNumber(bare, count, organisations, ground.language)))
  const orgs = organisations.filter((name) => isNamed(name, ground))
  const implied = found.op === 'retract' && found.count === null && orgs.length > 0 ? orgs.length : null
  const count = found.count ?? implied
  const range = rangeOf(found, says)
  const said = (text: string | null) => (text ? wordsOf(ground.whole, text) : undefined)
  const facts = groundFacts(found, { ...ground, said })
  const told = { ...details(found, said), ...(Object.keys(facts).length > 0 && { facts }) }
  const base = { ...told, ...operation(found), ...(orgs.length > 0 && { orgs }), quote }
  const shared = { ...base, type: found.type, reason: found.reason, rule: 'model' }
  if (found.status === 'none')
    return { candidate: Candidate.parse({ ...shared, op: 'none', count, status: 'none' }) }
  const sure = found.status === 'confirmed' && isCount(count) && count > 0 && found.reason !== 'vague number'
  if (sure && count <= COUNT_MAX) {
    const unsaid = implied === null && !says(count)
    const candidate = Candidate.parse({ ...shared, count, status: 'confirmed' })
    return unsaid ? { candidate, unsaid } : { candidate }
  }
  // A number that nobody said is no number to propose.
  const proposed = says(count) || implied !== null ? count : range?.[0]
  const candidate = Candidate.parse({
    ...shared,
    count: null,
    status: 'needs_confirmation',
    ...(proposed !== undefined && proposed !== null && proposed > 0 && { proposed }),
    ...(range && { range }),
    ...(isAsked(shared.op) && { proposedOp: shared.op }),
  })
  return { candidate }
}

/** A quote without what the model read in it as terms: "3 more vessels" is what was ordered, not how often. */
function withoutOwnTerms({ quote, volume, price, amount, condition }: ModelRecord): string {
  return [volume, price, amount, condition].reduce<string>((rest, term) => {
    const place = term ? findQuote(rest, term) : undefined
    return place ? blank(rest, place.start, place.end) : rest
  }, quote)
}

const isAsked = (op: CandidateOp) =>
  op === 'add' || op === 'set' || op === 'correct' || op === 'retract' || op === 'repeat'

/** The operation as the ledger knows it: a conversion adds the higher type, and only a sale is repeated. */
function operation({ op, type, count, converted_from, rejected }: ModelRecord): {
  op: CandidateOp
} & Partial<Candidate> {
  const from = converted_from ?? (op === 'convert' && type === 'revenue' ? 'pilot' : null)
  const more = {
    ...(from && from !== type && { converted_from: from }),
    ...(isCount(rejected) && { rejected }),
  }
  if (op === 'convert') return { op: 'add', ...more }
  if (op === 'repeat' && type !== 'revenue') return { op: 'add', further: true, ...more }
  // "We interviewed a plant manager" is one more, whatever was counted before.
  if (op === 'bare' && count === 1) return { op, singular: true, ...more }
  return { op: op === 'none' ? 'add' : op, ...more }
}

function rangeOf({ range }: ModelRecord, says: (count: number) => boolean): [number, number] | undefined {
  if (!range || !isCount(range.from) || !isCount(range.to)) return undefined
  return range.from > 0 && range.from < range.to && says(range.from) && says(range.to)
    ? [range.from, range.to]
    : undefined
}

/** Whether an organisation is named in the message, or is one that the roadmap or the reply before it knows. */
function isNamed(name: string, { whole, known }: Ground): boolean {
  const key = organisationKey(name)
  if (key === '' || name.length > 120) return false
  return [whole, known].some(
    (text) => fold(text).includes(fold(name)) || ` ${organisationKey(text)} `.includes(` ${key} `),
  )
}

/** What a mention carries besides: texts only as far as they stand in the message. */
function details(found: ModelRecord, said: (text: string | null) => string | undefined): Partial<Candidate> {
  const texts = { need: found.need, volume: found.volume, price: found.price, condition: found.condition }
  const { paid, stage, source, signed, multi_year, outside_network } = found
  const given = { paid, stage, source, signed, multi_year, outside_network }
  return Object.fromEntries(
    [
      ...Object.entries(given),
      ...Object.entries({ ...texts, amount: found.amount, segment: found.segment }).map(([name, value]) => [
        name,
        said(value),
      ]),
    ].filter(([, value]) => value !== null && value !== undefined),
  )
}
