import type { AnalyticsDay } from '#shared/admin/analytics.ts'
import { formatCompact, formatCount, formatDollars } from '#web/lib/format.ts'

type Key = Exclude<keyof AnalyticsDay, 'date'>

interface Line {
  readonly key: Key
  /** What this line is, said beside its figure and in the table. */
  readonly label: string
  /** The quieter of two lines. */
  readonly second?: boolean
}

/** One chart: what it shows, how its values are written, and its figure over the whole period. */
export interface Measure {
  readonly title: string
  readonly description: string
  readonly shape: 'bars' | 'area' | 'lines'
  /** Failures alone have a colour of their own. */
  readonly failure?: boolean
  readonly lines: readonly Line[]
  readonly format: (value: number) => string
  readonly total: (days: readonly AnalyticsDay[]) => string
}

const sum = (days: readonly AnalyticsDay[], key: Key) => days.reduce((all, day) => all + (day[key] ?? 0), 0)

/** The day with the highest value of a line; undefined when there is none above zero. */
export function peak(days: readonly AnalyticsDay[], key: Key): { date: string; value: number } | undefined {
  let best: { date: string; value: number } | undefined
  for (const day of days) {
    const value = day[key] ?? 0
    if (value > (best?.value ?? 0)) best = { date: day.date, value }
  }
  return best
}

/** "0.8 s" */
export function formatSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]
}

export const MEASURES: readonly Measure[] = [
  {
    title: 'Model calls',
    description: 'Requests to the model a day',
    shape: 'bars',
    lines: [{ key: 'calls', label: 'Calls' }],
    format: formatCount,
    total: (days) => formatCount(sum(days, 'calls')),
  },
  {
    title: 'Cost',
    description: 'Of the calls whose price is known',
    shape: 'area',
    lines: [{ key: 'cost', label: 'Cost' }],
    format: formatDollars,
    total: (days) => {
      const unpriced = sum(days, 'unpriced')
      const cost = formatDollars(sum(days, 'cost'))
      if (unpriced === 0) return cost
      return unpriced >= sum(days, 'calls') ? 'unpriced' : `${cost} + ${formatCount(unpriced)} unpriced`
    },
  },
  {
    title: 'Tokens',
    description: 'Read by the model, and written on top',
    shape: 'bars',
    lines: [
      { key: 'promptTokens', label: 'Read' },
      { key: 'completionTokens', label: 'Written', second: true },
    ],
    format: formatCompact,
    total: (days) => formatCompact(sum(days, 'promptTokens') + sum(days, 'completionTokens')),
  },
  {
    title: 'Active people',
    description: 'Users, with anonymous sessions on top',
    shape: 'bars',
    lines: [
      { key: 'activeUsers', label: 'Users' },
      { key: 'activeVisitors', label: 'Anonymous sessions', second: true },
    ],
    format: formatCount,
    total: (days) => {
      const last = days.at(-1)
      return `${formatCount((last?.activeUsers ?? 0) + (last?.activeVisitors ?? 0))} today`
    },
  },
  {
    title: 'Sign-ups',
    description: 'New accounts a day',
    shape: 'bars',
    lines: [{ key: 'signups', label: 'Sign-ups' }],
    format: formatCount,
    total: (days) => formatCount(sum(days, 'signups')),
  },
  {
    title: 'Errors',
    description: 'Model calls that failed',
    shape: 'bars',
    failure: true,
    lines: [{ key: 'errors', label: 'Errors' }],
    format: formatCount,
    total: (days) => formatCount(sum(days, 'errors')),
  },
  {
    title: 'Time to first text',
    description: 'Half of the replies, and 95 % (dashed), begin within',
    shape: 'lines',
    lines: [
      { key: 'firstTokenP50', label: 'Half within' },
      { key: 'firstTokenP95', label: '95 % within', second: true },
    ],
    format: formatSeconds,
    total: (days) => {
      const typical = median(days.flatMap(({ firstTokenP50 }) => firstTokenP50 ?? []))
      return typical === undefined ? 'no replies' : formatSeconds(typical)
    },
  },
]
