import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Mailbox, startMailbox } from '#server/test/mailbox.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import { until } from '#server/test/until.ts'
import type { Visitor } from '#server/test/visitor.ts'
import type { AccountExport } from '#shared/account.ts'
import type { Commitment, Reminders } from '#shared/commitments.ts'
import type { Dashboard } from '#shared/dashboard.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let mailbox: Mailbox
let server: TestServer
let replica: TestServer
let mute: TestServer

beforeAll(async () => {
  mailbox = await startMailbox()
  server = await startTestServer({ env: mailbox.env, sweepEvery: 20 })
  replica = await startTestServer({ env: mailbox.env, sweepEvery: 20, database: server.databaseUrl })
  mute = await startTestServer()
})
afterEach(() => void vi.useRealTimers())
afterAll(async () => {
  await mute[Symbol.asyncDispose]()
  await replica[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
  await mailbox[Symbol.asyncDispose]()
})

const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
const ventureOf = async (who: Visitor) => (await who.json<Dashboard>('/rest/v1/dashboard')).venture.id
const commit = async (who: Visitor, made: object) => {
  const path = `/rest/v1/ventures/${await ventureOf(who)}/commitments`
  return (await who.json<{ commitment: Commitment }>(path, { method: 'POST', json: made })).commitment
}
const listed = async (who: Visitor) =>
  (await who.json<{ commitments: Commitment[] }>(`/rest/v1/ventures/${await ventureOf(who)}/commitments`))
    .commitments
const reminders = (who: Visitor) => who.json<Reminders>('/rest/v1/account/reminders')
const calendar = (who: Visitor, json: object) =>
  who.json<Reminders>('/rest/v1/account/reminders/calendar', { method: 'PUT', json })
const weekly = (who: Visitor, on: boolean) =>
  who.json<Reminders>('/rest/v1/account/reminders/weekly', { method: 'PUT', json: { on } })
/** The path of a calendar's address; its host is the site's. */
const pathOf = ({ calendar: feed }: Reminders) => new URL(feed?.url ?? 'http://none/').pathname

describe('commitments', () => {
  test('an accepted action is one commitment with its day, however often it is accepted', async () => {
    const ada = await server.member()
    const made = {
      text: 'Interview five plant managers',
      due_on: dayIn(10),
      about_action: 'interviews_first',
    }
    const first = await commit(ada, made)
    expect(first).toMatchObject({ ...made, state: 'open', about_message: null })
    expect((await commit(ada, { ...made, due_on: dayIn(3) })).id).toBe(first.id)
    expect(await listed(ada)).toHaveLength(1)
  })

  test('are listed soonest first, get another day, and are dropped and opened again', async () => {
    const ada = await server.member()
    const late = await commit(ada, { text: 'Write to two hospitals', due_on: dayIn(20) })
    const soon = await commit(ada, { text: 'Call three hospitals', due_on: dayIn(2) })
    expect((await listed(ada)).map(({ id }) => id)).toEqual([soon.id, late.id])
    const path = `/rest/v1/ventures/${await ventureOf(ada)}/commitments`
    const change = (id: string, json: object) => ada.json(`${path}/${id}`, { method: 'PATCH', json })
    await change(late.id, { due_on: dayIn(1) })
    await change(soon.id, { state: 'dropped' })
    expect((await listed(ada)).map(({ id, state }) => [id, state])).toEqual([
      [late.id, 'open'],
      [soon.id, 'dropped'],
    ])
    await change(soon.id, { state: 'open' })
    expect((await listed(ada)).map(({ settled_at }) => settled_at)).toEqual([null, null])
  })

  test('an action that was taken on again is not opened a second time', async () => {
    const ada = await server.member()
    const path = `/rest/v1/ventures/${await ventureOf(ada)}/commitments`
    const change = (id: string, state: string) =>
      ada.fetch(`${path}/${id}`, { method: 'PATCH', json: { state } })
    const action = { text: 'Ask for a price', due_on: dayIn(2), about_action: 'loi' }
    const { id } = await commit(ada, action)
    await change(id, 'dropped')
    await commit(ada, action)
    expect((await change(id, 'open')).status).toBe(409)
    expect((await listed(ada)).map(({ state }) => state)).toEqual(['open', 'dropped'])
  })

  test('an action that was accepted is still found where no further commitment fits', async () => {
    const ada = await server.member()
    const action = { text: 'Ask for a price', due_on: dayIn(2), about_action: 'loi' }
    const { id } = await commit(ada, action)
    await server.query(
      `insert into commitments (id, venture_id, user_id, text, due_on)
       select gen_random_uuid(), venture_id, user_id, 'Call ' || n, due_on
       from commitments, generate_series(2, 100) n where id = $1`,
      [id],
    )
    expect((await commit(ada, action)).id).toBe(id)
    const path = `/rest/v1/ventures/${await ventureOf(ada)}/commitments`
    const json = { text: 'One more', due_on: dayIn(3) }
    expect((await ada.fetch(path, { method: 'POST', json })).status).toBe(409)
  })

  test('of two made at once only those are taken that fit', async () => {
    const ada = await server.member()
    const { id } = await commit(ada, { text: 'Call 1', due_on: dayIn(2) })
    await server.query(
      `insert into commitments (id, venture_id, user_id, text, due_on)
       select gen_random_uuid(), venture_id, user_id, 'Call ' || n, due_on
       from commitments, generate_series(2, 99) n where id = $1`,
      [id],
    )
    const path = `/rest/v1/ventures/${await ventureOf(ada)}/commitments`
    const made = ['One', 'Two', 'Three'].map((text) =>
      ada.fetch(path, { method: 'POST', json: { text, due_on: dayIn(3) } }),
    )
    const statuses = (await Promise.all(made)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 409, 409])
  })

  test('are about messages of one’s own alone', async () => {
    const [ada, eve] = [await server.member(), await server.member()]
    await ada.ask('I will call three hospitals by Friday.')
    const [message] = await server.query<{ id: string }>(
      `select id from chat_messages where role = 'user' order by seq desc limit 1`,
    )
    for (const about_message of [message?.id, randomUUID()]) {
      const json = { text: 'Call three hospitals', due_on: dayIn(2), about_message }
      const path = `/rest/v1/ventures/${await ventureOf(eve)}/commitments`
      expect((await eve.fetch(path, { method: 'POST', json })).status).toBe(404)
    }
    const taken = await commit(ada, { text: 'Call', due_on: dayIn(2), about_message: message?.id })
    expect(taken.about_message).toBe(message?.id)
  })

  test('what happened is a message that is read into the roadmap, and settles it once', async () => {
    const ada = await server.member()
    const { id } = await commit(ada, { text: 'Interview five plant managers', due_on: dayIn(-1) })
    const path = `/rest/v1/ventures/${await ventureOf(ada)}/commitments/${id}/answer`
    const json = { text: 'We interviewed 5 plant managers.', message_id: randomUUID() }
    const told = await ada.json<{ commitment: Commitment; conversation_id: string }>(path, {
      method: 'POST',
      json,
    })
    expect(told.commitment.state).toBe('done')
    expect(await ada.json(path, { method: 'POST', json })).toMatchObject({
      conversation_id: told.conversation_id,
    })
    const again = { ...json, message_id: randomUUID() }
    expect((await ada.fetch(path, { method: 'POST', json: again })).status).toBe(409)
    await until(
      async () => (await ada.json<Dashboard>('/rest/v1/dashboard')).counters.interview === 5 || undefined,
    )
    const messages = await ada.messages(told.conversation_id)
    expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant'])
    expect(messages[0]?.content).toBe(json.text)
  })

  test('of two answers at once, on two replicas, one is told', async () => {
    const ada = await server.member()
    const { id } = await commit(ada, { text: 'Interview five plant managers', due_on: dayIn(-1) })
    const path = `/rest/v1/ventures/${await ventureOf(ada)}/commitments/${id}/answer`
    const answers = [1, 2, 3, 4].map((n) => {
      const json = { text: `We interviewed ${n + 3} plant managers.`, message_id: randomUUID() }
      return (n % 2 ? ada : ada.at(replica.url)).fetch(path, { method: 'POST', json })
    })
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409])
    const [told] = await server.query<{ count: number }>(
      `select count(*)::integer as count from chat_messages where content like 'We interviewed%plant managers.'
         and user_id = (select user_id from commitments where id = '${id}')`,
    )
    expect(told?.count).toBe(1)
  })

  test('nobody else sees, settles or answers them', async () => {
    const [ada, ben] = [await server.member('Ada'), await server.member('Ben')]
    const { id } = await commit(ada, { text: 'Call three hospitals', due_on: dayIn(2) })
    const path = `/rest/v1/ventures/${await ventureOf(ada)}/commitments`
    const answer = { text: 'Not mine', message_id: randomUUID() }
    const tries: [string, object][] = [
      [path, {}],
      [path, { method: 'POST', json: { text: 'Mine now', due_on: dayIn(1) } }],
      [`${path}/${id}`, { method: 'PATCH', json: { state: 'dropped' } }],
      [`${path}/${id}/answer`, { method: 'POST', json: answer }],
    ]
    for (const [where, init] of tries) {
      const response = await ben.fetch(where, init)
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
        404,
        'venture_gone',
      ])
    }
    // Under the id of his own venture they are as missing.
    const own = `/rest/v1/ventures/${await ventureOf(ben)}/commitments/${id}`
    expect((await ben.fetch(own, { method: 'PATCH', json: { state: 'dropped' } })).status).toBe(404)
    expect((await listed(ada))[0]?.state).toBe('open')
  })

  test('a mentor reads them with names, a member adds their own, and neither settles what is somebody else’s', async () => {
    const [ada, jonas] = [await server.member('Ada'), await server.member('Jonas')]
    const venture = await ventureOf(ada)
    const { id: jonasId } = await jonas.json<{ id: string }>('/rest/v1/profile')
    const role = async (name: string) => {
      await server.query('delete from venture_members where venture_id = $1 and user_id = $2', [
        venture,
        jonasId,
      ])
      await server.query('insert into venture_members (venture_id, user_id, role) values ($1, $2, $3)', [
        venture,
        jonasId,
        name,
      ])
    }
    const { id } = await commit(ada, { text: 'Call three hospitals', due_on: dayIn(2) })
    const path = `/rest/v1/ventures/${venture}/commitments`
    const tried = async (where: string, method: string, json: object) =>
      (await jonas.fetch(where, { method, json })).status
    await role('sponsor')
    expect((await jonas.fetch(path)).status).toBe(403)
    await role('mentor')
    const { commitments } = await jonas.json<{ commitments: Commitment[] }>(path)
    expect(commitments.map(({ text, by }) => [text, by.name])).toEqual([['Call three hospitals', 'Ada']])
    expect(await tried(path, 'POST', { text: 'Mine', due_on: dayIn(1) })).toBe(403)
    await role('member')
    expect(await tried(path, 'POST', { text: 'Mine', due_on: dayIn(1) })).toBe(200)
    expect(await tried(`${path}/${id}`, 'PATCH', { state: 'dropped' })).toBe(404)
    expect((await listed(ada)).map(({ by }) => by.name)).toEqual(['Jonas', 'Ada'])
    // Who leaves settles nothing any more.
    await server.query('delete from venture_members where venture_id = $1 and user_id = $2', [
      venture,
      jonasId,
    ])
    expect((await jonas.fetch(path)).status).toBe(404)
    expect((await listed(ada)).map(({ by, state }) => [by.name, state])).toEqual([
      ['Ada', 'open'],
      ['Jonas', 'dropped'],
    ])
  })

  test('are part of the account export, and go with the account', async () => {
    const ada = await server.member()
    await commit(ada, { text: 'Call three hospitals', due_on: dayIn(2) })
    await calendar(ada, {})
    const held = await ada.json<AccountExport>('/rest/v1/account/export')
    expect(held.commitments).toMatchObject([{ text: 'Call three hospitals', state: 'open' }])
    expect(held.reminders).toMatchObject({ calendar: { named: false }, weekly_since: null })
    await ada.json('/auth/v1/delete-user', { method: 'POST', json: { password: 'correct horse' } })
    const left = await server.query('select from commitments where venture_id = any ($1)', [
      held.ventures.map(({ id }) => id),
    ])
    expect(left).toEqual([])
  })
})

