import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import { until } from '#server/test/until.ts'
import {
  type Behaviour,
  begin,
  chunk,
  ended,
  listing,
  refusal,
  reply,
  startUpstream,
  type Upstream,
} from '#server/test/upstream.ts'
import { readReply, type Visitor } from '#server/test/visitor.ts'
import type { Notice } from '#shared/admin/notices.ts'

/** Silence after which a model that does not think is given up, in these tests. */
const STALL_MS = 1_500
/** A day on which gpt-5-mini is gone. */
const TODAY = new Date('2026-12-20T12:00:00Z')

let upstream: Upstream
let server: TestServer
let admin: Visitor
let log = ''

beforeAll(async () => {
  upstream = await startUpstream()
  server = await startTestServer({
    env: upstream.env,
    stallLimit: STALL_MS,
    today: () => TODAY,
    onLog: (line) => {
      log += line
    },
  })
  admin = await server.admin()
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await upstream[Symbol.asyncDispose]()
  expect(log).not.toContain('canary')
})
beforeEach(async () => {
  await server.query('delete from assistant_settings')
  await server.query('delete from usage_events')
})

const configure = (model_config: object) =>
  admin.json('/functions/v1/manage-settings', {
    method: 'POST',
    json: { setting_key: 'model_config', setting_value: model_config },
  })
const notices = async () => (await admin.json<{ notices: Notice[] }>('/rest/v1/admin/notices')).notices
const noticeOf = (code: Notice['code']) =>
  until(async () => (await notices()).find((one) => one.code === code))

/** Sends a question; the answer's status and text, what is stored, and the calls that it came to. */
async function ask(...behaviours: Behaviour[]) {
  const visitor = server.visitor()
  const before = upstream.calls.length
  upstream.script(...behaviours)
  const response = await visitor.post('Whom do I ask?')
  const text = await response.text()
  expect(text).not.toContain('canary')
  const [, stored] = await visitor.messages()
  return { status: response.status, text, stored, calls: upstream.calls.slice(before) }
}

const unknownModel = (model: string) =>
  refusal(404, {
    message: `The model \`${model}\` does not exist or you do not have access to it.`,
    code: 'model_not_found',
  })
const refusedParameter = (param: string) =>
  refusal(400, { message: `Unsupported parameter: '${param}' is not supported with this model.`, param })

describe('a founder and an operator are told of', () => {
  test.each<[string, Behaviour, number, RegExp, RegExp]>([
    [
      'a wrong key',
      refusal(401),
      401,
      /refused the key/,
      /refuses the API key.*Incorrect API key provided: \[key\]/,
    ],
    [
      'an empty account',
      refusal(402, { message: 'You have no credits left.' }),
      402,
      /add credits/,
      /You have no credits left/,
    ],
    [
      'a web page in place of an answer',
      (response) => void response.writeHead(401, { 'Content-Type': 'text/html' }).end('<html>Sign in</html>'),
      401,
      /refused the key/,
      /answered with a web page/,
    ],
  ])('%s', async (_, behaviour, status, founder, operator) => {
    const answer = await ask(behaviour)
    expect(answer.status).toBe(status)
    expect(answer.text).toMatch(founder)
    const notice = await noticeOf('provider_failing')
    expect(`${notice.text} ${notice.said}`).toMatch(operator)
    expect(notice.action?.href).toBe('/admin/assistant-settings')
  })

  test('a reply that is cut at the limit: it is kept, and marked as cut short', async () => {
    const { stored, text } = await ask(ended('length', 'Ten plant'))
    expect(stored).toMatchObject({ content: 'Ten plant', status: 'complete', finish: 'length' })
    expect(text).toContain('"finish_reason":"length"')
  })

  test('a content filter in mid-reply: what came before it is kept, and marked', async () => {
    const { stored } = await ask(ended('content_filter', 'Ten plant'))
    expect(stored).toMatchObject({ content: 'Ten plant', finish: 'content_filter' })
  })

  test.each([
    ['content_filter', 'upstream_filtered', /content filter/],
    ['refusal', 'upstream_refused', /declined/],
  ])(
    'a reply that ends with %s before its first word, and the provider is not called failing',
    async (finish, code, told) => {
      const { status, text, calls } = await ask(ended(finish))
      expect({ status, calls: calls.length }).toEqual({ status: 422, calls: 1 })
      expect(JSON.parse(text)).toMatchObject({ code, error: expect.stringMatching(told) })
      expect((await notices()).map((notice) => notice.code)).not.toContain('provider_failing')
    },
  )

  test('a model that writes nothing, once it was asked again with more room', async () => {
    const { status, text, calls } = await ask(ended('length'), ended('length'))
    expect(calls.map(({ body }) => body.max_tokens)).toEqual([4096, 12_288])
    expect(status).toBe(502)
    expect(JSON.parse(text)).toMatchObject({
      code: 'upstream_empty',
      error: expect.stringMatching(/empty reply, twice/),
    })
    await ask(ended('length'), ended('length'))
    await ask(ended('length'), ended('length'))
    expect((await noticeOf('provider_failing')).text).toMatch(/without a word/)
  })

  test('a local server that stops in mid-reply: what arrived is kept', async () => {
    const { stored, text } = await ask((response) => {
      begin(response).write(chunk('Ten plant'), () => response.socket?.resetAndDestroy())
    })
    expect(stored).toMatchObject({
      content: 'Ten plant',
      status: 'interrupted',
      error_code: 'upstream_failed',
    })
    expect(text).toContain('The AI provider failed')
  })
})

