import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LIMITS } from '#server/runtime/limits.ts'
import { readEvents } from '#server/test/read-events.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import { until } from '#server/test/until.ts'
import { ended, found, held, reply, startUpstream, type Upstream } from '#server/test/upstream.ts'
import { readReply, type Visitor } from '#server/test/visitor.ts'
import type { Notice } from '#shared/admin/notices.ts'

const HOURLY = 12

let upstream: Upstream
let server: TestServer
let replica: TestServer
beforeAll(async () => {
  upstream = await startUpstream()
  const limits = { messagesAnHour: HOURLY, suggestionsAnHour: 7 }
  server = await startTestServer({ env: upstream.env, limits })
  replica = await startTestServer({ env: upstream.env, limits, database: server.databaseUrl })
})
afterAll(async () => {
  await replica[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
  await upstream[Symbol.asyncDispose]()
})

/** The same person in another tab, with no conversation yet. */
const tab = (member: Visitor, at = server) =>
  Object.assign(member.at(at.url), { conversationId: undefined, token: member.token })

/** The first notice of a stream that has no text yet. */
async function noticeOf(response: Response): Promise<string | undefined> {
  for await (const { data } of readEvents(response)) {
    const { notice } = JSON.parse(data) as { notice?: string }
    if (notice) return notice
  }
  return undefined
}

const chatCalls = () => upstream.calls.length

describe('replies of one person at a time', () => {
  test('S38: are three, whichever replica takes the message; the fourth waits, says so and is written when one has ended', async () => {
    const member = await server.member()
    const behaviours = Array.from({ length: LIMITS.repliesAtOnce }, () => held('One'))
    upstream.script(...behaviours)
    const before = chatCalls()
    const first: Response[] = []
    for (const at of [server, replica, server]) first.push(await tab(member, at).post('What is an ICP?'))
    await until(async () => chatCalls() - before === LIMITS.repliesAtOnce)

    const waiting = [tab(member, replica), tab(member)]
    const streams: Response[] = []
    for (const each of waiting) streams.push(await each.post('And a beachhead?'))
    expect(streams.map(({ status }) => status)).toEqual([200, 200])
    const follower = await waiting[1]?.fetch(`/functions/v1/chat?conversationId=${waiting[1].conversationId}`)
    expect(follower && (await noticeOf(follower))).toBe('waiting')
    expect(chatCalls() - before).toBe(LIMITS.repliesAtOnce)
    // Stored and acknowledged all the same.
    for (const each of waiting) {
      const stored = await each.messages()
      expect(stored.map(({ role, status }) => [role, status])).toEqual([
        ['user', 'complete'],
        ['assistant', 'streaming'],
      ])
    }
    // Somebody else does not wait.
    expect((await (await server.member()).ask('Hello')).done).toBe(true)

    for (const behaviour of behaviours) await behaviour.release(' done.')
    const replies = await Promise.all(streams.map((stream) => readReply(stream)))
    expect(replies.map(({ done, text }) => done && text !== '')).toEqual([true, true])
    const notices = replies.map(({ events }) => events.flatMap(({ notice }) => notice ?? []))
    expect(notices).toEqual([
      ['waiting', 'writing'],
      ['waiting', 'writing'],
    ])
    for (const response of first) expect((await readReply(response)).text).toBe('One done.')
  })

  test('are never more than three, of thirty asked for at once at two replicas', async () => {
    const member = await server.member()
    await server.query(`delete from member_usage`)
    const streaming = () =>
      server.query<{ count: string }>(`select count(*) from generations where status = 'streaming'`)
    const before = chatCalls()
    const behaviours = Array.from({ length: HOURLY }, () => held('One'))
    upstream.script(...behaviours)
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, n) => tab(member, n % 2 ? server : replica).post('What is an ICP?')),
    )
    const taken = responses.filter(({ ok }) => ok)
    // The hour's are counted exactly, too.
    expect(taken).toHaveLength(HOURLY)
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(30 - HOURLY)
    expect(Number((await streaming())[0]?.count)).toBe(HOURLY)
    await until(async () => chatCalls() - before === LIMITS.repliesAtOnce)
    for (let ended = 1; ended <= HOURLY; ended++) {
      await behaviours[ended - 1]?.release('.')
      const written = Math.min(HOURLY, LIMITS.repliesAtOnce + ended)
      await until(async () => chatCalls() - before === written)
    }
    for (const response of taken) expect((await readReply(response)).text).toBe('One.')
  })

  test('a cut one that goes on counts as a message, and waits behind those that were asked for since', async () => {
    const member = await server.member()
    upstream.script(ended('length', 'Call ten plant man'))
    await member.ask('Whom do I call first?')
    const behaviours = Array.from({ length: LIMITS.repliesAtOnce }, () => held('One'))
    upstream.script(...behaviours)
    const before = chatCalls()
    const open: Response[] = []
    for (const _ of behaviours) open.push(await tab(member).post('What is an ICP?'))
    await until(async () => chatCalls() - before === LIMITS.repliesAtOnce)
    const stream = await member.post('', { continue: true, messageId: undefined })
    const path = `/functions/v1/chat?conversationId=${member.conversationId}`
    expect(await noticeOf(await member.fetch(path))).toBe('waiting')
    expect(chatCalls() - before).toBe(LIMITS.repliesAtOnce)
    upstream.script(reply('agers.'))
    for (const behaviour of behaviours) await behaviour.release('.')
    expect((await readReply(stream)).text).toBe('Call ten plant managers.')
    for (const response of open) await readReply(response)
    const [used] = await server.query<{ count: number }>(
      `select count from member_usage where what = 'messages' and user_id = (
        select user_id from conversations where id = $1)`,
      [member.conversationId],
    )
    expect(used?.count).toBe(LIMITS.repliesAtOnce + 2)
  })

  test('a waiting one can be stopped, and costs nothing then', async () => {
    const member = await server.member()
    const behaviours = Array.from({ length: LIMITS.repliesAtOnce }, () => held('One'))
    upstream.script(...behaviours)
    const before = chatCalls()
    const open: Response[] = []
    for (const _ of behaviours) open.push(await tab(member).post('What is an ICP?'))
    await until(async () => chatCalls() - before === LIMITS.repliesAtOnce)
    const fourth = tab(member)
    const stream = await fourth.post('And a beachhead?')
    const path = `/functions/v1/chat?conversationId=${fourth.conversationId}`
    expect(await fourth.json(path, { method: 'DELETE' })).toEqual({ stopped: true })
    const { events, done, text } = await readReply(stream)
    expect({ done, text, status: events.find(({ status }) => status)?.status }).toEqual({
      done: true,
      text: '',
      status: 'stopped',
    })
    for (const behaviour of behaviours) await behaviour.release('.')
    for (const response of open) await readReply(response)
    expect(chatCalls() - before).toBe(LIMITS.repliesAtOnce)
    const used = await server.query(
      `select from usage_events join generations on generations.id = generation_id where conversation_id = $1`,
      [fourth.conversationId],
    )
    expect(used).toEqual([])
  })
})

