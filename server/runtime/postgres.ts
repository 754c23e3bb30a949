import type pg from 'pg'
import { startEmbedded } from '#server/db/embedded.ts'
import type { Config } from './config.ts'

/** Where this installation keeps its data. */
export interface Store {
  readonly connection: pg.ClientConfig
  /** For LISTEN, which a transaction pooler does not pass on. */
  readonly listen: pg.ClientConfig
  /** Whether a transaction pooler stands before the database, as a separate address for LISTEN tells. */
  readonly pooled: boolean
  /** For people: a folder, or the server's address without its password. */
  readonly location: string
  stop(): Promise<void>
}

/** The PostgreSQL that DATABASE_URL names, or the embedded one in DATA_DIR, started or joined. */
export async function openStore(config: Config): Promise<Store> {
  if (!config.DATABASE_URL) {
    const embedded = await startEmbedded(config.DATA_DIR)
    const { connection } = embedded
    return { connection, listen: connection, pooled: false, location: embedded.folder, stop: embedded.stop }
  }
  const { host, pathname } = new URL(config.DATABASE_URL)
  return {
    connection: { connectionString: config.DATABASE_URL },
    listen: { connectionString: config.DATABASE_LISTEN_URL ?? config.DATABASE_URL },
    pooled: (config.DATABASE_LISTEN_URL ?? config.DATABASE_URL) !== config.DATABASE_URL,
    location: `PostgreSQL at ${host}${pathname}`,
    stop: async () => {},
  }
}