describe('the calendar feed', () => {
  test('is off until wanted, names nobody until wanted, and is not sent twice', async () => {
    const ada = await server.member()
    expect((await reminders(ada)).calendar).toBeNull()
    await commit(ada, { text: 'Call Petra Weber at Charité; ask, again', due_on: '2026-12-24' })
    const path = pathOf(await calendar(ada, {}))
    const plain = await server.visitor().fetch(path)
    expect(plain.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(plain.headers.get('cache-control')).toBe('private, no-cache')
    expect(plain.headers.get('x-robots-tag')).toBe('noindex')
    const text = await plain.text()
    expect(text).toContain('DTSTART;VALUE=DATE:20261224')
    expect(text).toContain('SUMMARY:Beachhead: a step is due')
    expect(text).not.toContain('Weber')
    const etag = plain.headers.get('etag') ?? ''
    const again = await server.visitor().fetch(path, { headers: { 'If-None-Match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(pathOf(await calendar(ada, { named: true }))).toBe(path)
    const named = await (await server.visitor().fetch(path)).text()
    expect(named).toContain('SUMMARY:My venture: Call Petra Weber at Charité\\; ask\\, again')
  })

  test('two first calls at once are given one address, and it works', async () => {
    const ada = await server.member()
    const paths = (await Promise.all([1, 2, 3, 4].map(() => calendar(ada, {})))).map(pathOf)
    expect(new Set(paths).size).toBe(1)
    expect((await server.visitor().fetch(paths[0] ?? '')).status).toBe(200)
  })

  test('an address that was renewed, ended or guessed shows nothing', async () => {
    const ada = await server.member()
    const first = pathOf(await calendar(ada, {}))
    const second = pathOf(await calendar(ada, { renew: true }))
    expect(second).not.toBe(first)
    const statusOf = async (path: string) => (await server.visitor().fetch(path)).status
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])
    await ada.json('/rest/v1/account/reminders/calendar', { method: 'DELETE' })
    expect(await statusOf(second)).toBe(404)
    expect(await statusOf('/calendar/guessed.ics')).toBe(404)
    const stored = await server.query<{ row: string }>(
      'select calendar_feeds::text as row from calendar_feeds',
    )
    expect(stored.filter(({ row }) => row.includes(second.slice(10, -4)))).toEqual([])
  })
})

describe('the weekly mail', () => {
  /** Somebody who wants it, with something due, and a week later. */
  const aWeekLater = async () => {
    vi.useRealTimers()
    const ada = await server.member()
    const { email } = await ada.json<{ email: string }>('/rest/v1/profile')
    await ada.ask('We interviewed 12 plant managers.')
    await until(
      async () => (await ada.json<Dashboard>('/rest/v1/dashboard')).counters.interview === 12 || undefined,
    )
    await commit(ada, { text: 'Call three hospitals', due_on: dayIn(3) })
    expect(await weekly(ada, true)).toMatchObject({ weekly: true, mail: true })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * DAY_MS })
    return { ada, email }
  }

  test('tells what is due and what changed, once in a week, whichever process sends it', async () => {
    const { email } = await aWeekLater()
    const [mail] = await mailbox.mailsTo(email)
    expect(mail?.subject).toBe('Your week in Beachhead')
    expect(mail?.text).toContain('Call three hospitals')
    expect(mail?.text).toContain('Interviews: 0 to 12')
    // Both processes look again and again meanwhile: somebody who began later gets theirs first.
    const later = await aWeekLater()
    await mailbox.mailsTo(later.email)
    expect(mailbox.received.filter(({ to }) => to === email)).toHaveLength(1)
  })

  test('tells nothing of a venture whose changes were taken back', async () => {
    const { ada, email } = await aWeekLater()
    await mailbox.mailsTo(email)
    const { venture } = await ada.json<{ venture: { id: string } }>('/rest/v1/ventures', {
      method: 'POST',
      json: { name: 'Quiet Labs' },
    })
    const path = `/rest/v1/ventures/${venture.id}/records`
    const { record } = await ada.json<{ record: { id: string } }>(path, {
      method: 'POST',
      json: { type: 'interview', who: 'Petra Lang', organisation: 'E.ON' },
    })
    await ada.json(`${path}/${record.id}`, { method: 'DELETE', json: {} })
    vi.setSystemTime(Date.now() + 7 * DAY_MS)
    const [, next] = await mailbox.mailsTo(email, 2)
    expect(next?.text).toContain('Call three hospitals')
    expect(next?.text).not.toContain('Quiet Labs')
  })

  test('does not reach who is suspended, and reaches them again at the first try afterwards', async () => {
    const { email } = await aWeekLater()
    await mailbox.mailsTo(email)
    await server.query('update profiles set suspended_at = now() where email = $1', [email])
    const other = await aWeekLater()
    vi.setSystemTime(Date.now() + 7 * DAY_MS)
    await mailbox.mailsTo(other.email)
    const [claimed] = await server.query<{ tries: number }>(
      'select tries from weekly_mails join profiles on profiles.id = user_id where email = $1',
      [email],
    )
    expect(claimed?.tries).toBe(0)
    await server.query('update profiles set suspended_at = null where email = $1', [email])
    await mailbox.mailsTo(email, 2)
  })

  test('stops at one click, of a mail program or of a person, and no sooner', async () => {
    const { ada, email } = await aWeekLater()
    const [mail] = await mailbox.mailsTo(email)
    const link = /https?:\/\/\S*\/stop-mail\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
    expect(mail?.headers['list-unsubscribe']).toBe(`<${link}>`)
    expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    const { pathname } = new URL(link)
    const page = await server.visitor().fetch(pathname)
    expect(await page.text()).toContain('Stop the weekly mail?')
    expect((await reminders(ada)).weekly).toBe(true)
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    const stopped = await server.visitor().fetch(pathname, { method: 'POST', body })
    expect(await stopped.text()).toContain('The weekly mail is stopped.')
    expect((await reminders(ada)).weekly).toBe(false)
    expect((await server.visitor().fetch(pathname, { method: 'POST', body })).status).toBe(200)
  })

  test('cannot be turned on where no mail is configured, and says so', async () => {
    const ada = await mute.member()
    expect(await reminders(ada)).toEqual({ calendar: null, weekly: false, mail: false })
    const path = '/rest/v1/account/reminders/weekly'
    const refused = await ada.fetch(path, { method: 'PUT', json: { on: true } })
    expect(refused.status).toBe(409)
    expect(((await refused.json()) as { error: string }).error).toContain('sends no mail')
  })
})