describe('nothing of this stops an answer', () => {
  test('a refused parameter is left out from then on, and operators are told once', async () => {
    await configure({ model: 'llama-of-mine' })
    const first = await ask(refusedParameter('temperature'), reply('Ten.'))
    const second = await ask(reply('Ten.'))
    expect([first.stored?.content, second.stored?.content]).toEqual(['Ten.', 'Ten.'])
    expect([...first.calls, ...second.calls].map(({ body }) => 'temperature' in body)).toEqual([
      true,
      false,
      false,
    ])
    expect((await noticeOf('model_adjusted')).text).toContain('llama-of-mine refused temperature')
  })

  test('a refused stream_options is left out, and usage is then not known', async () => {
    await configure({ model: 'another-of-mine' })
    const { calls, stored } = await ask(refusedParameter('stream_options'), reply('Ten.'))
    expect(stored?.content).toBe('Ten.')
    expect(calls.map(({ body }) => 'stream_options' in body)).toEqual([true, false])
  })

  test('a model whose last day is over is replaced; a notice names the day and changes it with one click', async () => {
    await configure({ model: 'gpt-5-mini-2025-08-07' })
    const { calls, stored } = await ask(reply('Ten.'))
    expect(stored?.content).toBe('Ten.')
    expect(calls.map(({ body }) => body.model)).toEqual(['gpt-6.1-terra'])
    expect(await noticeOf('model_retiring')).toMatchObject({
      severity: 'error',
      text: 'gpt-5-mini-2025-08-07 was there until 11 December 2026: choose gpt-6.1-terra in the assistant settings.',
      action: { label: 'Use gpt-6.1-terra', href: '/admin/assistant-settings?model=gpt-6.1-terra' },
    })
  })

  test('a model that the provider does not have any more is replaced, and the notice quotes the provider', async () => {
    await configure({ model: 'gpt-4o' })
    const { calls, stored } = await ask(unknownModel('gpt-4o'), reply('Ten.'))
    expect(stored?.content).toBe('Ten.')
    expect(calls.map(({ body }) => body.model)).toEqual(['gpt-4o', 'gpt-6-luna'])
    expect(await noticeOf('model_missing')).toMatchObject({
      text: expect.stringMatching(/gpt-6-luna answers in place of gpt-4o\..*does not exist/),
    })
  })

  test('a model that retires within a month is named with its day, and answers until then', async () => {
    const { calls } = await ask(reply('Ten.'))
    expect(calls[0]?.body.model).toBe('gpt-4o-mini')
    expect(await noticeOf('model_retiring')).toMatchObject({
      severity: 'warning',
      text: expect.stringContaining('14 January 2027'),
    })
  })

  test('a model that nobody knows, and that nobody has, is an error in the founder’s and the operator’s words', async () => {
    await configure({ model: 'gpt-9-typo' })
    const { status, text } = await ask(unknownModel('gpt-9-typo'))
    expect(status).toBe(400)
    expect(text).toMatch(/operator must check the model settings/)
    await ask(unknownModel('gpt-9-typo'))
    await ask(unknownModel('gpt-9-typo'))
    expect((await noticeOf('provider_failing')).said).toContain('The model `gpt-9-typo` does not exist')
  })

  test('a model that thinks is waited for longer than the usual silence, and its reader is told', async () => {
    await configure({ model: 'gpt-6-luna', effort: 'high' })
    let asked = () => {}
    const thinking = new Promise<void>((resolve) => {
      asked = resolve
    })
    const behaviour: Behaviour = async (response) => {
      begin(response)
      // It says nothing for half again as long as a model that does not think may be silent.
      setTimeout(asked, STALL_MS * 1.5)
      await thinking
      response.end(`${chunk('Ten.')}data: [DONE]\n\n`)
    }
    const { text, stored, calls } = await ask(behaviour)
    expect(calls[0]?.body).toMatchObject({ reasoning_effort: 'high', max_completion_tokens: 4096 + 28_672 })
    expect(text).toContain('"notice":"thinking"')
    expect(stored).toMatchObject({ content: 'Ten.', status: 'complete' })
  })

  test('a model that thinks aloud is shown without its thoughts', async () => {
    const { stored, text } = await ask(
      reply('<thi', 'nk>Plant managers', ' know.</th', 'ink>\n\nTen ', 'of them.'),
    )
    expect(stored?.content).toBe('Ten of them.')
    expect(text).toContain('"notice":"thinking"')
    expect(text).not.toContain('know.')
  })

  test('five figures of a call are recorded, and priced as the catalogue says', async () => {
    await configure({ model: 'gpt-6-luna' })
    const usage = {
      prompt_tokens: 1000,
      completion_tokens: 300,
      prompt_tokens_details: { cached_tokens: 600, cache_write_tokens: 100 },
      completion_tokens_details: { reasoning_tokens: 250 },
    }
    await ask((response) => {
      begin(response).end(
        `${chunk('Ten.')}data: ${JSON.stringify({ choices: [], usage })}\n\ndata: [DONE]\n\n`,
      )
    })
    const [row] = await until(async () => {
      const rows = await server.query('select * from usage_events')
      return rows.length > 0 && rows
    })
    expect(row).toMatchObject({
      prompt_tokens: 1000,
      cached_tokens: 600,
      cache_write_tokens: 100,
      completion_tokens: 300,
      reasoning_tokens: 250,
    })
    const cost = (300 * 0.1 + 600 * 0.01 + 100 * 0.125 + 300 * 0.5) / 1e6
    expect(Number((row as { cost: string }).cost)).toBeCloseTo(cost, 9)
  })
})

