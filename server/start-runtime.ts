import { createHash } from 'node:crypto'
import { starterKnowledge } from '#engine/knowledge/starter.ts'
import { shippedBoxes } from '#server/rule-parser/starting-boxes.ts'
import type { PublicSite } from '#shared/site.ts'
import { createApp } from './app.ts'
import { createAttempts } from './auth/attempts.ts'
import { createMailer } from './auth/mail.ts'
import { openAccounts } from './auth/open-accounts.ts'
import { offeredProviders, readProviders } from './auth/providers.ts'
import { openSessions } from './auth/session.ts'
import { hasAdmin } from './db/account.ts'
import { type Database, openDatabase } from './db/client.ts'
import { loadStarterKnowledge } from './db/knowledge.ts'
import { migrate } from './db/migrate.ts'
import { loadShippedBoxes } from './db/prompt-boxes.ts'
import { RUNNER_LOCKS } from './db/replies.ts'
import type { App } from './http/route.ts'
import { openEmbedding } from './models/embedding.ts'
import { createMemory } from './models/memory.ts'
import { openModels } from './models/open-models.ts'
import { describeInstallation } from './operations/installation.ts'
import { openChangeFeed } from './realtime/change-feed.ts'
import type { Config } from './runtime/config.ts'
import { createEncryption } from './runtime/encryption.ts'
import { observeModel } from './runtime/instrument-model.ts'
import { LIMITS, type Limits } from './runtime/limits.ts'
import type { Log } from './runtime/log.ts'
import { createMetrics } from './runtime/metrics.ts'
import { newId } from './runtime/new-id.ts'
import { openStore, type Store } from './runtime/postgres.ts'
import { loadSecrets } from './runtime/secrets.ts'
import { readSite } from './runtime/site.ts'
import { inSpan } from './runtime/tracing.ts'
import { lookAndSend } from './services/alerts/send-alerts.ts'
import { sendWeekly } from './services/commitments/weekly-mail.ts'
import type { Deps } from './services/context.ts'
import { applyInvitation } from './services/invitations/accept-invitation.ts'
import { refuseSignUp } from './services/invitations/may-sign-up.ts'
import { openEvaluations } from './workers/evaluation/evaluations.ts'
import { startJobs } from './workers/jobs.ts'
import { openKnowledge } from './workers/knowledge/knowledge.ts'
import { openReplies, type Replies } from './workers/replies/replies.ts'
import { openReader, type Reader } from './workers/roadmap/reader.ts'
import { createLastDaysReader } from './workers/settings/last-days.ts'
import { openSettings } from './workers/settings/settings.ts'
import { openSite, type Site } from './workers/site/site.ts'
import { openTextWorkers, type TextWorkers } from './workers/texts/text-workers.ts'

/** How long running replies may go on after a stop was asked for, in milliseconds; the rest is kept as interrupted. */
const DRAIN_MS = 7_000

/** One running server without its port: the app, and what the start-up message tells. */
export interface Runtime {
  readonly app: App
  readonly deps: Deps
  readonly site: PublicSite
  readonly dataLocation: string
  /** Set while no admin exists. */
  readonly bootstrapPasscode: string | undefined
  /** Takes no new work and resolves when the running replies are ended; what is asked meanwhile is refused. */
  drain(): Promise<void>
  /** Ends running replies, background work and connections, in this order. */
  stop(): Promise<void>
}

export interface RuntimeOptions {
  /** Longest silence of a provider, in milliseconds. */
  readonly stallLimit?: number
  /** Pause of the built-in guide between two pieces of a reply, in milliseconds. */
  readonly guidePause?: number
  /** Threads that read texts, shared with other runtimes; without them this one starts its own. */
  readonly workers?: TextWorkers
  /** Pause between two looks for replies that a dead process left, in milliseconds. */
  readonly sweepEvery?: number
  /** What one caller may ask for, where it is not the usual. */
  readonly limits?: Partial<Limits>
  /** The day it is, for models that retire. */
  readonly today?: () => Date
}

