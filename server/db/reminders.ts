import { sql } from 'kysely'
import type { Language } from '#shared/language.ts'
import type { Db } from './client.ts'

/** How a person is reminded, as it is stored. */
export interface StoredReminders {
  readonly calendar: {
    readonly id: string
    readonly tokenHash: string
    readonly named: boolean
    readonly createdAt: string
  } | null
  readonly weekly: boolean
}

export async function findReminders(db: Db, userId: string): Promise<StoredReminders> {
  const { rows } = await sql<StoredReminders>`
    select (select json_build_object('id', id, 'tokenHash', encode(token_hash, 'hex'), 'named', named,
        'createdAt', created_at) from calendar_feeds where user_id = ${userId}::uuid) as calendar,
      exists (select from weekly_mails where user_id = ${userId}::uuid) as weekly`.execute(db)
  return rows[0] ?? { calendar: null, weekly: false }
}

/** A secret by its id and by what the database knows it by. */
export interface Secret {
  readonly id: string
  readonly tokenHash: Buffer
}

/** Makes a person's feed, or another address for it; the one before ends at once. */
export async function putFeed(db: Db, userId: string, { id, tokenHash }: Secret, named: boolean) {
  await sql`
    insert into calendar_feeds (user_id, id, token_hash, named)
    values (${userId}::uuid, ${id}::uuid, ${tokenHash}, ${named})
    on conflict (user_id) do update set id = excluded.id, token_hash = excluded.token_hash,
      named = excluded.named, created_at = now()`.execute(db)
}

export async function nameInFeed(db: Db, userId: string, named: boolean): Promise<void> {
  await sql`update calendar_feeds set named = ${named} where user_id = ${userId}::uuid`.execute(db)
}

export async function deleteFeed(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute()
}

/** Whose feed an address is; nobody's while they are suspended. As the system: the reader is nobody. */
export async function findFeed(
  db: Db,
  tokenHash: Buffer,
): Promise<{ user_id: string; named: boolean; language: Language | null } | undefined> {
  return db
    .selectFrom('calendar_feeds')
    .innerJoin('profiles', 'profiles.id', 'calendar_feeds.user_id')
    .where('token_hash', '=', tokenHash)
    .where('suspended_at', 'is', null)
    .select(['user_id', 'named', 'language'])
    .executeTakeFirst()
}

/** A commitment in a calendar or a mail. */
export interface DueCommitment {
  readonly id: string
  readonly text: string
  readonly due_on: string
  readonly venture: string
  readonly at: Date
}

/** Returns what a person has open in all of their ventures, soonest first. */
export async function listOpenOf(db: Db, userId: string): Promise<DueCommitment[]> {
  const { rows } = await sql<DueCommitment>`
    select commitments.id, text, due_on::text, ventures.name as venture, commitments.created_at as at
    from commitments join ventures on ventures.id = venture_id
    where commitments.user_id = ${userId}::uuid and state = 'open' and archived_at is null
    order by due_on, commitments.created_at, commitments.id limit 200`.execute(db)
  return rows
}

/** Turns the weekly mail on. The week that runs counts as settled: the first mail is the next Monday's. */
export async function startWeekly(db: Db, userId: string, { id, tokenHash }: Secret, week: string) {
  await sql`
    insert into weekly_mails (user_id, id, token_hash, week)
    values (${userId}::uuid, ${id}::uuid, ${tokenHash}, ${week}::date)
    on conflict (user_id) do nothing`.execute(db)
}

export async function stopWeekly(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('weekly_mails').where('user_id', '=', userId).execute()
}

/** Returns whether a link stops somebody's mail. As the system: the reader is nobody. */
export async function findStop(
  db: Db,
  tokenHash: Buffer,
): Promise<{ user_id: string; language: Language | null } | undefined> {
  return db
    .selectFrom('weekly_mails')
    .innerJoin('profiles', 'profiles.id', 'weekly_mails.user_id')
    .where('token_hash', '=', tokenHash)
    .select(['user_id', 'language'])
    .executeTakeFirst()
}

/** Somebody who is to get the mail of a week now. */
export interface DueMail {
  readonly user_id: string
  readonly id: string
  readonly email: string
  readonly language: Language | null
  readonly tries: number
}

/** How long a mail that is being sent is nobody else's, in minutes. */
const CLAIMED_MINUTES = 15

/**
 * Takes some of those who wait for the mail of this week, nobody who is suspended; no other process gets them meanwhile. As
 * the system.
 */
export async function claimWeekly(db: Db, week: string, limit: number): Promise<DueMail[]> {
  const { rows } = await sql<DueMail>`
    with due as (
      select user_id from weekly_mails join profiles on profiles.id = user_id
      where week < ${week}::date and next_at <= now() and suspended_at is null
      order by user_id limit ${limit} for update of weekly_mails skip locked
    ), claimed as (
      update weekly_mails set next_at = now() + make_interval(mins => ${CLAIMED_MINUTES}), tries = tries + 1
      from due where due.user_id = weekly_mails.user_id
      returning weekly_mails.user_id, weekly_mails.id, tries
    )
    select claimed.*, email, language from claimed join profiles on profiles.id = claimed.user_id`.execute(db)
  return rows
}

/** A week is settled for somebody: `sent`, or there was nothing to say, or it could not be sent. As the system. */
export async function settleWeek(db: Db, userId: string, week: string, sent: boolean): Promise<void> {
  await sql`
    update weekly_mails set week = ${week}::date, tries = 0, next_at = now(),
      sent_at = case when ${sent} then now() else sent_at end
    where user_id = ${userId}::uuid`.execute(db)
}

/** A counter or the level of a venture that is another than it was some days ago. */
export interface Moved {
  readonly what: string
  readonly from: string
  readonly to: string
}

/** What happened in one venture. */
export interface VentureWeek {
  readonly venture: string
  /** The level and counters. */
  readonly moved: readonly Moved[]
  /** Fields that changed. */
  readonly fields: number
}

/** Returns what is another than `days` ago in each of the caller's ventures; those where nothing is are left out. */
export async function changesOfWeek(
  db: Db,
  days: number,
  counted: readonly string[],
): Promise<VentureWeek[]> {
  const { rows } = await sql<VentureWeek>`
    with changes as (
      select venture_id, what, (array_agg(before order by seq))[1] as "from", (array_agg(after order by seq desc))[1] as "to"
      from roadmap_history where at > now() - make_interval(days => ${days})
      group by venture_id, what
    )
    select name as venture,
      coalesce(json_agg(json_build_object('what', what, 'from', "from", 'to', "to") order by what)
        filter (where what = any(${counted})), '[]') as moved,
      (count(*) filter (where what <> all(${counted})))::int as fields
    from changes join ventures on ventures.id = venture_id
    where archived_at is null and "from" <> "to"
    group by ventures.id, name, created_at order by created_at limit 20`.execute(db)
  return rows
}
