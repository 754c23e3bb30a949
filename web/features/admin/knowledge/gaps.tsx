import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { GAP_DAYS, knowledgeApi } from '#shared/admin/knowledge.ts'
import type { KnowledgeGap } from '#shared/admin/knowledge-questions.ts'
import { call } from '#web/lib/api.ts'
import { errorText } from '#web/lib/api-error.ts'
import { formatAgo, formatMoment } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import list from '../shared/list.module.css'
import { ListPanel } from '../shared/list-panel.tsx'
import classes from './knowledge.module.css'
import { KNOWLEDGE, useGaps } from './use-knowledge.ts'

const t = textsOf('adminKnowledge')

type GapsProps = { onWrite: (question: string) => void }

/** What founders asked lately that no entry answers well. */
export function Gaps({ onWrite }: GapsProps) {
  const dismiss = useDismiss()
  const undone = dismiss.data?.dismissed === true ? dismiss.variables : null
  return (
    <ListPanel
      title={t('page.gaps')}
      description={t('gaps.description', { days: GAP_DAYS })}
      query={useGaps()}
      loading={t('gaps.loading')}
      failed={t('gaps.failed')}
    >
      {({ shown, total, gaps }) => {
        const open = gaps.filter(({ dismissed }) => !dismissed)
        const away = gaps.filter(({ dismissed }) => dismissed)
        return (
          <>
            {undone && (
              <div className={list.inset}>
                <StateLine
                  state="info"
                  text={t('gaps.dismissed', { question: undone.gap.question })}
                  action={{
                    label: t('gaps.undo'),
                    onClick: () => dismiss.mutate({ ...undone, dismissed: false }),
                  }}
                />
              </div>
            )}
            {dismiss.error && (
              <div className={list.inset}>
                <StateLine state="failed" text={errorText(dismiss.error, t('gaps.unreachable'))} />
              </div>
            )}
            {open.length === 0 && (
              <p className={list.empty}>{shown ? t('gaps.empty') : t('gaps.closed', { n: total })}</p>
            )}
            <GapRows
              gaps={open}
              onWrite={onWrite}
              onDismiss={(gap) => dismiss.mutate({ gap, dismissed: true })}
            />
            {away.length > 0 && (
              <details className={classes.away}>
                <summary>{t('gaps.away', { n: away.length })}</summary>
                <GapRows gaps={away} onDismiss={(gap) => dismiss.mutate({ gap, dismissed: false })} />
              </details>
            )}
          </>
        )
      }}
    </ListPanel>
  )
}

/** Puts a question away, or takes it back into the list. */
function useDismiss() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ gap, dismissed }: { gap: KnowledgeGap; dismissed: boolean }) =>
      call(knowledgeApi.dismissGap, { id: gap.id, dismissed }),
    onSuccess: () => client.invalidateQueries({ queryKey: KNOWLEDGE }),
  })
}

interface GapRowsProps {
  readonly gaps: readonly KnowledgeGap[]
  /** Undefined for those that are put away. */
  readonly onWrite?: (question: string) => void
  readonly onDismiss: (gap: KnowledgeGap) => void
}

function GapRows({ gaps, onWrite, onDismiss }: GapRowsProps) {
  const { isAdmin } = useSession()
  return (
    <ul className={classes.gaps}>
      {gaps.map((gap) => (
        <li key={gap.id} className={classes.gap}>
          <div className={classes.grow}>
            <p className={classes.question}>{gap.question}</p>
            <p className={classes.note}>
              {t('gaps.asked', { n: gap.count })}{' '}
              <time dateTime={gap.last_asked_at} title={formatMoment(gap.last_asked_at)}>
                {formatAgo(gap.last_asked_at)}
              </time>
            </p>
          </div>
          {isAdmin && (
            <Button
              variant="subtle"
              color="gray"
              onClick={() => onDismiss(gap)}
              aria-label={t(onWrite ? 'gaps.dismissOf' : 'gaps.bringOf', { question: gap.question })}
            >
              {t(onWrite ? 'gaps.dismiss' : 'gaps.bring')}
            </Button>
          )}
          {isAdmin && onWrite && (
            <Button
              onClick={() => onWrite(gap.question)}
              aria-label={t('gaps.writeOf', { question: gap.question })}
            >
              {t('gaps.write')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
