import { Button } from '@mantine/core'
import { GAP_DAYS, type KnowledgeGap } from '#shared/admin/knowledge.ts'
import { formatAgo, formatMoment } from '#web/lib/format.ts'
import { Panel } from '#web/ui/panel.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './knowledge.module.css'
import { useGaps } from './use-knowledge.ts'

type GapsProps = { onWrite: (question: string) => void }

/** What founders asked lately that no entry answers well. */
export function Gaps({ onWrite }: GapsProps) {
  const { data, error, refetch } = useGaps()
  return (
    <Panel
      flush
      title="Knowledge gaps"
      description={`Questions of the last ${GAP_DAYS} days that found nothing good, the most frequent first.`}
    >
      {error && (
        <div className={classes.inset}>
          <StateLine
            state="failed"
            text="The knowledge gaps could not be loaded."
            action={{ label: 'Try again', onClick: () => refetch() }}
          />
        </div>
      )}
      {data && !data.shown && (
        <p className={classes.empty}>
          {data.total} questions found nothing good. Reading conversations is switched off on this server, so
          they are not shown.
        </p>
      )}
      {data?.shown && data.gaps.length === 0 && (
        <p className={classes.empty}>Questions that no entry answers appear here.</p>
      )}
      {data && data.gaps.length > 0 && <GapRows gaps={data.gaps} onWrite={onWrite} />}
    </Panel>
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
