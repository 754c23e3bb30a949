import { type ChildProcess, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from './until.ts'
import { Visitor } from './visitor.ts'

export const MAIN = new URL('../main.ts', import.meta.url).pathname

/** A server in a process of its own, as `npm start` runs it, on a data folder of its own. */
export interface ServerProcess {
  readonly url: string
  readonly pid: number
  /** What it printed so far. */
  readonly output: () => string
  /** Settles with the exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>
  /** Resolves when it answers; rejects when it ends before, or after `limit` milliseconds. */
  ready(limit?: number): Promise<void>
  kill(signal: 'SIGKILL' | 'SIGTERM'): void
  visitor(): Visitor
}

/** Each caller comes from an address of its own, where the server believes its proxy. */
let visitors = 0

export async function spawnServer(
  dataDir: string,
  env: Record<string, string> = {},
  args = [MAIN],
): Promise<ServerProcess> {
  const port = await freePort()
  const defaults = {
    PATH: process.env.PATH,
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_FORMAT: 'json',
    // Half of a start is compiling.
    NODE_COMPILE_CACHE: join(tmpdir(), 'beachhead-compile-cache'),
  }
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...defaults, ...env },
  })
  let output = ''
  child.stdout.on('data', (text) => {
    output += text
  })
  child.stderr.on('data', (text) => {
    output += text
  })
  const ended = endOf(child)
  const url = `http://127.0.0.1:${port}`
  const answers = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  return {
    url,
    pid: child.pid ?? 0,
    output: () => output,
    ended,
    async ready(limit = 150_000) {
      const over = ended.then((end) => {
        throw new Error(`The server ended with ${end}: ${output}`)
      })
      await Promise.race([until(answers, limit), over])
      over.catch(() => {})
    },
    kill: (signal) => void child.kill(signal),
    visitor: () => new Visitor(url, `10.255.0.${visitors++ % 250}`),
  }
}

function endOf(child: ChildProcess): Promise<number | string> {
  return new Promise((resolve) => child.on('exit', (code, signal) => resolve(code ?? signal ?? '')))
}

/** A port that nothing listens on at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/** The process id of the embedded database in a data folder, while it runs. */
export async function databasePid(dataDir: string): Promise<number | undefined> {
  const [pid] = await noteOfDatabase(dataDir)
  return pid === undefined ? undefined : Number(pid)
}

/** The same, once it takes connections. */
export async function readyDatabasePid(dataDir: string): Promise<number | undefined> {
  const lines = await noteOfDatabase(dataDir)
  return lines[STATUS_LINE]?.trim() === 'ready' ? Number(lines[0]) : undefined
}

/** Where PostgreSQL notes how far it is. */
const STATUS_LINE = 7

/** The lines of what a running PostgreSQL notes about itself. */
async function noteOfDatabase(dataDir: string): Promise<string[]> {
  const noted = await readFile(join(dataDir, 'postgres.location'), 'utf8').catch(() => undefined)
  const folder = noted?.trim() ?? join(dataDir, 'postgres')
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => undefined)
  return text?.split('\n') ?? []
}
