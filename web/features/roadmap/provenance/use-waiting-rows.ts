import { useState } from 'react'
import type { Dashboard } from '#shared/dashboard.ts'
import type { QuestionView } from '#shared/dashboard-views.ts'
import type { ProposalRow } from '#web/lib/proposals/row.ts'
import { useRoadmap } from '../roadmap-context.ts'
import { useClaimedIds } from './claimed-rows.tsx'

/**
 * What waits about these subjects and can be added as a row, unless a new member's list offers it; what was answered here
 * stays, with the way back.
 */
export function useWaitingRows(types: readonly QuestionView['type'][]): ProposalRow[] {
  const { own } = useRoadmap()
  const claimed = useClaimedIds()
  const [known, setKnown] = useState<readonly ProposalRow[]>([])
  const dashboard = own?.dashboard
  const open = (dashboard?.questions ?? []).flatMap(({ recordId: id, type, proposal }): ProposalRow[] =>
    proposal && types.includes(type) && !claimed.has(id) ? [{ id, proposal, state: 'open' }] : [],
  )
  const fresh = open.filter(({ id }) => !known.some((row) => row.id === id))
  if (fresh.length > 0) setKnown([...known, ...fresh])
  if (!dashboard) return []
  return known
    .filter(({ id }) => !claimed.has(id))
    .flatMap((row) => open.find(({ id }) => id === row.id) ?? answeredRow(row, dashboard))
}

function answeredRow({ id, proposal }: ProposalRow, { records }: Dashboard): ProposalRow[] {
  const record = records.find((each) => each.id === id)
  if (!record?.answerEventId || proposal.kind !== 'evidence') return []
  const { type, count, org, paid, state } = record
  const added = { ...proposal, type, count, org, ...(paid !== null && { paid }) }
  const undoEventId = record.answerEventId
  return state === 'rejected'
    ? [{ id, proposal, state: 'dismissed', undoEventId }]
    : [{ id, proposal: added, state: 'added', undoEventId }]
}
