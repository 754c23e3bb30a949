import { sql } from 'kysely'
import type { Db } from './client.ts'

/** Session ids issued to one network address in a day. */
export const ISSUED_PER_ADDRESS = 20
/** Anonymous messages from one network address in a day. */
export const MESSAGES_PER_ADDRESS = 40
/** Failed replies given back to one session, so that failing on purpose buys nothing. */
const REFUNDS_PER_SESSION = 3

/** Whether the server issued this id. */
export async function isIssued(db: Db, sessionId: string): Promise<boolean> {
  const row = await db.selectFrom('anonymous_sessions').where('id', '=', sessionId).select('id').executeTakeFirst()
  return row !== undefined
}

/** The session issued within the last day to the same address in answer to the same made-up id. */
export async function findIssuedFor(db: Db, addressHash: Buffer, requestedId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('anonymous_sessions')
    .where('address_hash', '=', addressHash)
    .where('requested_id', '=', requestedId)
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .orderBy('created_at', 'desc')
    .select('id')
    .executeTakeFirst()
  return row?.id
}

/** Records a new session; false when the address has had its share of today. */
export async function issueSession(
  db: Db,
  session: { id: string; addressHash: Buffer; requestedId: string | undefined },
): Promise<boolean> {
  const counted = await countToday(db, `issued:${session.addressHash.toString('hex')}`, ISSUED_PER_ADDRESS)
  if (!counted) return false
  await db
    .insertInto('anonymous_sessions')
    .values({ id: session.id, address_hash: session.addressHash, requested_id: session.requestedId ?? null })
    .execute()
  return true
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
 * Counts one message against the visit, the address and the day. Must run in a transaction that is rolled
 * back when a limit is returned, so that it is all or nothing.
 */
export async function countMessage(db: Db, quota: Quota): Promise<Exhausted | undefined> {
  const fresh = sql<boolean>`coalesce(last_message_at, created_at) < now() - interval '30 minutes'`
  const visit = await db
    .updateTable('anonymous_sessions')
    .set({ visit_messages: sql<number>`case when ${fresh} then 1 else visit_messages + 1 end`, last_message_at: sql<Date>`now()` })
    .where('id', '=', quota.sessionId)
    .where(sql<boolean>`case when ${fresh} then 0 else visit_messages end < ${quota.perVisit}`)
    .executeTakeFirst()
  if (visit.numUpdatedRows === 0n) return 'visit'
  if (!(await countToday(db, `address:${quota.addressHash.toString('hex')}`, MESSAGES_PER_ADDRESS))) return 'address'
  if (!(await countToday(db, 'all', quota.perDay))) return 'everybody'
  return undefined
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

/** One more of `scope` today; false, and nothing counted, when `limit` is reached. Exact under parallel calls. */
async function countToday(db: Db, scope: string, limit: number): Promise<boolean> {
  if (limit <= 0) return false
  const { rows } = await sql`
    insert into anonymous_usage (day, scope, count) values (current_date, ${scope}, 1)
    on conflict (day, scope) do update set count = anonymous_usage.count + 1
      where anonymous_usage.count < ${limit}
    returning count`.execute(db)
  return rows.length > 0
}
