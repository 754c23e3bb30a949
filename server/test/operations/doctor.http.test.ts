import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createServer as listenOn, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { backup } from '#server/operations/backup.ts'
import type { Finding } from '#server/operations/doctor/verdict.ts'
import { examine } from '#server/operations/doctor.ts'
import { readConfig } from '#server/runtime/config.ts'
import { startMailbox } from '#server/test/mailbox.ts'
import { cloneDatabase, emptyDatabase } from '#server/test/server.ts'
import { refusal, startUpstream, type Upstream } from '#server/test/upstream.ts'

const HOUR = 60 * 60 * 1000
const portOf = (server: Server) => {
  const address = server.address()
  return typeof address === 'object' ? address?.port : 0
}
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

/** This machine, with its clock so far ahead and so much room. */
const machine = (ahead: number, freeMib = 10_000) => ({
  now: () => Date.now() + ahead,
  freeBytes: async () => freeMib * 1024 * 1024,
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
      'live updates ok',
      'provider warning',
      'sign-up ok',
      'clock ok',
      'backup warning',
    ])
    expect(stateOf(findings, 'provider')?.text).toContain('the built-in guide answers')
    expect(stateOf(findings, 'clock')?.text).toBe('this machine and the database agree')
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

  test('warns of the last day of the model in force as the provider told it', async () => {
    const client = new pg.Client({ connectionString: database })
    await client.connect()
    await client.query(`insert into model_last_days values ('gpt-4o-mini', current_date + 10)`)
    expect(stateOf(await examine(environment(upstream.env)), 'provider')).toMatchObject({
      state: 'warning',
      text: expect.stringMatching(
        /gpt-4o-mini is there until .*: choose gpt-6-luna in the assistant settings/,
      ),
    })
    await client.query('delete from model_last_days')
    await client.end()
  })

  test('tries the provider also before a start has taken the newest migrations', async () => {
    const older = await emptyDatabase()
    await migrate({ connectionString: older }, { upTo: 20 })
    const findings = await examine(environment({ DATABASE_URL: older, ...upstream.env }))
    expect(stateOf(findings, 'database')?.text).toMatch(/the next start takes \d+ migrations/)
    expect(stateOf(findings, 'provider')?.text).toContain('gpt-4o-mini through the direct provider answers')
  })

  test('recommends confirmed addresses once replies cost money', async () => {
    expect(stateOf(await examine(environment(upstream.env)), 'sign-up')).toMatchObject({
      state: 'warning',
      text: expect.stringContaining('REQUIRE_EMAIL_VERIFICATION=on'),
    })
    await using mailbox = await startMailbox()
    const confirmed = { ...upstream.env, ...mailbox.env, REQUIRE_EMAIL_VERIFICATION: 'on' }
    expect(stateOf(await examine(environment(confirmed)), 'sign-up')?.state).toBe('ok')
  })

  test('waits for the first start where there is no database yet, and makes none itself', async () => {
    const empty = join(folder, 'empty')
    const findings = await examine({ DATA_DIR: empty, ...upstream.env })
    expect(stateOf(findings, 'database')).toEqual({
      about: 'database',
      state: 'warning',
      text: expect.stringContaining(`none in ${empty} yet`),
    })
    expect(stateOf(findings, 'database')?.text).toContain('the environment that it runs with')
    expect(stateOf(findings, 'provider')?.state).toBe('ok')
    expect(findings.filter(({ state }) => state === 'failed')).toEqual([])
    expect(await readdir(empty)).toEqual([])
  })

  test('finds an empty database of a server ready for the first start', async () => {
    const findings = await examine(environment({ DATABASE_URL: await emptyDatabase() }))
    expect(stateOf(findings, 'database')).toMatchObject({
      state: 'ok',
      text: expect.stringContaining('empty: the first start prepares it'),
    })
    expect(findings.filter(({ state }) => state === 'failed')).toEqual([])
  })

  test('tells who may prepare a database that nobody started on: who makes the two roles, or was given them', async () => {
    const user = `plain_${randomUUID().slice(0, 8)}`
    const address = new URL(await emptyDatabase())
    const owner = new pg.Client({ connectionString: address.href })
    await owner.connect()
    await owner.query(`create role ${user} login`)
    address.username = user
    const env = environment({ DATABASE_URL: address.href })
    expect(stateOf(await examine(env), 'database')).toMatchObject({
      state: 'failed',
      text: expect.stringContaining(`grant beachhead_member, beachhead_admin, beachhead_support to ${user}`),
    })
    await owner.query(`grant beachhead_member, beachhead_admin, beachhead_support to ${user}`)
    expect(stateOf(await examine(env), 'database')?.state).toBe('ok')
    await owner.query(`drop role ${user}`)
    await owner.end()
  })

  test.each([
    ['ahead of', HOUR],
    ['behind', -HOUR],
  ])('says that this machine is %s the database', async (words, ahead) => {
    expect(stateOf(await examine(environment(), machine(ahead)), 'clock')).toMatchObject({
      state: 'warning',
      text: expect.stringMatching(new RegExp(`this machine is 3,60\\d s ${words} the database.*NTP`)),
    })
  })

  test('compares the clock with the provider’s too, since an embedded database has this machine’s', async () => {
    const right = await examine(environment(upstream.env))
    expect(stateOf(right, 'clock')?.text).toBe('this machine, the database and the provider agree')
    const late = createServer((_request, response) => {
      response.writeHead(404, { Date: new Date(Date.now() + HOUR).toUTCString() }).end()
    }).listen(0, '127.0.0.1')
    await once(late, 'listening')
    const env = { ...upstream.env, OPENAI_BASE_URL: `http://127.0.0.1:${portOf(late)}/v1` }
    expect(stateOf(await examine(environment(env)), 'clock')).toMatchObject({
      state: 'warning',
      text: expect.stringMatching(/this machine is 3,\d{3} s behind the provider.*NTP/),
    })
    late.closeAllConnections()
    late.close()
  })

  test.each([
    [5_000, 'ok', '5,000 MiB free'],
    [1_000, 'warning', '1,000 MiB free where DATA_DIR lies: make room soon'],
    [100, 'failed', '100 MiB free where DATA_DIR lies: make room now'],
  ])('finds %i MiB of free disk %s', async (free, state, text) => {
    expect(stateOf(await examine(environment(), machine(0, free)), 'disk')).toMatchObject({
      state,
      text: expect.stringContaining(text),
    })
  })

  test.each([
    [{ PUBLIC_URL: 'http://beachhead.example', TRUST_PROXY: '1' }, 'warning', 'without TLS'],
    [{ PUBLIC_URL: 'https://beachhead.example' }, 'warning', 'TRUST_PROXY is 0'],
    [{ PUBLIC_URL: 'https://beachhead.example', TRUST_PROXY: '1' }, 'ok', 'https://beachhead.example'],
    [{ PUBLIC_URL: 'http://localhost:3000' }, 'ok', 'http://localhost:3000'],
  ])('of %o says %s', async (addresses, state, text) => {
    // Nothing of this needs the database, so none is waited for.
    const away = { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' }
    expect(stateOf(await examine(environment({ ...away, ...addresses })), 'configuration')).toMatchObject({
      state,
      text: expect.stringContaining(text),
    })
  })

  test('sees that a database is out of reach, and goes no further', async () => {
    const findings = await examine(environment({ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' }))
    expect(stateOf(findings, 'database')?.state).toBe('failed')
    expect(stateOf(findings, 'clock')).toBeUndefined()
  })

  test('tries the mail server with the user and the password', async () => {
    await using mailbox = await startMailbox()
    expect(stateOf(await examine(environment(mailbox.env)), 'mail')).toMatchObject({
      state: 'ok',
      text: 'the server in SMTP_URL takes mail',
    })
    const SMTP_URL = mailbox.env.SMTP_URL.replace('s3cret', 'guess')
    const findings = await examine(environment({ ...mailbox.env, SMTP_URL }))
    expect(stateOf(findings, 'mail')).toMatchObject({
      state: 'failed',
      text: expect.stringContaining('Check the address, user and password'),
    })
    expect(mailbox.received).toEqual([])
  })

  test('says when the mail server refuses to talk', async () => {
    const silent = listenOn((socket) => socket.end('421 go away\r\n')).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const findings = await examine(
      environment({ SMTP_URL: `smtp://127.0.0.1:${portOf(silent)}`, MAIL_FROM: 'a@example.org' }),
    )
    expect(stateOf(findings, 'mail')).toMatchObject({
      state: 'failed',
      text: expect.stringContaining('SMTP_URL'),
    })
    silent.close()
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
    expect(stateOf(await examine(environment(), machine(49 * HOUR)), 'backup')).toMatchObject({
      state: 'warning',
      text: expect.stringContaining('every day'),
    })
  })
})
