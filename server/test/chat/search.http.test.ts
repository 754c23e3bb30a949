import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import type { Visitor } from '#server/test/visitor.ts'
import type { ConversationHit, Place } from '#shared/conversation-search.ts'

let server: TestServer
let ada: Visitor
let adaId: string

beforeAll(async () => {
  server = await startTestServer()
  ada = await server.member('Ada')
  adaId = await idOf(ada)
})
afterAll(() => server[Symbol.asyncDispose]())

const idOf = async (member: Visitor) => (await member.json<{ id: string }>('/rest/v1/profile')).id

/** Stores a conversation as it is after these messages, the person's and the replies in turn. */
async function store(ownerId: string, title: string, ...contents: string[]): Promise<string> {
  const [row] = await server.query<{ id: string }>(
    'insert into conversations (user_id, title) values ($1, $2) returning id',
    [ownerId, title],
  )
  for (const [at, content] of contents.entries()) {
    await server.query(
      `insert into chat_messages (conversation_id, user_id, role, content, status) values ($1, $2, $3, $4, 'complete')`,
      [row?.id, ownerId, at % 2 === 0 ? 'user' : 'assistant', content],
    )
  }
  return row?.id ?? ''
}

interface Found {
  hits: ConversationHit[]
  more: boolean
}

const search = (text: string, member = ada, extra = '') =>
  member.json<Found>(`/rest/v1/conversations?search=${encodeURIComponent(text)}${extra}`)
const idsOf = async (text: string, member = ada) =>
  (await search(text, member)).hits.map((hit) => hit.conversation_id)
const at = (text: string, places: readonly Place[]) => places.map(({ start, end }) => text.slice(start, end))

describe('GET /rest/v1/conversations?search= finds', () => {
  test('messages of both sides and titles, whatever the case, the accents and the ligatures', async () => {
    const asked = await store(adaId, '', 'Wie groß ist das Œuvre der Käserei in Málaga?', 'Ça dépend.')
    const replied = await store(adaId, '', 'And then?', 'Visit the CAFÉ first.')
    const titled = await store(adaId, 'Übernahme der Molkerei', 'Hello')
    expect(await idsOf('KASEREI')).toEqual([asked])
    expect(await idsOf('käserei')).toEqual([asked])
    expect(await idsOf('kaserei malaga gross oeuvre')).toEqual([asked])
    expect(await idsOf('cafe')).toEqual([replied])
    expect(await idsOf('ubernahme')).toEqual([titled])
    expect(await idsOf('Molkerei Käserei')).toEqual([])
  })

  test('words by their beginning, and phrases in quotes word for word', async () => {
    const id = await store(
      adaId,
      '',
      'Our go-to-market plan for E.ON: unit economics, then 120 sensors/week.',
    )
    for (const words of ['econ uni', 'sens', '"unit economics"', 'go-to-market', 'e.on', '12', 'week']) {
      expect({ words, ids: await idsOf(words) }).toEqual({ words, ids: [id] })
    }
    for (const words of [
      'nomics',
      '"economics unit"',
      '"unit economic"',
      'market-to-go',
      '"unit economics" pilot',
    ]) {
      expect({ words, ids: await idsOf(words) }).toEqual({ words, ids: [] })
    }
    // The second quote is not typed yet.
    expect(await idsOf('"unit econ')).toEqual([id])
  })

  test('titles before messages, whole words before beginnings, and the newest first', async () => {
    const member = await server.member()
    const id = await idOf(member)
    const begins = await store(id, '', 'The order has arrived.')
    const whole = await store(id, '', 'What is our ARR?')
    const newer = await store(id, '', 'Grow the arr', 'Your ARR grows')
    const titled = await store(id, 'Arrangements', 'Hello')
    const found = await search('arr', member)
    expect(found.hits.map((hit) => hit.conversation_id)).toEqual([titled, newer, whole, begins])
    // Of a conversation the newest message that fits best.
    expect(found.hits.map(({ message }) => message?.excerpt)).toEqual([
      undefined,
      'Your ARR grows',
      'What is our ARR?',
      'The order has arrived.',
    ])
    await server.query('update conversations set updated_at = now() where id = $1', [whole])
    expect(await idsOf('arr', member)).toEqual([titled, whole, newer, begins])
  })

  test('what is archived too, and says so', async () => {
    const id = await store(adaId, 'Zeppelin', 'Hello')
    await ada.fetch(`/rest/v1/conversations/${id}`, { method: 'PATCH', json: { archived: true } })
    expect((await search('zeppelin')).hits).toMatchObject([
      { conversation_id: id, title: 'Zeppelin', archived: true, first_message: 'Hello', message: null },
    ])
  })

  test('what is in view: neither what an edit took the place of, nor what was deleted, nor an old title', async () => {
    const member = await server.member()
    await member.ask('A quokka draft')
    const [question] = await member.messages()
    expect(await idsOf('quokka', member)).toEqual([member.conversationId])
    await member.ask('A wombat draft', { editMessageId: question?.id })
    expect(await idsOf('quokka', member)).toEqual([])
    expect(await idsOf('wombat', member)).toEqual([member.conversationId])
    const rename = (title: string) =>
      member.fetch(`/rest/v1/conversations/${member.conversationId}`, { method: 'PATCH', json: { title } })
    await rename('Okapi')
    await rename('Gecko')
    expect(await idsOf('okapi', member)).toEqual([])
    expect(await idsOf('gecko', member)).toEqual([member.conversationId])
    await member.fetch(`/rest/v1/conversations/${member.conversationId}`, { method: 'DELETE' })
    expect(await idsOf('wombat', member)).toEqual([])
  })

  test('what a visitor wrote, once it is claimed', async () => {
    const [visitor, member] = [server.visitor(), await server.member()]
    await visitor.ask('A visit about axolotls')
    expect(await idsOf('axolotl', member)).toEqual([])
    const claim = { method: 'POST', json: { session_id: visitor.sessionId } }
    await member.json('/functions/v1/claim-conversations', claim)
    expect(await idsOf('axolotl', member)).toEqual([visitor.conversationId])
  })
})

