import { useState } from 'react'
import type { QuestionView } from '#shared/dashboard-views.ts'
import { detectLanguage } from '#shared/language.ts'
import type { ProposalRow } from '#web/lib/proposals/row.ts'
import { useProposalCard } from '#web/lib/proposals/use-proposal-card.ts'
import { ProposalCard } from '#web/ui/proposals/proposal-card.tsx'
import type { OwnRoadmap } from '../roadmap-context.ts'

/** The same rows as below a reply, where their subject stands. */
export function WaitingRows({ rows, own }: { rows: readonly ProposalRow[]; own: OwnRoadmap }) {
  const { dashboard: roadmap, change } = own
  const [language] = useState(() => detectLanguage(saidIn(roadmap.questions)))
  return <ProposalCard {...useProposalCard({ language, rows, roadmap, change, link: null })} />
}

/** The founder's own words, by which their language is told. */
const saidIn = (questions: readonly QuestionView[]) => questions.map(({ source }) => source.quote).join('\n')
