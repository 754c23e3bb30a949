import { createHash, randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signToken } from '#server/auth/session.ts'
import { migrate } from '#server/db/migrate.ts'
import { findSharedVenture } from '#server/db/share-links.ts'
import {
  comparable,
  comparableMessage,
  eventsOf,
  RELEASED_SCHEMA,
  type ReleasedRoadmap,
  releasedRoadmaps,
} from '#server/test/released-roadmaps.ts'
import { dashboardOf, undo } from '#server/test/roadmap.ts'
import { emptyDatabase, startTestServer, type TestServer } from '#server/test/server.ts'
import type { Visitor } from '#server/test/visitor.ts'
import type { Dashboard } from '#shared/dashboard.ts'

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
    // Each venture has a link, as sharing it then made one.
    await client.query(
      `insert into share_links (user_id, venture_id, token_hash, expires_at)
      select user_id, id, sha256(convert_to('link to ' || id, 'utf8')), now() + interval '30 days' from ventures`,
    )
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

test.each(roadmaps)(
  'every change and every card of $name can be taken back and given back by its id',
  async (roadmap) => {
    const member = memberOf(roadmap)
    const before = await dashboardOf(member)
    const open = new Set(eventsOf(roadmap, before.venture.id).map(({ id }) => id))
    const lines = before.history.filter(({ undone, undoEventId }) => !undone && undoEventId !== null)
    const cards = roadmap.messages
      .flatMap(({ updates }) => updates)
      .filter(
        ({ undoEventId, undone }) =>
          undoEventId && !undone && undoEventId.split(' ').every((id) => open.has(id)),
      )
    const several = cards.filter(({ undoEventId }) => undoEventId?.includes(' '))
    const ids = new Set([
      ...lines.slice(0, 6).map(({ undoEventId }) => undoEventId),
      ...several.slice(-3).map(({ id }) => id),
    ])
    expect(ids.size).toBeGreaterThan(0)
    let now = before
    for (const id of ids) {
      expect(id?.length).toBeLessThanOrEqual(200)
      const newest = Number(now.history[0]?.id)
      const undone = await undo(member, id)
      const line = undone.history.find((each) => each.undoEventId !== null && Number(each.id) > newest)
      // A change that no longer decides anything is taken back without a line of its own.
      const after = line ? await undo(member, line.undoEventId) : undone
      if (line) expect({ id, ...standing(after) }).toEqual({ id, ...standing(now) })
      now = after
    }
  },
)

const archived = roadmaps.flatMap((roadmap) =>
  roadmap.derived
    .filter(({ ventureId }) => ventureId !== roadmap.dashboard.venture.id)
    .filter(({ ventureId }) => roadmap.dashboard.ventures.some(({ id }) => id === ventureId))
    .map((derived) => ({ name: `${roadmap.name} ${derived.ventureId}`, roadmap, derived })),
)

test.each(archived)(
  'the archived venture $name is its owner’s, with the level and counters that it had',
  async ({ roadmap, derived }) => {
    const member = memberOf(roadmap)
    const of = (evidence: { type: string; count: number }[]) =>
      Object.fromEntries(evidence.map(({ type, count }) => [type, count]))
    const [stored] = await server.query<{ level: number; evidence: { type: string; count: number }[] }>(
      `select current_level as level, jsonb_path_query_array(evidence, '$[*] ? (@.confirmed == true)') as evidence
      from dashboard_config join venture_members members using (venture_id)
      where venture_id = $1 and role = 'owner' and members.user_id = $2`,
      [derived.ventureId, roadmap.dashboard.user_id],
    )
    const { interview, loi, pilot, revenue } = derived.counters
    expect({ interview: 0, loi: 0, pilot: 0, revenue: 0, ...of(stored?.evidence ?? []) }).toEqual({
      interview,
      loi,
      pilot,
      revenue,
    })
    const view = await member.json<Dashboard>(`/rest/v1/dashboard?venture=${derived.ventureId}`)
    expect(view.level.level).toBe(stored?.level)
    expect(view).toMatchObject({ role: 'owner', level: derived.level, counters: derived.counters })
    expect(view.venture.archived_at).not.toBeNull()
    await member.json(`/rest/v1/dashboard?venture=${roadmap.dashboard.venture.id}`)
  },
)

test('every link that was shared opens the roadmap that it was made for', async () => {
  const ventures = await server.query<{ id: string }>('select id from ventures')
  expect(ventures.length).toBeGreaterThan(roadmaps.length)
  for (const { id } of ventures) {
    const linked = await findSharedVenture(
      server.runtime.deps.database.system,
      createHash('sha256').update(`link to ${id}`).digest(),
    )
    expect(linked?.venture_id).toBe(id)
  }
})

/** Returns what counts on a roadmap. */
const standing = ({ counters, level, fields, records }: Dashboard) => ({
  counters,
  level: level.level,
  fields: new Set(fields.map(({ field, value, suggested }) => `${field} ${value} ${suggested}`)),
  records: records.map(({ state, count }) => [state, count]),
})

test('a change that a release of then named by many events is taken back as a whole', async () => {
  const stored = roadmaps.flatMap((roadmap) =>
    roadmap.dashboard.history
      .filter(({ undone, undoEventId }) => !undone && undoEventId?.includes(' '))
      .slice(0, 1)
      .map(({ undoEventId }) => ({ member: memberOf(roadmap), ids: undoEventId?.split(' ') ?? [] })),
  )
  expect(stored.length).toBeGreaterThan(0)
  for (const { member, ids } of stored) {
    const undone = async () =>
      (await dashboardOf(member)).history.find(({ undoEventId }) => undoEventId === ids[0])?.undone
    expect(await undone()).toBe(false)
    await undo(member, ids.at(-1))
    expect(await undone()).toBe(true)
  }
})
