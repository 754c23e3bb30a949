import type { ReactNode } from 'react'
import type { Dashboard } from '#shared/dashboard.ts'
import { COUNT_MAX } from '#shared/roadmap.ts'
import { textsOf } from '../texts.ts'
import { cardWords } from './card-words.ts'
import { type OpenedRows, openedRows } from './opened-rows.ts'
import { isTotal, type ProposalRow } from './row.ts'
import { rowActs } from './row-acts.ts'
import { allAdded, headOf, inWords, rowName, settledName } from './sentences.ts'
import { shownRow } from './shown-row.tsx'
import { useSettling } from './use-settling.ts'

const t = textsOf('chat')

export interface ProposalCardInput {
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
export function useProposalCard({ rows, roadmap, change, link, head, attend }: ProposalCardInput) {
  const settling = useSettling(change, () => t('proposals.dropped'))
  const { saving, errors, said } = settling
  const opened = openedRows(rows, settling.drafts)
  const { open, added, draftFor, current } = opened
  const parts = { open: open.map(current), added: added.map(({ proposal }) => proposal) }
  const isDone = rows.length > 0 && open.length === 0
  return {
    head: head ?? (roadmap ? headOf(roadmap, parts) : t('proposals.fresh')),
    hint: hintOf(opened),
    words: cardWords(),
    busy: saving.length > 1,
    more: (count: number) => t('proposals.more', { count }),
    said,
    rows: rows.map((row) =>
      shownRow(row, {
        draft: draftFor(row),
        name: rowName(current(row)),
        saving: saving.includes(row.id),
        error: errors[row.id],
        max: COUNT_MAX,
        fixed: row.proposal.kind === 'evidence' && (isTotal(row.proposal) || row.proposal.op === 'repeat'),
      }),
    ),
    done: isDone ? { added: added.length > 0, text: doneText(opened), link } : undefined,
    acts: { ...rowActs(opened, settling), ...(attend && { attend }) },
  }
}

/** Returns how many rows are left to be checked. */
function hintOf({ rows, open }: OpenedRows): string {
  if (open.length === rows.length) return t('proposals.check')
  return t('proposals.left', { count: open.length, number: inWords(open.length) })
}

/** Returns what became of all rows, in one line. */
function doneText({ rows, added }: OpenedRows): string {
  const isAdded = added.length > 0
  const proposals = (isAdded ? added : rows).map(({ proposal }) => proposal)
  const [only, ...others] = proposals
  if (only && others.length === 0) return settledName(only, isAdded ? 'added' : 'dismissed')
  if (isAdded) return allAdded(proposals)
  return t('proposals.notAdded', { what: proposals.map(rowName).join('; ') })
}
