import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { modelRecord } from '#server/test/model-reading.ts'
import { dashboardOf, edit } from '#server/test/roadmap.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import { ended, found, refusal, reply, startUpstream, type Upstream } from '#server/test/upstream.ts'
import { readReply, type Visitor } from '#server/test/visitor.ts'
import type { PromptBox } from '#shared/admin/prompt-boxes.ts'
import type { Asks } from '#shared/asks.ts'

let server: TestServer
let admin: Visitor

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.admin()
})
afterAll(() => server[Symbol.asyncDispose]())

const INDUSTRY: Asks = { kind: 'field', field: 'industry' }
const TECHNOLOGY: Asks = { kind: 'field', field: 'technology' }
const BUYER: Asks = { kind: 'field', field: 'persona_role' }
/** Tells nothing of the roadmap, so that the guide asks for what that lacks first. */
const NOTHING = 'We have written all of it down by now.'
const NOTHING_YET = 'We have also shown it around a bit.'

/** A member whose roadmap lacks an industry first. */
async function beforeIndustry(): Promise<Visitor> {
  const member = await server.member()
  const values = {
    technology: 'A methane sensor',
    problem: 'Dairies lose 900 euros a month',
    application: 'Stables',
  }
  for (const [field, after] of Object.entries(values)) await edit(member, { field, before: null, after })
  return member
}

/** Returns what the replies of a conversation that stand ask, the newest last. */
async function asksOf({ conversationId }: Visitor, at = server): Promise<(Asks | null)[]> {
  const rows = await at.query<{ asks: Asks | null }>(
    `select asks from chat_messages
     where conversation_id = $1 and role = 'assistant' and not superseded order by seq`,
    [conversationId],
  )
  return rows.map(({ asks }) => asks)
}

/** The industries on a person's roadmap. */
const industriesOf = async (member: Visitor) =>
  (await dashboardOf(member)).fields.filter(({ field }) => field === 'industry').map(({ value }) => value)

describe('a few words after a question of the guide go to the field that it asked for', () => {
  test('in the same conversation', async () => {
    const member = await beforeIndustry()
    const { text } = await member.ask(NOTHING)
    expect(text).toMatch(/Which three industries are on your list[^?]*\?$/)
    expect(await asksOf(member)).toEqual([INDUSTRY])
    await member.ask('Breweries and dairies')
    expect(await industriesOf(member)).toEqual(['Breweries', 'dairies'])
  })

  test('and nowhere after a reply that was stored before replies held what they ask', async () => {
    const member = await beforeIndustry()
    await member.ask(NOTHING)
    await server.query('update chat_messages set asks = null where conversation_id = $1', [
      member.conversationId,
    ])
    await member.ask('Breweries and dairies')
    expect(await industriesOf(member)).toEqual([])
  })

  test('also when the reply was written again', async () => {
    const member = await beforeIndustry()
    await member.ask(NOTHING)
    await member.ask('', { regenerate: true })
    expect(await asksOf(member)).toEqual([INDUSTRY])
    await member.ask('Breweries and dairies')
    expect(await industriesOf(member)).toEqual(['Breweries', 'dairies'])
  })

  test('also when a visitor wrote them who then signed up', async () => {
    const visitor = server.visitor()
    await visitor.ask(NOTHING)
    expect(await asksOf(visitor)).toEqual([TECHNOLOGY])
    await visitor.ask('Laser light against barnacles')
    const member = Object.assign(await server.member(), { conversationId: visitor.conversationId })
    await member.json('/functions/v1/claim-conversations', {
      method: 'POST',
      json: { session_id: visitor.sessionId },
    })
    const [technology] = (await dashboardOf(member)).fields
    expect(technology).toMatchObject({ field: 'technology', value: 'Laser light against barnacles' })
  })

  test('each to its own, while two conversations take turns', async () => {
    const member = await beforeIndustry()
    await member.ask(NOTHING)
    const other = Object.assign(member.at(server.url), { conversationId: undefined })
    for (const message of [NOTHING, NOTHING_YET, 'That went on for some weeks.']) await other.ask(message)
    expect([await asksOf(member), (await asksOf(other)).at(-1)]).toEqual([[INDUSTRY], BUYER])
    await member.ask('Breweries and dairies')
    await other.ask('The plant manager')
    expect(await industriesOf(member)).toEqual(['Breweries', 'dairies'])
    const { fields } = await dashboardOf(member)
    expect(fields.map(({ field }) => field)).toContain('persona_role')
  })
})

