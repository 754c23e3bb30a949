import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signToken } from '#server/auth/session.ts'
import { migrate } from '#server/db/migrate.ts'
import {
  comparable,
  comparableMessage,
  RELEASED_SCHEMA,
  type ReleasedRoadmap,
  releasedRoadmaps,
} from '#server/test/released-roadmaps.ts'
import { dashboardOf } from '#server/test/roadmap.ts'
import { emptyDatabase, startTestServer, type TestServer } from '#server/test/server.ts'
import type { Visitor } from '#server/test/visitor.ts'

/** Columns that the database fills. */
const GIVEN = new Set(['seq', 'turn'])
const SECRET = 'the secret of a release that stored roadmaps'
const roadmaps = await releasedRoadmaps()
const tokens = new Map(roadmaps.map(({ name }) => [name, randomUUID()]))
let server: TestServer

/** A database as the release left it, started by the present one. */
beforeAll(async () => {
  const database = await emptyDatabase()
  await migrate({ connectionString: database }, { upTo: RELEASED_SCHEMA })
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  try {
    for (const roadmap of roadmaps) await restore(client, roadmap)
  } finally {
    await client.end()
  }
  await migrate({ connectionString: database })
  server = await startTestServer({ database, env: { AUTH_SECRET: SECRET } })
})
afterAll(() => server[Symbol.asyncDispose]())

async function restore(client: pg.Client, { name, dashboard, tables }: ReleasedRoadmap): Promise<void> {
  await client.query(
    `with person as (insert into auth."user" (id, name, email) values ($1, 'Ada', $2))
    insert into auth.session ("expiresAt", token, "userId") values (now() + interval '7 days', $3, $1)`,
    [dashboard.user_id, `${name}@example.org`, tokens.get(name)],
  )
  for (const [table, rows] of tables) {
    const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter(
      (column) => !GIVEN.has(column),
    )
    const names = columns.map((column) => `"${column}"`).join(', ')
    await client.query(
      `insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, $1)
      on conflict do nothing`,
      [JSON.stringify(rows)],
    )
  }
}

function memberOf({ name }: ReleasedRoadmap): Visitor {
  return Object.assign(server.visitor(), { token: signToken(tokens.get(name) ?? '', SECRET) })
}

test.each(roadmaps)(
  'the dashboard of $name shows what the release that stored it showed',
  async (roadmap) => {
    const view = await dashboardOf(memberOf(roadmap))
    expect(comparable(view)).toMatchObject(comparable(roadmap.dashboard))
  },
)

test.each(roadmaps)('the messages of $name have the cards and marks that they had', async (roadmap) => {
  const member = memberOf(roadmap)
  const conversations = (roadmap.tables.get('conversations') ?? []) as { id: string }[]
  const messages = (await Promise.all(conversations.map(({ id }) => member.messages(id)))).flat()
  expect(messages.map(comparableMessage)).toMatchObject(roadmap.messages.map(comparableMessage))
})
