import type { EvidenceRow, Relation } from '#shared/records.ts'
import { type Coverage, REST, sumOf } from './coverage.ts'

/** In this order a missing relation is advised. */
const FIRST = ['buyer', 'budget_owner', 'user'] as const satisfies readonly Relation[]

/** Whom to talk to next: somebody of a relation that is missing, or in a segment where there is nobody yet. */
export type Advice =
  | { readonly kind: (typeof FIRST)[number]; readonly contact: { who: string; organisation: string } | null }
  | { readonly kind: 'segment'; readonly segment: string }

/** Who can lead to somebody who signs, best first. */
const LEADING: readonly (Relation | undefined | null)[] = ['champion', 'user', 'expert']

/** The first advice that the coverage gives; null when nobody is missing. `records` are newest first. */
export function adviceOf(coverage: Coverage, records: readonly EvidenceRow[]): Advice | null {
  const missing = FIRST.find((relation) =>
    coverage.rows.some((row) => row.relation === relation && row.needed),
  )
  if (missing) return { kind: missing, contact: contactOf(records) }
  const empty = coverage.columns.find(
    (column, at) =>
      column !== REST && coverage.rows.reduce((sum, { counts }) => sum + (counts[at] ?? 0), 0) === 0,
  )
  return empty && sumOf(records) > 0 ? { kind: 'segment', segment: empty } : null
}

function contactOf(records: readonly EvidenceRow[]) {
  const known = records.filter(({ type, who, organisation }) => type === 'interview' && who && organisation)
  for (const relation of LEADING) {
    const found = known.find((record) => record.relation === relation)
    if (found) return { who: found.who ?? '', organisation: found.organisation }
  }
  return null
}
