import type { Candidate, Counters } from '../roadmap.ts'

/** The number of each type that counts already. */
export type Totals = Readonly<Pick<Counters, Candidate['type']>>

/**
 * "Three customers now: A pays €500 a month, B …": who is told of alone counts so, with what is said of them, and not once
 * more in the sum. Only where the sum is surely made of them: they are named, and nothing of the kind counted before.
 */
export function eachAlone(mentions: readonly Candidate[], totals: Totals): readonly Candidate[] {
  const isSum = ({ type, op, count, status, orgs = [] }: Candidate) =>
    type !== 'interview' &&
    status === 'confirmed' &&
    (op === 'add' || ((op === 'set' || op === 'bare') && totals[type] === 0)) &&
    orgs.length > 1 &&
    count === orgs.length
  const partsOf = (sum: Candidate) =>
    (sum.orgs ?? []).map((org) =>
      mentions.find(
        ({ type, orgs, status, op }) =>
          type === sum.type &&
          orgs?.length === 1 &&
          orgs[0] === org &&
          status === 'confirmed' &&
          (op === 'add' || op === 'bare' || op === 'reference'),
      ),
    )
  const sums = mentions.filter((mention) => isSum(mention) && partsOf(mention).every(Boolean))
  const parts = new Set(sums.flatMap(partsOf))
  return mentions
    .filter((mention) => !sums.includes(mention))
    .map((mention) => (parts.has(mention) ? { ...mention, op: 'add' } : mention))
}
