import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { deleteUnclaimed } from '#server/db/conversations.ts'
import { deleteExpired } from '#server/db/retention.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import type { Visitor } from '#server/test/visitor.ts'
import type { ConversationListItem } from '#shared/conversations.ts'

const HOUR = 60 * 60 * 1000

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterEach(() => void vi.useRealTimers())
afterAll(() => server[Symbol.asyncDispose]())

/** Moves the clock of the server's process, not the database's. */
const moveClock = (by: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + by })

async function begin(member: Visitor, text: string): Promise<string> {
  member.conversationId = undefined
  await member.ask(text)
  return member.conversationId ?? ''
}

test('R31: when the server’s clock jumps back an hour, messages and conversations keep their order', async () => {
  const member = await server.member()
  const first = await begin(member, 'We did 12 interviews with plant managers.')
  moveClock(-HOUR)
  await member.ask('Actually, it was 10 interviews, not 12.')
  const second = await begin(member, 'How do I price a pilot?')
  vi.useRealTimers()
  member.conversationId = first
  expect(
    (await member.messages()).filter(({ role }) => role === 'user').map(({ content }) => content),
  ).toEqual(['We did 12 interviews with plant managers.', 'Actually, it was 10 interviews, not 12.'])
  const listed = await member.json<ConversationListItem[]>('/rest/v1/conversations')
  expect(listed.map(({ id }) => id)).toEqual([second, first])
  const { counters } = await member.json<{ counters: object }>('/rest/v1/dashboard')
  expect(counters).toMatchObject({ interview: 10 })
})

/** Lets an hour pass on both clocks: what is stored is an hour older, and the server's process an hour later. */
async function passAnHour(): Promise<void> {
  await server.query(`do $$
    declare time record;
    begin
      for time in select table_name as place, column_name as name from information_schema.columns
        where table_name in ('conversations', 'chat_messages', 'generations', 'anonymous_sessions')
          and data_type = 'timestamp with time zone'
      loop
        execute format('update %I set %2$I = %2$I - interval ''1 hour''', time.place, time.name);
      end loop;
    end $$`)
  moveClock(HOUR)
  const { system } = server.runtime.deps.database
  await deleteUnclaimed(system, 30)
  await deleteExpired(system)
}

test.each([
  ['a member', () => server.member()],
  ['a visitor, whose visit is over by then,', async () => server.visitor()],
])(
  'R29: a message that %s sends again an hour after its reply is answered with what is stored',
  async (_, come) => {
    const sender = await come()
    const messageId = randomUUID()
    const first = await sender.ask('We did 12 interviews with plant managers.', { messageId })
    await passAnHour()
    expect(await sender.ask('We did 12 interviews with plant managers.', { messageId })).toEqual(first)
    expect(await sender.messages()).toHaveLength(2)
    const written = 'select id from generations where conversation_id = $1'
    expect(await server.query(written, [sender.conversationId])).toHaveLength(1)
  },
)

describe.each([-24 * HOUR, 24 * HOUR])('R31: on a server whose clock is %i ms off', (off) => {
  test('a visit goes by the database’s clock: its limit neither comes sooner nor ends', async () => {
    const visitor = server.visitor()
    for (let message = 0; message < 6; message++) {
      if (message === 3) moveClock(off)
      expect((await visitor.ask('Hello')).done).toBe(true)
    }
    expect((await visitor.post('Hello')).status).toBe(429)
    vi.useRealTimers()
    expect((await visitor.post('Hello')).status).toBe(429)
  })

  const daysLeft = async (member: Visitor) => {
    const [token] = (member.token ?? '').split('.')
    const query = `select extract(epoch from "expiresAt" - now())::float / 86400 as days from auth.session where token = $1`
    return (await server.query<{ days: number }>(query, [token]))[0]?.days
  }
  const setEnd = (member: Visitor, interval: string) =>
    server.query(`update auth.session set "expiresAt" = now() + $2::interval where token = $1`, [
      (member.token ?? '').split('.')[0],
      interval,
    ])

  test('a session lasts seven days by the database’s clock, and again when it is renewed', async () => {
    moveClock(off)
    const member = server.visitor()
    await member.signUp({ name: 'Ada', email: `${randomUUID()}@example.org`, password: 'correct horse' })
    expect(await daysLeft(member)).toBeCloseTo(7, 2)
    await setEnd(member, '3 days')
    expect(await member.json('/auth/v1/get-session')).toMatchObject({ session: {} })
    expect(await daysLeft(member)).toBeCloseTo(7, 2)
  })

  test('a session that is over by the database’s clock opens nothing and does not come back', async () => {
    moveClock(off)
    const member = await server.member()
    expect((await member.fetch('/rest/v1/profile')).status).toBe(200)
    await setEnd(member, '-1 minute')
    expect((await member.fetch('/rest/v1/profile')).status).toBe(401)
    await member.fetch('/auth/v1/get-session')
    expect((await member.fetch('/rest/v1/profile')).status).toBe(401)
    expect((await daysLeft(member)) ?? -1).toBeLessThan(0)
  })
})
