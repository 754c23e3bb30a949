import type { Candidate } from '#shared/roadmap.ts'
import { compareOrganisations, organisationKey } from '../ledger/organisation.ts'
import { tokenize } from '../text/tokens.ts'

/** Share of their words that two quotes of one record have in common, at least. */
const MOST_WORDS = 0.5

/**
 * Returns the plain reader's readings of the record that a model found, best first: type and organisation
 * agree, and the quotes share most words. One that counts the same comes first, and one that counts at all
 * before one that denies. `others` are the model's records of the message; where type and message leave only
 * one reading, it is the one.
 */
export function twinsOf(
  found: Candidate,
  plain: readonly Candidate[],
  others: readonly Candidate[],
  matched: ReadonlySet<Candidate>,
): Candidate[] {
  const free = plain.filter(
    (other) => !matched.has(other) && other.type === found.type && sharesOrganisation(found, other),
  )
  const alike = free
    .map((other) => ({ other, share: commonWords(found.quote, other.quote) }))
    .filter(({ share }) => share > MOST_WORDS)
    .toSorted((a, b) => b.share - a.share)
    .map(({ other }) => other)
  if (alike.length === 0)
    return free.length === 1 && others.filter(({ type }) => type === found.type).length === 1 ? free : []
  // One sentence may state two numbers: the reading with the same one is the same record.
  const rank = ({ count, status }: Candidate) =>
    (count === found.count ? 0 : 2) + (count === found.count && status === 'none' ? 1 : 0)
  return alike.toSorted((a, b) => rank(a) - rank(b))
}

/** Whether two quotes hold the same words for the most part. */
export const sharesWords = (a: string, b: string) => commonWords(a, b) > MOST_WORDS

function sharesOrganisation(a: Candidate, b: Candidate): boolean {
  const [left, right] = [a.orgs ?? [], b.orgs ?? []].map((orgs) => orgs.map(organisationKey))
  if (!left || !right || left.length === 0 || right.length === 0) return true
  return left.some((one) => right.some((other) => compareOrganisations(one, other) !== 'different'))
}

const wordsOf = (text: string) =>
  new Set(tokenize(text).flatMap(({ kind, fold }) => (kind === 'mark' || kind === 'line' ? [] : fold)))

/**
 * Words that two quotes have in common, as a share of the shorter one's: the readers cut their quotes differently, one
 * from the clause and one from the sentence.
 */
function commonWords(a: string, b: string): number {
  const [left, right] = [wordsOf(a), wordsOf(b)]
  const shorter = Math.min(left.size, right.size)
  return shorter === 0 ? 0 : left.intersection(right).size / shorter
}
