import type { CohortVenture } from '#shared/ventures.ts'
import { formatCount } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import classes from './cohort.module.css'
import { isQuiet, QUIET_DAYS, sumOf } from './cohort-values.ts'

const t = textsOf('team')

/** What moved in the cohort as a whole. */
export function CohortFigures({ ventures, days }: { ventures: readonly CohortVenture[]; days: number }) {
  const moved = ventures.map(({ moved }) => moved.counters)
  const all = ventures.map(({ counters }) => counters)
  const figures = [
    {
      name: t('cohort.figure.up'),
      value: ventures.filter(({ moved }) => moved.levels > 0).length,
      note: t('cohort.figure.inDays', { days }),
    },
    {
      name: t('cohort.figure.interviews'),
      value: sumOf(moved, 'interview'),
      note: t('cohort.figure.ofAll', { days, count: sumOf(all, 'interview') }),
    },
    {
      name: t('cohort.figure.commitments'),
      value: sumOf(moved, 'loi', 'pilot'),
      note: t('cohort.figure.ofAll', { days, count: sumOf(all, 'loi', 'pilot') }),
    },
    {
      name: t('cohort.figure.quiet', { days: QUIET_DAYS - 1 }),
      value: ventures.filter(isQuiet).length,
      note: t('cohort.figure.noEvidence'),
    },
  ]
  return (
    <dl className={classes.figures} aria-label={t('cohort.figures')}>
      {figures.map(({ name, value, note }) => (
        <div key={name} className={classes.figure}>
          <dt>{name}</dt>
          <dd className={classes.value}>{formatCount(value)}</dd>
          <dd className={classes.figureNote}>{note}</dd>
        </div>
      ))}
    </dl>
  )
}
