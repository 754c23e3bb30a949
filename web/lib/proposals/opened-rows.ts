import type { Proposal } from '#shared/proposals.ts'
import { type Draft, drafted, draftOf, type ProposalRow } from './row.ts'

/** The rows of a card, each as it stands with what was typed into it. */
export function openedRows(rows: readonly ProposalRow[], drafts: Readonly<Record<string, Draft>>) {
  const draftFor = (row: ProposalRow): Draft => drafts[row.id] ?? draftOf(row.proposal)
  return {
    rows,
    open: rows.filter(({ state }) => state === 'open'),
    added: rows.filter(({ state }) => state === 'added'),
    find: (id: string) => rows.find((row) => row.id === id),
    draftFor,
    /** Returns what the row would add. */
    current(row: ProposalRow): Proposal {
      const draft = draftFor(row)
      if (row.proposal.kind === 'evidence') return drafted(row.proposal, draft)
      return draft.kind === 'field'
        ? { ...row.proposal, field: draft.field, value: draft.value }
        : row.proposal
    },
    isBlank(row: ProposalRow): boolean {
      const draft = draftFor(row)
      return draft.kind === 'field' && draft.value.trim() === ''
    },
  }
}

export type OpenedRows = ReturnType<typeof openedRows>
