import { UnstyledButton } from '@mantine/core'
import { useId, useState } from 'react'
import type { AnalyticsDay } from '#shared/admin/analytics.ts'
import { formatDay } from '#web/lib/format.ts'
import { DayChart } from '#web/ui/day-chart.tsx'
import { IconChevronRight } from '#web/ui/icons/chevron-right.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { DayTable } from './day-table.tsx'
import { MEASURES, type Measure, peak } from './measures.ts'
import classes from './overview.module.css'

/** The measures day by day: a picture each, and all of them as one table. */
export function OverTime({ days }: { days: readonly AnalyticsDay[] }) {
  return (
    <>
      <div className={classes.charts}>
        {MEASURES.map((measure) => (
          <Panel key={measure.title} title={measure.title} description={measure.description}>
            <span className={classes.total}>{measure.total(days)}</span>
            <DayChart
              days={days}
              lines={measure.lines}
              shape={measure.shape}
              failure={measure.failure}
              format={measure.format}
              formatDate={formatDay}
              label={inWords(measure, days)}
            />
          </Panel>
        ))}
      </div>
      <AsTable days={days} />
    </>
  )
}

function inWords({ title, lines, format, total }: Measure, days: readonly AnalyticsDay[]): string {
  const peaks = lines.map(({ key, label }) => {
    const highest = peak(days, key)
    return highest
      ? `${label}: at most ${format(highest.value)}, on ${formatDay(highest.date)}`
      : `${label}: none`
  })
  return `${title} over ${days.length} days: ${total(days)}. ${peaks.join('. ')}. All values are in the table below.`
}

function AsTable({ days }: { days: readonly AnalyticsDay[] }) {
  const [opened, setOpened] = useState(false)
  const id = useId()
  return (
    <section className={classes.tablePanel} aria-label="The charts as a table">
      <UnstyledButton
        className={classes.disclosure}
        aria-expanded={opened}
        aria-controls={id}
        onClick={() => setOpened(!opened)}
      >
        <IconChevronRight size={18} stroke={1.6} aria-hidden="true" data-opened={opened || undefined} />
        The charts as a table
      </UnstyledButton>
      <div id={id} hidden={!opened}>
        {opened && <DayTable days={days} />}
      </div>
    </section>
  )
}
