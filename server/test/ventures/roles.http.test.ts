import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import type { Visitor } from '#server/test/visitor.ts'
import type { OpenedDocument } from '#shared/documents.ts'
import type { StoredDocument } from '#shared/stored-document.ts'
import type { VentureRole } from '#shared/ventures.ts'
import { ask, idOf, invite, joined, team } from './team.ts'

const ROLES = ['owner', 'member', 'mentor', 'sponsor', 'removed', 'stranger'] as const
type Who = (typeof ROLES)[number]

/** Who may do what; whoever is not named is refused, those outside with a 404. */
const WORKS: readonly Who[] = ['owner', 'member']
const SEES: readonly Who[] = ['owner', 'member', 'mentor']
const BELONGS: readonly Who[] = ['owner', 'member', 'mentor', 'sponsor']

let server: TestServer
let id: string
let document: OpenedDocument
let people: Record<Who, Visitor>
let ids: Record<Who, string>

beforeAll(async () => {
  server = await startTestServer()
  const made = await team(server)
  id = made.id
  const removed = await joined(server, made.owner, id, 'member')
  const stranger = await server.member('stranger')
  people = { ...made, removed, stranger }
  await made.owner.ask('We interviewed 12 plant managers.')
  await made.owner.json('/rest/v1/dashboard/share', { method: 'POST', json: { days: 7 } })
  await made.mentor.json(`/rest/v1/ventures/${id}/comments`, {
    method: 'POST',
    json: { subject: { on: 'field', id: 'technology' }, kind: 'proof', text: 'Which plant is this from?' },
  })
  await made.owner.json(`/rest/v1/ventures/${id}/commitments`, {
    method: 'POST',
    json: { text: 'Measure on site', due_on: '2026-07-03' },
  })
  const pilot = { method: 'POST', json: { kind: 'pilot' } }
  document = await made.owner.json<OpenedDocument>('/rest/v1/documents', pilot)
  await invite(made.owner, id, 'member', 'ana@example.org')
  ids = Object.fromEntries(
    await Promise.all(ROLES.map(async (who) => [who, await idOf(people[who])])),
  ) as Record<Who, string>
  await made.owner.json(`/rest/v1/ventures/${id}/members/${ids.removed}`, { method: 'DELETE', json: {} })
  // Each has a venture of their own to work on, but those who see this one.
  await Promise.all(ROLES.map((who) => people[who].json('/rest/v1/dashboard')))
})
afterAll(() => server[Symbol.asyncDispose]())

interface Door {
  readonly method: string
  /** Below the venture; a whole address begins with a slash. */
  readonly path: string
  readonly json?: object
  readonly for: readonly Who[]
}

const NOBODY = '00000000-0000-4000-8000-000000000000'
const RECORD = { type: 'interview', who: 'Petra Lang', organisation: 'E.ON' }

