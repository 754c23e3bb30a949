import { resolve } from 'node:path'
import pg from 'pg'
import { newestMigration } from '#server/db/migrate.ts'
import type { Config } from '#server/runtime/config.ts'
import type { Store } from '#server/runtime/postgres.ts'
import { failed, ok, PATIENCE_MS, type Verdict, warning } from './verdict.ts'

const BACKUP_OVERDUE_MS = 48 * 60 * 60 * 1000

/** The embedded database is made by a start, never by a look with the wrong environment. */
export function noDatabase(config: Config): Verdict {
  return warning(
    `there is none in ${resolve(config.DATA_DIR)} yet; the first start makes it. If the product runs already, call this with the environment that it runs with (DATA_DIR, DATABASE_URL).`,
  )
}

/** The first start makes its two roles and takes them. From 16 on CREATEROLE alone does not take those of somebody else. */
const ABOUT_SERVER = `
  with server as (select current_setting('server_version_num')::integer / 10000 as version)
  select version, current_user as user, (
    select bool_and(
      (own.rolcreaterole and (role.oid is null or version < 16)) or own.rolsuper
      or coalesce(pg_has_role(role.oid, 'member'), false))
    from unnest(array['beachhead_member', 'beachhead_admin', 'beachhead_support']) needed
      left join pg_roles role on role.rolname = needed
      join pg_roles own on own.rolname = current_user
  ) as prepared
  from server`

const ROLES = 'beachhead_member, beachhead_admin, beachhead_support'

export async function aboutDatabase(
  { connection, location }: Store,
  schema: number | undefined,
): Promise<Verdict> {
  const found = await ask<{ version: number; user: string; prepared: boolean }>(connection, ABOUT_SERVER)
  if (!found || found.version < 15)
    return failed(`${location} is PostgreSQL ${found?.version}: 15 or later is needed.`)
  const text = `${location}, PostgreSQL ${found.version}`
  const newest = await newestMigration()
  if (!found.prepared && (schema ?? 0) < newest)
    return failed(
      `${text}: its user ${found.user} can neither make nor take the roles ${ROLES}. ` +
        `As the server's administrator: grant ${ROLES} to ${found.user}; where there are none yet, ` +
        `first create role … nologin noinherit, or give ${found.user} createrole.`,
    )
  if (schema === undefined) return ok(`${text}, empty: the first start prepares it`)
  if (schema > newest)
    return failed(
      `${text}: a newer release has changed it. Start that release, or restore a backup made with this one.`,
    )
  return schema < newest
    ? warning(`${text}: the next start takes ${newest - schema} migrations. Make a backup before.`)
    : ok(`${text}, schema ${schema}`)
}

/** Returns whether what one connection announces reaches another; a transaction pooler in between swallows it. */
export async function aboutNotifications({ listen, connection }: Store): Promise<Verdict> {
  const listener = new pg.Client(listen)
  await listener.connect()
  try {
    const arrived = new Promise<boolean>((resolve) => {
      listener.on('notification', () => resolve(true))
      setTimeout(() => resolve(false), PATIENCE_MS).unref()
    })
    await listener.query('listen doctor')
    await ask(connection, `select pg_notify('doctor', '')`)
    return (await arrived)
      ? ok('the database announces changes')
      : failed(
          'the database announces no changes: set DATABASE_LISTEN_URL to PostgreSQL itself, past the pooler.',
        )
  } finally {
    await listener.end()
  }
}

export function aboutBackup(at: Date | null, now: number): Verdict {
  if (!at) return warning('none was made yet: npm run backup.')
  const when = at.toISOString().slice(0, 16).replace('T', ' ')
  return now - at.getTime() > BACKUP_OVERDUE_MS
    ? warning(`the last one is of ${when} UTC: run npm run backup every day.`)
    : ok(`the last one is of ${when} UTC`)
}

/** Returns what the database's clock shows, in milliseconds since 1970. */
export async function databaseTime({ connection }: Store): Promise<number | undefined> {
  return (await ask<{ now: Date }>(connection, 'select clock_timestamp() as now'))?.now.getTime()
}

async function ask<Row extends object>(connection: pg.ClientConfig, query: string): Promise<Row | undefined> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query<Row>(query)).rows[0]
  } finally {
    await client.end()
  }
}