describe('when the model fails', () => {
  const outcomes = () => server.query('select provider, model, outcome from usage_events order by model')

  test('the second model answers, the founder is told in one line, and the failure is recorded', async () => {
    await configure({ model: 'gpt-4o-mini', on_model_failure: 'second_model', second_model: 'gpt-6-luna' })
    const { stored, calls, text } = await ask(refusal(401), reply('Ten.'))
    expect(calls.map(({ body }) => body.model)).toEqual(['gpt-4o-mini', 'gpt-6-luna'])
    expect(stored).toMatchObject({
      content: 'Ten.',
      status: 'complete',
      stand_in: 'second_model',
      error_code: null,
    })
    expect(text).toContain('"stand_in":"second_model"')
    expect(await outcomes()).toEqual([
      { provider: 'direct', model: 'gpt-4o-mini', outcome: 'upstream_unauthorized' },
      { provider: 'direct', model: 'gpt-6-luna', outcome: 'complete' },
    ])
    const notice = await noticeOf('provider_failing')
    expect(notice.said).toContain('Incorrect API key provided: [key]')
    expect(notice.at).not.toBeNull()
  })

  test('the guide answers, with a key that is missing as well', async () => {
    await configure({ model: 'gpt-4o-mini', on_model_failure: 'guide' })
    const failing = await ask(refusal(402))
    expect(failing.stored).toMatchObject({ status: 'complete', stand_in: 'guide' })
    expect(failing.stored?.content.length).toBeGreaterThan(20)
    await admin.json('/functions/v1/manage-settings', {
      method: 'POST',
      json: { setting_key: 'api_provider', setting_value: 'gateway' },
    })
    expect((await ask()).stored).toMatchObject({ status: 'complete', stand_in: 'guide' })
    expect((await noticeOf('provider_failing')).text).toMatch(/has no key on this server/)
  })

  test('nobody else answers in mid-reply, nor what the model declined', async () => {
    await configure({ model: 'gpt-4o-mini', on_model_failure: 'guide' })
    const broken = await ask((response) => {
      begin(response).write(chunk('Ten plant'), () => response.socket?.resetAndDestroy())
    })
    expect(broken.stored).toMatchObject({ content: 'Ten plant', status: 'interrupted', stand_in: null })
    expect((await ask(ended('refusal'))).status).toBe(422)
  })

  test('a reply that the second model began and that is cut goes on as one message, and still says who answered', async () => {
    await configure({ model: 'gpt-4o-mini', on_model_failure: 'second_model', second_model: 'gpt-6-luna' })
    const visitor = server.visitor()
    upstream.script(refusal(401), ended('length', 'Call ten plant man'))
    await (await visitor.post('Whom do I ask?')).text()
    upstream.script(reply('ten plant managers.'))
    const { text } = await readReply(await visitor.post('', { continue: true, messageId: undefined }))
    expect(text).toBe('Call ten plant managers.')
    const [, stored] = await visitor.messages()
    expect(stored).toMatchObject({ status: 'complete', finish: null, stand_in: 'second_model' })
  })

  test('the guide does not end the sentence of a model: the reply stays cut and can be tried again', async () => {
    await configure({ model: 'gpt-4o-mini', on_model_failure: 'guide' })
    const visitor = server.visitor()
    upstream.script(ended('length', 'Call ten plant man'))
    await (await visitor.post('Whom do I ask?')).text()
    upstream.script(refusal(401))
    await (await visitor.post('', { continue: true, messageId: undefined })).text()
    const [, stored] = await visitor.messages()
    expect(stored).toMatchObject({ content: 'Call ten plant man', status: 'interrupted', stand_in: null })
    upstream.script(ended('stop'), reply('ten plant managers.'))
    const { text } = await readReply(await visitor.post('', { continue: true, messageId: undefined }))
    expect(text).toBe('Call ten plant managers.')
  })

  test('a second model must be named', async () => {
    const response = await admin.fetch('/functions/v1/manage-settings', {
      method: 'POST',
      json: { setting_key: 'model_config', setting_value: { model: 'x', on_model_failure: 'second_model' } },
    })
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ error: 'Choose the second model.' }),
    ])
  })
})