/** Every endpoint of a venture. Those that would end the others' questions ask for what is not there. */
const DOORS: readonly Door[] = [
  { method: 'GET', path: '/rest/v1/dashboard?venture=', for: SEES },
  { method: 'PATCH', path: '', json: { name: 'Halide Labs' }, for: ['owner'] },
  { method: 'GET', path: '/rest/v1/documents?venture=', for: SEES },
  { method: 'GET', path: '/members', for: BELONGS },
  { method: 'PATCH', path: `/members/${NOBODY}`, json: { role: 'mentor' }, for: ['owner'] },
  { method: 'DELETE', path: `/members/${NOBODY}`, json: {}, for: ['owner'] },
  { method: 'POST', path: '/invitations', json: { role: 'sponsor' }, for: ['owner'] },
  { method: 'DELETE', path: `/invitations/${NOBODY}`, json: {}, for: ['owner'] },
  { method: 'GET', path: '/comments', for: SEES },
  {
    method: 'POST',
    path: '/comments',
    json: { subject: { on: 'action', id: 'a1' }, text: 'Why?' },
    for: SEES,
  },
  { method: 'PATCH', path: `/comments/${NOBODY}`, json: { resolved: true }, for: SEES },
  { method: 'GET', path: '/records', for: SEES },
  { method: 'POST', path: '/records', json: RECORD, for: WORKS },
  { method: 'PATCH', path: '/records/none', json: { who: 'Petra' }, for: WORKS },
  { method: 'DELETE', path: '/records/none', json: {}, for: WORKS },
  { method: 'POST', path: '/forget-person', json: { person: 'Nobody At All' }, for: WORKS },
  { method: 'GET', path: '/commitments', for: SEES },
  { method: 'POST', path: '/commitments', json: { text: 'Call them', due_on: '2026-07-03' }, for: WORKS },
  { method: 'PATCH', path: `/commitments/${NOBODY}`, json: { state: 'dropped' }, for: WORKS },
  {
    method: 'POST',
    path: `/commitments/${NOBODY}/answer`,
    json: { text: 'They said yes.', message_id: NOBODY },
    for: WORKS,
  },
  { method: 'POST', path: '/imports', json: { format: 'csv', text: 'Who,Organisation\nA,B' }, for: WORKS },
]

describe('a venture lets in, by role', () => {
  test.each(DOORS.map((door) => [`${door.method} ${door.path || '/'}`, door] as const))(
    '%s',
    async (_, { method, path, json, for: allowed }) => {
      const answers: Record<string, unknown> = {}
      const expected: Record<string, unknown> = {}
      for (const who of ROLES) {
        const address = path.startsWith('/rest') ? `${path}${id}` : `/rest/v1/ventures/${id}${path}`
        const { status, body } = await ask(people[who], method, address, json)
        const isOutside = !BELONGS.includes(who)
        const code = isOutside ? '404 venture_gone' : '403 forbidden'
        expected[who] = allowed.includes(who) ? 'let in' : code
        const refused = status === 403 || (status === 404 && body.code === 'venture_gone')
        answers[who] = refused ? `${status} ${body.code}` : status < 500 ? 'let in' : status
      }
      expect(answers).toEqual(expected)
    },
  )

  test('deleting it, for its owner alone', async () => {
    for (const who of ROLES.filter((each) => each !== 'owner')) {
      const { status } = await ask(people[who], 'DELETE', `/rest/v1/ventures/${id}`, {})
      expect({ who, status }).toEqual({ who, status: BELONGS.includes(who) ? 403 : 404 })
    }
  })

  test('reading its documents who sees the roadmap, filling and deleting them who works in it', async () => {
    const address = `/rest/v1/documents/${document.id}`
    const typed = { key: 'us', typed: 'Halide', before: null }
    const found: Record<string, number[]> = {}
    for (const who of ROLES) {
      const read = await ask(people[who], 'GET', address)
      const file = await people[who].fetch(`${address}/file?format=md`)
      const filled = await ask(
        people[who],
        'PATCH',
        address,
        who === 'member' ? { ...typed, before: 'Halide' } : typed,
      )
      found[who] = [read.status, file.status, filled.status]
      if (who === 'mentor') expect(filled.body.error).toContain('Mentors read')
    }
    const none = [404, 404, 404]
    expect(found).toEqual({
      ...{ owner: [200, 200, 200], member: [200, 200, 200], mentor: [200, 200, 403] },
      ...{ sponsor: none, removed: none, stranger: none },
    })
    expect((await ask(people.mentor, 'DELETE', address)).status).toBe(403)
    expect((await ask(people.stranger, 'DELETE', address)).status).toBe(404)
    const made = await people.member.json<OpenedDocument>('/rest/v1/documents', {
      method: 'POST',
      json: { kind: 'loi' },
    })
    expect(made.venture_id).toBe(id)
    expect((await ask(people.owner, 'DELETE', `/rest/v1/documents/${made.id}`)).status).toBe(200)
  })

  test('a mentor’s document into a venture of their own, and never into the one that they look at', async () => {
    const pilot = { method: 'POST', json: { kind: 'icp' } }
    const made = await people.mentor.json<OpenedDocument>('/rest/v1/documents', pilot)
    expect(made.venture_id).not.toBe(id)
    const seen = await people.owner.json<StoredDocument[]>(`/rest/v1/documents?venture=${id}`)
    expect(seen.map((each) => each.id)).toEqual([document.id])
  })

  test('changing its roadmap by hand and sharing it, for who works in it', async () => {
    const edit = { field: 'problem', before: null, after: 'Fouling' }
    expect((await ask(people.mentor, 'PATCH', '/rest/v1/dashboard', edit)).status).toBe(403)
    expect((await ask(people.mentor, 'POST', '/rest/v1/dashboard/share', { days: 7 })).status).toBe(403)
    expect((await ask(people.mentor, 'DELETE', '/rest/v1/dashboard/share', {})).status).toBe(403)
    expect((await ask(people.member, 'PATCH', '/rest/v1/dashboard', edit)).status).toBe(200)
  })
})

