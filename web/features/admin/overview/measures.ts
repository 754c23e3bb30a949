import type { AnalyticsDay } from '#shared/admin/analytics.ts'
import { formatCompact, formatCount, formatDollars } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'

const t = textsOf('adminOverview')

type Key = Exclude<keyof AnalyticsDay, 'date' | 'unpriced'>

interface Line {
  /** Its name in words is the text under `line`. */
  readonly key: Key
  /** The quieter of two lines. */
  readonly second?: boolean
}

/** One chart: what it shows, how its values are written, and its figure over the whole period. */
export interface Measure {
  /** Title and description are the texts under `measure`. */
  readonly name: 'calls' | 'cost' | 'tokens' | 'active' | 'signups' | 'errors' | 'wait'
  readonly shape: 'bars' | 'area' | 'lines'
  /** Failures alone have a colour of their own. */
  readonly failure?: boolean
  readonly lines: readonly Line[]
  readonly format: (value: number) => string
  readonly total: (days: readonly AnalyticsDay[]) => string
}

const sum = (days: readonly AnalyticsDay[], key: Key | 'unpriced') =>
  days.reduce((all, day) => all + (day[key] ?? 0), 0)

/** Whether a measure has anything to draw over these days. */
export const hasValues = ({ lines }: Measure, days: readonly AnalyticsDay[]) =>
  lines.some(({ key }) => days.some((day) => (day[key] ?? 0) > 0))

/** The day with the highest value of a line; undefined when there is none above zero. */
export function peak(days: readonly AnalyticsDay[], key: Key): { date: string; value: number } | undefined {
  let best: { date: string; value: number } | undefined
  for (const day of days) {
    const value = day[key] ?? 0
    if (value > (best?.value ?? 0)) best = { date: day.date, value }
  }
  return best
}

/** "0.8 s", and "85 ms" of what would be no tenth of a second. */
export function formatSeconds(milliseconds: number): string {
  if (milliseconds > 0 && milliseconds < 100) return `${Math.round(milliseconds)} ms`
  return `${(milliseconds / 1000).toFixed(1)} s`
}

function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]
}

export const MEASURES: readonly Measure[] = [
  {
    name: 'calls',
    shape: 'bars',
    lines: [{ key: 'calls' }],
    format: formatCount,
    total: (days) => formatCount(sum(days, 'calls')),
  },
  {
    name: 'cost',
    shape: 'area',
    lines: [{ key: 'cost' }],
    format: formatDollars,
    total: (days) => {
      const unpriced = sum(days, 'unpriced')
      const cost = formatDollars(sum(days, 'cost'))
      if (unpriced === 0) return cost
      return unpriced >= sum(days, 'calls')
        ? t('cost.unpriced')
        : t('cost.partly', { cost, count: formatCount(unpriced) })
    },
  },
  {
    name: 'tokens',
    shape: 'bars',
    lines: [{ key: 'promptTokens' }, { key: 'completionTokens', second: true }],
    format: formatCompact,
    total: (days) => formatCompact(sum(days, 'promptTokens') + sum(days, 'completionTokens')),
  },
  {
    name: 'active',
    shape: 'bars',
    lines: [{ key: 'activeUsers' }, { key: 'activeVisitors', second: true }],
    format: formatCount,
    total: (days) => {
      const last = days.at(-1)
      return t('measure.today', {
        count: formatCount((last?.activeUsers ?? 0) + (last?.activeVisitors ?? 0)),
      })
    },
  },
  {
    name: 'signups',
    shape: 'bars',
    lines: [{ key: 'signups' }],
    format: formatCount,
    total: (days) => formatCount(sum(days, 'signups')),
  },
  {
    name: 'errors',
    shape: 'bars',
    failure: true,
    lines: [{ key: 'errors' }],
    format: formatCount,
    total: (days) => formatCount(sum(days, 'errors')),
  },
  {
    name: 'wait',
    shape: 'lines',
    lines: [{ key: 'firstTokenP50' }, { key: 'firstTokenP95', second: true }],
    format: formatSeconds,
    total: (days) => {
      const typical = median(days.flatMap(({ firstTokenP50 }) => firstTokenP50 ?? []))
      return typical === undefined ? '' : formatSeconds(typical)
    },
  },
]
