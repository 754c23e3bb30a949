import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type Mailbox, startMailbox } from '#server/test/mailbox.ts'
import { modelRecord } from '#server/test/model-reading.ts'
import { readEvents, type StreamEvent } from '#server/test/read-events.ts'
import { cardsOf, dashboardOf, edit, undo } from '#server/test/roadmap.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import { until } from '#server/test/until.ts'
import { found, held, startUpstream, type Upstream } from '#server/test/upstream.ts'
import type { Visitor } from '#server/test/visitor.ts'
import type { Dashboard } from '#shared/dashboard.ts'
import { VENTURES_MAX, type VentureSummary } from '#shared/ventures.ts'
import { accept, ask, begin, idOf, invite, joined, rolesOf, team } from './team.ts'

let upstream: Upstream
let mailbox: Mailbox
let server: TestServer
let replica: TestServer

beforeAll(async () => {
  upstream = await startUpstream()
  mailbox = await startMailbox()
  server = await startTestServer()
  // Beside it one that has a model and mail.
  replica = await startTestServer({
    env: { ...upstream.env, ...mailbox.env },
    database: server.databaseUrl,
  })
})
afterAll(async () => {
  await replica[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
  await mailbox[Symbol.asyncDispose]()
  await upstream[Symbol.asyncDispose]()
})

/** Waits until so many interviews count in a venture. */
const counted = (ventureId: string, count: number) =>
  until(async () => {
    const rows = await server.query(`select from dashboard_config where venture_id = $1 and evidence @> $2`, [
      ventureId,
      JSON.stringify([{ type: 'interview', confirmed: true, count }]),
    ])
    return rows.length > 0
  })

const venturesOf = async (person: Visitor) =>
  (await person.json<{ ventures: VentureSummary[] }>('/rest/v1/ventures')).ventures

describe('ventures', () => {
  test(`are at most ${VENTURES_MAX} of one owner, archived ones too`, async () => {
    const owner = await server.member()
    const first = await begin(owner)
    await server.query(
      `insert into ventures (user_id, name, archived_at) select $1, 'Old', now() from generate_series(2, ${VENTURES_MAX})`,
      [await idOf(owner)],
    )
    const more = {
      status: 400,
      body: { error: expect.stringContaining('Delete one or hand one over first') },
    }
    expect(await ask(owner, 'POST', '/rest/v1/ventures', { name: 'More' })).toMatchObject(more)
    expect(await ask(owner, 'POST', '/rest/v1/dashboard/ventures', { name: 'More' })).toMatchObject(more)
    expect((await ask(owner, 'DELETE', `/rest/v1/ventures/${first}`, {})).status).toBe(200)
    expect((await ask(owner, 'POST', '/rest/v1/ventures', { name: 'More' })).status).toBe(200)
  })

  test('stand beside each other, and the one asked for is the one used last', async () => {
    const owner = await server.member()
    const first = await begin(owner, 'First')
    const second = await begin(owner, 'Second')
    expect((await dashboardOf(owner)).venture.id).toBe(second)
    const view = await owner.json<Dashboard>(`/rest/v1/dashboard?venture=${first}`)
    expect([view.venture.id, view.venture.archived_at, view.role]).toEqual([first, null, 'owner'])
    expect((await dashboardOf(owner)).venture.id).toBe(first)
    await owner.json(`/rest/v1/ventures/${second}`, { method: 'PATCH', json: { archived: true } })
    expect((await venturesOf(owner)).map(({ name, archived_at }) => [name, archived_at !== null])).toEqual([
      ['First', false],
      ['Second', true],
    ])
    await owner.json(`/rest/v1/ventures/${second}`, {
      method: 'PATCH',
      json: { archived: false, name: 'Other' },
    })
    expect((await venturesOf(owner))[1]).toMatchObject({ name: 'Other', archived_at: null, level: 0 })
    await owner.json(`/rest/v1/ventures/${first}`, { method: 'DELETE', json: {} })
    expect((await dashboardOf(owner)).venture.id).toBe(second)
  })

  test('two people edit one at once, and the second of one field is told what stands there', async () => {
    const { owner, member } = await team(server)
    const before = { field: 'technology', before: null }
    const [first, second] = await Promise.all([
      edit(owner, { ...before, after: 'A membrane' }),
      edit(member, { ...before, after: 'A sorbent' }),
    ])
    expect([first.status, second.status].sort()).toEqual([200, 409])
    const others = ['problem', 'value_proposition', 'buyer_role', 'customer']
    const answers = await Promise.all(
      others.map((field, n) =>
        edit(n % 2 ? owner : member, { field, before: null, after: `What is said of ${field}` }),
      ),
    )
    const done = answers.filter(({ status }) => status === 200).length
    expect((await dashboardOf(owner)).fields).toHaveLength(done + 1)
    expect((await dashboardOf(member)).fields).toEqual((await dashboardOf(owner)).fields)
  })

  test('two people say something at once, each in their own conversation, and both count with their author', async () => {
    const { id, owner, member } = await team(server)
    await Promise.all([
      owner.ask('We interviewed 3 more brewers.'),
      member.ask('We interviewed 4 more dairies.'),
    ])
    await counted(id, 7)
    const view = await dashboardOf(member)
    const authors = view.records.map(({ source }) => [source.author, source.conversationId !== null])
    expect(authors.sort()).toEqual([
      ['member', true],
      ['owner', false],
    ])
    const line = view.history.find(({ source }) => source?.author === 'owner')
    expect((await undo(member, line?.undoEventId)).counters.interview).toBe(4)
  })

  test('two people confirm the same proposal at once, and it counts once', async () => {
    const { owner, member } = await team(server)
    const cards = cardsOf(await owner.ask('We talked to about 10 growers last week.'))
    const ids = cards.flatMap(({ proposal, recordId }) => (proposal && recordId ? [recordId] : []))
    expect((await dashboardOf(member)).questions.map(({ recordId }) => recordId)).toEqual(ids)
    const confirm = (person: Visitor) =>
      person.fetch('/rest/v1/evidence/confirm-all', { method: 'POST', json: { ids } })
    const answers = await Promise.all([confirm(owner), confirm(member)])
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    const [mine, theirs] = [await dashboardOf(owner), await dashboardOf(member)]
    expect([mine.counters.interview, theirs.counters.interview]).toEqual([10, 10])
    expect(mine.history.filter(({ after }) => after === '10')).toHaveLength(1)
  })

  test('what a mentor says in chat feeds a venture of their own', async () => {
    const { id, owner, mentor } = await team(server)
    await mentor.ask('We interviewed 3 brewers.')
    expect((await dashboardOf(owner)).counters.interview).toBe(0)
    expect((await dashboardOf(mentor)).venture.id).toBe(id)
    const [own] = (await venturesOf(mentor)).filter(({ role }) => role === 'owner')
    await counted(own?.id ?? '', 3)
  })
})

describe('an invitation', () => {
  test('tells what it is for, lets in once, and makes the venture the one used', async () => {
    const owner = await server.member('Mara Feld')
    const id = await begin(owner)
    const { token, url, expires_at } = await invite(owner, id, 'member')
    expect(url).toBe(`${server.runtime.deps.config.publicUrl}/invitation/${token}`)
    const week = 7 * 86_400_000
    expect(Math.abs(Date.parse(expires_at) - Date.now() - week)).toBeLessThan(60_000)
    expect(await server.visitor().json(`/rest/v1/invitations/${token}`)).toEqual({
      venture: { id, name: 'Halide Labs' },
      role: 'member',
      email: null,
      expires_at,
      accepted: false,
      invited_by: 'Mara Feld',
    })
    expect((await accept(owner, token)).body).toMatchObject({ venture: { role: 'owner' } })
    const [first, second] = [await server.member(), await server.member()]
    const both = await Promise.all([accept(first, token), accept(second, token)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
    const [inside, late] = both[0]?.status === 200 ? [first, second] : [second, first]
    expect(await accept(late, token)).toMatchObject({ status: 404, body: { code: 'invitation_gone' } })
    expect(await accept(inside, token)).toMatchObject({
      status: 200,
      body: { venture: { id, name: 'Halide Labs', role: 'member' } },
    })
    expect(await inside.json(`/rest/v1/invitations/${token}`)).toMatchObject({ accepted: true })
    expect(await ask(late, 'GET', `/rest/v1/invitations/${token}`)).toMatchObject({ status: 404 })
    expect(await dashboardOf(inside)).toMatchObject({ venture: { id }, role: 'member', share: null })
    expect(await rolesOf(inside, id)).toEqual({
      [await idOf(owner)]: 'owner',
      [await idOf(inside)]: 'member',
    })
  })

  test('that would give somebody no more than they have is left for somebody else', async () => {
    const owner = await server.member()
    const id = await begin(owner)
    const member = await joined(server, owner, id, 'member')
    const { token } = await invite(owner, id, 'mentor')
    expect((await accept(member, token)).body).toMatchObject({ venture: { role: 'member' } })
    expect((await accept(await server.member(), token)).body).toMatchObject({ venture: { role: 'mentor' } })
  })

  test('with an address is mailed, and for that account alone', async () => {
    const owner = await server.member('Mara Feld')
    const id = await begin(owner)
    const wrong = await server.member()
    const right = server.visitor()
    const { token } = await invite(owner.at(replica.url), id, 'mentor', 'Ines@Example.org')
    const [mail] = await mailbox.mailsTo('ines@example.org')
    expect(mail?.text).toContain(`/invitation/${token}`)
    expect(mail?.text).toMatch(/Mara Feld[\s\S]*Halide Labs/)
    expect(await accept(wrong, token)).toMatchObject({ status: 403, body: { code: 'invitation_other' } })
    await right.signUp({ name: 'Ines', email: 'ines@example.org', password: 'correct horse' })
    const { token: newer } = await invite(owner, id, 'mentor', 'ines@example.org')
    expect(await accept(right, token)).toMatchObject({ status: 404, body: { code: 'invitation_gone' } })
    expect((await accept(right, newer)).body).toMatchObject({ venture: { id, role: 'mentor' } })
  })

  test('ends when it is revoked, after seven days, and with the venture', async () => {
    const owner = await server.member()
    const [id, other] = [await begin(owner), await begin(owner, 'Other')]
    const [revoked, ended, gone] = [
      await invite(owner, id, 'member'),
      await invite(owner, id, 'member'),
      await invite(owner, other, 'sponsor'),
    ]
    const { body } = await ask<{ invitations: { id: string; token: string }[] }>(
      owner,
      'GET',
      `/rest/v1/ventures/${id}/members`,
    )
    expect(body.invitations.map(({ token }) => token)).toEqual([revoked.token, ended.token])
    await owner.json(`/rest/v1/ventures/${id}/invitations/${revoked.id}`, { method: 'DELETE', json: {} })
    await server.query('update venture_invitations set expires_at = now() where id = $1', [ended.id])
    await owner.json(`/rest/v1/ventures/${other}`, { method: 'DELETE', json: {} })
    const person = await server.member()
    for (const { token } of [revoked, ended, gone]) {
      expect(await accept(person, token)).toMatchObject({ status: 404, body: { code: 'invitation_gone' } })
      expect(await ask(person, 'GET', `/rest/v1/invitations/${token}`)).toMatchObject({ status: 404 })
    }
  })

  test('to an address lets it sign up where sign-up is by invitation; a link alone does not', async () => {
    const [admin, owner] = [await server.admin(), await server.member()]
    const id = await begin(owner)
    const policy = (how: string) =>
      admin.json('/rest/v1/admin/sign-up', {
        method: 'PUT',
        json: { signUp: { policy: how, domains: [] } },
      })
    const [named, open] = [
      await invite(owner, id, 'member', 'new@example.org'),
      await invite(owner, id, 'member'),
    ]
    await policy('invitation')
    const signUp = (email: string, token: string) =>
      server.visitor().fetch('/auth/v1/sign-up/email', {
        method: 'POST',
        headers: { 'X-Invitation': token },
        json: { name: 'New', email, password: 'correct horse' },
      })
    const statuses = [
      (await signUp('other@example.org', named.token)).status,
      (await signUp('new@example.org', open.token)).status,
      (await signUp('new@example.org', named.token)).status,
    ]
    await policy('open')
    expect(statuses).toEqual([403, 403, 200])
  })
})

/** Opens a feed and collects what it sends. */
async function listen(person: Visitor) {
  const response = await person.fetch('/realtime/v1')
  const events: StreamEvent[] = []
  const state = { ended: false }
  void (async () => {
    for await (const event of readEvents(response)) events.push(event)
    state.ended = true
  })().catch(() => {})
  await until(() => events.length > 0)
  return { events, state }
}

describe('who is removed', () => {
  test('loses the streams and the running reply as soon as it is announced, and what was not read yet is not read', async () => {
    // No stream looks round by itself for who may still read it: it is told, or it stays open.
    vi.useFakeTimers({ toFake: ['setInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const { id, owner, member, mentor } = await team(server)
    const memberId = await idOf(member)
    await member.ask('We interviewed 2 brewers.')
    await counted(id, 2)
    const [feed, others] = [await listen(member.at(replica.url)), await listen(mentor)]
    const behaviour = held('One ')
    upstream.script(behaviour)
    const reply = await member.at(replica.url).post('We interviewed 5 dairies.')
    const chunks = readEvents(reply)
    await chunks.next()
    await owner.json(`/rest/v1/ventures/${id}/members/${memberId}`, { method: 'DELETE', json: {} })
    await until(() => feed.state.ended)
    for await (const _ of chunks) {
      // To its end.
    }
    await behaviour.release()
    expect(others.state.ended).toBe(false)
    expect(others.events.some(({ data }) => data.includes('"ventures"'))).toBe(true)

    expect(await ask(member, 'GET', `/rest/v1/dashboard?venture=${id}`)).toMatchObject({
      status: 404,
      body: { code: 'venture_gone' },
    })
    const waiting = `select from extraction_jobs where state = 'waiting' and user_id = $1`
    expect(await server.query(waiting, [memberId])).toEqual([])
    const view = await dashboardOf(owner)
    expect(view.counters.interview).toBe(2)
    expect(view.records[0]?.source.author).toBe('member')
    // Their conversations are theirs.
    expect(await member.messages()).not.toEqual([])
    expect((await dashboardOf(member)).venture.id).not.toBe(id)
  })

  test('while a model reads their message adds nothing by it, and keeps the message', async () => {
    const { id, owner, member } = await team(server)
    const [begun, removed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    upstream.scriptReading(async (response, call) => {
      begun.resolve()
      await removed.promise
      const record = modelRecord({ quote: 'We interviewed 5 dairies', type: 'interview', count: 5 })
      await found({ answer: null, records: [record], fields: [] })(response, call)
    })
    const told = await member.at(replica.url).post('We interviewed 5 dairies.')
    await begun.promise
    const memberId = await idOf(member)
    await owner.json(`/rest/v1/ventures/${id}/members/${memberId}`, { method: 'DELETE', json: {} })
    removed.resolve()
    await told.text()
    const used = `select from usage_events where user_id = $1 and purpose = 'extraction'`
    await until(async () => (await server.query(used, [memberId])).length === 1)
    expect((await dashboardOf(owner)).counters.interview).toBe(0)
    const kept = await server.query(
      `select content from chat_messages where user_id = $1 and role = 'user'`,
      [memberId],
    )
    expect(kept).toContainEqual({ content: 'We interviewed 5 dairies.' })
  })

  test('can be the one who leaves; an owner cannot, and nobody removes the owner', async () => {
    const { id, owner, member, mentor } = await team(server)
    const [ownerId, mentorId] = [await idOf(owner), await idOf(mentor)]
    const remove = (person: Visitor, who: string) =>
      ask(person, 'DELETE', `/rest/v1/ventures/${id}/members/${who}`, {})
    expect(await remove(owner, ownerId)).toMatchObject({ status: 403 })
    expect(await remove(member, mentorId)).toMatchObject({ status: 403 })
    expect(await remove(mentor, ownerId)).toMatchObject({ status: 403 })
    expect(await remove(mentor, mentorId)).toMatchObject({ status: 200 })
    expect(await remove(mentor, mentorId)).toMatchObject({ status: 404 })
    expect(Object.keys(await rolesOf(owner, id))).not.toContain(mentorId)
  })
})

describe('ownership', () => {
  test('is handed over to somebody who is there, and who had it is a member', async () => {
    const { id, owner, member } = await team(server)
    const [ownerId, memberId, stranger] = [await idOf(owner), await idOf(member), await server.member()]
    await owner.ask('We interviewed 3 brewers.')
    await counted(id, 3)
    const link = await owner.json<{ url: string }>('/rest/v1/dashboard/share', {
      method: 'POST',
      json: { days: 7 },
    })
    const give = (person: Visitor, who: string, role = 'owner') =>
      ask(person, 'PATCH', `/rest/v1/ventures/${id}/members/${who}`, { role })
    expect((await give(owner, await idOf(stranger))).status).toBe(404)
    expect((await give(member, memberId)).status).toBe(403)
    expect((await give(owner, ownerId, 'member')).status).toBe(403)
    expect((await give(owner, memberId)).status).toBe(200)
    expect(await rolesOf(owner, id)).toMatchObject({ [ownerId]: 'member', [memberId]: 'owner' })
    expect((await give(owner, memberId, 'mentor')).status).toBe(403)

    // The venture stays with the new owner, without the old one's account.
    await owner.json('/auth/v1/delete-user', { method: 'POST', json: { password: 'correct horse' } })
    const view = await dashboardOf(member)
    expect([view.role, view.counters.interview]).toEqual(['owner', 3])
    expect(view.records[0]?.source.author).toBeNull()
    expect(await rolesOf(member, id)).not.toHaveProperty(ownerId)
    expect(link.url).toContain('/shared/')
  })

  test('that is handed over while its heir deletes their account is not deleted with it', async () => {
    const { id, owner, member } = await team(server)
    const [ownerId, memberId] = [await idOf(owner), await idOf(member)]
    const giving = new pg.Client({ connectionString: server.databaseUrl })
    await giving.connect()
    await giving.query('begin')
    await giving.query(`update venture_members set role = 'member' where venture_id = $1 and user_id = $2`, [
      id,
      ownerId,
    ])
    await giving.query(`update venture_members set role = 'owner' where venture_id = $1 and user_id = $2`, [
      id,
      memberId,
    ])
    await giving.query('update ventures set user_id = $2 where id = $1', [id, memberId])
    const deleting = ask(member, 'POST', '/auth/v1/delete-user', { password: 'correct horse' })
    const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await until(async () => (await server.query(waits)).length > 0)
    await giving.query('commit')
    await giving.end()
    expect(await deleting).toMatchObject({ status: 409, body: { code: 'ventures_shared' } })
    expect((await venturesOf(member)).map((venture) => venture.id)).toContain(id)
  })

  test('goes with the account, and the venture with it, for all of its people', async () => {
    const { id, owner, member, sponsor } = await team(server)
    const remove = (json: object) => ask(owner, 'POST', '/auth/v1/delete-user', json)
    const refused = await remove({ password: 'correct horse' })
    expect(refused).toMatchObject({ status: 409, body: { code: 'ventures_shared' } })
    expect(JSON.stringify(refused.body)).toContain('Halide Labs')
    expect((await dashboardOf(owner)).venture.id).toBe(id)
    expect((await remove({ password: 'correct horse', ventures: 'delete' })).status).toBe(200)
    expect((await venturesOf(member)).map((venture) => venture.id)).not.toContain(id)
    expect(await venturesOf(sponsor)).toEqual([])
    expect(await ask(member, 'GET', `/rest/v1/ventures/${id}/members`)).toMatchObject({ status: 404 })
  })
})

test('a person in every role sees what their role allows of the people', async () => {
  const { id, owner, member, mentor, sponsor } = await team(server)
  type Seen = { members: { role: string; email: string | null; last_here: string | null }[] }
  const seen = async (person: Visitor) =>
    (await person.json<Seen>(`/rest/v1/ventures/${id}/members`)).members.map(
      ({ role, email, last_here }) => `${role} ${email !== null} ${last_here !== null}`,
    )
  const all = (shown: boolean) =>
    ['owner', 'member', 'mentor', 'sponsor'].map((r) => `${r} ${shown} ${shown}`)
  expect(await seen(owner)).toEqual(all(true))
  expect(await seen(member)).toEqual(all(true))
  expect(await seen(mentor)).toEqual(all(false))
  expect(await seen(sponsor)).toEqual(['owner false false', 'sponsor false false'])
  const nobody = await joined(server, owner, id, 'member')
  await ask(owner, 'PATCH', `/rest/v1/ventures/${id}/members/${await idOf(nobody)}`, { role: 'sponsor' })
  expect(await ask(nobody, 'GET', `/rest/v1/dashboard?venture=${id}`)).toMatchObject({
    status: 403,
    body: { code: 'forbidden' },
  })
})

test('the audit log tells who invited, came, got another role, left, was removed, and who owns the venture now', async () => {
  const { id, owner, member, mentor, sponsor } = await team(server)
  const revoked = await invite(owner, id, 'member', 'ana@reyes.example')
  await ask(owner, 'DELETE', `/rest/v1/ventures/${id}/invitations/${revoked.id}`, {})
  const at = async (who: Visitor) => `/rest/v1/ventures/${id}/members/${await idOf(who)}`
  await ask(owner, 'PATCH', await at(mentor), { role: 'member' })
  await ask(mentor, 'DELETE', await at(mentor), {})
  await ask(owner, 'DELETE', await at(sponsor), {})
  await ask(owner, 'PATCH', await at(member), { role: 'owner' })
  const log = `
    select action, actor_id, target, before ->> 'role' as before, after ->> 'role' as after from audit_log
    where $1 in (before ->> 'venture', after ->> 'venture') and action not like '%made' order by id`
  const [one, two, three, four] = await Promise.all([owner, member, mentor, sponsor].map(idOf))
  const invited = (action: string, actor_id: string | undefined, after: string) => ({
    ...{ action: `venture_invitation_${action}`, actor_id, before: null, after },
    target: expect.stringMatching('venture_invitation:'),
  })
  const acted = [
    invited('accepted', two, 'member'),
    invited('accepted', three, 'mentor'),
    invited('accepted', four, 'sponsor'),
    invited('revoked', one, 'member'),
    {
      action: 'venture_role_changed',
      actor_id: one,
      target: `user:${three}`,
      before: 'mentor',
      after: 'member',
    },
    { action: 'venture_left', actor_id: three, target: `user:${three}`, before: 'member', after: null },
    {
      action: 'venture_person_removed',
      actor_id: one,
      target: `user:${four}`,
      before: 'sponsor',
      after: null,
    },
    { action: 'venture_handed_over', actor_id: one, target: `user:${two}`, before: 'member', after: 'owner' },
  ]
  expect(await server.query(log, [id])).toEqual(acted)
  const made = `select after ->> 'role' as role from audit_log where action = 'venture_invitation_made' and actor_id = $1`
  expect((await server.query<{ role: string }>(made, [one])).length).toBe(4)
  // The log holds no address, and what goes with an account is told by its end.
  const kept = JSON.stringify(await server.query(`select * from audit_log where actor_id = $1`, [one]))
  expect(kept).not.toContain('ana@reyes.example')
  await owner.json('/auth/v1/delete-user', { method: 'POST', json: { password: 'correct horse' } })
  expect((await server.query(log, [id])).length).toBe(acted.length)
})
