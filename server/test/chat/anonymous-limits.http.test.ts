import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { readEvents } from '#server/test/read-events.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import { held, refusal, startUpstream, type Upstream } from '#server/test/upstream.ts'
import { readReply, type Visitor } from '#server/test/visitor.ts'

let upstream: Upstream
let server: TestServer

beforeAll(async () => {
  upstream = await startUpstream()
  server = await startTestServer({ env: upstream.env })
})
afterEach(() => void vi.useRealTimers())
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await upstream[Symbol.asyncDispose]()
})

/** Sends each of these at once, in conversations of their own; how many replies came, and how the rest was refused. */
async function sendAtOnce(visitors: readonly Visitor[]) {
  const before = upstream.calls.length
  const answers = await Promise.all(
    visitors.map(async (visitor) => {
      const response = await visitor.post('Hello')
      if (response.ok) return (await readReply(response)).done ? 'reply' : 'broken'
      return ((await response.json()) as { code: string }).code
    }),
  )
  const codes = new Set(answers.filter((answer) => answer !== 'reply'))
  const replies = answers.filter((answer) => answer === 'reply').length
  return { replies, codes, calls: upstream.calls.length - before }
}

const tabsOf = (visitor: Visitor, count: number) =>
  Array.from({ length: count }, () => visitor.at(server.url))
/** As many callers as there are addresses, each with what `change` gives them. */
const from = (addresses: string[], change: (visitor: Visitor) => void = () => {}) =>
  addresses.map((address) => {
    const visitor = Object.assign(server.visitor(), { address })
    change(visitor)
    return visitor
  })

