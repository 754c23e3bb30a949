import '@mantine/charts/styles.layer.css'
import { CompositeChart } from '@mantine/charts'
import classes from './day-chart.module.css'

type DayChartProps = {
  /** One row per day; `date` is its ISO date. */
  days: readonly { readonly date: string }[]
  lines: readonly { key: string; label: string; second?: boolean | undefined }[]
  shape: 'bars' | 'area' | 'lines'
  /** Draws in the colour of failure. */
  failure?: boolean | undefined
  /** The value as it stands on the scale and in the tooltip. */
  format: (value: number) => string
  formatDate: (date: string) => string
  /** What a person sees here, in words: the picture itself is hidden from readers. */
  label: string
}

const types = { bars: 'bar', area: 'area', lines: 'line' } as const

/** A series by day, small: the scale's ends, the first and the last day, values on hover; one hue, no legend. */
export function DayChart({ days, lines, shape, failure, format, formatDate, label }: DayChartProps) {
  const hue = failure ? 'var(--bh-danger)' : 'var(--bh-accent)'
  const light = shape === 'lines' ? 'var(--bh-line-2)' : 'var(--bh-accent-line)'
  const first = days[0]?.date
  const last = days.at(-1)?.date
  // A line of one day has no length.
  const isolated = shape === 'lines' && lines.some(({ key }) => hasLoneDay(days, key))
  return (
    <div className={classes.root} role="img" aria-label={label}>
      <CompositeChart
        h={140}
        data={[...days]}
        dataKey="date"
        series={lines.map(({ key, label: name, second }) => ({
          name: key,
          label: name,
          type: types[shape],
          color: second ? light : hue,
          ...(second && shape === 'lines' && { strokeDasharray: '3 3' }),
        }))}
        curveType="linear"
        withDots={isolated}
        dotProps={{ r: 2.5, strokeWidth: 0 }}
        connectNulls={shape !== 'lines'}
        strokeWidth={1.5}
        strokeDasharray="0"
        tickLine="none"
        gridColor="var(--bh-line)"
        textColor="var(--bh-muted)"
        valueFormatter={format}
        accessibilityLayer={false}
        maxBarWidth={22}
        barProps={{ stackId: 'day', isAnimationActive: false }}
        areaProps={{ isAnimationActive: false, fillOpacity: 0.12 }}
        lineProps={{ isAnimationActive: false }}
        xAxisProps={{
          ticks: first && last ? [first, last] : [],
          interval: 0,
          tickMargin: 6,
          tick: EndTick({ first, formatDate }),
        }}
        yAxisProps={{ tickCount: 3, width: 44, tickMargin: 2, allowDecimals: shape !== 'bars' }}
        tooltipProps={{
          labelFormatter: (date) => (date ? formatDate(String(date)) : ''),
          isAnimationActive: false,
        }}
      />
    </div>
  )
}

/** Returns whether a day has a value whose neighbours have none. */
function hasLoneDay(days: readonly object[], key: string): boolean {
  const has = (at: number) => {
    const value: unknown = Object(days[at])[key]
    return typeof value === 'number'
  }
  return days.some((_, at) => has(at) && !has(at - 1) && !has(at + 1))
}

/** Sets the first day's name to the right of its tick and the last day's to the left, so that neither is cut. */
function EndTick({ first, formatDate }: { first: string | undefined; formatDate: (date: string) => string }) {
  return ({ x, y, payload }: { x: number | string; y: number | string; payload: { value: string } }) => (
    <text x={x} y={y} dy={10} className={classes.tick} textAnchor={payload.value === first ? 'start' : 'end'}>
      {formatDate(payload.value)}
    </text>
  )
}
