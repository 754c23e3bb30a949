import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import { refusal, reply, startUpstream, type Upstream } from '#server/test/upstream.ts'
import { readReply, type Visitor } from '#server/test/visitor.ts'
import type { ReadSettings, SettingKey, SettingVersion } from '#shared/admin/settings.ts'

let upstream: Upstream
let server: TestServer
let admin: Visitor

beforeAll(async () => {
  upstream = await startUpstream()
  server = await startTestServer({ env: upstream.env })
  admin = await server.admin()
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await upstream[Symbol.asyncDispose]()
})

const now = async () => (await admin.json<ReadSettings>('/functions/v1/get-assistant-settings')).now
async function save(setting_key: SettingKey, setting_value: unknown, more: object = {}) {
  const json = { setting_key, setting_value, ...more }
  const response = await admin.fetch('/functions/v1/manage-settings', { method: 'POST', json })
  return { status: response.status, body: (await response.json()) as { current?: object; updatedAt: string } }
}
const send = (draft: object) =>
  admin.fetch('/functions/v1/chat', {
    method: 'POST',
    json: { purpose: 'settings_test', messages: [{ role: 'user', content: 'Who first?' }], draft },
  })
const testing = async (draft: object = {}) => readReply(await send(draft))
const answeredIn = ({ events }: Awaited<ReturnType<typeof readReply>>) =>
  events.find(({ answered }) => answered)?.answered

describe('who answers now', () => {
  test('is the guide without a key', async () => {
    await using plain = await startTestServer()
    const operator = await plain.admin()
    const { now: told } = await operator.json<ReadSettings>('/functions/v1/get-assistant-settings')
    expect(told).toMatchObject({ state: 'guide', chosen: '', by: null })
  })

  test('is nobody before the first reply, and then who gave it, with its cost', async () => {
    expect(await now()).toMatchObject({ state: 'untried', chosen: 'gpt-4o-mini', replies: 0 })
    await admin.ask('Hello')
    expect(await now()).toMatchObject({
      state: 'answers',
      by: 'gpt-4o-mini',
      costPerReply: expect.closeTo(0.00036),
      replies: 1,
      said: null,
    })
  })

  test('is nobody from the first failure of a row on, with the provider’s sentence', async () => {
    const failing = refusal(401, { message: 'Incorrect API key provided: sk-test-canary' })
    upstream.script(failing)
    await admin.post('And now?')
    const first = await now()
    expect(first).toMatchObject({ state: 'fails', said: 'Incorrect API key provided: [key]', by: null })
    upstream.script(failing)
    await admin.post('And now again?')
    expect((await now()).at).toBe(first.at)
  })

  test('is the second model or the guide where one stands in, which is said', async () => {
    const config = { model: 'gpt-6-luna', on_model_failure: 'second_model', second_model: 'gpt-6.1-terra' }
    await save('model_config', config)
    expect(await now()).toMatchObject({ state: 'untried', chosen: 'gpt-6-luna' })
    upstream.script(refusal(402, { message: 'No credits.' }), reply('From the second.'))
    await admin.ask('Who are you?')
    expect(await now()).toMatchObject({
      state: 'stands_in',
      chosen: 'gpt-6-luna',
      by: 'gpt-6.1-terra',
      said: 'No credits.',
    })
    await save('model_config', { model: 'gpt-6-luna', on_model_failure: 'guide' })
    upstream.script(refusal(402, { message: 'No credits.' }))
    await admin.ask('And you?')
    expect(await now()).toMatchObject({ state: 'stands_in', by: 'guide' })
  })

  test('is not told by a test of a draft, only by one of what is saved', async () => {
    await save('model_config', { model: 'gpt-6-luna' })
    upstream.script(refusal(401))
    expect((await send({ model_config: { model: 'gpt-9' }, api_key: 'sk-wrong' })).status).toBe(401)
    expect((await now()).state).toBe('untried')
    upstream.script(reply('Here.'))
    await testing()
    // What was used is recorded when the answer has ended.
    await expect.poll(now).toMatchObject({ state: 'answers', by: 'gpt-6-luna' })
  })
})

describe('a test of the settings', () => {
  test('goes with the key of its draft, which is stored nowhere', async () => {
    upstream.script(reply('With another key.'))
    await testing({ api_key: 'sk-draft-canary' })
    expect(upstream.calls.at(-1)?.headers.authorization).toBe('Bearer sk-draft-canary')
    const rows = await server.query(
      'select row_to_json(s)::text from assistant_settings s union all select row_to_json(u)::text from usage_events u',
    )
    expect(JSON.stringify(rows)).not.toContain('draft-canary')
  })

  test('says who stood in for the model that failed, and counts both calls', async () => {
    const counted = () => server.query(`select from usage_events where purpose = 'settings_test'`)
    const before = await counted()
    upstream.script(refusal(500), refusal(500), refusal(500), reply('From the second.'))
    const config = { model: 'gpt-6-luna', on_model_failure: 'second_model', second_model: 'gpt-6.1-terra' }
    const tested = await testing({ model_config: config })
    expect(tested.text).toBe('From the second.')
    expect(answeredIn(tested)).toMatchObject({ model: 'gpt-6.1-terra', insteadOf: 'gpt-6-luna' })
    await expect.poll(async () => (await counted()).length).toBe(before.length + 2)
  })

  test('says that the replacement answered of a model whose last day is over', async () => {
    const gone = { message: 'The model gpt-4o-mini does not exist', code: 'model_not_found' }
    upstream.script(refusal(404, gone), reply('From its replacement.'))
    const tested = await testing({ model_config: { model: 'gpt-4o-mini' } })
    expect(answeredIn(tested)).toMatchObject({ model: 'gpt-6-luna', insteadOf: 'gpt-4o-mini' })
  })
})

describe('the versions of a setting', () => {
  const versions = async (key: SettingKey) =>
    (await admin.json<{ versions: SettingVersion[] }>(`/rest/v1/admin/setting-versions?setting_key=${key}`))
      .versions

  test('have a number, what changed since the one before, and the note that was written', async () => {
    await save('master_prompt', { value: 'Be brief.\nAsk.' })
    await save('master_prompt', { value: 'Be brief.\n- Mention coffee.\nAsk.' }, { note: '  For the fair ' })
    const [last, first, shipped] = await versions('master_prompt')
    expect(last).toMatchObject({
      number: 2,
      note: 'For the fair',
      change: { added: 1, removed: 0, line: 'Mention coffee.' },
    })
    expect(first).toMatchObject({ number: 1, note: null, change: { added: 2 } })
    expect(shipped).toMatchObject({ id: 'default', number: null, change: null })
  })

  test('of the model say what changed of it', async () => {
    await save('model_config', { model: 'gpt-6-luna', temperature: 0.7 })
    await save('model_config', { model: 'gpt-6.1-terra', temperature: 0.9 })
    expect((await versions('model_config'))[0]?.summary).toBe(
      'gpt-6-luna to gpt-6.1-terra, Temperature 0.7 to 0.9',
    )
  })

  test('refuse a note that is too long', async () => {
    expect((await save('master_prompt', { value: 'X' }, { note: 'x'.repeat(201) })).status).toBe(400)
  })

  test('name who was faster to the second of two', async () => {
    const { status, body } = await save('master_prompt', { value: 'Mine.' }, { expectedUpdatedAt: null })
    expect([status, body.current]).toEqual([409, expect.objectContaining({ savedBy: expect.any(String) })])
  })
})