describe('messages of one person in an hour', () => {
  test('S38: past the limit are refused with a sentence, nothing of them is stored, and deleting a conversation gives none back', async () => {
    const member = await server.member()
    for (let sent = 0; sent < HOURLY; sent++) {
      const one = tab(member)
      await one.ask('What is an ICP?')
      await one.json(`/rest/v1/conversations/${one.conversationId}`, { method: 'DELETE' })
    }
    const refused = await tab(member).post('One more')
    expect({ status: refused.status, body: await refused.json() }).toMatchObject({
      status: 429,
      body: { code: 'rate_limited', error: expect.stringContaining('what you typed is kept') },
    })
    expect(await member.json('/rest/v1/conversations')).toEqual([])
    await server.query(`update member_usage set since = since - interval '61 minutes'`)
    expect((await tab(member).ask('An hour later')).done).toBe(true)
  })

  test('count a message that is sent twice once', async () => {
    const member = await server.member()
    const messageId = randomUUID()
    for (let sent = 0; sent < HOURLY + 3; sent++)
      expect((await member.ask('Hello', { messageId })).done).toBe(true)
    const used = await server.query<{ count: number }>(
      `select count from member_usage where user_id = (
        select user_id from conversations where id = $1) and what = 'messages'`,
      [member.conversationId],
    )
    expect(used).toEqual([{ count: 1 }])
  })
})

