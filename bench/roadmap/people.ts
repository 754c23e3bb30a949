import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { signToken } from '../../server/auth/session.ts'
import { openDatabase } from '../../server/db/client.ts'
import { openLog } from '../../server/runtime/log.ts'
import { openReader } from '../../server/workers/roadmap/reader.ts'
import { openTextWorkers } from '../../server/workers/texts/text-workers.ts'
import { messages } from './sentences.ts'

export interface Person {
  readonly userId: string
  readonly token: string
}

/** Accounts with a session each, and ledgers of at least `events` events, written by the product's own reading. */
export async function createPeople(
  connection: pg.ClientConfig,
  people: number,
  events: number,
  secret: string,
): Promise<Person[]> {
  const client = new pg.Client(connection)
  await client.connect()
  const created = Array.from({ length: people }, () => ({ userId: randomUUID(), token: randomUUID() }))
  await client.query(
    `with people as (select * from unnest($1::uuid[], $2::text[]) as person (id, token)), accounts as (
       insert into auth."user" (id, name, email) select id, 'Ada', id || '@example.org' from people
     )
     insert into auth.session ("userId", token, "expiresAt") select id, token, now() + interval '1 day' from people`,
    [created.map(({ userId }) => userId), created.map(({ token }) => token)],
  )
  const [first] = created
  if (first) {
    await writeLedger(connection, client, first.userId, events)
    await copyLedger(client, first.userId)
  }
  await client.query('analyze')
  await client.end()
  return created.map(({ userId, token }) => ({ userId, token: signToken(token, secret) }))
}

async function writeLedger(connection: pg.ClientConfig, client: pg.Client, userId: string, events: number) {
  const database = openDatabase(connection)
  const log = openLog({ LOG_LEVEL: 'warn', LOG_FORMAT: 'json' })
  const workers = openTextWorkers({ log })
  const reader = openReader({
    database,
    workers,
    log,
    now: () => new Date(),
    models: { current: async () => undefined },
    onDropped: () => {},
  })
  const conversation = randomUUID()
  await client.query('insert into conversations (id, user_id) values ($1, $2)', [conversation, userId])
  for (const text of messages()) {
    const id = randomUUID()
    await client.query(
      `with message as (
         insert into chat_messages (id, conversation_id, user_id, role, content, status)
         values ($1, $2, $3, 'user', $4, 'complete')
       )
       insert into extraction_jobs (message_id, user_id) values ($1, $3)`,
      [id, conversation, userId, text],
    )
    await reader.catchUp(userId)
    const { rows } = await client.query('select count(*)::integer as count from evidence_events')
    if (rows[0].count >= events) break
  }
  await workers.close()
  await database.close()
}

/** The same ledger for everybody else, each in a conversation and a venture of their own. */
async function copyLedger(client: pg.Client, from: string) {
  await client.query(
    `create temporary table others as
       select id as user_id, gen_random_uuid() as venture_id, gen_random_uuid() as conversation_id
       from auth."user" where id <> '${from}'`,
  )
  for (const statement of [
    'insert into conversations (id, user_id) select conversation_id, user_id from others',
    `insert into ventures (id, user_id, name) select venture_id, user_id, 'My venture' from others`,
    'insert into user_state (user_id, venture_id) select user_id, venture_id from others',
    `update dashboard_config theirs set (current_level, next_best_action, idea_summary, evidence) = (
       select current_level, next_best_action, idea_summary, evidence from dashboard_config where user_id = '${from}'
     ) from others where theirs.user_id = others.user_id`,
    `insert into evidence_events (user_id, venture_id, event_id, kind, extractor, message_id, conversation_id, at, event)
     select others.user_id, others.venture_id, event_id, kind, extractor, message_id,
       case when message_id is not null then others.conversation_id end, at, event
     from others, (select * from evidence_events where user_id = '${from}' order by seq) ledger`,
    `insert into roadmap_history (user_id, venture_id, at, what, before, after, cause, event_id, message_id)
     select others.user_id, others.venture_id, at, what, before, after, cause, event_id, message_id
     from others, (select * from roadmap_history where user_id = '${from}' order by seq) history`,
  ]) {
    await client.query(statement)
  }
}
