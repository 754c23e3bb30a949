import { type RawBuilder, sql } from 'kysely'
import type { Db } from './client.ts'

/** Session ids issued to one network address in a day. */
const ISSUED_PER_ADDRESS = 20
/** Anonymous messages from one network address in a day. */
const MESSAGES_PER_ADDRESS = 40
/** Failed replies given back to one session, so that failing on purpose buys nothing. */
const REFUNDS_PER_SESSION = 3

/** What a message says of its session. */
interface SessionQuery {
  readonly requested: string
  /** The session that the message is given when it comes without one. */
  readonly own: string | undefined
  readonly messageId: string | undefined
}

/** The session that already holds this message as its own, else the requested one if the server issued it. */
export async function findSession(db: Db, query: SessionQuery): Promise<string | undefined> {
  const { rows } = await sql<{ id: string | null }>`
    select coalesce(
      (select sender_id from chat_messages
        where sender_id = ${query.own ?? null}::uuid and client_id = ${query.messageId ?? null}::uuid),
      (select id from anonymous_sessions where id = ${query.requested}::uuid)) as id`.execute(db)
  return rows[0]?.id ?? undefined
}

/** Which limit a message met. */
export type Exhausted = 'visit' | 'address' | 'everybody'

export interface Quota {
  readonly sessionId: string
  readonly addressHash: Buffer
  /** Messages of a session in a visit; a visit ends after 30 idle minutes. */
  readonly perVisit: number
  /** Anonymous messages of all visitors in a day. */
  readonly perDay: number
}

/**
 * Counts one message against the visit, the address and the day, and issues the session if it is new: one
 * statement, exact under parallel calls. When a limit is returned the transaction must be rolled back, so
 * that it is all or nothing.
 */
export async function countMessage(db: Db, quota: Quota): Promise<Exhausted | undefined> {
  const { sessionId, perVisit, perDay } = quota
  const address = quota.addressHash.toString('hex')
  const idle = sql`coalesce(session.last_message_at, session.created_at) < now() - interval '30 minutes'`
  const { rows } = await sql<{ issued: boolean; visit: boolean; address: boolean; everybody: boolean }>`
    with known as (
      select from anonymous_sessions where id = ${sessionId}::uuid
    ), issued as (${countToday(`issued:${address}`, ISSUED_PER_ADDRESS, sql`not exists (select from known)`)}
    ), visit as (
      insert into anonymous_sessions as session (id, address_hash, visit_messages, last_message_at)
      select ${sessionId}::uuid, ${quota.addressHash}, 1, now()
      where ${perVisit}::integer > 0 and (exists (select from known) or exists (select from issued))
      on conflict (id) do update set last_message_at = now(),
        visit_messages = case when ${idle} then 1 else session.visit_messages + 1 end
        where ${idle} or session.visit_messages < ${perVisit}
      returning id
    ), address as (${countToday(`address:${address}`, MESSAGES_PER_ADDRESS, sql`exists (select from visit)`)}
    ), everybody as (${countToday('all', perDay, sql`exists (select from address)`)}
    )
    select exists (select from known) or exists (select from issued) as issued, exists (select from visit) as visit,
      exists (select from address) as address, exists (select from everybody) as everybody`.execute(db)
  const counted = rows[0]
  if (!counted?.issued) return 'address'
  if (!counted.visit) return 'visit'
  if (!counted.address) return 'address'
  return counted.everybody ? undefined : 'everybody'
}

/** Gives a message back whose reply failed before its first word. The day's ceiling is not given back. */
export async function refundMessage(db: Db, sessionId: string): Promise<void> {
  await sql`
    with refunded as (
      update anonymous_sessions set visit_messages = greatest(visit_messages - 1, 0), refunds = refunds + 1
      where id = ${sessionId}::uuid and refunds < ${REFUNDS_PER_SESSION} returning address_hash
    )
    update anonymous_usage set count = greatest(count - 1, 0) from refunded
    where day = current_date and scope = 'address:' || encode(refunded.address_hash, 'hex')`.execute(db)
}

/** One more of `scope` today if `condition` holds; no row, and nothing counted, when `limit` is reached. */
function countToday(scope: string, limit: number, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    insert into anonymous_usage as usage (day, scope, count)
    select current_date, ${scope}, 1 where ${limit}::integer > 0 and ${condition}
    on conflict (day, scope) do update set count = usage.count + 1 where usage.count < ${limit}
    returning count`
}
