import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { SegmentedControl } from '@mantine/core'
import { textsOf } from '#web/lib/texts.ts'
import classes from './overview.module.css'

const t = textsOf('adminOverview')

const PERIODS = [7, 30, 90, 365] as const

type OverTimeHeadingProps = { days: number; onChange: (days: number) => void; busy: boolean }

/** Heads the charts, with the choice of how many days they show. */
export function OverTimeHeading({ days, onChange, busy }: OverTimeHeadingProps) {
  return (
    <div className={classes.section} aria-busy={busy}>
      <h2 className={classes.sectionTitle}>{t('overTime.title')}</h2>
      <SegmentedControl
        aria-label={t('overTime.period')}
        value={String(days)}
        onChange={(value) => onChange(Number(value))}
        data={PERIODS.map((period) => ({
          value: String(period),
          label: t('overTime.days', { days: period }),
        }))}
      />
    </div>
  )
}