describe('messages of all members in a day', () => {
  const limitTo = async (setting_value: number | null) =>
    (await server.admin()).fetch('/functions/v1/manage-settings', {
      method: 'POST',
      json: { setting_key: 'member_daily_limit', setting_value },
    })

  test('S38: are unlimited until an admin says otherwise, then exact under parallel calls, and the overview tells', async () => {
    const admin = await server.admin()
    const members = await Promise.all(Array.from({ length: 20 }, () => server.member()))
    expect((await server.query('select from member_days')).length).toBe(0)
    expect((await limitTo(9)).status).toBe(200)
    const settings = await admin.json<{ settings: { member_daily_limit: number | null } }>(
      '/functions/v1/get-assistant-settings',
    )
    expect(settings.settings.member_daily_limit).toBe(9)

    const responses = await Promise.all(
      members.map((member, n) => tab(member, n % 2 ? server : replica).post('What is an ICP?')),
    )
    const refused = responses.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(11)
    expect(await refused[0]?.json()).toMatchObject({
      code: 'member_ceiling',
      error: expect.stringContaining('Come back tomorrow'),
    })
    for (const response of responses.filter(({ ok }) => ok))
      expect((await readReply(response)).done).toBe(true)
    const noticesOf = async () =>
      (await admin.json<{ notices: Notice[] }>('/rest/v1/admin/notices')).notices.map(({ code }) => code)
    expect(await noticesOf()).toContain('member_limit')

    expect((await limitTo(null)).status).toBe(200)
    expect(await noticesOf()).not.toContain('member_limit')
    expect((await tab(members[0] ?? admin).ask('And now?')).done).toBe(true)
  })

  test.each([0, -1, 1.5, '50', 1e9])('take no limit of %s', async (value) => {
    const refused = await limitTo(value as number)
    expect({ status: refused.status, body: await refused.json() }).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('whole number') },
    })
  })
})

test('S38: of fifty requests for suggestions at once, exactly as many reach the model as an hour may have', async () => {
  let asked = 0
  upstream.structured.set('follow_ups', (...call) => {
    asked++
    return found({ suggestions: ['Which segment first?'] })(...call)
  })
  const member = await server.member()
  const messages = [
    { role: 'user', content: 'How do I price a pilot?' },
    { role: 'assistant', content: 'Ask for a fifth of the yearly price.' },
  ]
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      tab(member, n % 2 ? server : replica).fetch('/functions/v1/generate-suggestions', {
        method: 'POST',
        json: { messages },
      }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200))
  expect(asked).toBe(7)
})

test('S39: of thirty repeats of a message whose reply is being written, twenty follow it', async () => {
  const member = await server.member()
  const behaviour = held('Long')
  upstream.script(behaviour)
  const messageId = randomUUID()
  const first = await member.post('Hello', { messageId })
  const repeats = await Promise.all(Array.from({ length: 30 }, () => member.post('Hello', { messageId })))
  const opened = repeats.filter(({ ok }) => ok)
  expect(opened).toHaveLength(20)
  expect(repeats.filter(({ status }) => status === 429)).toHaveLength(10)
  for (const response of opened) await response.body?.cancel()
  await behaviour.release(' enough.')
  expect((await readReply(first)).text).toBe('Long enough.')
})
