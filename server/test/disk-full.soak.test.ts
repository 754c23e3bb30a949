import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, rmdir, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databasePid, type ServerProcess, spawnServer } from './process.ts'
import { until } from './until.ts'
import { startUpstream, type Upstream } from './upstream.ts'

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
