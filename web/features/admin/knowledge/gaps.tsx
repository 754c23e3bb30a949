import { Button } from '@mantine/core'
import { GAP_DAYS, type KnowledgeGap } from '#shared/admin/knowledge.ts'
import { formatAgo, formatMoment } from '#web/lib/format.ts'
import list from '../shared/list.module.css'
import { ListPanel } from '../shared/list-panel.tsx'
import classes from './knowledge.module.css'
import { useGaps } from './use-knowledge.ts'

type GapsProps = { onWrite: (question: string) => void }

/** What founders asked lately that no entry answers well. */
export function Gaps({ onWrite }: GapsProps) {
  return (
    <ListPanel
      title="Knowledge gaps"
      description={`Questions of the last ${GAP_DAYS} days that found nothing good, the most frequent first.`}
      query={useGaps()}
      loading="Loading the knowledge gaps"
      failed="The knowledge gaps could not be loaded."
    >
      {({ shown, total, gaps }) => {
        if (gaps.length > 0) return <GapRows gaps={gaps} onWrite={onWrite} />
        return (
          <p className={list.empty}>
            {shown
              ? 'Questions that no entry answers appear here.'
              : `${total} questions found nothing good. Reading conversations is switched off on this server, so they are not shown.`}
          </p>
        )
      }}
    </ListPanel>
  )
}

function GapRows({ gaps, onWrite }: GapsProps & { gaps: readonly KnowledgeGap[] }) {
  return (
    <ul className={classes.gaps}>
      {gaps.map((gap) => (
        <li key={gap.question} className={classes.gap}>
          <div className={classes.grow}>
            <p className={classes.question}>{gap.question}</p>
            <p className={classes.note}>
              Asked {gap.count === 1 ? 'once' : `${gap.count} times`}, last{' '}
              <time dateTime={gap.last_asked_at} title={formatMoment(gap.last_asked_at)}>
                {formatAgo(gap.last_asked_at)}
              </time>
            </p>
          </div>
          <Button onClick={() => onWrite(gap.question)} aria-label={`Write an entry for: ${gap.question}`}>
            Write an entry
          </Button>
        </li>
      ))}
    </ul>
  )
}
