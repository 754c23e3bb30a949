import '@mantine/core/styles/Table.layer.css'
import { Table } from '@mantine/core'
import type { AnalyticsDay } from '#shared/admin/analytics.ts'
import { formatCount, formatDay } from '#web/lib/format.ts'
import { costWords } from './cost-words.ts'
import { formatSeconds } from './measures.ts'
import classes from './overview.module.css'

const seconds = (value: number | null) => (value === null ? '–' : formatSeconds(value))

const COLUMNS: readonly { name: string; value: (day: AnalyticsDay) => string }[] = [
  { name: 'Calls', value: ({ calls }) => formatCount(calls) },
  { name: 'Unpriced', value: ({ unpriced }) => formatCount(unpriced) },
  { name: 'Cost', value: (day) => costWords(day).cost },
  { name: 'Tokens read', value: ({ promptTokens }) => formatCount(promptTokens) },
  { name: 'Tokens written', value: ({ completionTokens }) => formatCount(completionTokens) },
  { name: 'Users', value: ({ activeUsers }) => formatCount(activeUsers) },
  { name: 'Sessions', value: ({ activeVisitors }) => formatCount(activeVisitors) },
  { name: 'Sign-ups', value: ({ signups }) => formatCount(signups) },
  { name: 'Errors', value: ({ errors }) => formatCount(errors) },
  { name: 'First text, half', value: ({ firstTokenP50 }) => seconds(firstTokenP50) },
  { name: 'First text, 95 %', value: ({ firstTokenP95 }) => seconds(firstTokenP95) },
]

// It scrolls sideways, so the keyboard must reach it.
const scroller = { role: 'region', 'aria-label': 'Values by day', tabIndex: 0 }

/** Every value of the charts, newest day first. */
export function DayTable({ days }: { days: readonly AnalyticsDay[] }) {
  return (
    <div className={classes.scroll} {...scroller}>
      <Table className={classes.table} verticalSpacing={8}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Day</Table.Th>
            {COLUMNS.map(({ name }) => (
              <Table.Th key={name}>{name}</Table.Th>
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
