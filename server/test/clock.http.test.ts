import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { ConversationListItem } from '#shared/conversations.ts'
import { startTestServer, type TestServer } from './server.ts'
import type { Visitor } from './visitor.ts'

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

test.each([-24 * HOUR, 24 * HOUR])(
  'R31: a visit and a session go by the database’s clock, not by one that is %i ms off',
  async (off) => {
    moveClock(off)
    const visitor = server.visitor()
    for (let message = 0; message < 6; message++) expect((await visitor.ask('Hello')).done).toBe(true)
    expect((await visitor.post('Hello')).status).toBe(429)
    const member = await server.member()
    vi.useRealTimers()
    const [token] = (member.token ?? '').split('.')
    const [session] = await server.query<{ days: number }>(
      `select extract(epoch from "expiresAt" - now()) / 86400 as days from auth.session where token = $1`,
      [token],
    )
    expect(Number(session?.days)).toBeGreaterThan(0)
  },
)
