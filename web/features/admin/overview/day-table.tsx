import '@mantine/core/styles/Table.layer.css'
import { Table } from '@mantine/core'
import type { AnalyticsDay } from '#shared/admin/analytics.ts'
import { formatCount, formatDay } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { costWords } from './cost-words.ts'
import { formatSeconds } from './measures.ts'
import classes from './overview.module.css'

const t = textsOf('adminOverview')

const seconds = (value: number | null) => (value === null ? '–' : formatSeconds(value))

const COLUMNS = [
  { name: 'calls', value: ({ calls }: AnalyticsDay) => formatCount(calls) },
  { name: 'unpriced', value: ({ unpriced }: AnalyticsDay) => formatCount(unpriced) },
  { name: 'cost', value: (day: AnalyticsDay) => costWords(day).cost },
  { name: 'read', value: ({ promptTokens }: AnalyticsDay) => formatCount(promptTokens) },
  { name: 'written', value: ({ completionTokens }: AnalyticsDay) => formatCount(completionTokens) },
  { name: 'users', value: ({ activeUsers }: AnalyticsDay) => formatCount(activeUsers) },
  { name: 'sessions', value: ({ activeVisitors }: AnalyticsDay) => formatCount(activeVisitors) },
  { name: 'signups', value: ({ signups }: AnalyticsDay) => formatCount(signups) },
  { name: 'errors', value: ({ errors }: AnalyticsDay) => formatCount(errors) },
  { name: 'median', value: ({ firstTokenP50 }: AnalyticsDay) => seconds(firstTokenP50) },
  { name: 'slowest', value: ({ firstTokenP95 }: AnalyticsDay) => seconds(firstTokenP95) },
] as const

/** Every value of the charts, newest day first. */
export function DayTable({ days }: { days: readonly AnalyticsDay[] }) {
  // It scrolls sideways, so the keyboard must reach it.
  const scroller = { role: 'region', 'aria-label': t('table.values'), tabIndex: 0 }
  return (
    <div className={classes.scroll} {...scroller}>
      <Table className={classes.table} verticalSpacing={8}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('table.day')}</Table.Th>
            {COLUMNS.map(({ name }) => (
              <Table.Th key={name}>{t(`table.column.${name}`)}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {days.toReversed().map((day) => (
            <Table.Tr key={day.date}>
              <Table.Th scope="row">{formatDay(day.date)}</Table.Th>
              {COLUMNS.map(({ name, value }) => (
                <Table.Td key={name}>{value(day)}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}
