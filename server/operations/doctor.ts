import { statfs } from 'node:fs/promises'
import { openDatabase } from '#server/db/client.ts'
import { hasCluster } from '#server/db/embedded.ts'
import { newestMigration, schemaOf } from '#server/db/migrate.ts'
import { findOperations } from '#server/db/operations.ts'
import { readSettings } from '#server/db/settings.ts'
import { openModels, providerInForce } from '#server/models/open-models.ts'
import { type Config, readConfig } from '#server/runtime/config.ts'
import { createEncryption } from '#server/runtime/encryption.ts'
import { openStore, type Store } from '#server/runtime/postgres.ts'
import { loadSecrets } from '#server/runtime/secrets.ts'
import { openSettings } from '#server/workers/settings/settings.ts'
import { aboutClock } from './doctor/about-clock.ts'
import { aboutBackup, aboutDatabase, aboutNotifications, noDatabase } from './doctor/about-database.ts'
import { aboutAddresses, aboutDisk, aboutMail, aboutSecrets } from './doctor/about-machine.ts'
import { aboutProvider, aboutSignUp, KEY_UNREADABLE } from './doctor/about-provider.ts'
import { type Finding, failed, type Machine, messageOf, PATIENCE_MS, type Verdict } from './doctor/verdict.ts'

const THIS_MACHINE: Machine = {
  now: () => Date.now(),
  async freeBytes(folder) {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  },
}

type Look = (about: string, check: () => Promise<Verdict>) => Promise<void>

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
  const { findings, look } = createLook()
  await lookAtMachine(config, machine, look)

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

/** The same of a server that runs, on the store that it has open. */
export async function examineRunning(
  config: Config,
  store: Store,
  machine = THIS_MACHINE,
): Promise<Finding[]> {
  const { findings, look } = createLook()
  await lookAtMachine(config, machine, look)
  const schema = await schemaOf(store.connection)
  await look('database', () => aboutDatabase(store, schema))
  await examineStore({ config, store, schema, machine }, look)
  return findings
}

function createLook(): { findings: Finding[]; look: Look } {
  const findings: Finding[] = []
  return {
    findings,
    async look(about, check) {
      findings.push({ about, ...(await check().catch((error) => failed(messageOf(error)))) })
    },
  }
}

async function lookAtMachine(config: Config, machine: Machine, look: Look): Promise<void> {
  await look('configuration', async () => aboutAddresses(config))
  await look('disk', () => aboutDisk(config, machine))
  await look('secrets', () => aboutSecrets(config))
  await look('mail', () => aboutMail(config))
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
      const opened = openSettings(database, createEncryption(authSecret))
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
