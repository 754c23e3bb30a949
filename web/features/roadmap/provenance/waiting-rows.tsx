import type { ProposalRow } from '#web/lib/proposals/row.ts'
import { useProposalCard } from '#web/lib/proposals/use-proposal-card.ts'
import { ProposalCard } from '#web/ui/proposals/proposal-card.tsx'
import type { OwnRoadmap } from '../roadmap-context.ts'

/** The same rows as below a reply, where their subject stands. */
export function WaitingRows({ rows, own }: { rows: readonly ProposalRow[]; own: OwnRoadmap }) {
  const { dashboard: roadmap, change } = own
  return <ProposalCard {...useProposalCard({ rows, roadmap, change, link: null })} />
}
