import type { Candidate, EvidenceType } from '#shared/roadmap.ts'
import { compareOrganisations, organisationKey } from '../ledger/organisation.ts'
import { fold } from './text.ts'

/** Why the plain reader is sure that a mention must not count; its other reasons are doubts. */
const HARD: ReadonlySet<string> = new Set(['negated', 'planned', 'someone else'])
/** Share of their words that two quotes of one record have in common, at least. */
const MOST_WORDS = 0.5

/**
 * Joins what a model read in a message with what the plain reader read. The model decides. The founder is asked where
 * the plain reader has a hard reason against it or confirmed another number, where it alone found something, and where
 * the model itself is unsure. `totals` are the counters before the message.
 */
export function combine(
  plain: readonly Candidate[],
  model: readonly Candidate[],
  totals: Readonly<Record<EvidenceType, number>>,
): Candidate[] {
  const matched = new Set<Candidate>()
  const joined = model.map((found) => {
    const twin = twinOf(found, plain, model, matched)
    if (twin) matched.add(twin)
    return decide(found, twin, totals[found.type])
  })
  const reported = new Set(model.map(({ type }) => type))
  return [...joined, ...proposals(plain.filter((found) => !matched.has(found) && !reported.has(found.type)))]
}

/** What only the plain reader found: asked about, and never counted. */
export function proposals(plain: readonly Candidate[]): Candidate[] {
  return plain
    .filter(({ status, op }) => status !== 'none' && op !== 'none')
    .map((found) =>
      found.status === 'needs_confirmation' ? found : asked(found, found, 'only the plain reader found it'),
    )
}

function decide(found: Candidate, twin: Candidate | undefined, total: number): Candidate {
  if (found.status === 'none' || found.op === 'none') return found
  if (found.status === 'needs_confirmation') return asked(found, twin, found.reason)
  if (twin?.status === 'none' && HARD.has(twin.reason)) return asked(found, twin, 'readings differ')
  const other = twin?.status === 'confirmed' ? twin.count : null
  const same = twin !== undefined && sumAfter(found, total) === sumAfter(twin, total)
  if (other !== null && found.count !== null && other !== found.count && !same) {
    const range: [number, number] = [Math.min(found.count, other), Math.max(found.count, other)]
    return asked({ ...found, range }, twin, 'readings differ')
  }
  return { ...detailsOf(twin), ...found }
}

/** "Three more, that makes 19": one reads the 3 and the other the 19, and both mean the same. */
function sumAfter({ op, count }: Candidate, total: number): number {
  return op === 'add' ? total + (count ?? 0) : (count ?? 0)
}

/** What the plain reader knows beyond the model's reading of the same record. */
function detailsOf(twin: Candidate | undefined): Partial<Candidate> {
  if (!twin) return {}
  const { segment, subset_of, further, singular, rejected } = twin
  return {
    ...(segment && { segment }),
    ...(subset_of && { subset_of }),
    ...(further && { further }),
    ...(singular && { singular }),
    ...(rejected !== undefined && { rejected }),
  }
}

/** A question keeps the operation, the number and the organisation that it asks about. */
function asked(found: Candidate, twin: Candidate | undefined, reason: string): Candidate {
  const { op } = found
  const stated = op === 'add' || op === 'set' || op === 'correct' || op === 'retract' || op === 'repeat'
  const proposedOp = found.proposedOp ?? (stated ? op : undefined)
  const proposed = found.count ?? found.proposed ?? twin?.count ?? twin?.proposed
  return {
    ...detailsOf(twin),
    ...found,
    count: null,
    status: 'needs_confirmation',
    reason,
    ...(proposedOp && { proposedOp }),
    ...(proposed !== undefined && proposed !== null && proposed > 0 && { proposed }),
  }
}

/** The plain reader's reading of the same record: type and organisation agree, and the quotes share most words. */
function twinOf(
  found: Candidate,
  plain: readonly Candidate[],
  model: readonly Candidate[],
  matched: ReadonlySet<Candidate>,
): Candidate | undefined {
  const free = plain.filter(
    (other) => !matched.has(other) && other.type === found.type && sharesOrganisation(found, other),
  )
  const onlyOne = free.length === 1 && model.filter(({ type }) => type === found.type).length === 1
  const alike = free
    .map((other) => ({ other, share: commonWords(found.quote, other.quote) }))
    .filter(({ share }) => share > MOST_WORDS)
    .toSorted((a, b) => b.share - a.share)
  // One sentence may state two numbers: the reading with the same one is the same record.
  const same = alike.find(({ other }) => other.count === found.count) ?? alike[0]
  return same?.other ?? (onlyOne ? free[0] : undefined)
}

function sharesOrganisation(a: Candidate, b: Candidate): boolean {
  const [left, right] = [a.orgs ?? [], b.orgs ?? []].map((orgs) => orgs.map(organisationKey))
  if (!left || !right || left.length === 0 || right.length === 0) return true
  return left.some((one) => right.some((other) => compareOrganisations(one, other) !== 'different'))
}

const wordsOf = (text: string) => new Set(fold(text).match(/[\p{L}\p{N}]+/gu) ?? [])

/**
 * Words that two quotes have in common, as a share of the shorter one's: the readers cut their quotes differently, one
 * from the clause and one from the sentence.
 */
function commonWords(a: string, b: string): number {
  const [left, right] = [wordsOf(a), wordsOf(b)]
  const shorter = Math.min(left.size, right.size)
  return shorter === 0 ? 0 : left.intersection(right).size / shorter
}
