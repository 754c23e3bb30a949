import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { unprivileged } from '#server/db/embedded-account.ts'
import { PGBOUNCER } from '../../scripts/pgbouncer.ts'
import { until } from './until.ts'

const PORT = 6432

export interface Pooler extends AsyncDisposable {
  /** The address of a database by way of the pooler. */
  url(databaseUrl: string): string
}

/** pgbouncer in transaction mode before the server of `databaseUrl`, on a unix socket of its own. */
export async function startPooler(databaseUrl: string): Promise<Pooler> {
  const { username, searchParams, port } = new URL(databaseUrl)
  const account = await unprivileged()
  const folder = await mkdtemp(join(tmpdir(), 'beachhead-pooler-'))
  const settings = join(folder, 'pgbouncer.ini')
  const host = searchParams.get('host') ?? 'localhost'
  await writeFile(
    settings,
    `[databases]
* = host=${host} port=${port || 5432} user=${username}
[pgbouncer]
listen_addr =
listen_port = ${PORT}
unix_socket_dir = ${folder}
auth_type = any
pool_mode = transaction
default_pool_size = 8
max_client_conn = 500
`,
  )
  if (account.uid !== undefined && account.gid !== undefined) await chown(folder, account.uid, account.gid)
  const child = spawn(PGBOUNCER, ['-q', settings], { ...account, cwd: '/', stdio: 'ignore' })
  const url = (direct: string) => {
    const address = new URL(direct)
    address.port = String(PORT)
    address.searchParams.set('host', folder)
    return address.href
  }
  await until(() => answers(url(databaseUrl)))
  return {
    url,
    async [Symbol.asyncDispose]() {
      await end(child)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  )
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}
