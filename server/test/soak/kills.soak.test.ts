import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { databaseUrl } from '#server/test/database-url.ts'
import { killInFirstStart, killInMidReply } from '#server/test/kill-loop.ts'
import { databasePid, type ServerProcess, spawnServer } from '#server/test/process.ts'
import { cloneDatabase } from '#server/test/server.ts'
import { startUpstream, type Upstream } from '#server/test/upstream.ts'

const { SEED = '1', KILLS = '100' } = process.env
const kills = Number(KILLS)
/** Random, and the same for a seed. */
const [instants = []] = fc.sample(
  fc.array(fc.integer({ min: 0, max: 2_500 }), { minLength: kills, maxLength: kills, size: 'max' }),
  { seed: Number(SEED), numRuns: 1 },
)

const AUTH_SECRET = 'a secret for tests that nobody else uses'

let upstream: Upstream
let folder: string
let running: ServerProcess | undefined
/** Of first starts; the last one is still there when it failed. */
const folders: string[] = []

beforeAll(async () => {
  upstream = await startUpstream()
  folder = await mkdtemp(join(tmpdir(), 'beachhead-kills-'))
})
afterAll(async () => {
  running?.kill('SIGKILL')
  for (const dataDir of [folder, ...folders]) await clear(dataDir)
  await upstream[Symbol.asyncDispose]()
})

async function clear(dataDir: string): Promise<void> {
  const pid = await databasePid(dataDir)
  if (pid) process.kill(pid, 'SIGQUIT')
  await rm(dataDir, { recursive: true, force: true })
}

async function spawn(env: Record<string, string>, dataDir = folder): Promise<ServerProcess> {
  running = await spawnServer(dataDir, { ...upstream.env, ...env })
  return running
}

async function start(env: Record<string, string>): Promise<ServerProcess> {
  const server = await spawn(env)
  await server.ready()
  return server
}

test.each([
  ['the embedded database', async () => ({})],
  ['the database server of this run', async () => ({ DATABASE_URL: await cloneDatabase(), AUTH_SECRET })],
])(
  `R18: ${kills} kills in mid-reply, seed ${SEED}, on %s`,
  { timeout: kills * 60_000 },
  async (_, database) => {
    const env: Record<string, string> = await database()
    const server = await killInMidReply({ upstream, start: () => start(env), instants })
    server.kill('SIGTERM')
    expect(await server.ended).toBe(0)
  },
)

const FIRST_STARTS = 20

/** On the server of this run, with nothing in it yet. */
async function emptyDatabase(): Promise<string> {
  const { url } = inject('postgres')
  const name = `beachhead_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return databaseUrl(url, name)
}

test.each([
  ['the embedded database', async () => ({})],
  ['the database server of this run', async () => ({ DATABASE_URL: await emptyDatabase(), AUTH_SECRET })],
])(
  `R35: ${FIRST_STARTS} kills all through the first start, on %s`,
  { timeout: FIRST_STARTS * 60_000 },
  async (_, database) => {
    const anew = async () => {
      const env: Record<string, string> = await database()
      const dataDir = await mkdtemp(join(tmpdir(), 'beachhead-first-'))
      folders.push(dataDir)
      return { dataDir, spawn: () => spawn(env, dataDir) }
    }
    const undisturbed = await anew()
    const started = performance.now()
    const server = await undisturbed.spawn()
    await server.ready()
    const whole = performance.now() - started
    server.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    await clear(undisturbed.dataDir)
    for (let kill = 0; kill < FIRST_STARTS; kill++) {
      const { dataDir, spawn } = await anew()
      await killInFirstStart({ spawn, instant: (whole * (kill + 0.5)) / FIRST_STARTS })
      await clear(dataDir)
    }
  },
)
