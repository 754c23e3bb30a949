import { existsSync } from 'node:fs'
import { mkdir, stat, statfs } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createTransport } from 'nodemailer'
import pg from 'pg'
import { openDatabase } from '#server/db/client.ts'
import { hasCluster } from '#server/db/embedded.ts'
import { newestMigration, schemaOf } from '#server/db/migrate.ts'
import { findOperations } from '#server/db/operations.ts'
import { readSettings } from '#server/db/settings.ts'
import { sayOneWord } from '#server/models/check-provider.ts'
import type { Models } from '#server/models/choice.ts'
import { ModelError } from '#server/models/contract/model.ts'
import { findLocalServers, sayOffer } from '#server/models/local-servers.ts'
import { openModels, providerInForce } from '#server/models/open-models.ts'
import { sayRetirement } from '#server/models/retirement.ts'
import { type Config, readConfig } from '#server/runtime/config.ts'
import { createSealer } from '#server/runtime/encryption.ts'
import { openStore, type Store } from '#server/runtime/postgres.ts'
import { loadSecrets } from '#server/runtime/secrets.ts'
import { openSettings } from '#server/workers/settings/settings.ts'

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

/** What is asked of the machine itself. */
export interface Machine {
  /** Milliseconds since 1970. */
  now(): number
  /** Bytes that may still be written where this folder lies. */
  freeBytes(folder: string): Promise<number>
}

const THIS_MACHINE: Machine = {
  now: () => Date.now(),
  async freeBytes(folder) {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  },
}

type Verdict = Omit<Finding, 'about'>
type Look = (about: string, check: () => Promise<Verdict>) => Promise<void>

const ok = (text: string): Verdict => ({ state: 'ok', text })
const warning = (text: string): Verdict => ({ state: 'warning', text })
const failed = (text: string): Verdict => ({ state: 'failed', text })

/** Looks at everything this installation stands on, in the order in which one thing needs another. Changes nothing. */
export async function examine(
  environment: Record<string, string | undefined>,
  machine = THIS_MACHINE,
): Promise<Finding[]> {
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
  await look('disk', () => aboutDisk(config, machine))
  await look('secrets', () => aboutSecrets(config))
  await look('mail', () => aboutMail(config))

  let store: Store | undefined
  let schema: number | undefined
  await look('database', async () => {
    if (!config.DATABASE_URL && !hasCluster(config.DATA_DIR)) return noDatabase(config)
    store = await openStore(config)
    schema = await schemaOf(store.connection)
    return aboutDatabase(store, schema)
  })
  try {
    if (findings.at(-1)?.state !== 'failed') await examineStore({ config, store, schema, machine }, look)
  } finally {
    await store?.stop()
  }
  return findings
}

interface Examined {
  readonly config: Config
  /** None before the first start. */
  readonly store: Store | undefined
  /** The newest migration that it took; none before the first start. */
  readonly schema: number | undefined
  readonly machine: Machine
}

async function examineStore({ config, store, schema, machine }: Examined, look: Look): Promise<void> {
  const database =
    store && schema !== undefined ? openDatabase(store.connection, { prepare: !store.pooled }) : undefined
  const settings = {
    async current() {
      // Before the first start there are no settings: the environment alone says who answers.
      if (!database) return { choice: {} }
      const { authSecret } = await loadSecrets(config)
      const opened = openSettings(database, createSealer(authSecret))
      // What an older release left behind has no entries of models yet.
      if (schema !== (await newestMigration())) return opened.parse(await readSettings(database.system))
      return opened.current()
    },
  }
  let address: string | undefined
  try {
    if (store) await look('live updates', () => aboutNotifications(store))
    await look('provider', async () => {
      const { provider, unreadable } = providerInForce(config, (await settings.current()).choice)
      address = provider?.baseUrl
      if (unreadable) return failed(KEY_UNREADABLE)
      return aboutProvider(
        openModels(config, settings, { stallLimit: PATIENCE_MS, today: () => new Date(machine.now()) }),
        config,
      )
    })
    await look('sign-up', async () => aboutSignUp(config, address !== undefined))
    await look('clock', () => aboutClock(store, address, machine))
    if (!database) return
    await look('backup', async () =>
      aboutBackup((await findOperations(database.system)).backupAt, machine.now()),
    )
  } finally {
    await database?.close()
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

async function aboutDisk(config: Config, machine: Machine): Promise<Verdict> {
  await mkdir(config.DATA_DIR, { recursive: true, mode: 0o700 })
  const free = Math.floor((await machine.freeBytes(config.DATA_DIR)) / MIB)
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

/** The embedded database is made by a start, never by a look with the wrong environment. */
function noDatabase(config: Config): Verdict {
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
    from unnest(array['beachhead_member', 'beachhead_admin']) needed
      left join pg_roles role on role.rolname = needed
      join pg_roles own on own.rolname = current_user
  ) as prepared
  from server`

async function aboutDatabase({ connection, location }: Store, schema: number | undefined): Promise<Verdict> {
  const found = await ask<{ version: number; user: string; prepared: boolean }>(connection, ABOUT_SERVER)
  if (!found || found.version < 15)
    return failed(`${location} is PostgreSQL ${found?.version}: 15 or later is needed.`)
  const text = `${location}, PostgreSQL ${found.version}`
  if (schema === undefined) {
    if (!found.prepared)
      return failed(
        `${text}: its user ${found.user} can neither make nor take the roles beachhead_member and beachhead_admin. As the server's administrator: grant beachhead_member, beachhead_admin to ${found.user}; where there are none yet, first create role … nologin noinherit, or give ${found.user} createrole.`,
      )
    return ok(`${text}, empty: the first start prepares it`)
  }
  const newest = await newestMigration()
  if (schema > newest)
    return failed(
      `${text}: a newer release has changed it. Start that release, or restore a backup made with this one.`,
    )
  return schema < newest
    ? warning(`${text}: the next start takes ${newest - schema} migrations. Make a backup before.`)
    : ok(`${text}, schema ${schema}`)
}

