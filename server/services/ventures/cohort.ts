import { dbActor } from '#server/auth/policies.ts'
import { listSponsored, type SponsoredVenture } from '#server/db/cohort.ts'
import { writeCsv } from '#server/files/csv.ts'
import type { ExportedFile } from '#server/files/exported-file.ts'
import type { Ctx } from '#server/services/context.ts'
import { type Counters, NO_COUNTERS } from '#shared/roadmap.ts'
import type { CohortVenture } from '#shared/ventures.ts'

const COUNTED = Object.keys(NO_COUNTERS) as (keyof Counters)[]

interface Cohort {
  readonly days: number
  readonly ventures: CohortVenture[]
}

/** The ventures that the caller sponsors: where each stands, and what moved in the last `days`. */
export async function listCohort(ctx: Ctx, { days }: { days: number }): Promise<Cohort> {
  const found = await ctx.database.asActor(dbActor(ctx), (db) => listSponsored(db, days))
  return { days, ventures: found.map(shown) }
}

function shown({
  id,
  name,
  level,
  counters,
  was,
  next_gate,
  last_evidence_at,
}: SponsoredVenture): CohortVenture {
  const each = (count: (type: keyof Counters) => number) =>
    Object.fromEntries(COUNTED.map((type) => [type, count(type)])) as Counters
  return {
    id,
    name,
    level,
    counters: each((type) => counters[type] ?? 0),
    moved: {
      levels: level - (was.level ?? level),
      counters: each((type) => {
        const now = counters[type] ?? 0
        return now - (was[type] ?? now)
      }),
    },
    next_gate,
    last_evidence_at: last_evidence_at?.toISOString() ?? null,
  }
}

/** The cohort as a table; cells that a spreadsheet would run are quoted. */
export async function cohortFile(ctx: Ctx, { days }: { days: number }): Promise<ExportedFile> {
  const { ventures } = await listCohort(ctx, { days })
  const columns = [
    'venture',
    'level',
    `levels_in_${days}_days`,
    ...COUNTED.flatMap((type) => [type, `${type}_in_${days}_days`]),
    'next_gate',
    'last_evidence',
  ]
  const rows = ventures.map(({ name, level, counters, moved, next_gate, last_evidence_at }) => [
    name,
    level,
    moved.levels,
    ...COUNTED.flatMap((type) => [counters[type], moved.counters[type]]),
    next_gate ?? '',
    last_evidence_at?.slice(0, 10) ?? '',
  ])
  return {
    name: `cohort-${ctx.now().toISOString().slice(0, 10)}.csv`,
    type: 'text/csv; charset=utf-8',
    text: writeCsv(columns, rows),
  }
}
