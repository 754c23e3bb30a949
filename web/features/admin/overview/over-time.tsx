import { UnstyledButton } from '@mantine/core'
import { useId, useState } from 'react'
import type { AnalyticsDay } from '#shared/admin/analytics.ts'
import { formatDay } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { DayChart } from '#web/ui/day-chart.tsx'
import { IconChevronRight } from '#web/ui/icons/chevron-right.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { DayTable } from './day-table.tsx'
import { hasValues, MEASURES, type Measure, peak } from './measures.ts'
import classes from './overview.module.css'

const t = textsOf('adminOverview')

/** The measures day by day: a picture each where there is something to draw, and all of them as one table. */
export function OverTime({ days }: { days: readonly AnalyticsDay[] }) {
  const drawn = MEASURES.filter((measure) => hasValues(measure, days))
  const empty = MEASURES.filter((measure) => !drawn.includes(measure))
  const names = new Intl.ListFormat('en-GB').format(empty.map(({ name }) => t(`measure.${name}.title`)))
  return (
    <>
      <div className={classes.charts}>
        {drawn.map((measure) => (
          <Panel
            key={measure.name}
            title={t(`measure.${measure.name}.title`)}
            description={t(`measure.${measure.name}.lead`)}
          >
            <span className={classes.total}>{measure.total(days)}</span>
            <DayChart
              days={days}
              lines={measure.lines.map((line) => ({ ...line, label: t(`line.${line.key}`) }))}
              shape={measure.shape}
              failure={measure.failure}
              format={measure.format}
              formatDate={formatDay}
              label={inWords(measure, days)}
            />
          </Panel>
        ))}
      </div>
      {empty.length > 0 && (
        <p className={classes.foot}>{t('overTime.nothing', { names, days: days.length })}</p>
      )}
      {drawn.length > 0 && <AsTable days={days} />}
    </>
  )
}

function inWords({ name, lines, format, total }: Measure, days: readonly AnalyticsDay[]): string {
  const peaks = lines.map(({ key }) => {
    const highest = peak(days, key)
    const label = t(`line.${key}`)
    return highest
      ? t('overTime.peak', { label, value: format(highest.value), day: formatDay(highest.date) })
      : t('overTime.none', { label })
  })
  const title = t(`measure.${name}.title`)
  return t('overTime.inWords', { title, days: days.length, total: total(days), peaks: peaks.join('. ') })
}

function AsTable({ days }: { days: readonly AnalyticsDay[] }) {
  const [opened, setOpened] = useState(false)
  const id = useId()
  return (
    <section className={classes.tablePanel} aria-label={t('overTime.table')}>
      <UnstyledButton
        className={classes.disclosure}
        aria-expanded={opened}
        aria-controls={id}
        onClick={() => setOpened(!opened)}
      >
        <IconChevronRight size={18} stroke={1.6} aria-hidden="true" data-opened={opened || undefined} />
        {t('overTime.table')}
      </UnstyledButton>
      <div id={id} hidden={!opened}>
        {opened && <DayTable days={days} />}
      </div>
    </section>
  )
}
