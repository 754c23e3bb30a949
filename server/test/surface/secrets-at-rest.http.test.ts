import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startEmbedded } from '#server/db/embedded.ts'
import { describeModel } from '#server/models/open-models.ts'
import { backup, restore } from '#server/operations/backup.ts'
import { examine } from '#server/operations/doctor.ts'
import { readConfig } from '#server/runtime/config.ts'
import { createEncryption } from '#server/runtime/encryption.ts'
import { emptyDatabase, startTestServer, type TestServer } from '#server/test/server.ts'
import { refusal, startUpstream, type Upstream } from '#server/test/upstream.ts'
import type { Visitor } from '#server/test/visitor.ts'
import type { AssistantSettings, SettingKey } from '#shared/admin/settings.ts'

const SECRET = 'a secret for tests that nobody else uses'
const OTHER_SECRET = 'another secret for tests, quite different'
const KEY = 'sk-proj-canary-0123456789-WXYZ'
/** Saved beside the key without being a secret, so that it is known to be found where the key is not. */
const MARKER = 'marker-0123456789 {{USER_PROFILE}} {{KNOWLEDGE_ENTRIES}}'

let upstream: Upstream
beforeAll(async () => {
  upstream = await startUpstream()
})
afterAll(() => upstream[Symbol.asyncDispose]())

const save = (admin: Visitor, setting_key: SettingKey, setting_value: unknown) =>
  admin.json('/functions/v1/manage-settings', { method: 'POST', json: { setting_key, setting_value } })

/** Returns what a visitor is answered, and the keys that the provider was shown for it. */
async function ask(server: TestServer) {
  const before = upstream.calls.length
  const response = await server.visitor().post('Hello')
  const text = await response.text()
  const shown = upstream.calls.slice(before).map(({ headers }) => headers.authorization)
  return { status: response.status, text, shown }
}

/** The server is offered another key by its environment, which may not take the place of one that cannot be read. */
const environment = (more: Record<string, string> = {}) => ({
  ...upstream.env,
  OPENAI_API_KEY: 'sk-of-the-environment',
  ...more,
})

/** The guide answers, and whoever looks is told why and what to do. */
async function expectUnreadable(server: TestServer, folder: string): Promise<void> {
  const admin = await server.admin()
  const told = await admin.json<AssistantSettings>('/functions/v1/get-assistant-settings')
  expect(told.settings.openai_api_key).toMatchObject({ value: '', set: true, readable: false })
  expect(told.warnings).toEqual([expect.stringMatching(/Enter it again.*built-in guide answers/)])
  expect(told).toMatchObject({ answers: 'guide' })
  const { models, settings } = server.runtime.deps
  expect(await describeModel(models, settings)).toMatch(
    /^the built-in guide .*AUTH_SECRET.*enter the key again/,
  )
  const findings = await examine({
    DATABASE_URL: server.databaseUrl,
    AUTH_SECRET: server.runtime.deps.config.AUTH_SECRET,
    DATA_DIR: folder,
    ...environment(),
  })
  expect(findings.filter(({ state }) => state === 'failed')).toEqual([
    { about: 'provider', state: 'failed', text: expect.stringMatching(/AUTH_SECRET.*enter the key again/) },
  ])
  const { status, text, shown } = await ask(server)
  expect(status).toBe(200)
  expect(text).toContain('[DONE]')
  expect(shown).toEqual([])
  expect(text).not.toContain('canary')
}

describe('a provider key that was saved', { timeout: 60_000 }, () => {
  let folder: string
  let server: TestServer
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'beachhead-test-'))
    server = await startTestServer({ env: environment() })
    await save(await server.admin(), 'openai_api_key', KEY)
  })
  afterAll(async () => {
    await server[Symbol.asyncDispose]()
    await rm(folder, { recursive: true, force: true })
  })

  test('S47: is nowhere in the raw files of the database, also after it was used, refused, changed and removed', async () => {
    const home = join(folder, 'embedded')
    const embedded = await startEmbedded(home)
    const { host, user } = embedded.connection
    const database = `postgres://${user}@localhost/beachhead?host=${encodeURIComponent(String(host))}`
    {
      await using own = await startTestServer({ database, env: environment() })
      const admin = await own.admin()
      await save(admin, 'master_prompt', { value: MARKER })
      await save(admin, 'openai_api_key', KEY)
      expect((await ask(own)).shown).toEqual([`Bearer ${KEY}`])
      upstream.script(refusal(401, { message: `Incorrect API key provided: ${KEY}` }))
      expect((await ask(own)).status).toBe(401)
      await save(admin, 'openai_api_key', `${KEY}-the-next`)
      await save(admin, 'openai_api_key', null)
    }
    // Its pages are written out by then; its log of writes still holds every one.
    await embedded.stop()
    const files = await readdir(embedded.folder, { recursive: true, withFileTypes: true })
    const holding = { canary: 0, marker: 0 }
    for (const file of files.filter((each) => each.isFile())) {
      const bytes = await readFile(join(file.parentPath, file.name))
      if (bytes.includes('canary')) holding.canary++
      if (bytes.includes('marker-0123456789')) holding.marker++
    }
    expect(holding).toEqual({ canary: 0, marker: expect.any(Number) })
    // In a table and in the log of writes.
    expect(holding.marker).toBeGreaterThan(1)
  })

  test('R41, S47: is not in a backup in clear; it is used again after a restore with the same secret, and the guide answers with another', async () => {
    const { path } = await backup(
      readConfig({ DATABASE_URL: server.databaseUrl, AUTH_SECRET: SECRET }),
      join(folder, 'key.gz'),
    )
    const text = gunzipSync(await readFile(path)).toString()
    expect(text).toContain('"last4": "WXYZ"')
    expect(text).not.toContain('canary')
    for (const form of ['utf8', 'base64', 'hex'] as const) {
      expect(text).not.toContain(Buffer.from(KEY).toString(form))
    }

    const same = await emptyDatabase()
    await restore(readConfig({ DATABASE_URL: same, AUTH_SECRET: SECRET }), path)
    await using again = await startTestServer({ database: same, env: environment() })
    expect((await ask(again)).shown).toEqual([`Bearer ${KEY}`])
    await using stranger = await startTestServer({
      database: same,
      env: environment({ AUTH_SECRET: OTHER_SECRET }),
    })
    await expectUnreadable(stranger, folder)
  })

  const sealed = (secret: string, name: string) => ({
    sealed: createEncryption(secret).seal(name, KEY),
    last4: 'WXYZ',
  })
  test.each([
    ['exchanged for what was sealed under another name', () => sealed(SECRET, 'notion_token')],
    ['sealed with another secret', () => sealed(OTHER_SECRET, 'openai_api_key')],
    [
      'of a version of sealing that this release does not know',
      () => {
        const known = sealed(SECRET, 'openai_api_key')
        return { ...known, sealed: { ...known.sealed, v: 2 } }
      },
    ],
    ['put there in clear', () => KEY],
    ['put there in clear in the place of the sealed one', () => ({ sealed: KEY, last4: 'WXYZ' })],
  ])(
    'S47: %s in the database counts as no key: the guide answers, the settings and the doctor say what to do, and nothing takes its place',
    async (_, value) => {
      await server.query(`update assistant_settings set value = $1 where key = 'openai_api_key'`, [
        JSON.stringify(value()),
      ])
      await expectUnreadable(server, folder)
      await server.query(`update assistant_settings set value = $1 where key = 'openai_api_key'`, [
        JSON.stringify(sealed(SECRET, 'openai_api_key')),
      ])
      expect((await ask(server)).shown).toEqual([`Bearer ${KEY}`])
    },
  )
})
