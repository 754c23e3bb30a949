import type { Counters } from '#shared/roadmap.ts'
import type { CohortVenture } from '#shared/ventures.ts'
import { capitalised } from '#web/lib/capitalised.ts'
import { daysSince, formatDaysAgo } from '#web/lib/format.ts'
import { gateLabel } from '#web/lib/gate-label.ts'
import { textsOf } from '#web/lib/texts.ts'

const t = textsOf('team')

/** From as many days without evidence on a venture is quiet (operator-2.md section 8). */
export const QUIET_DAYS = 15

export const COUNTERS = ['interview', 'loi', 'pilot', 'revenue'] as const

/** Days since the last evidence; Infinity before the first. */
const quietFor = ({ last_evidence_at: at }: CohortVenture): number =>
  at === null ? Number.POSITIVE_INFINITY : daysSince(at)

export const isQuiet = (venture: CohortVenture): boolean => quietFor(venture) >= QUIET_DAYS

export const hasMoved = ({ moved }: CohortVenture): boolean =>
  moved.levels !== 0 || Object.values(moved.counters).some((count) => count !== 0)

/** "+1 level, +2 interviews"; empty where nothing moved. */
export function movement({ levels, counters }: CohortVenture['moved']): string {
  const signed = (count: number) => (count > 0 ? `+${count}` : `−${-count}`)
  const parts = COUNTERS.filter((name) => counters[name] !== 0).map((name) =>
    t(`cohort.moved.${name}`, { count: Math.abs(counters[name]), signed: signed(counters[name]) }),
  )
  const level =
    levels === 0 ? [] : [t('cohort.moved.level', { count: Math.abs(levels), signed: signed(levels) })]
  return [...level, ...parts].join(', ')
}

/** What the next gate asks for first. */
export const nextGate = ({ next_gate: id }: CohortVenture): string =>
  id === null ? t('cohort.allOpen') : gateLabel({ id })

/** "Yesterday", "16 days ago", "Never". */
export const lastEvidence = (venture: CohortVenture): string =>
  venture.last_evidence_at === null ? t('cohort.never') : capitalised(formatDaysAgo(quietFor(venture)))

export const sumOf = (counters: readonly Counters[], ...names: readonly (keyof Counters)[]): number =>
  counters.reduce((sum, each) => names.reduce((part, name) => part + each[name], sum), 0)

export const COLUMNS = ['name', 'level', 'moved', ...COUNTERS, 'gate', 'last'] as const
export type Column = (typeof COLUMNS)[number]
export interface Sort {
  readonly by: Column
  readonly down: boolean
}

const VALUES: Record<Column, (venture: CohortVenture) => number | string> = {
  name: ({ name }) => name,
  level: ({ level }) => level,
  // A level weighs more than any count.
  moved: ({ moved }) => moved.levels * 10_000 + sumOf([moved.counters], ...COUNTERS),
  interview: ({ counters }) => counters.interview,
  loi: ({ counters }) => counters.loi,
  pilot: ({ counters }) => counters.pilot,
  revenue: ({ counters }) => counters.revenue,
  gate: nextGate,
  last: quietFor,
}

/** The ventures in the order of a column; those that are alike by name. */
export function sorted(ventures: readonly CohortVenture[], { by, down }: Sort): CohortVenture[] {
  const value = VALUES[by]
  return ventures.toSorted((one, other) => {
    const order = compare(value(one), value(other))
    return (down ? -order : order) || one.name.localeCompare(other.name)
  })
}

function compare(one: number | string, other: number | string): number {
  if (typeof one === 'string' || typeof other === 'string') return String(one).localeCompare(String(other))
  // Two that never had evidence are alike; their difference would be no number.
  return one === other ? 0 : one - other
}