describe('POST /functions/v1/check-model', () => {
  const check = (json: object) =>
    admin.json<{ ok: boolean; error?: string; models: object[] }>('/functions/v1/check-model', {
      method: 'POST',
      json,
    })

  test('lists the provider’s models with their last days, and stores nothing', async () => {
    upstream.scriptList(listing('gpt-6-luna', 'whisper-1', 'gpt-5-nano'))
    const { host } = new URL(upstream.env.OPENAI_BASE_URL ?? '')
    expect(await check({ provider: 'direct', key: 'sk-other-canary' })).toEqual({
      ok: true,
      name: host,
      address: host,
      models: [
        { id: 'gpt-6-luna', answers: true, context: 1_050_000 },
        { id: 'whisper-1', answers: false },
        {
          id: 'gpt-5-nano',
          answers: true,
          context: 400_000,
          lastDay: '2026-12-11',
          replacement: 'gpt-6-luna',
        },
      ],
    })
    expect(await server.query('select from assistant_settings')).toEqual([])
    expect(await server.query('select from usage_events')).toEqual([])
  })

  test('asks a model for one word with the key that is tried', async () => {
    upstream.script(reply('Ready.'))
    expect(await check({ provider: 'direct', key: 'sk-other-canary', model: 'gpt-6-luna' })).toMatchObject({
      ok: true,
    })
    expect(upstream.calls.at(-1)?.headers.authorization).toBe('Bearer sk-other-canary')
  })

  test('tells the provider’s sentence about a key, a model or an account, without the key', async () => {
    upstream.script(unknownModel('gpt-9-typo'))
    expect(await check({ provider: 'direct', model: 'gpt-9-typo' })).toMatchObject({
      ok: false,
      error: 'The model `gpt-9-typo` does not exist or you do not have access to it.',
      about: 'model',
    })
    upstream.script(refusal(402, { message: `${'No credits. '.repeat(50)}` }))
    expect((await check({ provider: 'direct', model: 'gpt-6-luna' })).error?.length).toBeLessThanOrEqual(300)
    upstream.scriptList((response) => {
      const error = { message: 'Incorrect API key provided: sk-wrong*****nary' }
      response.writeHead(401, { 'Content-Type': 'application/json' }).end(JSON.stringify({ error }))
    })
    expect(await check({ provider: 'direct', key: 'sk-wrong-canary' })).toMatchObject({
      ok: false,
      error: 'Incorrect API key provided: [key]',
      about: 'key',
      models: [],
    })
  })

  test('tells nonsense in place of an answer from an answer', async () => {
    upstream.scriptList(listing('gpt-6-luna'))
    const page: Behaviour = (response) =>
      void response
        .writeHead(200, { 'Content-Type': 'text/html' })
        .end('<!doctype html><title>Sign in</title>')
    upstream.script(page, page, page, page)
    expect(await check({ provider: 'direct', model: 'gpt-6-luna' })).toMatchObject({
      ok: false,
      error: expect.stringContaining('a web page instead of a model’s answer'),
    })
  })

  test('says so when a provider is not set up at all', async () => {
    expect(await check({ provider: 'gateway' })).toMatchObject({
      ok: false,
      error: expect.stringContaining('AI_GATEWAY_URL'),
    })
  })
})

