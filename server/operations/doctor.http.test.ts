import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { cloneDatabase } from '#server/test/server.ts'
import { refusal, startUpstream, type Upstream } from '#server/test/upstream.ts'
import { backup } from './backup.ts'
import { examine, type Finding } from './doctor.ts'

const SECRET = 'a secret for tests that nobody else uses'

let folder: string
let database: string
let upstream: Upstream

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'beachhead-doctor-'))
  database = await cloneDatabase()
  upstream = await startUpstream()
})
afterAll(async () => {
  await upstream[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

const environment = (more: Record<string, string> = {}) => ({
  DATA_DIR: folder,
  DATABASE_URL: database,
  AUTH_SECRET: SECRET,
  ...more,
})

const stateOf = (findings: Finding[], about: string) => findings.find((finding) => finding.about === about)

describe('the doctor', () => {
  test('finds a plain installation well, and names what it lacks with the way to it', async () => {
    const findings = await examine(environment())
    expect(findings.map(({ about, state }) => `${about} ${state}`)).toEqual([
      'configuration ok',
      'disk ok',
      'secrets ok',
      'mail warning',
      'database ok',
      'clock ok',
      'live updates ok',
      'provider warning',
      'backup warning',
    ])
    expect(stateOf(findings, 'provider')?.text).toContain('the built-in guide answers')
    expect(stateOf(findings, 'backup')?.text).toContain('npm run backup')
  })

  test('says which variable cannot be used, and stops there', async () => {
    expect(await examine({ PORT: 'many' })).toEqual([
      { about: 'configuration', state: 'failed', text: expect.stringContaining('PORT') },
    ])
  })

  test('tries the provider with the key, the address and the model that replies use', async () => {
    expect(stateOf(await examine(environment(upstream.env)), 'provider')?.state).toBe('ok')
    upstream.script(refusal(401))
    const findings = await examine(environment(upstream.env))
    expect(stateOf(findings, 'provider')).toMatchObject({
      state: 'failed',
      text: expect.stringContaining('unauthorized'),
    })
    expect(JSON.stringify(findings)).not.toContain('sk-test-canary')
  })

  test('sees that a database is out of reach, and goes no further', async () => {
    const findings = await examine(environment({ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' }))
    expect(stateOf(findings, 'database')?.state).toBe('failed')
    expect(stateOf(findings, 'clock')).toBeUndefined()
  })

  test('tries the mail server', async () => {
    const silent = createServer((socket) => socket.end('421 go away\r\n')).listen(0, '127.0.0.1')
    await new Promise((resolve) => silent.once('listening', resolve))
    const address = silent.address()
    const port = typeof address === 'object' ? address?.port : 0
    const findings = await examine(
      environment({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'a@example.org' }),
    )
    expect(stateOf(findings, 'mail')).toMatchObject({
      state: 'failed',
      text: expect.stringContaining('SMTP_URL'),
    })
    await new Promise((resolve) => silent.close(resolve))
  })

  test('does not let secrets lie open', async () => {
    const path = join(folder, 'secrets.json')
    await writeFile(path, '{}', { mode: 0o644 })
    expect(stateOf(await examine(environment()), 'secrets')).toMatchObject({
      state: 'failed',
      text: expect.stringContaining('chmod 600'),
    })
    expect((await stat(path)).mode & 0o777).toBe(0o644)
    await rm(path)
  })

  test('is content once a backup was made', async () => {
    await backup(readConfig(environment()), join(folder, 'b.gz'))
    expect(stateOf(await examine(environment()), 'backup')?.state).toBe('ok')
  })
})
