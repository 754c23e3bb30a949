import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteExpired } from '#server/db/retention.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import type { Visitor } from '#server/test/visitor.ts'
import { type ConversationLink, LINKS_MAX, type SharedConversation } from '#shared/conversation-links.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const post = (member: Visitor, json: object, id = member.conversationId) =>
  member.fetch(`/rest/v1/conversations/${id}/links`, { method: 'POST', json })

async function share(member: Visitor, json: object = {}): Promise<ConversationLink> {
  const response = await post(member, { days: 7, ...json })
  expect(response.status).toBe(200)
  return (await response.json()) as ConversationLink
}

const tokenOf = ({ url }: ConversationLink) => url?.split('/').at(-1) ?? ''
const open = (token: string, reader = server.visitor()) =>
  reader.fetch(`/rest/v1/shared-conversations/${token}`)
const read = async (link: ConversationLink) =>
  (await (await open(tokenOf(link))).json()) as SharedConversation
const listOf = (member: Visitor, query = '') =>
  member.json<ConversationLink[]>(`/rest/v1/conversation-links${query}`)
const rename = (member: Visitor, title: string) =>
  member.fetch(`/rest/v1/conversations/${member.conversationId}`, { method: 'PATCH', json: { title } })

describe('POST /rest/v1/conversations/:id/links', () => {
  test('makes a link to the conversation as it is, which later messages, edits and names change nothing of', async () => {
    const member = await server.member('Ada Lovelace')
    await member.ask('What is an ICP?')
    await rename(member, 'My customer')
    const before = await member.messages()
    const link = await share(member, { days: 30 })
    expect(link).toMatchObject({
      conversation_id: member.conversationId,
      url: expect.stringMatching(/^http:\/\/localhost:3000\/shared\/c\/[\w-]{43}$/),
      title: 'My customer',
      named: false,
      messages: 2,
    })
    await member.ask('What is a beachhead?', { editMessageId: before[0]?.id })
    await rename(member, 'Another title')
    expect(await read(link)).toEqual({
      title: 'My customer',
      by: null,
      created_at: link.created_at,
      expires_at: link.expires_at,
      messages: before.map(({ role, content, created_at }) => ({ role, content, created_at })),
    })
    const days = (Date.parse(link.expires_at) - Date.parse(link.created_at)) / 86_400_000
    expect(Math.round(days)).toBe(30)
  })

  test('shows the messages named and the owner’s name when asked for, and no address and no id either way', async () => {
    const member = await server.member('Ada Lovelace')
    const { id, email } = await member.json<{ id: string; email: string }>('/rest/v1/profile')
    await member.ask('What is an ICP?')
    await member.ask('What is a beachhead?')
    const messages = await member.messages()
    const [, , third, fourth] = messages
    const some = await share(member, { messageIds: [fourth?.id, third?.id], named: true })
    const shown = await read(some)
    expect(shown.by).toBe('Ada Lovelace')
    expect(shown.messages.map(({ content }) => content)).toEqual([third?.content, fourth?.content])
    const all = JSON.stringify([shown, await read(await share(member))])
    for (const trace of [id, email, member.conversationId ?? '', ...messages.map((each) => each.id)]) {
      expect(all).not.toContain(trace)
    }
  })

  test('masks e-mail addresses and telephone numbers in the title and in the messages, as a shared roadmap does', async () => {
    const member = await server.member('Ada')
    await member.ask('Write to zoe@kaese.example or call +49 30 1234567.')
    await rename(member, 'Zoë, zoe@kaese.example')
    const shown = await read(await share(member, { named: true }))
    expect(shown.title).toBe('Zoë, [e-mail address]')
    expect(shown.messages[0]?.content).toBe('Write to [e-mail address] or call [phone number].')
  })

  test('answers 400 to days out of range and to nothing to share, 404 to messages from elsewhere', async () => {
    const [member, other] = [await server.member(), await server.member()]
    await member.ask('Hello')
    await other.ask('Hello')
    for (const json of [{}, { days: 0 }, { days: 91 }, { days: 1.5 }, { days: 7, messageIds: [] }]) {
      expect((await post(member, json)).status).toBe(400)
    }
    const [foreign] = await other.messages()
    expect((await post(member, { days: 7, messageIds: [foreign?.id] })).status).toBe(404)
    expect((await post(member, { days: 7 }, other.conversationId)).status).toBe(404)
    const [row] = await server.query<{ id: string }>(
      'insert into conversations (user_id) select user_id from conversations where id = $1 returning id',
      [member.conversationId],
    )
    expect(await (await post(member, { days: 7 }, row?.id)).json()).toMatchObject({
      code: 'nothing_to_share',
    })
  })

  test(`answers 409 links_full to one more than ${LINKS_MAX}, until one ends`, async () => {
    const member = await server.member()
    await member.ask('Hello')
    const first = await share(member)
    await server.query(
      `insert into conversation_links select gen_random_uuid(), user_id, conversation_id, sha256(n::text::bytea), title,
         named, messages, created_at, expires_at from conversation_links, generate_series(2, $2) n where id = $1`,
      [first.id, LINKS_MAX],
    )
    expect(await (await post(member, { days: 7 })).json()).toMatchObject({ code: 'links_full' })
    await member.json(`/rest/v1/conversation-links/${first.id}`, { method: 'DELETE' })
    await share(member)
  })

  test('answers 413 to more messages than a link may show', async () => {
    const member = await server.member()
    await member.ask('Hello')
    await server.query(
      `insert into chat_messages (conversation_id, user_id, role, content, status)
       select conversation_id, user_id, 'user', 'n', 'complete' from chat_messages, generate_series(1, 500)
       where conversation_id = $1 and role = 'user'`,
      [member.conversationId],
    )
    expect((await post(member, { days: 7 })).status).toBe(413)
  })
})

