import { sql } from 'kysely'
import type { Db } from './client.ts'

/**
 * Deletes what is over: sessions, links and challenges, shared conversations, invitations a month after their end, and
 * counts of attempts. Returns how many rows went.
 */
export async function deleteExpired(db: Db): Promise<number> {
  const { rows } = await sql<{ deleted: number }>`
    with sessions as (delete from auth.session where "expiresAt" < now() returning 1),
    links as (delete from auth.verification where "expiresAt" < now() returning 1),
    shared as (delete from conversation_links where expires_at < now() returning 1),
    invited as (delete from invitations where expires_at < now() - interval '30 days' returning 1),
    ventured as (delete from venture_invitations where expires_at < now() - interval '30 days' returning 1),
    attempts as (delete from rate_limits where expire < extract(epoch from now()) * 1000 returning 1)
    select ((select count(*) from sessions) + (select count(*) from links) + (select count(*) from shared)
      + (select count(*) from invited) + (select count(*) from ventured)
      + (select count(*) from attempts))::integer
      as deleted`.execute(db)
  return rows[0]?.deleted ?? 0
}

/**
 * Deletes what was written down `days` days ago or earlier: who did what and who signed in, calls of models, alerts, and
 * versions of settings and of knowledge entries but the newest of each, which is in force. Returns how many rows went.
 */
export async function deleteOldRecords(db: Db, days: number): Promise<number> {
  const { rows } = await sql<{ deleted: number }>`
    with old as (select now() - make_interval(days => ${days}) as before),
    log as (delete from audit_log using old where at < old.before returning 1),
    usage as (delete from usage_events using old where created_at < old.before returning 1),
    versions as (
      delete from setting_versions version using old where created_at < old.before and exists (
        select from setting_versions newer where newer.setting_key = version.setting_key and newer.id > version.id
      ) returning 1
    ),
    entries as (
      delete from knowledge_versions version using old where created_at < old.before and (deleted or exists (
        select from knowledge_versions newer where newer.entry_id = version.entry_id and newer.id > version.id
      )) returning 1
    ),
    batches as (delete from knowledge_batches using old where created_at < old.before returning 1),
    alerts as (delete from alert_deliveries using old where created_at < old.before returning 1),
    gaps as (delete from dismissed_gaps using old where dismissed_at < old.before returning 1),
    texts as (
      delete from site_versions version using old where created_at < old.before and exists (
        select from site_versions newer where newer.key = version.key and newer.id > version.id
      ) returning 1
    )
    select ((select count(*) from log) + (select count(*) from usage) + (select count(*) from versions)
      + (select count(*) from entries) + (select count(*) from batches) + (select count(*) from gaps)
      + (select count(*) from alerts) + (select count(*) from texts))::integer
      as deleted`.execute(db)
  return rows[0]?.deleted ?? 0
}
