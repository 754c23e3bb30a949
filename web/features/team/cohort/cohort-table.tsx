import '@mantine/core/styles/Table.layer.css'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { SegmentedControl, Table, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import type { CohortVenture } from '#shared/ventures.ts'
import { formatCount } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useIsPhone } from '#web/lib/use-is-phone.ts'
import { IconArrowDown } from '#web/ui/icons/arrow-down.tsx'
import { IconArrowUp } from '#web/ui/icons/arrow-up.tsx'
import { Panel } from '#web/ui/panel.tsx'
import classes from './cohort.module.css'
import { CohortCards } from './cohort-cards.tsx'
import { LastEvidence, Level, Movement, VentureLink } from './cohort-parts.tsx'
import {
  COLUMNS,
  COUNTERS,
  type Column,
  hasMoved,
  isQuiet,
  nextGate,
  type Sort,
  sorted,
} from './cohort-values.ts'

const t = textsOf('team')

const SHOWN = { all: () => true, moved: hasMoved, quiet: isQuiet } as const
type Shown = keyof typeof SHOWN
const KINDS: readonly Shown[] = ['all', 'moved', 'quiet']

type CohortTableProps = {
  ventures: readonly CohortVenture[]
  days: number
  onOpen: (venture: CohortVenture) => void
}

/** One row for each venture, in the order of any column; cards on phones. */
export function CohortTable({ ventures, days, onOpen }: CohortTableProps) {
  const [sort, setSort] = useState<Sort>({ by: 'last', down: false })
  const [shown, setShown] = useState<Shown>('all')
  const asCards = useIsPhone()
  const rows = sorted(ventures.filter(SHOWN[shown]), sort)
  const onSort = (by: Column) => setSort({ by, down: sort.by === by && !sort.down })
  return (
    <Panel
      flush
      title={t.rich('cohort.ventures', {
        count: ventures.length,
        quiet: (words) => <span className={classes.counted}>{words}</span>,
      })}
      aside={
        <SegmentedControl
          aria-label={t('cohort.show')}
          value={shown}
          onChange={(value) => setShown(KINDS.find((kind) => kind === value) ?? 'all')}
          data={KINDS.map((kind) => ({
            value: kind,
            label: t(`cohort.shown.${kind}`, { count: ventures.filter(SHOWN[kind]).length }),
          }))}
        />
      }
    >
      {rows.length === 0 && <p className={classes.none}>{t(`cohort.none.${shown}`)}</p>}
      {rows.length > 0 &&
        (asCards ? (
          <CohortCards rows={rows} days={days} sort={sort} onSort={onSort} onOpen={onOpen} />
        ) : (
          <Rows rows={rows} days={days} sort={sort} onSort={onSort} onOpen={onOpen} />
        ))}
    </Panel>
  )
}

/** What a table of the cohort and its cards show. */
export interface CohortRows {
  readonly rows: readonly CohortVenture[]
  readonly days: number
  readonly sort: Sort
  readonly onSort: (by: Column) => void
  readonly onOpen: (venture: CohortVenture) => void
}

function Rows({ rows, days, sort, onSort, onOpen }: CohortRows) {
  return (
    <div className={classes.scroll}>
      <Table className={classes.table} highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            {COLUMNS.map((column) => (
              <Head key={column} column={column} days={days} sort={sort} onSort={onSort} />
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((venture) => (
            <Table.Tr key={venture.id}>
              <Table.Th scope="row">
                <VentureLink venture={venture} onOpen={onOpen} />
              </Table.Th>
              <Table.Td>
                <Level level={venture.level} />
              </Table.Td>
              <Table.Td>
                <Movement venture={venture} />
              </Table.Td>
              {COUNTERS.map((name) => (
                <Table.Td
                  key={name}
                  className={classes.num}
                  data-zero={venture.counters[name] === 0 || undefined}
                >
                  {formatCount(venture.counters[name])}
                </Table.Td>
              ))}
              <Table.Td className={classes.gate}>{nextGate(venture)}</Table.Td>
              <Table.Td className={classes.last}>
                <LastEvidence venture={venture} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}

const NUMBERS: ReadonlySet<Column> = new Set(COUNTERS)

type HeadProps = Pick<CohortRows, 'days' | 'sort' | 'onSort'> & { column: Column }

function Head({ column, days, sort, onSort }: HeadProps) {
  const isSorted = sort.by === column
  const Arrow = sort.down ? IconArrowDown : IconArrowUp
  return (
    <Table.Th
      className={NUMBERS.has(column) ? classes.num : column === 'last' ? classes.last : undefined}
      {...(isSorted && { 'aria-sort': sort.down ? 'descending' : 'ascending' })}
    >
      <UnstyledButton className={classes.sort} onClick={() => onSort(column)}>
        {t(`cohort.column.${column}`, { days })}
        {isSorted && <Arrow size={14} stroke={1.8} aria-hidden="true" />}
      </UnstyledButton>
    </Table.Th>
  )
}