describe('a server of models on this machine', () => {
  test('is offered, never switched on by itself, and used without a key once it was chosen', async () => {
    await using ollama = await startUpstream()
    ollama.scriptList(listing('nomic-embed-text', 'llama3.2:latest', 'qwen3:8b'))
    const { port } = new URL(ollama.env.OPENAI_BASE_URL ?? '')
    await using own = await startTestServer({ env: { OLLAMA_HOST: `0.0.0.0:${port}` } })
    const operator = await own.admin()
    const { servers } = await operator.json<{ servers: object[] }>('/rest/v1/admin/local-models')
    expect(servers).toContainEqual({
      server: 'ollama',
      name: 'Ollama',
      models: [
        { id: 'llama3.2:latest', answers: true },
        { id: 'qwen3:8b', answers: true },
      ],
      text: 'Ollama is running here with 2 models. Use llama3.2.',
    })
    await operator.ask('Hello')
    expect(ollama.calls).toEqual([])
    await operator.json('/functions/v1/manage-settings', {
      method: 'POST',
      json: { setting_key: 'model_config', setting_value: { model: 'llama3.2:latest', local: 'ollama' } },
    })
    await operator.ask('Hello again')
    expect(ollama.calls.map(({ body, headers }) => [body.model, headers.authorization])).toEqual([
      ['llama3.2:latest', undefined],
    ])
  })

  test('at OPENAI_BASE_URL needs no key, and answers with a model that it has when none is chosen', async () => {
    await using vllm = await startUpstream()
    vllm.scriptList(listing('qwen3-8b'))
    vllm.script(unknownModel('gpt-4o-mini'), unknownModel('gpt-6-luna'), reply('Ten.'))
    const { OPENAI_BASE_URL = '' } = vllm.env
    await using own = await startTestServer({ env: { OPENAI_BASE_URL } })
    const { text } = await own.visitor().ask('Whom do I ask?')
    expect(text).toBe('Ten.')
    expect(vllm.calls.map(({ body }) => body.model)).toEqual(['gpt-4o-mini', 'gpt-6-luna', 'qwen3-8b'])
  })
})
