import '@mantine/core/styles/Badge.layer.css'
import { Badge, Button } from '@mantine/core'
import type { EvaluationRun, VersionView } from '#shared/admin/evaluation-runs.ts'
import { formatMoment, formatTime } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconSquare } from '#web/ui/icons/square.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './evaluation.module.css'
import { useStop } from './use-evaluation.ts'
import { dollarsOf, minutesOf, promptName, versionNote } from './versions.ts'

const t = textsOf('adminEvaluation')

/** What a run compares, and how far it is. */
export function RunStrip({ run, mayStop }: { run: EvaluationRun; mayStop: boolean }) {
  return (
    <section className={classes.setup} aria-label={t('setup.name')}>
      <dl className={classes.cells}>
        <Cell name={t('setup.set')} value={run.set.name} note={t('setup.cases', { count: run.cases })} />
        <VersionCell name={t('setup.a')} version={run.a} />
        <VersionCell name={t('setup.b')} version={run.b} />
        <Cell
          name={t('setup.answers')}
          value={run.a.model === run.b.model ? run.a.model : `${run.a.model}, ${run.b.model}`}
          note={run.answers === 'recordings' ? t('setup.kept') : t('setup.anew')}
        />
        <Cell name={t('setup.grader')} value={run.grader} note={t('setup.blind')} />
      </dl>
      <Progress run={run} mayStop={mayStop} />
      {(run.continued_at || run.failed > 0) && (
        <div className={classes.inset}>
          {run.continued_at && (
            <StateLine
              state="info"
              text={t('run.continued', {
                time: formatTime(run.continued_at),
                kept: run.kept,
                cases: run.cases,
              })}
            />
          )}
          {run.failed > 0 && <StateLine state="warning" text={t('run.failed', { count: run.failed })} />}
        </div>
      )}
    </section>
  )
}

function Cell({ name, value, note }: { name: string; value: string; note: string }) {
  return (
    <div className={classes.cell}>
      <dt>{name}</dt>
      <dd className={classes.cellValue}>{value}</dd>
      <dd className={classes.quiet}>{note}</dd>
    </div>
  )
}

function VersionCell({ name, version }: { name: string; version: VersionView }) {
  return (
    <div className={classes.cell}>
      <dt>{name}</dt>
      <dd className={classes.cellValue}>
        {promptName(version.prompt)} {version.live && <Badge color="accent">{t('version.liveBadge')}</Badge>}
      </dd>
      <dd className={classes.quiet}>{versionNote(version)}</dd>
    </div>
  )
}

function Progress({ run, mayStop }: { run: EvaluationRun; mayStop: boolean }) {
  const stop = useStop()
  const { finished, cases, state } = run
  const share = cases === 0 ? 1 : finished / cases
  const progress = t('run.progress', { finished, cases })
  return (
    <div className={classes.foot}>
      <div className={classes.takes}>
        <p className={classes.amount}>
          <span>
            <span role="status">{progress}</span>
            {state === 'running' && finished > 0 && <span className={classes.quiet}> · {timeLeft(run)}</span>}
            {state !== 'running' && <span className={classes.quiet}> · {endOf(run)}</span>}
          </span>
          {run.cost !== null && run.cost > 0 && <span className={classes.costs}>{costsOf(run)}</span>}
        </p>
        <div
          className={classes.progress}
          role="progressbar"
          aria-label={progress}
          aria-valuemin={0}
          aria-valuemax={cases}
          aria-valuenow={finished}
        >
          <span style={{ width: `${share * 100}%` }} />
        </div>
        {stop.error && <StateLine state="failed" text={stop.error.message} />}
      </div>
      {state === 'running' && mayStop && (
        <Button
          leftSection={<IconSquare size={16} stroke={1.6} aria-hidden="true" />}
          disabled={stop.isPending}
          onClick={() => stop.mutate(run.id)}
        >
          {stop.isPending ? t('run.stopping') : t('run.stop')}
        </Button>
      )}
    </div>
  )
}

/** By the pace so far, which a restart would falsify: then by the estimate. */
function timeLeft({ started_at, continued_at, finished, cases, estimate }: EvaluationRun): string {
  const seconds = continued_at
    ? (estimate.seconds / cases) * (cases - finished)
    : ((Date.now() - Date.parse(started_at)) / 1000 / finished) * (cases - finished)
  return t('run.left', { minutes: minutesOf(seconds) })
}

function endOf({ state, finished_at, started_at }: EvaluationRun): string {
  const when = formatMoment(finished_at ?? started_at)
  return state === 'stopped' ? t('run.stopped', { when }) : t('run.done', { when })
}

function costsOf({ cost, estimate }: EvaluationRun): string {
  const spent = dollarsOf(cost ?? 0)
  return estimate.cost === null
    ? t('run.costAlone', { cost: spent })
    : t('run.cost', { cost: spent, estimate: dollarsOf(estimate.cost) })
}
