import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServerProcess, spawnServer } from '#server/test/process.ts'
import { cloneDatabase } from '#server/test/server.ts'
import { begin, chunk, held, startUpstream, type Upstream } from '#server/test/upstream.ts'
import type { Visitor } from '#server/test/visitor.ts'

/** As long as the case says. */
const SILENCE_MS = 25_000
const REPLY_BYTES = 50e6
/** Memory that such a reply may take, in bytes. */
const MOST = 64 * 1024 * 1024

let upstream: Upstream
let folder: string
let server: ServerProcess

beforeAll(async () => {
  upstream = await startUpstream()
  folder = await mkdtemp(join(tmpdir(), 'beachhead-provider-'))
  const AUTH_SECRET = 'a secret for tests that nobody else uses'
  server = await spawnServer(folder, { ...upstream.env, AUTH_SECRET, DATABASE_URL: await cloneDatabase() })
  await server.ready()
})
afterAll(async () => {
  server.kill('SIGKILL')
  await server.ended
  await rm(folder, { recursive: true, force: true })
  await upstream[Symbol.asyncDispose]()
})

async function signUp(): Promise<Visitor> {
  const member = server.visitor()
  await member.signUp({ name: 'Ada', email: `${randomUUID()}@example.org`, password: 'correct horse' })
  return member
}

test('R8: whoever waits 25 s for the first word sees a sign of life every 15 s, and then the reply', {
  timeout: 60_000,
}, async () => {
  const member = await signUp()
  const behaviour = held()
  upstream.script(behaviour)
  const sent = performance.now()
  const signs: number[] = []
  const posting = member.post('Take your time')
  await behaviour.begun
  const releasing = sleep(SILENCE_MS).then(() => behaviour.release('Here it is.'))
  let text = ''
  for await (const part of (await posting).body?.pipeThrough(new TextDecoderStream()) ?? []) {
    if (part.startsWith(': still here')) signs.push(performance.now() - sent)
    text += part
  }
  await releasing
  expect(text).toContain('Here it is.')
  const gaps = [...signs, SILENCE_MS].map((at, index) => at - (signs[index - 1] ?? 0))
  expect(Math.max(...gaps)).toBeLessThan(15_500)
  expect((await member.messages()).at(-1)).toMatchObject({ content: 'Here it is.', status: 'complete' })
})

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)

test.runIf(process.platform === 'linux')(
  'R15: a reply of 50 MB takes at most 64 MB of memory, and is cut',
  { timeout: 60_000 },
  async () => {
    const resident = async (name: 'VmRSS' | 'VmHWM') => {
      const status = await readFile(`/proc/${server.pid}/status`, 'utf8')
      return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) * 1024
    }
    const member = await signUp()
    for (let reply = 0; reply < 20; reply++) await member.ask('Hello')
    await writeFile(`/proc/${server.pid}/clear_refs`, '5')
    const before = await resident('VmRSS')
    const line = chunk('x'.repeat(1_000))
    upstream.script(async (response, { closed }) => {
      let open = true
      void closed.then(() => {
        open = false
      })
      begin(response)
      for (let sent = 0; open && sent < REPLY_BYTES; sent += line.length)
        if (!response.write(line))
          await Promise.race([closed, new Promise((go) => response.once('drain', go))])
    })
    const { events } = await member.ask('Never stop')
    const peak = await resident('VmHWM')
    process.stdout.write(`${megabytes(before)} MB before, ${megabytes(peak)} MB at most\n`)
    expect(events.map(({ status }) => status)).toContain('stopped')
    expect(peak - before).toBeLessThan(MOST)
  },
)
