import { existsSync } from 'node:fs'
import { aptInstall } from './apt.ts'

/** The transaction pooler that the tests of several replicas stand behind. */
export const PGBOUNCER = process.env.PGBOUNCER ?? '/usr/sbin/pgbouncer'

/** Returns whether there is one; as root, Debian's is installed when it is missing. */
export async function ensurePgbouncer(): Promise<boolean> {
  return existsSync(PGBOUNCER) || ((await aptInstall('pgbouncer')) && existsSync(PGBOUNCER))
}