describe('free messages', () => {
  test('S36: 30 parallel sends on one issued session give exactly 6 replies', async () => {
    const visitor = server.visitor()
    await visitor.ask('Hello')
    visitor.conversationId = undefined
    await server.query('update anonymous_sessions set visit_messages = 0 where id = $1', [visitor.sessionId])
    expect(await sendAtOnce(tabsOf(visitor, 30))).toEqual({
      replies: 6,
      codes: new Set(['anonymous_limit']),
      calls: 6,
    })
  })

  test('S36: 30 parallel sends with one made-up id give exactly 6 replies, on one issued session', async () => {
    const visitor = Object.assign(server.visitor(), { sessionId: randomUUID() })
    const madeUp = visitor.sessionId
    const tabs = tabsOf(visitor, 30)
    expect(await sendAtOnce(tabs)).toEqual({ replies: 6, codes: new Set(['anonymous_limit']), calls: 6 })
    const issued = new Set(tabs.map((tab) => tab.sessionId).filter((id) => id !== madeUp))
    expect(issued.size).toBe(1)
  })

  test('S36: one address cannot make ids up for more than 40 replies a day', async () => {
    const address = server.visitor().address
    const callers = from(Array<string>(60).fill(address), (visitor) => {
      visitor.sessionId = randomUUID()
    })
    const { replies, codes, calls } = await sendAtOnce(callers)
    // 20 new ids a day for one address.
    expect({ replies, codes, calls }).toEqual({ replies: 20, codes: new Set(['anonymous_limit']), calls: 20 })
    const more = callers.filter((visitor) => visitor.conversationId).flatMap((visitor) => tabsOf(visitor, 2))
    for (const visitor of more) visitor.conversationId = undefined
    expect((await sendAtOnce(more)).replies).toBe(20)
    expect((await sendAtOnce(from([address]))).codes).toEqual(new Set(['anonymous_limit']))
  })

  test('S36: someone else’s session spends that session’s messages, and shows nothing of it', async () => {
    const owner = server.visitor()
    await owner.ask('Hello')
    const thief = Object.assign(server.visitor(), { sessionId: owner.sessionId })
    expect((await sendAtOnce(tabsOf(thief, 10))).replies).toBe(5)
  })

  test('S36: addresses inside one IPv6 /64 are one caller', async () => {
    const near = Array.from({ length: 50 }, (_, index) => `2001:db8:7:7::${(index + 1).toString(16)}`)
    expect((await sendAtOnce(from(near))).replies).toBe(20)
    expect((await sendAtOnce(from(['2001:db8:7:8::1']))).replies).toBe(1)
  })

  test('S36: a repeat of a message is neither counted nor asked of the model again, with or without free messages left', async () => {
    const visitor = server.visitor()
    const before = upstream.calls.length
    const messageIds = Array.from({ length: 6 }, () => randomUUID())
    for (const messageId of messageIds) {
      for (let round = 0; round < 3; round++)
        expect((await visitor.ask('Once', { messageId })).done).toBe(true)
    }
    expect(upstream.calls.length - before).toBe(6)
    expect((await visitor.post('One more')).status).toBe(429)
    for (const messageId of messageIds) expect((await visitor.ask('Once', { messageId })).done).toBe(true)
    expect(upstream.calls.length - before).toBe(6)
    const [session] = await server.query('select visit_messages from anonymous_sessions where id = $1', [
      visitor.sessionId,
    ])
    expect(session).toEqual({ visit_messages: 6 })
  })

  test('S36: leaving after the first word gives nothing back', async () => {
    const visitor = server.visitor()
    const replies = Array.from({ length: 6 }, () => held('The first '))
    upstream.script(...replies)
    const before = upstream.calls.length
    for (let turn = 0; turn < 10; turn++) {
      visitor.conversationId = undefined
      const leaving = new AbortController()
      const response = await visitor.post('Hello', {}, { signal: leaving.signal })
      expect(response.status).toBe(turn < 6 ? 200 : 429)
      if (!response.ok) continue
      for await (const { data } of readEvents(response)) if (data.includes('The first ')) break
      leaving.abort()
    }
    expect(upstream.calls.length - before).toBe(6)
    for (const each of replies) await each.release('word.')
  })

  test('S36: a clock that is wrong, here or at the caller, makes neither a new visit nor a new day', async () => {
    const [visitor, neighbour] = [server.visitor(), server.visitor()]
    for (let turn = 0; turn < 6; turn++) await visitor.ask('Hello')
    await neighbour.ask('Hello')
    await server.query(
      `update anonymous_usage set count = 40 where day = current_date and scope = (
        select 'address:' || encode(address_hash, 'hex') from anonymous_sessions where id = $1)`,
      [neighbour.sessionId],
    )
    const before = upstream.calls.length
    for (const hours of [-48, -1, 1, 48]) {
      const now = Date.now() + hours * 3_600_000
      vi.useFakeTimers({ toFake: ['Date'], now })
      for (const caller of [visitor, neighbour]) {
        expect(
          (await caller.post('Hello', {}, { headers: { Date: new Date(now).toUTCString() } })).status,
        ).toBe(429)
      }
      vi.useRealTimers()
    }
    expect(upstream.calls.length).toBe(before)
  })

  test('what is refused is not counted either', async () => {
    const visitor = server.visitor()
    await visitor.ask('Hello')
    expect((await visitor.post('Hello', { conversationId: randomUUID() })).status).toBe(404)
    expect((await visitor.post('Hello', { editMessageId: randomUUID() })).status).toBe(404)
    const [session] = await server.query('select visit_messages from anonymous_sessions where id = $1', [
      visitor.sessionId,
    ])
    expect(session).toEqual({ visit_messages: 1 })
  })

  test('the seventh is refused with the words for it, and nothing of it is stored', async () => {
    const visitor = server.visitor()
    for (let turn = 0; turn < 6; turn++) await visitor.ask(`Turn ${turn}`)
    const response = await visitor.post('Turn 7')
    expect(response.status).toBe(429)
    expect(await response.json()).toMatchObject({
      code: 'anonymous_limit',
      error: expect.stringMatching(/Sign up free/),
    })
    expect(await visitor.messages()).toHaveLength(12)
  })

  test('come again after 30 idle minutes, in the same session', async () => {
    const visitor = server.visitor()
    for (let turn = 0; turn < 6; turn++) await visitor.ask(`Turn ${turn}`)
    const session = visitor.sessionId
    const age = (minutes: number) =>
      server.query(
        `update anonymous_sessions set last_message_at = now() - make_interval(mins => $2) where id = $1`,
        [session, minutes],
      )
    await age(29)
    expect((await visitor.post('Too early')).status).toBe(429)
    await age(31)
    expect((await visitor.ask('A new visit')).done).toBe(true)
    expect(visitor.sessionId).toBe(session)
  })

  test('regenerating counts, as it calls the model', async () => {
    const visitor = server.visitor()
    for (let turn = 0; turn < 6; turn++) await visitor.ask('Hello', turn > 0 ? { regenerate: true } : {})
    expect((await visitor.post('', { regenerate: true })).status).toBe(429)
  })

  /** Sends, and stops the reply before its first word; resolves when that is over. */
  async function stopEarly(visitor: Visitor): Promise<void> {
    const silent = held()
    upstream.script(silent)
    const sent = visitor.post('Hello')
    await silent.begun
    await visitor.json(`/functions/v1/chat?conversationId=${visitor.conversationId}`, { method: 'DELETE' })
    await readReply(await sent)
  }

  test('S37: stopping before the first word gives nothing back to a session', async () => {
    const visitor = server.visitor()
    const before = upstream.calls.length
    await visitor.ask('Hello')
    for (let turn = 0; turn < 5; turn++) await stopEarly(visitor)
    for (let turn = 0; turn < 20; turn++) expect((await visitor.post('Hello')).status).toBe(429)
    expect(upstream.calls.length - before).toBe(6)
  })

  test('S37: nor to an address: all its sessions together have forty calls', async () => {
    const visitors = from(Array<string>(20).fill(server.visitor().address))
    const before = upstream.calls.length
    await sendAtOnce(visitors)
    for (const visitor of visitors) await stopEarly(visitor)
    expect((await sendAtOnce(visitors)).codes).toEqual(new Set(['anonymous_limit']))
    expect(upstream.calls.length - before).toBe(40)
  })

  test('S37: failures are given back three times a session, so that failing on purpose buys nothing', async () => {
    const visitor = server.visitor()
    const before = upstream.calls.length
    for (let turn = 0; turn < 9; turn++) {
      upstream.script(refusal(400))
      expect((await visitor.post('Hello', { regenerate: turn > 0 })).status).toBe(400)
    }
    expect((await visitor.post('Hello', { regenerate: true })).status).toBe(429)
    expect(upstream.calls.length - before).toBe(9)
  })

  test('members have no such limit', async () => {
    const member = await server.member()
    expect((await sendAtOnce(tabsOf(member, 20))).replies).toBe(20)
  })
})

