import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import type { ProposalRow } from '#web/lib/proposals/row.ts'
import { useProposalCard } from '#web/lib/proposals/use-proposal-card.ts'
import { textsOf } from '#web/lib/texts.ts'
import { ProposalCard } from '#web/ui/proposals/proposal-card.tsx'
import { rowFocus } from './row-focus.ts'
import { useRoadmap, useRoadmapChange } from './use-roadmap.ts'
import { useShownRows } from './use-row-focus.ts'

const t = textsOf('chat')

/** Everything that one message would add to the roadmap: one card below its reply. */
export function Proposals({ rows }: { rows: readonly ProposalRow[] }) {
  const roadmap = useRoadmap()
  const change = useRoadmapChange()
  useShownRows(rows.filter(({ state }) => state === 'open').map(({ id }) => id))
  const link = (
    <Button
      component={Link}
      to={`${ROUTES.dashboard}?highlight=evidence`}
      variant="transparent"
      size="compact-sm"
      px={0}
    >
      {t('cards.view')}
    </Button>
  )
  const card = useProposalCard({ rows, roadmap, change, link, attend: rowFocus.attend })
  return <ProposalCard {...card} />
}