/** What each may do in each table with every check of the verbs switched off: r reads, w writes, d deletes. */
const TABLES: Record<string, Partial<Record<Who, string>>> = {
  ventures: { owner: 'rwd', member: 'r', mentor: 'r' },
  venture_members: { owner: 'rwd', member: 'rd', mentor: 'rd', sponsor: 'rd' },
  venture_invitations: { owner: 'rw' },
  venture_comments: { owner: 'rw', member: 'rw', mentor: 'rw' },
  evidence_events: { owner: 'r', member: 'r', mentor: 'r' },
  roadmap_history: { owner: 'r', member: 'r', mentor: 'r' },
  dashboard_config: { owner: 'rw', member: 'rw', mentor: 'r' },
  share_links: { owner: 'rw', member: 'rw' },
  documents: { owner: 'rwd', member: 'rwd', mentor: 'r' },
  // Each settles their own; owner and member have one each by now.
  commitments: { owner: 'rw', member: 'rw', mentor: 'r' },
}
/** A column that some of them may write. */
const WRITTEN: Record<string, string> = {
  ventures: `name = 'Theirs'`,
  venture_members: `role = 'mentor'`,
  venture_invitations: 'revoked_at = now()',
  venture_comments: 'resolved_at = now()',
  evidence_events: `kind = 'undo'`,
  roadmap_history: `what = 'level'`,
  dashboard_config: 'current_level = 6',
  share_links: 'revoked_at = now()',
  commitments: `state = 'done'`,
  documents: `fields = '{}'`,
}

/** Runs one statement as somebody, and takes it back. Returns how many rows it reached; none where it is refused. */
async function reach(who: Who, statement: string): Promise<number> {
  const takeBack = new Error('taken back')
  let reached = 0
  const outcome = await server.runtime.deps.database
    .asActor({ role: 'member', userId: ids[who] }, async (db) => {
      const { rows, numAffectedRows } = await sql.raw(statement).execute(db)
      reached = numAffectedRows === undefined ? rows.length : Number(numAffectedRows)
      throw takeBack
    })
    .catch((error: unknown) => error)
  if (outcome === takeBack) return reached
  if (outcome instanceof Error && 'code' in outcome && outcome.code === '42501') return 0
  throw outcome
}