describe('who counts as one address', () => {
  test('S36: without a trusted proxy a forged X-Forwarded-For changes nothing', async () => {
    await using direct = await startTestServer({ env: { ...upstream.env, TRUST_PROXY: '0' } })
    let replies = 0
    for (let turn = 0; turn < 25; turn++) {
      const visitor = Object.assign(direct.visitor(), { address: `203.0.113.${turn}` })
      const headers = {
        'X-Real-IP': visitor.address,
        Forwarded: `for=${visitor.address}`,
        'CF-Connecting-IP': visitor.address,
      }
      const response = await visitor.post('Hello', {}, { headers })
      if (response.ok) replies += 1
      await response.text()
    }
    expect(replies).toBe(20)
  })

  test('S36: behind one proxy only the address it wrote counts, not what the caller put before it', async () => {
    const callers = from(Array.from({ length: 25 }, (_, index) => `198.51.100.${index}, 192.0.2.77`))
    expect((await sendAtOnce(callers)).replies).toBe(20)
  })
})

describe('the daily ceiling', () => {
  test('holds for all visitors together, exactly, and says so', async () => {
    await using small = await startTestServer({ env: { ...upstream.env, ANONYMOUS_DAILY_LIMIT: '5' } })
    const before = upstream.calls.length
    const responses = await Promise.all(Array.from({ length: 12 }, () => small.visitor().post('Hello')))
    const refused = responses.filter((response) => response.status === 429)
    expect(refused).toHaveLength(7)
    expect(await refused[0]?.json()).toMatchObject({ code: 'anonymous_ceiling' })
    expect(upstream.calls.length - before).toBe(5)
    expect((await (await small.member()).ask('Hello')).done).toBe(true)
  })

  test.each(['ANONYMOUS_DAILY_LIMIT', 'ANONYMOUS_MESSAGE_LIMIT'])(
    '%s=0 lets no visitor send',
    async (name) => {
      await using closed = await startTestServer({ env: { ...upstream.env, [name]: '0' } })
      expect((await closed.visitor().post('Hello')).status).toBe(429)
    },
  )
})

describe('what is kept of a visitor', () => {
  test('is no network address', async () => {
    const visitor = Object.assign(server.visitor(), { address: '198.18.77.66' })
    await visitor.ask('Hello')
    const tables = [
      'anonymous_sessions',
      'anonymous_usage',
      'conversations',
      'chat_messages',
      'generations',
      'usage_events',
    ]
    for (const table of tables) {
      const rows = await server.query(`select * from ${table}`)
      expect(JSON.stringify(rows)).not.toContain('198.18.77')
    }
  })

  test('is deleted after 30 days that nobody claimed it, and not before', async () => {
    const [old, recent] = [server.visitor(), server.visitor()]
    await old.ask('Hello')
    await recent.ask('Hello')
    const age = (visitor: Visitor, days: number) =>
      server.query(`update conversations set updated_at = now() - make_interval(days => $2) where id = $1`, [
        visitor.conversationId,
        days,
      ])
    await age(old, 31)
    await age(recent, 29)
    await using _again = await startTestServer({ env: upstream.env, database: server.databaseUrl })
    await expect
      .poll(async () => (await old.fetch(`/rest/v1/conversations/${old.conversationId}/messages`)).status)
      .toBe(404)
    expect(await recent.messages()).toHaveLength(2)
  })
})
