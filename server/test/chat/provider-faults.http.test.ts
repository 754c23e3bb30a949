import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import { until } from '#server/test/until.ts'
import {
  type Behaviour,
  begin,
  chunk,
  held,
  refusal,
  reply,
  startUpstream,
  type Upstream,
} from '#server/test/upstream.ts'
import type { Visitor } from '#server/test/visitor.ts'
import { pausesDuring, waitsDuring } from '#server/test/waits.ts'

/** Silence after which the provider is given up, in these tests. */
const STALL_MS = 400

let upstream: Upstream
let server: TestServer
/** The same with the product's own limit of silence, for what takes longer. */
let patient: TestServer
let log = ''
const onLog = (line: string) => {
  log += line
}

beforeAll(async () => {
  upstream = await startUpstream()
  server = await startTestServer({ env: upstream.env, stallLimit: STALL_MS, onLog })
  patient = await startTestServer({ env: upstream.env, database: server.databaseUrl, onLog })
})
afterAll(async () => {
  await patient[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
  await upstream[Symbol.asyncDispose]()
  expect(log).toContain('The provider failed')
  expect(log).not.toContain('canary')
  expect(log).not.toContain('A question')
})

/** Returns what the log holds of one request, debugging aside. */
const linesOf = (requestId = '') =>
  log
    .split('\n')
    .filter((line) => requestId !== '' && line.includes(requestId))
    .map((line): { level: number } => JSON.parse(line))
    .filter(({ level }) => level > 20)

/** Sends one message to a provider that behaves like this; how the answer looks, and what is stored. */
const sendTo = (...behaviours: Behaviour[]) => sendFrom(server.visitor(), ...behaviours)

async function sendFrom(visitor: Visitor, ...behaviours: Behaviour[]) {
  const before = upstream.calls.length
  upstream.script(...behaviours)
  const response = await visitor.post('A question')
  const text = await response.text()
  expect(text).not.toContain('sk-test-canary')
  const stored = await visitor.messages()
  return { visitor, response, text, stored, calls: upstream.calls.slice(before) }
}

const chargedTo = async (visitor: Visitor) => {
  const rows = await server.query<{ visit_messages: number }>(
    'select visit_messages from anonymous_sessions where id = $1',
    [visitor.sessionId],
  )
  return rows[0]?.visit_messages
}
const usageOf = (visitor: Visitor) =>
  until(async () => {
    const rows = await server.query<Record<string, unknown>>(
      `select provider, model, purpose, prompt_tokens, completion_tokens, cost::float, outcome
       from usage_events where session_id = $1`,
      [visitor.sessionId],
    )
    return rows.length > 0 && rows
  })

describe('a provider that refuses', () => {
  test.each([
    ['R1', 401, 401, 'upstream_unauthorized', /key/],
    ['R2', 402, 402, 'upstream_payment', /AI usage limit reached\. Please add credits to continue\./],
    ['S44', 400, 400, 'upstream_bad_request', /settings/],
    ['R1', 403, 401, 'upstream_unauthorized', /key/],
    ['S44', 404, 400, 'upstream_bad_request', /settings/],
  ])(
    '%s: with %i is called once; the answer is %i, the message stays, nothing is charged',
    async (_, given, status, code, told) => {
      const { visitor, response, text, stored, calls } = await sendTo(refusal(given))
      expect(response.status).toBe(status)
      expect(linesOf(JSON.parse(text).requestId)).toEqual([
        expect.objectContaining({ level: 40, msg: 'The provider failed', code }),
        {
          level: 40,
          time: expect.any(Number),
          requestId: JSON.parse(text).requestId,
          msg: 'A request failed',
          method: 'POST',
          route: '/functions/v1/chat',
          status,
          code,
          ms: expect.any(Number),
        },
      ])
      expect(JSON.parse(text)).toMatchObject({ code, error: expect.stringMatching(told) })
      expect(calls).toHaveLength(1)
      expect(stored).toMatchObject([
        { role: 'user', content: 'A question', status: 'complete' },
        { role: 'assistant', content: '', status: 'failed', error_code: code },
      ])
      expect(response.headers.get('X-Conversation-Id')).toBe(visitor.conversationId)
      expect(await chargedTo(visitor)).toBe(0)
      expect(await usageOf(visitor)).toMatchObject([{ outcome: code, cost: null }])
    },
  )

  test('R4: for an empty account is called once, although it says 429', async () => {
    const { response, text, calls } = await sendTo(refusal(429, { code: 'insufficient_quota' }))
    expect(calls).toHaveLength(1)
    expect(response.status).toBe(402)
    expect(JSON.parse(text)).toMatchObject({ code: 'upstream_payment' })
  })

  test('S14: by a redirect is not followed', async () => {
    const { response } = await sendFrom(patient.visitor(), ...Array.from({ length: 3 }, () => redirect()))
    expect(response.status).toBe(502)
  })
})

function redirect(): Behaviour {
  return (response) =>
    void response.writeHead(302, { Location: 'http://169.254.169.254/', 'Retry-After-Ms': '1' }).end()
}

describe('a provider that cannot be reached', () => {
  test('R7: is an error after pauses of less than 5 s, and the server lives', async () => {
    const port = await freePort()
    await using lonely = await startTestServer({
      env: { OPENAI_API_KEY: 'sk-test-canary', OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1` },
    })
    const pauses = await pausesDuring(async () => {
      const response = await lonely.visitor().post('Anyone there?')
      expect(response.status).toBe(502)
      expect(await response.json()).toMatchObject({ code: 'upstream_unreachable' })
    })
    expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeLessThan(5_000)
    expect((await fetch(`${lonely.url}/readyz`)).status).toBe(200)
  })
})

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

describe('a provider that falls silent', () => {
  test('R9: before its first word is given up at the limit, and its connection closed', async () => {
    const waits = await waitsDuring(async () => {
      const { response, text, calls, visitor } = await sendTo(() => {})
      expect(response.status).toBe(504)
      expect(JSON.parse(text)).toMatchObject({ code: 'upstream_timeout' })
      await calls[0]?.closed
      expect(await chargedTo(visitor)).toBe(0)
    })
    expect(waits).toContain(STALL_MS)
  })

  test('R10: in mid-reply ends it as interrupted with what arrived, and is not asked again', async () => {
    const { text, stored, calls, visitor } = await sendTo(held('Ten ', 'words ', 'and then'))
    expect(text).toContain('"status":"interrupted"')
    expect(text).toContain('"code":"upstream_timeout"')
    expect(text).toContain('data: [DONE]')
    expect(stored.at(-1)).toMatchObject({
      content: 'Ten words and then',
      status: 'interrupted',
      error_code: 'upstream_timeout',
    })
    expect(calls).toHaveLength(1)
    await calls[0]?.closed
    expect(await chargedTo(visitor)).toBe(1)
  })

  test('R10: but not while it says anything at all', async () => {
    const behaviour: Behaviour = async (response) => {
      begin(response).write(chunk('Slow'))
      for (let sign = 0; sign < 6; sign++) {
        await sleep(STALL_MS / 3)
        response.write(': thinking\n\n')
      }
      response.end(`${chunk(' but sure')}data: [DONE]\n\n`)
    }
    expect((await sendTo(behaviour)).stored.at(-1)).toMatchObject({
      content: 'Slow but sure',
      status: 'complete',
    })
  })
})

describe('a provider that breaks off', () => {
  const cutAfter =
    (...pieces: string[]): Behaviour =>
    (response) => {
      begin(response).write(pieces.map(chunk).join('') || ': nothing yet\n\n', () =>
        response.socket?.resetAndDestroy(),
      )
    }

  test('R11: before any text is asked once more', async () => {
    const { text, calls } = await sendFrom(patient.visitor(), cutAfter(), reply('Second time lucky.'))
    expect(text).toContain('Second time lucky.')
    expect(calls).toHaveLength(2)
  })

  test('R11: twice before any text is an error, and not charged', async () => {
    const { response, calls, visitor } = await sendFrom(patient.visitor(), cutAfter(), cutAfter())
    expect(response.status).toBe(502)
    expect(calls).toHaveLength(2)
    expect(await chargedTo(visitor)).toBe(0)
  })

  test('R11: after 1 to 20 pieces of text leaves them as interrupted, says why, and is not asked again', async () => {
    const counts = Array.from({ length: 20 }, (_, index) => index + 1)
    const questionOf = (count: number) => `A question for ${count} words`
    const piecesOf = (count: number) => counts.slice(0, count).map((word) => `word${word} `)
    const byQuestion: Behaviour = (response, call) => {
      const count = counts.find((each) => questionOf(each) === call.body.messages.at(-1)?.content) ?? 0
      return cutAfter(...piecesOf(count))(response, call)
    }
    const before = upstream.calls.length
    upstream.script(...counts.map(() => byQuestion))
    await Promise.all(
      counts.map(async (count) => {
        const visitor = patient.visitor()
        const { text, events } = await visitor.ask(questionOf(count))
        const whole = piecesOf(count).join('')
        expect(text).toBe(whole)
        expect(events).toContainEqual(expect.objectContaining({ status: 'interrupted' }))
        expect(events.at(-1)).toMatchObject({ error: { code: 'upstream_failed' } })
        expect((await visitor.messages()).at(-1)).toMatchObject({ content: whole, status: 'interrupted' })
      }),
    )
    expect(upstream.calls.slice(before)).toHaveLength(20)
  })

  test('R12: by closing without an ending leaves it as interrupted', async () => {
    const { stored } = await sendTo((response) => void begin(response).end(chunk('Half a')))
    expect(stored.at(-1)).toMatchObject({ content: 'Half a', status: 'interrupted' })
  })

  test('after its ending changes nothing', async () => {
    const { stored, text } = await sendTo((response) => {
      const ending = 'data: {"choices":[{"delta":{},"finish_reason":"stop"}]}\n\n'
      begin(response).write(chunk('Whole.') + ending, () => response.socket?.resetAndDestroy())
    })
    expect(stored.at(-1)).toMatchObject({ content: 'Whole.', status: 'complete' })
    expect(text).toContain('"finish_reason":"stop"')
  })

  test('is not waited for after [DONE]', async () => {
    // Silence would be borne here for longer than any test runs.
    await using patient = await startTestServer({ env: upstream.env, stallLimit: 600_000 })
    const visitor = patient.visitor()
    upstream.script((response) => void begin(response).write(`${chunk('Whole.')}data: [DONE]\n\n`))
    expect((await visitor.ask('A question')).done).toBe(true)
    expect((await visitor.messages()).at(-1)).toMatchObject({ content: 'Whole.', status: 'complete' })
  })
})

describe('a provider that says something odd', () => {
  test('R14: an error inside the stream is shown, and the text before it kept', async () => {
    const { text, stored } = await sendTo((response) => {
      begin(response).end(
        `${chunk('So far ')}data: {"error":{"code":502,"message":"sk-test-canary"},"choices":[]}\n\n`,
      )
    })
    expect(text).toContain('"code":"upstream_failed"')
    const [, requestId] = /"requestId":"([^"]+)"/.exec(text) ?? []
    expect(linesOf(requestId)).toEqual([expect.objectContaining({ level: 40, msg: 'The provider failed' })])
    expect(stored.at(-1)).toMatchObject({ content: 'So far ', status: 'interrupted' })
  })

  test('an ending without any text is asked for once more, with more room, and then a failure', async () => {
    const { response, visitor, calls } = await sendTo(reply(), reply())
    expect(response.status).toBe(502)
    expect(calls.map(({ body }) => body.max_tokens)).toEqual([4096, 12_288])
    expect(await chargedTo(visitor)).toBe(0)
  })

  test('a page in place of a stream is a failure', async () => {
    const page: Behaviour = (response) =>
      void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>Welcome to the proxy</html>')
    const { response, calls } = await sendTo(page)
    expect(response.status).toBe(502)
    expect(calls).toHaveLength(1)
  })

  test('R15: a reply of 50 MB is cut and stored, and its connection closed before half of it was taken', async () => {
    const line = chunk('x'.repeat(1_000))
    let taken = 0
    const { stored, calls, text } = await sendFrom(patient.visitor(), async (response, { closed }) => {
      let open = true
      void closed.then(() => {
        open = false
      })
      begin(response)
      for (let sent = 0; open && sent < 50e6; sent += line.length) {
        if (!response.write(line))
          await Promise.race([closed, new Promise((go) => response.once('drain', go))])
        taken = response.socket?.bytesWritten ?? taken
      }
    })
    await calls[0]?.closed
    expect(stored.at(-1)?.status).toBe('stopped')
    expect(stored.at(-1)?.content.length).toBeGreaterThanOrEqual(100_000)
    expect(stored.at(-1)?.content.length).toBeLessThan(300_000)
    expect(text).toContain('"status":"stopped"')
    // What the kernel holds for both ends is part of it.
    expect(taken).toBeLessThan(50e6 / 2)
  })

  test('R15: a refusal without end is not read to its end, and its connection closed', async () => {
    const flood: Behaviour = (response) => {
      response.writeHead(400, { 'Content-Type': 'application/json' })
      response.on('error', () => {})
      response.write(' '.repeat(1_000_000))
    }
    const { response, calls } = await sendTo(flood)
    expect(response.status).toBe(400)
    await calls[0]?.closed
  })
})

describe('what a reply cost', () => {
  test('is recorded with model, tokens and dollars', async () => {
    const { visitor } = await sendTo(reply('Ten.'))
    expect(await usageOf(visitor)).toEqual([
      {
        provider: 'direct',
        model: 'gpt-4o-mini',
        purpose: 'chat',
        prompt_tokens: 800,
        completion_tokens: 400,
        cost: (800 * 0.15 + 400 * 0.6) / 1e6,
        outcome: 'complete',
      },
    ])
  })

  test('is not known where the provider does not say', async () => {
    const { visitor } = await sendTo(
      (response) => void begin(response).end(`${chunk('Ten.')}data: [DONE]\n\n`),
    )
    expect(await usageOf(visitor)).toMatchObject([{ prompt_tokens: null, cost: null, outcome: 'complete' }])
  })
})

describe('where the model is', () => {
  test('the gateway of the environment is asked for its own default model, with its own key', async () => {
    const { port } = new URL(upstream.env.OPENAI_BASE_URL ?? '')
    const env = { AI_GATEWAY_URL: `http://127.0.0.1:${port}/gateway`, AI_GATEWAY_KEY: 'gateway-canary' }
    await using gateway = await startTestServer({ env })
    const { done } = await gateway.visitor().ask('Hello')
    expect(done).toBe(true)
    const call = upstream.calls.at(-1)
    expect(call?.body.model).toBe('gemini-2.5-flash')
    expect(call?.headers.authorization).toBe('Bearer gateway-canary')
  })

  test('saved settings choose provider, model and temperature, and whether it streams', async () => {
    await server.query(`insert into assistant_settings (key, value) values
      ('api_provider', '"direct"'), ('model_config', '{"model": "gpt-5-mini", "temperature": 0.2, "stream": false}')`)
    const whole: Behaviour = (response) =>
      void response.writeHead(200, { 'Content-Type': 'application/json' }).end(
        JSON.stringify({
          choices: [{ message: { content: 'In one piece.' }, finish_reason: 'stop' }],
          usage: { prompt_tokens: 1, completion_tokens: 2 },
        }),
      )
    const { text, calls, visitor } = await until(async () => {
      const sent = await sendTo(whole)
      return sent.calls[0]?.body.model === 'gpt-5-mini' && sent
    })
    await server.query('delete from assistant_settings')
    expect(text).toContain('In one piece.')
    expect(calls[0]?.body).toMatchObject({
      model: 'gpt-5-mini',
      max_completion_tokens: 8192,
      reasoning_effort: 'low',
    })
    expect(calls[0]?.body).not.toHaveProperty('temperature')
    expect(calls[0]?.body).not.toHaveProperty('stream')
    expect(await usageOf(visitor)).toMatchObject([{ model: 'gpt-5-mini', completion_tokens: 2 }])
  })

  test('with no key anywhere the built-in guide answers, at no cost, and speaks of no model', async () => {
    await using keyless = await startTestServer()
    const visitor = keyless.visitor()
    const first = await visitor.ask('How many interviews do I need?')
    const second = await visitor.ask('And how do I price a pilot?')
    expect(`${first.text} ${second.text}`).not.toMatch(/model is configured|knowledge base|\bkey\b/i)
    expect(await visitor.json('/functions/v1/answering')).toEqual({ by: 'guide' })
    const usage = await until(async () => {
      const rows = await keyless.query('select provider, cost::float from usage_events')
      return rows.length === 2 && rows
    })
    expect(usage).toEqual([
      { provider: 'guide', cost: 0 },
      { provider: 'guide', cost: 0 },
    ])
  })
})
