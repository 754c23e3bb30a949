import { sql } from 'kysely'
import type { AlertAttempt, AlertCode, AlertDelivery } from '#shared/admin/alerts.ts'
import type { Db } from './client.ts'

/** Something that operators should be told; `facts` is the same as long as it is the same trouble. */
export interface Alert {
  readonly code: AlertCode
  readonly title: string
  readonly text: string
  readonly facts: string
}

export type Channel = AlertDelivery['channel']

/** A delivery to be tried. */
export interface DueDelivery {
  readonly id: string
  readonly code: string
  readonly title: string
  readonly text: string
  readonly channel: Channel
  readonly tries: number
}

/** Keeps which alerts stand, and queues those whose facts are new. To be run by one process at a time. */
export async function raiseAlerts(
  db: Db,
  alerts: readonly Alert[],
  channels: readonly Channel[],
): Promise<void> {
  const codes = alerts.map(({ code }) => code)
  await sql`delete from alert_states where code <> all (${codes}::text[])`.execute(db)
  for (const alert of alerts) {
    const { rows } = await sql`
      insert into alert_states as known (code, facts) values (${alert.code}, ${alert.facts})
      on conflict (code) do update set facts = excluded.facts, since = now() where known.facts <> excluded.facts
      returning code`.execute(db)
    if (rows.length > 0) await queueDeliveries(db, alert, channels)
  }
}

/** For how long what a process tries is kept from all others; one that dies meanwhile leaves it to them. */
const CLAIM = sql`interval '2 minutes'`

/** Queues an alert, or a test, for every channel; `claimed`, the caller tries it itself. Returns the ids. */
export async function queueDeliveries(
  db: Db,
  { code, title, text }: { code: string; title: string; text: string },
  channels: readonly Channel[],
  { claimed = false } = {},
): Promise<string[]> {
  const due = claimed ? sql`now() + ${CLAIM}` : sql`now()`
  const { rows } = await sql<{ id: string }>`
    insert into alert_deliveries (code, title, text, channel, next_at)
    select ${code}, ${title}, ${text}, channel, ${due} from unnest(${[...channels]}::text[]) as channel
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Takes what is to be tried now, or these deliveries. */
export async function claimDeliveries(db: Db, ids?: readonly string[]): Promise<DueDelivery[]> {
  const due = ids ? sql`id = any (${[...ids]}::uuid[])` : sql`next_at <= now()`
  const { rows } = await sql<DueDelivery>`
    update alert_deliveries set next_at = now() + ${CLAIM} where id in (
      select id from alert_deliveries where status = 'waiting' and ${due}
      order by next_at limit 20 for update skip locked)
    returning id, code, title, text, channel, jsonb_array_length(attempts) as tries`.execute(db)
  return rows
}

/** Notes how a try ended, and when the next one is due; null when there is none. */
export async function noteAttempt(
  db: Db,
  id: string,
  attempt: AlertAttempt,
  retryIn: number | null,
): Promise<void> {
  const status = attempt.ok ? 'sent' : retryIn === null ? 'failed' : 'waiting'
  await sql`
    update alert_deliveries set attempts = attempts || ${JSON.stringify([attempt])}::jsonb, status = ${status},
      next_at = now() + make_interval(secs => ${retryIn}::float8)
    where id = ${id}::uuid`.execute(db)
}

/** The newest deliveries, or those of these ids. */
export async function listDeliveries(db: Db, ids?: readonly string[]): Promise<AlertDelivery[]> {
  const only = ids ? sql`id = any (${[...ids]}::uuid[])` : sql`true`
  const { rows } = await sql<AlertDelivery & { created: Date; next: Date | null }>`
    select id, code, title, channel, status, created_at as created, attempts,
      case when status = 'waiting' then next_at end as next
    from alert_deliveries where ${only} order by created_at desc, id limit 50`.execute(db)
  return rows.map(({ created, next, ...row }) => ({
    ...row,
    created_at: created.toISOString(),
    next_at: next?.toISOString() ?? null,
  }))
}

/** The addresses of all admins who may sign in. */
export async function listAdminAddresses(db: Db): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from profiles join user_roles on user_id = profiles.id
    where role = 'admin' and suspended_at is null order by email`.execute(db)
  return rows.map(({ email }) => email)
}
