import { existsSync } from 'node:fs'
import { mkdir, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import pg from 'pg'
import { ModelError, type Models } from '#server/assistant/models/models.ts'
import { type Config, readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/client.ts'
import { newestMigration } from '#server/db/migrate.ts'
import { findOperations } from '#server/db/operations.ts'
import { openModels } from '#server/models.ts'
import { createSealer } from '#server/sealer.ts'
import { loadSecrets } from '#server/secrets.ts'
import { openSettings } from '#server/settings.ts'
import { openStore, type Store } from '#server/store.ts'

/** Longest wait for the provider, the mail server and a notification, in milliseconds. */
const PATIENCE_MS = 15_000
const MIB = 1024 * 1024
/** Below the first nothing more can be stored soon, below the second it is time to act. */
const DISK_FULL_MIB = 200
const DISK_LOW_MIB = 1024
const CLOCK_DRIFT_MS = 5_000
const BACKUP_OVERDUE_MS = 48 * 60 * 60 * 1000

export interface Finding {
  readonly about: string
  readonly state: 'ok' | 'warning' | 'failed'
  /** What was found and, unless all is well, what to do. */
  readonly text: string
}

type Verdict = Omit<Finding, 'about'>
type Look = (about: string, check: () => Promise<Verdict>) => Promise<void>

const ok = (text: string): Verdict => ({ state: 'ok', text })
const warning = (text: string): Verdict => ({ state: 'warning', text })
const failed = (text: string): Verdict => ({ state: 'failed', text })

/** Looks at everything this installation stands on, in the order in which one thing needs another. Changes nothing. */
export async function examine(environment: Record<string, string | undefined>): Promise<Finding[]> {
  let config: Config
  try {
    config = readConfig(environment)
  } catch (error) {
    return [{ about: 'configuration', ...failed(messageOf(error)) }]
  }
  const findings: Finding[] = []
  const look: Look = async (about, check) => {
    findings.push({ about, ...(await check().catch((error) => failed(messageOf(error)))) })
  }
  await look('configuration', async () => aboutAddresses(config))
  await look('disk', () => aboutDisk(config))
  await look('secrets', () => aboutSecrets(config))
  await look('mail', () => aboutMail(config))

  let store: Store | undefined
  await look('database', async () => {
    store = await openStore(config)
    return aboutDatabase(store)
  })
  if (store) {
    if (findings.at(-1)?.state !== 'failed') await examineStore(config, store, look)
    await store.stop()
  }
  return findings
}

async function examineStore(config: Config, store: Store, look: Look): Promise<void> {
  const database = openDatabase(store.connection, { prepare: !store.pooled })
  try {
    await look('clock', () => aboutClock(store))
    await look('live updates', () => aboutNotifications(store))
    await look('provider', async () => {
      const { authSecret } = await loadSecrets(config)
      const settings = openSettings(database, createSealer(authSecret))
      return aboutProvider(openModels(config, settings, PATIENCE_MS))
    })
    await look('backup', async () => aboutBackup((await findOperations(database.system)).backupAt))
  } finally {
    await database.close()
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

function aboutAddresses(config: Config): Verdict {
  const { protocol, hostname } = new URL(config.publicUrl)
  const local = hostname === 'localhost' || hostname === '127.0.0.1'
  if (protocol === 'http:' && !local) {
    return warning(
      `PUBLIC_URL is ${config.publicUrl}, without TLS: passwords travel in the clear. Put a proxy with TLS in front.`,
    )
  }
  if (!local && config.TRUST_PROXY === 0) {
    return warning(
      'TRUST_PROXY is 0: behind a proxy all visitors share one address and its daily messages. Set it to the number of proxies.',
    )
  }
  return ok(`people use ${config.publicUrl}`)
}

async function aboutDisk(config: Config): Promise<Verdict> {
  await mkdir(config.DATA_DIR, { recursive: true, mode: 0o700 })
  const { bavail, bsize } = await statfs(config.DATA_DIR)
  const free = Math.floor((bavail * bsize) / MIB)
  const text = `${free.toLocaleString('en')} MiB free where DATA_DIR lies`
  if (free < DISK_FULL_MIB) return failed(`${text}: make room now, or nothing more can be stored.`)
  return free < DISK_LOW_MIB ? warning(`${text}: make room soon.`) : ok(text)
}

async function aboutSecrets(config: Config): Promise<Verdict> {
  const path = join(config.DATA_DIR, 'secrets.json')
  if (!existsSync(path))
    return ok(config.AUTH_SECRET ? 'from the environment' : 'generated at the first start')
  const readable = ((await stat(path)).mode & 0o077) !== 0
  return readable
    ? failed(`${path} can be read by others: chmod 600 it.`)
    : ok(`${path}, for its owner alone; keep a copy apart from the backups`)
}

async function aboutMail(config: Config): Promise<Verdict> {
  if (!config.SMTP_URL)
    return warning(
      'not configured: links for a new password are written to the log. Set SMTP_URL and MAIL_FROM.',
    )
  const limits = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS }
  const transport = createTransport({ url: config.SMTP_URL, ...limits })
  try {
    await transport.verify()
    return ok('the server in SMTP_URL takes mail')
  } catch (error) {
    return failed(
      `the server in SMTP_URL does not take mail: ${messageOf(error)}. Check the address, user and password.`,
    )
  } finally {
    transport.close()
  }
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

async function aboutDatabase({ connection, location }: Store): Promise<Verdict> {
  const found = await ask<{ version: number; creates: boolean; migrated: boolean }>(
    connection,
    `select current_setting('server_version_num')::integer / 10000 as version,
      (select rolcreaterole or rolsuper from pg_roles where rolname = current_user) as creates,
      to_regclass('schema_migrations') is not null as migrated`,
  )
  if (!found || found.version < 15)
    return failed(`${location} is PostgreSQL ${found?.version}: 15 or later is needed.`)
  const text = `${location}, PostgreSQL ${found.version}`
  if (!found.migrated) {
    if (!found.creates) return failed(`${text}: its user may not create roles. alter role … createrole.`)
    return ok(`${text}, empty: the first start prepares it`)
  }
  const { schema = 0 } =
    (await ask<{ schema: number }>(connection, 'select max(version) as schema from schema_migrations')) ?? {}
  const newest = await newestMigration()
  if (schema > newest)
    return failed(
      `${text}: a newer release has changed it. Start that release, or restore a backup made with this one.`,
    )
  return schema < newest
    ? warning(`${text}: the next start takes ${newest - schema} migrations. Make a backup before.`)
    : ok(`${text}, schema ${schema}`)
}

async function aboutClock({ connection }: Store): Promise<Verdict> {
  const asked = Date.now()
  const row = await ask<{ now: Date }>(connection, 'select clock_timestamp() as now')
  const drift = Math.abs((row?.now.getTime() ?? 0) - (asked + Date.now()) / 2)
  const seconds = Math.round(drift / 1000)
  return drift > CLOCK_DRIFT_MS
    ? warning(`this machine and the database differ by ${seconds} s: let both keep time by NTP.`)
    : ok('this machine and the database agree')
}

/** Whether what one connection announces reaches another; a transaction pooler in between swallows it. */
async function aboutNotifications({ listen, connection }: Store): Promise<Verdict> {
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

/** Asks for one word, so that address, key and model are all tried. */
async function aboutProvider(models: Models): Promise<Verdict> {
  const model = await models.current()
  if (!model)
    return warning(
      'no key is configured: the built-in guide answers. Save one in the assistant settings, or set OPENAI_API_KEY.',
    )
  const call = new AbortController()
  try {
    const messages = [{ role: 'user' as const, content: 'Say: ready' }]
    for await (const { pieces } of model.reply({ messages, signal: call.signal })) {
      if (pieces.length > 0) break
    }
    return ok(`${model.name} through the ${model.provider} provider answers`)
  } catch (error) {
    const text =
      error instanceof ModelError
        ? error.code.replace('upstream_', '').replaceAll('_', ' ')
        : messageOf(error)
    return failed(
      `${model.name} through the ${model.provider} provider does not answer (${text}): check the key, the address and the model in the assistant settings.`,
    )
  } finally {
    call.abort()
  }
}

function aboutBackup(at: Date | null): Verdict {
  if (!at) return warning('none was made yet: npm run backup.')
  const when = at.toISOString().slice(0, 16).replace('T', ' ')
  return Date.now() - at.getTime() > BACKUP_OVERDUE_MS
    ? warning(`the last one is of ${when} UTC: run npm run backup every day.`)
    : ok(`the last one is of ${when} UTC`)
}
