import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { databaseUrl } from '#server/test/database-url.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

interface Day {
  day: string
  anonymous: boolean
  asked: number
  shown: number
}

const FROM_MESSAGES = `
  select conversation_id, (created_at at time zone 'utc')::date::text as day, session_id is not null as anonymous,
    (count(*) filter (where role = 'user'))::integer as asked, (count(*) filter (where not superseded))::integer as shown
  from chat_messages group by 1, 2, 3 order by 1, 2, 3`
const KEPT =
  'select conversation_id, day::text, anonymous, asked, shown from conversation_days order by 1, 2, 3'

/** Returns what is kept, once it is seen to be what the messages come to. */
async function kept(conversationId: string | undefined): Promise<Day[]> {
  const all = await server.query<Day & { conversation_id: string }>(KEPT)
  expect(all).toEqual(await server.query(FROM_MESSAGES))
  return all.filter((row) => row.conversation_id === conversationId)
}

test('messages of a day are counted with their replies, those that an edit or another reply replaced apart', async () => {
  const ada = await server.member()
  await ada.ask('How do I price a pilot?')
  await ada.ask('And who buys it?')
  expect(await kept(ada.conversationId)).toMatchObject([{ anonymous: false, asked: 2, shown: 4 }])
  await ada.ask('', { regenerate: true })
  expect(await kept(ada.conversationId)).toMatchObject([{ asked: 2, shown: 4 }])
  const [question] = await ada.messages()
  await ada.ask('How do I price a paid pilot?', { editMessageId: question?.id })
  expect(await kept(ada.conversationId)).toMatchObject([{ asked: 3, shown: 2 }])
})

test('messages of two days are counted on their days, and of two senders at once all of them', async () => {
  const [ada, ben] = [await server.member(), await server.member()]
  await Promise.all([ada.ask('How do I price a pilot?'), ben.ask('How do I price a pilot?')])
  await server.query(
    `insert into chat_messages (conversation_id, user_id, role, content, status, created_at)
     select id, user_id, 'user', 'text', 'complete', '2026-01-31T23:59:59.999Z'::timestamptz + n * interval '1 ms'
     from conversations, generate_series(0, 1) n where id = $1`,
    [ada.conversationId],
  )
  const days = await kept(ada.conversationId)
  expect(days.map(({ day, asked }) => [day, asked])).toEqual([
    ['2026-01-31', 1],
    ['2026-02-01', 1],
    [expect.any(String), 1],
  ])
  expect(await kept(ben.conversationId)).toMatchObject([{ asked: 1, shown: 2 }])
})

test('a visitor’s messages stay a visitor’s when an account claims them; what comes after is the account’s', async () => {
  const ada = server.visitor()
  await ada.ask('How do I price a pilot?')
  const session_id = ada.sessionId
  await ada.signUp({ name: 'Ada', email: `${randomUUID()}@example.org`, password: 'correct horse' })
  await ada.json('/functions/v1/claim-conversations', { method: 'POST', json: { session_id } })
  await ada.ask('And who buys it?')
  expect(await kept(ada.conversationId)).toMatchObject([
    { anonymous: false, asked: 1, shown: 2 },
    { anonymous: true, asked: 1, shown: 2 },
  ])
})

test('what is deleted is counted no longer: a message, a conversation, an account', async () => {
  const ada = await server.member()
  await ada.ask('How do I price a pilot?')
  await ada.ask('And who buys it?')
  await server.query(
    `delete from chat_messages where conversation_id = $1 and content = 'And who buys it?'`,
    [ada.conversationId],
  )
  expect(await kept(ada.conversationId)).toMatchObject([{ asked: 1, shown: 3 }])
  await server.query('delete from conversations where id = $1', [ada.conversationId])
  expect(await kept(ada.conversationId)).toEqual([])
  ada.conversationId = undefined
  await ada.ask('How do I price a pilot?')
  await server.query('delete from auth."user" where id = (select user_id from conversations where id = $1)', [
    ada.conversationId,
  ])
  expect(await kept(ada.conversationId)).toEqual([])
})

test('what an older release stored is counted when this one starts on it', async () => {
  const { url } = inject('postgres')
  const name = `beachhead_${randomUUID().replaceAll('-', '')}`
  await server.query(`create database ${name}`)
  const connection = { connectionString: databaseUrl(url, name) }
  await migrate(connection, { upTo: 11 })
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(`
    with talk as (insert into conversations (session_id) values (gen_random_uuid()) returning id, session_id)
    insert into chat_messages (conversation_id, session_id, role, content, status, superseded, created_at)
    select id, session_id, role, 'text', 'complete', n = 3 and role = 'user', '2026-03-01T22:00:00Z'::timestamptz + n * interval '1 hour'
    from talk, generate_series(1, 3) n, unnest(array['user', 'assistant']) role`)
  await migrate(connection)
  const { rows } = await client.query<Day>(KEPT)
  await client.end()
  expect(rows).toMatchObject([
    { day: '2026-03-01', anonymous: true, asked: 1, shown: 2 },
    { day: '2026-03-02', anonymous: true, asked: 2, shown: 3 },
  ])
})