describe('a hit', () => {
  test('shows a line around the match with its places, and says whose message it is', async () => {
    const before = 'We talked to many people about many things. '.repeat(9)
    const content = `# Plan\n\n${before}\n\n- The **Käserei** in Málaga wants [a pilot](https://example.org/p).\n\n${before}`
    await store(adaId, 'Pilotprojekt', 'How?', content)
    const [hit] = (await search('pilot KASEREI', ada)).hits
    const { excerpt = '', places = [], role } = hit?.message ?? {}
    expect(role).toBe('assistant')
    expect(at(excerpt, places)).toEqual(['Käserei', 'pilot'])
    expect(excerpt).toMatch(/^….*The Käserei in Málaga wants a pilot\..*…$/)
    expect(excerpt.length).toBeLessThanOrEqual(162)
    expect(at(hit?.title ?? '', hit?.title_places ?? [])).toEqual(['Pilot'])
  })

  test('has places in UTF-16 units behind emoji and letters of two parts', async () => {
    await store(adaId, '', '👩‍🔬👍 Cafe\u0301 ﬁre e\u0301clair')
    const [hit] = (await search('eclair fire')).hits
    expect(at(hit?.message?.excerpt ?? '', hit?.message?.places ?? [])).toEqual(['ﬁre', 'e\u0301clair'])
  })

  test('is literal text: nothing of it is read as a pattern, as a query or as HTML', async () => {
    const id = await store(adaId, '', `Tyrannosaurus <b>rex</b> & 'o' | !x:* \\ (a+)+$`)
    for (const words of [`rex</b> & 'o'`, 'tyrannosaurus | nothing', '!x:*', '(a+)+$', "';--", '\\']) {
      const response = await ada.fetch(`/rest/v1/conversations?search=${encodeURIComponent(words)}`)
      expect({ words, status: response.status }).toEqual({ words, status: 200 })
    }
    expect(await idsOf(`rex</b> & 'o'`)).toEqual([id])
    expect(await idsOf('tyrannosaurus | nothing')).toEqual([])
  })
})

describe('the search', () => {
  test('brings at most as many as asked for and says that there are more', async () => {
    const member = await server.member()
    const id = await idOf(member)
    for (let n = 0; n < 3; n++) await store(id, '', 'About narwhals')
    expect(await search('narwhal', member, '&limit=2')).toMatchObject({ hits: [{}, {}], more: true })
    expect(await search('narwhal', member, '&limit=3')).toMatchObject({ hits: [{}, {}, {}], more: false })
    for (const limit of ['0', '51', '-1', 'all']) {
      const answer = await member.fetch(`/rest/v1/conversations?search=x&limit=${limit}`)
      expect(answer.status).toBe(400)
    }
  })

  test('for nothing, for signs alone and for too much is answered without a look', async () => {
    for (const text of ['', '  ', '🌊', '"" - …'])
      expect(await search(text)).toEqual({ hits: [], more: false })
    expect((await ada.fetch(`/rest/v1/conversations?search=${'x'.repeat(201)}`)).status).toBe(400)
    expect((await search(`${'a '.repeat(90)}zebra`)).hits.length).toBeGreaterThan(0)
  })

  test('S21: finds nobody else’s words, also of somebody whose id begins the same', async () => {
    const ben = await server.member('Ben')
    const benId = await idOf(ben)
    await store(adaId, 'Capybara', 'Capybara')
    const [twin] = await server.query<{ id: string }>(
      `insert into auth."user" (id, name, email) values (overlay(gen_random_uuid()::text placing left($1, 8) from 1)::uuid,
         'Twin', 'twin@example.org') returning id`,
      [benId],
    )
    await store(twin?.id ?? '', 'Capybara', 'Capybara')
    expect(await search('capybara', ben)).toEqual({ hits: [], more: false })
    expect((await server.visitor().fetch('/rest/v1/conversations?search=capybara')).status).toBe(401)
  })
})
