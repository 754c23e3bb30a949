import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, rmdir, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databasePid, type ServerProcess, spawnServer } from '#server/test/process.ts'
import { until } from '#server/test/until.ts'
import { type Behaviour, held, startUpstream, type Upstream } from '#server/test/upstream.ts'
import { readReply, type Visitor } from '#server/test/visitor.ts'

const run = promisify(execFile)
const root = process.getuid?.() === 0
const reason = root ? '' : ' (not run: only root may mount a tmpfs)'

let upstream: Upstream
let disk: string
let server: ServerProcess

beforeAll(async () => {
  upstream = await startUpstream()
  disk = await mkdtemp(join(tmpdir(), 'beachhead-disk-'))
  if (!root) return
  await run('mount', ['-t', 'tmpfs', '-o', 'size=200m,mode=711', 'tmpfs', disk])
  server = await spawnServer(disk, upstream.env)
  await server.ready()
})
afterAll(async () => {
  if (root) {
    server.kill('SIGKILL')
    await server.ended
    const pid = await databasePid(disk)
    if (pid) process.kill(pid, 'SIGQUIT')
    await until(() =>
      run('umount', [disk]).then(
        () => true,
        () => false,
      ),
    )
  }
  await rmdir(disk)
  await upstream[Symbol.asyncDispose]()
})

/** Takes all that is left of the disk, as another program on the machine does. */
async function fill(): Promise<() => Promise<void>> {
  const { bavail, bsize } = await statfs(disk)
  const ballast = join(disk, 'ballast')
  await writeFile(ballast, Buffer.alloc(bavail * bsize)).catch(() => {})
  return () => rm(ballast)
}

test.runIf(root)(
  `R32: on a full disk a message is refused in words, what is stored can be read, and all works once there is space${reason}`,
  { timeout: 180_000 },
  async () => {
    const member = server.visitor()
    await member.signUp({ name: 'Ada', email: 'ada@example.org', password: 'correct horse' })
    await member.ask('Before')
    const free = await fill()
    const refused = await until(async () => {
      const response = await member.post(randomBytes(3_900).toString('hex'))
      if (!response.ok) return response
      await response.text()
      return undefined
    }, 60_000)
    expect([503, 507]).toContain(refused.status)
    expect(((await refused.json()) as { error: string }).error).toMatch(/disk is full|cannot be reached/)
    process.stdout.write(`Full disk: ${refused.status}\n`)
    expect((await member.messages()).length).toBeGreaterThanOrEqual(2)
    await free()
    await until(async () => {
      const response = await member.post('After')
      if (!response.ok) return false
      return (await response.text()).includes('[DONE]')
    }, 60_000)
    expect(server.output()).not.toContain('FATAL')
  },
)

/** How many send, how long the disk is full, and how long any of them may have to wait for an end meanwhile. */
const PEOPLE = 16
const FULL_MS = 40_000
const WAIT_MS = 30_000

const words = Array.from({ length: 150 }, (_, word) => `${word} ${'x'.repeat(60)} `)

/** A reply that takes three seconds, and is half there all the time. */
const paced: Behaviour = async (response, call) => {
  const slow = held(...words.slice(0, 75))
  await slow(response, call)
  await sleep(3_000)
  await slow.release(...words.slice(75))
}

test.runIf(root)(
  `R32: people who go on sending on a full disk wait for nobody, and every reply they read is there once there is space${reason}`,
  { timeout: 400_000 },
  async () => {
    const people: Visitor[] = []
    for (let person = 0; person < PEOPLE; person++) {
      const member = server.visitor()
      const email = `ada.${person}@example.org`
      await member.signUp({ name: 'Ada', email, password: 'correct horse' })
      people.push(member)
    }
    const read: { tab: Visitor; text: string }[] = []
    const refused = new Map<number, number>()
    let longest = 0
    let sending = true
    const send = async (member: Visitor) => {
      while (sending) {
        const tab = Object.assign(member.at(server.url), { conversationId: undefined })
        const started = performance.now()
        upstream.script(paced)
        const response = await tab.post('y'.repeat(3_000))
        if (response.ok) read.push({ tab, text: (await readReply(response)).text })
        else {
          refused.set(response.status, (refused.get(response.status) ?? 0) + 1)
          await response.text()
          await sleep(500)
        }
        longest = Math.max(longest, performance.now() - started)
      }
    }
    const all = Promise.all(people.map(send))
    await sleep(2_000)
    const free = await fill()
    await sleep(FULL_MS)
    await free()
    await sleep(2_000)
    sending = false
    await all
    for (const { tab, text } of read) {
      const shown = async () => (await tab.messages()).at(-1)
      await until(async () => (await shown())?.status === 'complete', 30_000)
      expect((await shown())?.content).toBe(text)
    }
    process.stdout.write(
      `${read.length} replies, refused by status ${JSON.stringify([...refused])}, longest ${Math.round(longest)} ms\n`,
    )
    expect([...refused.keys()].filter((status) => ![503, 507].includes(status))).toEqual([])
    expect(refused.size).toBeGreaterThan(0)
    expect(longest).toBeLessThan(WAIT_MS)
  },
)
