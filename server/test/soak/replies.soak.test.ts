import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServerProcess, spawnServer } from '#server/test/process.ts'
import { cloneDatabase } from '#server/test/server.ts'
import { startUpstream, type Upstream } from '#server/test/upstream.ts'

const replies = Number(process.env.REPLIES ?? 10_000)
/** After which memory and handles are measured first. */
const WARM = Math.ceil(replies / 10)
/** Each writes fewer messages than one person may in an hour. */
const PEOPLE = 60
/** Replies of one conversation. */
const TURNS = 10
const AT_ONCE = 8
/** Idle connections have been given back by then: the pool's limit is 30 s. */
const REST_MS = 35_000
/** Connections that what goes on by itself may have open at the moment. */
const BY_ITSELF = 2
/** Garbage is no memory that is held: what V8 leaves lying depends on how much the machine has. */
const COLLECTS =
  "--expose-gc --import=data:text/javascript,process.on('SIGUSR2',()=>gc({type:'major',flavor:'last-resort'}))"

let upstream: Upstream
let folder: string
let server: ServerProcess

beforeAll(async () => {
  upstream = await startUpstream()
  folder = await mkdtemp(join(tmpdir(), 'beachhead-replies-'))
  const AUTH_SECRET = 'a secret for tests that nobody else uses'
  const DATABASE_URL = await cloneDatabase()
  server = await spawnServer(folder, {
    ...upstream.env,
    AUTH_SECRET,
    DATABASE_URL,
    NODE_OPTIONS: COLLECTS,
    TRUST_PROXY: '1',
  })
  await server.ready()
})
afterAll(async () => {
  server.kill('SIGKILL')
  await server.ended
  await rm(folder, { recursive: true, force: true })
  await upstream[Symbol.asyncDispose]()
})

/** Resident memory in bytes without garbage, and open handles, as the kernel counts them. */
async function measure(): Promise<{ memory: number; handles: number }> {
  process.kill(server.pid, 'SIGUSR2')
  await sleep(REST_MS)
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8')
  const handles = await readdir(`/proc/${server.pid}/fd`)
  return { memory: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024, handles: handles.length }
}

test.runIf(process.platform === 'linux')(
  `R45: after ${replies} replies, memory is at most 1.2 times that after ${WARM}, and no handle stays open`,
  { timeout: 2 * 60 * 60_000 },
  async () => {
    const people = await Promise.all(
      Array.from({ length: PEOPLE }, async () => {
        const member = server.visitor()
        await member.signUp({ name: 'Ada', email: `${randomUUID()}@example.org`, password: 'correct horse' })
        return member
      }),
    )
    let asked = 0
    const ask = async (limit: number) => {
      while (asked < limit) {
        const turn = asked++
        const tab = people[turn % PEOPLE]?.at(server.url)
        for (let reply = 0; tab && reply < TURNS; reply++) {
          if (reply > 0) asked++
          const answer = await tab.ask(`Question ${turn}.${reply}: whom do I interview?`)
          expect(answer.text).toBe('Talk to ten plant managers.')
        }
      }
    }
    const askUpTo = (limit: number) => Promise.all(Array.from({ length: AT_ONCE }, () => ask(limit)))
    await askUpTo(WARM)
    const before = await measure()
    await askUpTo(replies)
    const after = await measure()
    const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)
    process.stdout.write(
      `${asked} replies: ${megabytes(before.memory)} MB after ${WARM}, ${megabytes(after.memory)} MB after all; ${before.handles} and ${after.handles} handles\n`,
    )
    expect(after.memory).toBeLessThanOrEqual(before.memory * 1.2)
    expect(after.handles).toBeLessThanOrEqual(before.handles + BY_ITSELF)
    server.kill('SIGTERM')
    expect(await server.ended).toBe(0)
  },
)
