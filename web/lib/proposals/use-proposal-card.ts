import type { ReactNode } from 'react'
import type { Dashboard } from '#shared/dashboard.ts'
import type { Language } from '#shared/language.ts'
import { COUNT_MAX } from '#shared/roadmap.ts'
import { type OpenedRows, openedRows } from './opened-rows.ts'
import { isTotal, type ProposalRow } from './row.ts'
import { rowActs } from './row-acts.ts'
import { allAdded, headOf, inWords, rowName, settledName } from './sentences.ts'
import { shownRow } from './shown-row.ts'
import { useSettling } from './use-settling.ts'
import { fill, proposalWords } from './words.ts'

export interface ProposalCardInput {
  readonly language: Language
  readonly rows: readonly ProposalRow[]
  /** What the head counts from; a general sentence stands there until it is known. */
  readonly roadmap: Pick<Dashboard, 'counters' | 'records'> | undefined
  /** Runs a change and shows what came of it everywhere; throws what the call throws. */
  readonly change: (act: () => Promise<Dashboard>) => Promise<unknown>
  readonly link: ReactNode
  /** In place of what the rows change. */
  readonly head?: string
  /** A row has the pointer or the focus, or has lost it. */
  readonly attend?: (id: string, attended: boolean) => void
}

/** Everything that a card of proposals shows and does, for `ProposalCard` of web/ui. */
export function useProposalCard({ language, rows, roadmap, change, link, head, attend }: ProposalCardInput) {
  const words = proposalWords(language)
  const settling = useSettling(change, words.dropped)
  const { saving, errors, said } = settling
  const opened = openedRows(rows, settling.drafts)
  const { open, added, draftFor, current } = opened
  const parts = { open: open.map(current), added: added.map(({ proposal }) => proposal) }
  const isDone = rows.length > 0 && open.length === 0
  return {
    lang: language,
    head: head ?? (roadmap ? headOf(words, language, roadmap, parts) : words.fresh),
    hint: hintOf(language, opened),
    words,
    busy: saving.length > 1,
    more: (count: number) => fill(words.more, { n: count }),
    said,
    rows: rows.map((row) =>
      shownRow(words, row, {
        draft: draftFor(row),
        name: rowName(words, current(row)),
        saving: saving.includes(row.id),
        error: errors[row.id],
        max: COUNT_MAX,
        fixed: row.proposal.kind === 'evidence' && (isTotal(row.proposal) || row.proposal.op === 'repeat'),
      }),
    ),
    done: isDone ? { added: added.length > 0, text: doneText(language, opened), link } : undefined,
    acts: { ...rowActs(opened, settling, language), ...(attend && { attend }) },
  }
}

/** How many rows are left to be checked. */
function hintOf(language: Language, { rows, open }: OpenedRows): string {
  const words = proposalWords(language)
  if (open.length === rows.length) return words.check
  return open.length === 1 ? words.oneLeft : fill(words.left, { n: inWords(words, open.length) })
}

/** What became of all rows, in one line. */
function doneText(language: Language, { rows, added }: OpenedRows): string {
  const words = proposalWords(language)
  const isAdded = added.length > 0
  const proposals = (isAdded ? added : rows).map(({ proposal }) => proposal)
  const [only, ...others] = proposals
  if (only && others.length === 0) return settledName(words, only, isAdded ? 'added' : 'dismissed')
  if (isAdded) return allAdded(words, language, proposals)
  return fill(words.notAdded, { what: proposals.map((proposal) => rowName(words, proposal)).join('; ') })
}
