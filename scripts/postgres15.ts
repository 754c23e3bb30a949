import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { isReachable, runAs, unprivileged } from '../server/db/embedded-account.ts'
import { aptInstall } from './apt.ts'

const BIN = process.env.POSTGRES15_BIN ?? '/usr/lib/postgresql/15/bin'

export interface RunningServer {
  readonly name: string
  readonly url: string
  stop(): Promise<void>
}

/**
 * The PostgreSQL 15 server for the database tests: the one in TEST_DATABASE_URL, or one started here from
 * the machine's binaries or Debian's package. The tests connect as a user that is no superuser.
 */
export async function startPostgres15(): Promise<RunningServer | { reason: string }> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { name: 'the server in TEST_DATABASE_URL', url: given, stop: async () => {} }
  if (!existsSync(join(BIN, 'initdb')) && !(await aptInstall('postgresql-15'))) {
    return { reason: `There are no binaries in ${BIN}: set TEST_DATABASE_URL or POSTGRES15_BIN.` }
  }
  try {
    return await start()
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) }
  }
}

async function start(): Promise<RunningServer> {
  const account = await unprivileged()
  const folder = await mkdtemp(join(tmpdir(), 'beachhead-pg15-'))
  if (!(await isReachable(tmpdir()))) throw new Error(`${tmpdir()} cannot be entered by the database's user.`)
  if (account.uid !== undefined && account.gid !== undefined) await chown(folder, account.uid, account.gid)
  const data = join(folder, 'data')
  const flags = ['-U', 'owner', '-E', 'UTF8', '--locale=C.UTF-8', '--auth=trust', '--no-sync']
  await runAs(account, join(BIN, 'initdb'), ['-D', data, ...flags])
  const options = `-c listen_addresses= -c unix_socket_directories=${folder} -c max_connections=400 -c fsync=off`
  const control = (...args: string[]) => runAs(account, join(BIN, 'pg_ctl'), ['-D', data, '-w', ...args])
  await control('-l', join(folder, 'log'), '-o', options, 'start')
  const stop = async () => {
    await control('-m', 'immediate', 'stop')
    await rm(folder, { recursive: true, force: true })
  }
  const user = `tester_${randomBytes(4).toString('hex')}`
  const owner = new pg.Client({ host: folder, user: 'owner', database: 'postgres' })
  await owner.connect()
  await owner.query(`create role ${user} login createdb createrole nosuperuser`)
  const { rows } = await owner.query<{ server_version: string }>('show server_version')
  await owner.end()
  const url = `postgres://${user}@localhost/postgres?host=${encodeURIComponent(folder)}`
  return { name: `PostgreSQL ${rows[0]?.server_version.split(' ')[0]} as no superuser`, url, stop }
}