describe('with every check of the verbs switched off, row level security alone', () => {
  test.each(Object.keys(TABLES))('holds %s to what each role may do', async (table) => {
    const column = table === 'ventures' ? 'id' : 'venture_id'
    const where = `where ${column} = '${id}'`
    const found: Record<string, string> = {}
    for (const who of ROLES) {
      const read = await reach(who, `select * from ${table} ${where}`)
      const written = await reach(who, `update ${table} set ${WRITTEN[table]} ${where}`)
      const deleted = await reach(who, `delete from ${table} ${where}`)
      found[who] = `${read ? 'r' : ''}${written ? 'w' : ''}${deleted ? 'd' : ''}`
    }
    expect(found).toEqual(Object.fromEntries(ROLES.map((who) => [who, TABLES[table]?.[who] ?? ''])))
  })

  test('lets nobody add what their role does not add, nor in another’s name', async () => {
    const event = (author: Who) => `
      insert into evidence_events (user_id, venture_id, event_id, kind, extractor, at, event)
      values ('${ids[author]}', '${id}', 'planted', 'undo', 'person', now(), '{}')`
    const comment = (author: Who) => `
      insert into venture_comments (id, venture_id, user_id, subject_on, subject_id, kind, text)
      values (gen_random_uuid(), '${id}', '${ids[author]}', 'action', 'a1', 'comment', 'planted')`
    const commitment = (author: Who) => `
      insert into commitments (id, venture_id, user_id, text, due_on)
      values (gen_random_uuid(), '${id}', '${ids[author]}', 'planted', now())`
    const paper = (author: Who) => `
      insert into documents (venture_id, user_id, kind, lang) values ('${id}', '${ids[author]}', 'pilot', 'en')`
    const person = (role: VentureRole) => `
      insert into venture_members (venture_id, user_id, role) values ('${id}', '${ids.stranger}', '${role}')`
    const invitation = `
      insert into venture_invitations (id, venture_id, token_hash, role, invited_by, expires_at)
      values (gen_random_uuid(), '${id}', '\\xab', 'member', app.user_id(), now())`
    const able = async (statement: (who: Who) => string) => {
      const found: Who[] = []
      for (const who of ROLES) if ((await reach(who, statement(who))) > 0) found.push(who)
      return found
    }
    expect(await able(event)).toEqual(WORKS)
    expect(await able((who) => event(who === 'owner' ? 'member' : 'owner'))).toEqual([])
    expect(await able(comment)).toEqual(SEES)
    expect(await able((who) => comment(who === 'owner' ? 'member' : 'owner'))).toEqual([])
    expect(await able(commitment)).toEqual(WORKS)
    expect(await able((who) => commitment(who === 'owner' ? 'member' : 'owner'))).toEqual([])
    expect(await able(paper)).toEqual(WORKS)
    expect(await able((who) => paper(who === 'owner' ? 'member' : 'owner'))).toEqual([])
    expect(await able(() => person('member'))).toEqual([])
    expect(await able(() => invitation)).toEqual(['owner'])
    const takes = (who: Who) =>
      `update venture_members set role = 'owner' where venture_id = '${id}' and user_id = '${ids[who]}'`
    expect(await able(takes)).toEqual([])
    const handsOver = (who: Who) =>
      `select from (select app.hand_over('${id}', '${ids[who]}') as done) h where done`
    expect(await able(handsOver)).toEqual([])
    expect(await able(() => handsOver('member'))).toEqual(['owner'])
  })

  test('tells a sponsor level, counters and movement, and nobody outside a name', async () => {
    const names = (who: Who) => reach(who, `select from app.authors_in('${id}')`)
    expect(await Promise.all(ROLES.map(async (who) => [who, (await names(who)) > 0]))).toEqual(
      ROLES.map((who) => [who, SEES.includes(who)]),
    )
    const peopleSeen = await Promise.all(ROLES.map((who) => reach(who, `select from app.people_of('${id}')`)))
    expect(peopleSeen).toEqual([4, 4, 4, 2, 0, 0])
    const sponsored = await Promise.all(ROLES.map((who) => reach(who, 'select from app.cohort(14)')))
    expect(sponsored).toEqual([0, 0, 0, 1, 0, 0])
    const named = await Promise.all(ROLES.map((who) => reach(who, 'select from app.sponsored()')))
    expect(named).toEqual([0, 0, 0, 1, 0, 0])
  })
})
