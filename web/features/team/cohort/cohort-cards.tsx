import { NativeSelect } from '@mantine/core'
import { formatCount } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import classes from './cohort.module.css'
import { LastEvidence, Level, Movement, VentureLink } from './cohort-parts.tsx'
import type { CohortRows } from './cohort-table.tsx'
import { COLUMNS, COUNTERS, nextGate } from './cohort-values.ts'

const t = textsOf('team')

/** The rows where there is no room for a table, and what orders them. */
export function CohortCards({ rows, days, sort, onSort, onOpen }: CohortRows) {
  return (
    <>
      <NativeSelect
        className={classes.order}
        label={t('cohort.order')}
        value={sort.by}
        data={COLUMNS.map((column) => ({ value: column, label: t(`cohort.column.${column}`, { days }) }))}
        onChange={(event) => {
          const by = COLUMNS.find((column) => column === event.currentTarget.value)
          if (by) onSort(by)
        }}
      />
      <ul className={classes.list}>
        {rows.map((venture) => (
          <li key={venture.id} className={classes.card}>
            <div className={classes.cardHead}>
              <VentureLink venture={venture} onOpen={onOpen} />
              <Level level={venture.level} />
            </div>
            <div className={classes.cardLine}>
              <Movement venture={venture} />
              <LastEvidence venture={venture} />
            </div>
            <dl className={classes.counts}>
              {COUNTERS.map((name) => (
                <div key={name}>
                  <dt>{t(`cohort.column.${name}`, { days })}</dt>
                  <dd>{formatCount(venture.counters[name])}</dd>
                </div>
              ))}
            </dl>
            <p className={classes.cardGate}>{t('cohort.gateIs', { gate: nextGate(venture) })}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
