import { sql } from 'kysely'
import type { Db } from './client.ts'

/** A venture that the caller sponsors. */
export interface SponsoredVenture {
  readonly id: string
  readonly name: string
  readonly level: number
  /** What counts by type; a type that is missing counts nothing. */
  readonly counters: Readonly<Record<string, number>>
  /** What level and counters were so many days ago; what is missing has not changed since. */
  readonly was: Readonly<Record<string, number>>
  readonly next_gate: string | null
  readonly last_evidence_at: Date | null
}

/** The ventures that the caller sponsors, archived ones aside, by name. */
export async function listSponsored(db: Db, days: number): Promise<SponsoredVenture[]> {
  const { rows } = await sql<SponsoredVenture>`
    select id, name, level, counters, was, next_gate, last_evidence_at from app.cohort(${days}::integer)
    where archived_at is null order by lower(name), id`.execute(db)
  return rows
}
