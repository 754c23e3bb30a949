import type { NoticedFact } from '#shared/noticed.ts'

/** Facts of one kind that the same words told: three industries in one sentence are one row. */
export interface NoticedRow {
  readonly first: NoticedFact
  readonly count: number
}

/** The rows of what was noticed, in the order in which it was said. */
export function noticedRows(
  facts: readonly NoticedFact[],
  messages: readonly { id: string | null }[],
): NoticedRow[] {
  const place = ({ messageId }: NoticedFact) => messages.findIndex(({ id }) => id === messageId)
  const groups = Map.groupBy(
    facts.toSorted((a, b) => place(a) - place(b)),
    ({ messageId, quote, fact }, at) =>
      fact.kind === 'field' ? JSON.stringify([messageId, fact.field, quote]) : at,
  )
  return [...groups.values()].flatMap(([first, ...more]) =>
    first ? [{ first, count: 1 + more.length }] : [],
  )
}