describe('the links of a person', () => {
  test('are listed newest first, all or those of one conversation, and nobody else’s', async () => {
    const [member, other] = [await server.member(), await server.member()]
    await member.ask('Hello')
    const first = await share(member)
    member.conversationId = undefined
    await member.ask('Hello again')
    const second = await share(member)
    expect(await listOf(member)).toEqual([second, first])
    expect(await listOf(member, `?conversationId=${first.conversation_id}`)).toEqual([first])
    expect(await listOf(other)).toEqual([])
    expect(await listOf(other, `?conversationId=${first.conversation_id}`)).toEqual([])
  })

  test('end at once when they are revoked, and only by their owner', async () => {
    const [member, other] = [await server.member(), await server.member()]
    await member.ask('Hello')
    const link = await share(member)
    const revoke = (caller: Visitor) =>
      caller.fetch(`/rest/v1/conversation-links/${link.id}`, { method: 'DELETE' })
    expect((await revoke(other)).status).toBe(404)
    expect((await open(tokenOf(link))).status).toBe(200)
    expect((await revoke(member)).status).toBe(200)
    expect((await revoke(member)).status).toBe(404)
    expect((await open(tokenOf(link))).status).toBe(404)
    expect(await server.query('select from conversation_links where id = $1', [link.id])).toEqual([])
  })

  test('are in the account’s export with what they show, and go with the account', async () => {
    const member = await server.member()
    await member.ask('Hello from Ada')
    const link = await share(member)
    const data = await member.json<object>('/rest/v1/account/export')
    expect(data).toMatchObject({
      conversations: [{ links: [{ messages: [{ content: 'Hello from Ada' }, {}] }] }],
    })
    expect(JSON.stringify(data)).not.toContain(tokenOf(link))
    await member.json('/auth/v1/delete-user', { method: 'POST', json: { password: 'correct horse' } })
    expect((await open(tokenOf(link))).status).toBe(404)
    expect(await server.query('select from conversation_links where id = $1', [link.id])).toEqual([])
  })
})

describe('GET /rest/v1/shared-conversations/:token', () => {
  test('tells search engines and caches to keep nothing, the page as well', async () => {
    const member = await server.member()
    await member.ask('Hello')
    const link = await share(member)
    const answer = await open(tokenOf(link))
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(answer.headers.get('cache-control')).toContain('no-store')
    const page = await server.visitor().fetch(`/shared/c/${tokenOf(link)}`)
    expect(page.headers.get('x-robots-tag')).toBe('noindex')
  })

  test('answers 404 to what is unknown, forged or expired, and when the conversation is gone', async () => {
    const member = await server.member()
    await member.ask('Hello')
    const [link, other] = [await share(member), await share(member)]
    const [token, told] = [tokenOf(link), 'This link has ended or never existed.']
    expect(
      await (await open(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).json(),
    ).toMatchObject({
      error: told,
    })
    expect((await open(randomUUID())).status).toBe(404)
    expect((await open('short')).status).toBe(400)
    await server.query(
      `update conversation_links set expires_at = now() - interval '1 second' where id = $1`,
      [link.id],
    )
    expect(await (await open(token)).json()).toMatchObject({ error: told, code: 'link_gone' })
    expect((await listOf(member)).map(({ id }) => id)).toEqual([other.id])
    await deleteExpired(server.runtime.deps.database.system)
    expect(await server.query('select from conversation_links where id = $1', [link.id])).toEqual([])

    await member.json(`/rest/v1/conversations/${member.conversationId}`, { method: 'DELETE' })
    expect((await open(tokenOf(other))).status).toBe(404)
  })

  test('answers 404 while the owner is suspended', async () => {
    const [member, admin] = [await server.member(), await server.admin()]
    await member.ask('Hello')
    const link = await share(member)
    const { id } = await member.json<{ id: string }>('/rest/v1/profile')
    await admin.json(`/rest/v1/users/${id}/suspend`, { method: 'POST' })
    expect((await open(tokenOf(link))).status).toBe(404)
    await admin.json(`/rest/v1/users/${id}/reactivate`, { method: 'POST' })
    expect((await open(tokenOf(link))).status).toBe(200)
  })

  test('answers one reader 60 times a minute', async () => {
    const reader = server.visitor()
    const answers = await Promise.all(
      Array.from({ length: 61 }, () => open('no-link-has-this-token-at-all', reader)),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  })
})