/** The embedded database goes by this machine's clock, so a provider that is in use is asked for the time as well. */
async function aboutClock(
  store: Store | undefined,
  provider: string | undefined,
  machine: Machine,
): Promise<Verdict> {
  const others = [
    { name: 'the database', time: async () => store && databaseTime(store) },
    { name: 'the provider', time: async () => provider && providerTime(provider) },
  ]
  const agreeing: string[] = []
  for (const { name, time } of others) {
    const asked = machine.now()
    const told = await time()
    if (!told) continue
    // What it told is true of some moment until now.
    const ahead = Math.max(0, asked - told) + Math.min(0, machine.now() - told)
    if (Math.abs(ahead) > CLOCK_DRIFT_MS) {
      const seconds = Math.round(Math.abs(ahead) / 1000).toLocaleString('en')
      return warning(
        `this machine is ${seconds} s ${ahead > 0 ? 'ahead of' : 'behind'} ${name}: let both keep time by NTP.`,
      )
    }
    agreeing.push(name)
  }
  if (agreeing.length === 0) return ok('there is no other clock to compare with')
  return ok(`${new Intl.ListFormat('en-GB').format(['this machine', ...agreeing])} agree`)
}

async function databaseTime({ connection }: Store): Promise<number | undefined> {
  return (await ask<{ now: Date }>(connection, 'select clock_timestamp() as now'))?.now.getTime()
}

/** What its answers say the time is, to the second; undefined when there is none or it does not say. */
async function providerTime(address: string): Promise<number | undefined> {
  const limits = { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) } as const
  const answer = await fetch(address, { method: 'HEAD', ...limits }).catch(() => undefined)
  return Date.parse(answer?.headers.get('date') ?? '') || undefined
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

const KEY_UNREADABLE =
  'the key saved in the assistant settings cannot be opened with this AUTH_SECRET, so it counts as none and the built-in guide answers: set the AUTH_SECRET that it was saved under (or put back that secrets.json), or enter the key again.'

/** Asks for one word, so that address, key and model are all tried. */
async function aboutProvider(models: Models, config: Config): Promise<Verdict> {
  const model = await models.current()
  if (!model) {
    const [local] = await findLocalServers(config.OLLAMA_HOST)
    return warning(
      `no key is configured: the built-in guide answers. Save one in the assistant settings, or set OPENAI_API_KEY.${local ? ` ${sayOffer(local)}` : ''}`,
    )
  }
  try {
    await sayOneWord(model)
    const text = `${model.name} through the ${model.provider} provider answers`
    const { retirement } = await models.state()
    return retirement ? warning(`${text}; ${sayRetirement(retirement)}`) : ok(text)
  } catch (error) {
    const cause =
      error instanceof ModelError
        ? error.code.replace('upstream_', '').replaceAll('_', ' ')
        : messageOf(error)
    const text = error instanceof ModelError && error.said ? `${cause}: “${error.said}”` : cause
    return failed(
      `${model.name} through the ${model.provider} provider does not answer (${text}): check the key, the address and the model in the assistant settings.`,
    )
  }
}

/** Whoever signs up may have as many replies as they like, and somebody pays for each. */
function aboutSignUp({ REQUIRE_EMAIL_VERIFICATION: verified }: Config, paid: boolean): Verdict {
  if (!paid) return ok('replies of the built-in guide cost nothing')
  return verified === 'on'
    ? ok('only confirmed addresses can use the provider')
    : warning(
        'anybody can make up an address and use the provider at your expense: set REQUIRE_EMAIL_VERIFICATION=on, or a daily limit for all members in the assistant settings.',
      )
}

function aboutBackup(at: Date | null, now: number): Verdict {
  if (!at) return warning('none was made yet: npm run backup.')
  const when = at.toISOString().slice(0, 16).replace('T', ' ')
  return now - at.getTime() > BACKUP_OVERDUE_MS
    ? warning(`the last one is of ${when} UTC: run npm run backup every day.`)
    : ok(`the last one is of ${when} UTC`)
}
