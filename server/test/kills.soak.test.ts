import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { killInMidReply } from './kill-loop.ts'
import { databasePid, type ServerProcess, spawnServer } from './process.ts'
import { cloneDatabase } from './server.ts'
import { startUpstream, type Upstream } from './upstream.ts'

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

beforeAll(async () => {
  upstream = await startUpstream()
  folder = await mkdtemp(join(tmpdir(), 'beachhead-kills-'))
})
afterAll(async () => {
  running?.kill('SIGKILL')
  const pid = await databasePid(folder)
  if (pid) process.kill(pid, 'SIGQUIT')
  await rm(folder, { recursive: true, force: true })
  await upstream[Symbol.asyncDispose]()
})

async function start(env: Record<string, string>): Promise<ServerProcess> {
  running = await spawnServer(folder, { ...upstream.env, ...env })
  await running.ready()
  return running
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