describe('under an operator’s rules', () => {
  const write = async (promptText: string) => {
    const boxes = await admin.json<PromptBox[]>('/rest/v1/prompt-boxes')
    const box = boxes.find(({ box_key }) => box_key === 'tone_and_length')
    const json = { prompt_text: promptText, updated_at: new Date(0).toISOString() }
    await admin.fetch(`/rest/v1/prompt-boxes/${box?.id}`, { method: 'PATCH', json })
    const interpreted = { boxId: box?.id, boxKey: 'tone_and_length', promptText }
    await admin.json('/functions/v1/interpret-prompt-box', { method: 'POST', json: interpreted })
  }
  afterEach(() => write(''))

  test('a question whose words a rule changed still asks for its field', async () => {
    await write('Never use the word "noté".')
    const member = await beforeIndustry()
    const { text } = await member.ask('Nous avons tout écrit depuis.')
    expect(text).toMatch(/Quels trois secteurs sont sur ta liste[^?]*cette semaine ?\?$/)
    await member.ask('Les brasseries et les laiteries')
    expect(await industriesOf(member)).toEqual(['brasseries', 'laiteries'])
  })

  test('a question in the language that a rule asks for does, too', async () => {
    await write('Always answer in German.')
    const member = await beforeIndustry()
    expect((await member.ask(NOTHING)).text).toMatch(/Welche drei Branchen stehen auf deiner Liste[^?]*\?$/)
    await member.ask('Breweries and dairies')
    expect(await industriesOf(member)).toEqual(['Breweries', 'dairies'])
  })

  test('a question that a rule took out asks for nothing', async () => {
    await write('Do not ask questions.')
    const member = await beforeIndustry()
    expect((await member.ask(NOTHING)).text).not.toContain('?')
    expect(await asksOf(member)).toEqual([null])
    await member.ask('Breweries and dairies')
    expect(await industriesOf(member)).toEqual([])
  })
})

test('a reply of the guide that is stopped asks nothing, and asks its question once it has gone on to its end', async () => {
  await using slow = await startTestServer({ database: server.databaseUrl, guidePause: 600_000 })
  const member = (await beforeIndustry()).at(slow.url)
  const response = await member.post(NOTHING)
  const path = `/functions/v1/chat?conversationId=${member.conversationId}`
  await member.json(path, { method: 'DELETE' })
  await readReply(response)
  expect(await asksOf(member)).toEqual([null])
  const quick = member.at(server.url)
  await readReply(await quick.post('', { continue: true, messageId: undefined }))
  expect(await asksOf(quick)).toEqual([INDUSTRY])
})

describe('a reply of a model', () => {
  let upstream: Upstream
  let modelled: TestServer

  beforeAll(async () => {
    upstream = await startUpstream()
    modelled = await startTestServer({ env: upstream.env })
  })
  afterAll(async () => {
    await modelled[Symbol.asyncDispose]()
    await upstream[Symbol.asyncDispose]()
  })

  test('that quotes a question of the guide word for word asks nothing by it', async () => {
    const member = await modelled.member()
    upstream.script(
      reply('How many people at possible customers have you interviewed so far, friends and advisers aside?'),
    )
    await member.ask('How many interviews do I need before I choose a market?')
    expect(await asksOf(member, modelled)).toEqual([null])
    await member.ask('nine')
    expect((await dashboardOf(member)).counters.interview).toBe(0)
  })

  test('asks the question of the ledger that stands open, also when it goes on', async () => {
    const member = await modelled.member()
    const quote = 'We talked to 6 plant managers'
    const unsure = modelRecord({ quote, type: 'interview', count: 6, status: 'needs_confirmation' })
    upstream.scriptReading(found({ answer: null, records: [unsure], fields: [] }))
    await member.ask(`${quote}.`)
    const [question] = (await dashboardOf(member)).questions
    const { recordId, options } = question ?? {}
    const asks = { kind: 'record', recordId, options }

    upstream.script(ended('length', 'First, call ten plant man'))
    await member.ask('Whom do I call?')
    expect((await asksOf(member, modelled)).at(-1)).toMatchObject(asks)
    upstream.script(refusal(400))
    await readReply(await member.post('', { continue: true, messageId: undefined }))
    expect((await asksOf(member, modelled)).at(-1)).toBeNull()
    upstream.script(reply('agers.'))
    await readReply(await member.post('', { continue: true, messageId: undefined }))
    expect((await asksOf(member, modelled)).at(-1)).toMatchObject(asks)
  })
})
