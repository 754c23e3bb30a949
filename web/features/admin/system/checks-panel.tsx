import { Button } from '@mantine/core'
import { errorText } from '#web/lib/api-error.ts'
import { formatTime } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconAlertCircle } from '#web/ui/icons/alert-circle.tsx'
import { IconAlertTriangle } from '#web/ui/icons/alert-triangle.tsx'
import { IconCircleCheck } from '#web/ui/icons/circle-check.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ScaleBar } from '#web/ui/scale-bar.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './system.module.css'
import { useChecks } from './use-system.ts'

const t = textsOf('adminSystem')

const icons = { ok: IconCircleCheck, warning: IconAlertTriangle, failed: IconAlertCircle }
const GRAVITY = ['failed', 'warning', 'ok']

/** What the doctor finds, what is wrong first. */
export function ChecksPanel({ lastBackup }: { lastBackup: string | null }) {
  const { data, error, isFetching, refetch } = useChecks(lastBackup)
  const findings = data?.findings.toSorted(
    (one, other) => GRAVITY.indexOf(one.state) - GRAVITY.indexOf(other.state),
  )
  const wrong = findings?.filter(({ state }) => state !== 'ok').length ?? 0
  return (
    <Panel
      title={t('checks.title')}
      description={
        data
          ? `${t('checks.wrong', { count: wrong })} ${t('checks.at', { time: formatTime(data.at) })}`
          : t('checks.lead')
      }
      aside={
        <Button onClick={() => void refetch()} disabled={isFetching}>
          {isFetching ? t('checks.busy') : t('checks.again')}
        </Button>
      }
    >
      {!data && isFetching && <ScaleBar words={t('checks.wait')} />}
      {error && !isFetching && <StateLine state="failed" text={errorText(error, t('checks.failed'))} />}
      {findings && (
        <ul className={classes.findings}>
          {findings.map(({ about, state, text }) => {
            const Icon = icons[state]
            return (
              <li key={about} className={classes.finding} data-state={state}>
                <Icon
                  className={classes.icon}
                  size={18}
                  stroke={1.6}
                  role="img"
                  aria-label={t(`checks.state.${state}`)}
                />
                <span className={classes.about}>{about}</span>
                <span className={classes.text}>{text}</span>
              </li>
            )
          })}
        </ul>
      )}
    </Panel>
  )
}