/** Builds everything from the configuration: database, migrations, accounts, models, background work. */
export async function startRuntime(config: Config, log: Log, options: RuntimeOptions = {}): Promise<Runtime> {
  const limits = { ...LIMITS, ...options.limits }
  const secrets = await loadSecrets(config)
  const siteFile = await readSite(config.SITE_CONFIG)
  const mailer = createMailer(config, log)
  const providers = readProviders(config)
  const store = await openStore(config)
  let ownWorkers: TextWorkers | undefined
  try {
    const database = await openPrepared(store)
    const metrics = createMetrics(database)
    const told = { mail: mailer.configured, providers: offeredProviders(providers) }
    const site = await openSite(database.system, siteFile, { ...factsIn(config), ...told })
    const workers = options.workers ?? openTextWorkers({ log, onRun: metrics.textRead })
    if (workers !== options.workers) ownWorkers = workers
    const settled = { config, log, options, authSecret: secrets.authSecret, limits }
    const parts = await openParts(settled, { database, metrics, workers })
    const { evaluations, knowledge, models, reader, replies, settings } = parts
    const feed = await openFeed(store, { log, replies, site })
    const keyFor = (use: string) => createHash('sha256').update(`${use} ${secrets.authSecret}`).digest('hex')
    const [addressKey, shareKey] = [keyFor('address'), keyFor('share')]
    const attempts = createAttempts(database.pool, addressKey)
    const accounts = openAccounts({
      config,
      log,
      database,
      secrets,
      site,
      mailer,
      providers,
      attempts,
      refuseSignUp: (who) => refuseSignUp(database, who),
      onJoined: (userId, token) => applyInvitation(database, { token, userId }),
    })
    const { bootstrapPasscode } = secrets
    const keys = { addressKey, shareKey, bootstrapPasscode }
    const { authSecret } = secrets
    const installation = describeInstallation({ config, store, site, authSecret, log })
    const deps: Deps = { config, log, limits, ...parts, newId, ...keys, installation, mailer, site }
    const sessions = openSessions(database.system, secrets.authSecret)
    const jobs = await startJobs(
      database,
      {
        reader,
        replies,
        evaluations,
        readLastDays: createLastDaysReader({ database, config, models, settings, log }),
        sendAlerts: () => lookAndSend(deps),
        sendWeekly: () => sendWeekly(deps),
      },
      log,
      config.RETENTION_DAYS,
      options.sweepEvery,
    )
    return {
      app: createApp({ deps, accounts, attempts, sessions, feed }),
      deps,
      get site() {
        return site.current()
      },
      dataLocation: store.location,
      bootstrapPasscode: (await hasAdmin(database.system)) ? undefined : bootstrapPasscode,
      drain: () => replies.drain(DRAIN_MS),
      async stop() {
        await replies.drain(DRAIN_MS)
        await knowledge.settled()
        await installation.backups.settled()
        await jobs.stop()
        await feed.close()
        await ownWorkers?.close()
        await database.close()
        await store.stop()
      },
    }
  } catch (error) {
    await ownWorkers?.close()
    await store.stop()
    throw error
  }
}

/** Returns what pages are told of the configuration. */
const factsIn = (config: Config) => ({
  anonymousMessageLimit: config.ANONYMOUS_MESSAGE_LIMIT,
  verifyEmail: config.REQUIRE_EMAIL_VERIFICATION === 'on',
  twoFactor: config.TWO_FACTOR === 'on',
})

/** Opens the database as this release has it: migrated, with the shipped knowledge and rules. */
async function openPrepared(store: Store): Promise<Database> {
  // Its lock belongs to a session, which a transaction pooler does not keep.
  await migrate(store.listen)
  const database = openDatabase(store.connection, { prepare: !store.pooled })
  await loadStarterKnowledge(database.system, starterKnowledge)
  await loadShippedBoxes(database.system, shippedBoxes())
  return database
}

/** Listens to the other processes: changes of people's data, replies that are stopped, texts of the site that are saved. */
function openFeed(store: Store, { log, replies, site }: { log: Log; replies: Replies; site: Site }) {
  return openChangeFeed({
    connection: store.listen,
    log,
    onStop: (generationId) => replies.find(generationId)?.stop('stopped'),
    onSite: () =>
      void site.refresh().catch((err) => log.warn({ err }, 'The saved site texts could not be read')),
    presence: { lockClass: RUNNER_LOCKS, runner: replies.runner },
  })
}

interface Settled {
  readonly config: Config
  readonly log: Log
  readonly options: RuntimeOptions
  readonly authSecret: string
  readonly limits: Limits
}

/** Opens what lives as long as the process and stands on the database and the threads. */
async function openParts(
  { config, log, options, authSecret, limits }: Settled,
  base: Pick<Deps, 'database' | 'metrics' | 'workers'>,
) {
  const { database, metrics, workers } = base
  const now = () => new Date()
  const settings = openSettings(database, createEncryption(authSecret))
  const models = openModels(config, settings, {
    stallLimit: options.stallLimit,
    observe: (model) => observeModel(model, metrics),
    memory: createMemory((what, about) => log.warn(about, what)),
    today: options.today,
  })
  const reader = traced(
    openReader({ database, workers, log, now, models, onDropped: metrics.readingDropped }),
  )
  const embedding = openEmbedding(config, settings)
  const knowledge = openKnowledge({ database, embedding, workers, newId, log })
  // Read now, so that the first question is answered as fast as the others.
  await knowledge.ready()
  const { guidePause } = options
  const writer = { database, models, settings, reader, knowledge, workers, log, now, guidePause }
  const replies = openReplies(writer, undefined, limits.repliesAtOnce)
  const evaluations = openEvaluations(writer, newId)
  return { ...base, settings, models, reader, knowledge, replies, evaluations, now }
}

function traced(reader: Reader): Reader {
  return { ...reader, read: (...message) => inSpan('read message', {}, () => reader.read(...message)) }
}
