import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { modelRecord } from '#server/test/model-reading.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import { found, startUpstream, type Upstream } from '#server/test/upstream.ts'
import type { Visitor } from '#server/test/visitor.ts'
import type { EvaluationCase, EvaluationSet, KeptCase } from '#shared/admin/evaluation-cases.ts'

let upstream: Upstream
let server: TestServer
let admin: Visitor
beforeAll(async () => {
  upstream = await startUpstream()
  server = await startTestServer({ env: upstream.env })
  admin = await server.admin()
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await upstream[Symbol.asyncDispose]()
})

const CASES = '/rest/v1/evaluation/cases'
const keep = async (json: object) => {
  const { case: kept } = await admin.json<{ case: KeptCase }>(CASES, { method: 'POST', json })
  return kept
}
const casesOf = (setId: string) =>
  admin.json<{ set: EvaluationSet; cases: EvaluationCase[] }>(`/rest/v1/evaluation/sets/${setId}/cases`)
const actions = async (target: string) => {
  const rows = await server.query<{ action: string }>(
    'select action from audit_log where target = $1 order by id',
    [target],
  )
  return rows.map(({ action }) => action)
}

describe('POST /rest/v1/evaluation/cases', () => {
  test('keeps a reply’s question with the messages before it and the roadmap as it stood, once', async () => {
    const member = await server.member()
    const quote = 'We interviewed 12 plant managers about membrane fouling'
    upstream.scriptReading(
      found({ answer: null, records: [modelRecord({ quote, type: 'interview', count: 12 })], fields: [] }),
    )
    await member.ask(quote)
    await member.json('/rest/v1/dashboard')
    await member.ask('Who pays for a pilot?')
    const [, first, , reply] = await member.messages()
    const kept = await keep({ message_id: reply?.id, set: 'From chats' })
    expect(kept).toMatchObject({ set: 'From chats', in_set: 1 })
    expect(await keep({ message_id: reply?.id, set: 'from CHATS' })).toEqual(kept)
    const { cases } = await casesOf(kept.set_id)
    expect(cases).toMatchObject([
      { id: kept.id, question: 'Who pays for a pilot?', earlier: 2, lang: 'en', reply: reply?.content },
    ])
    const [stored] = await server.query<{ events: number; turns: { content: string }[] }>(
      'select jsonb_array_length(ledger) as events, turns from evaluation_cases where id = $1',
      [kept.id],
    )
    expect(stored?.events).toBeGreaterThan(0)
    expect(stored?.turns.map(({ content }) => content)).toEqual([
      quote,
      first?.content,
      'Who pays for a pilot?',
    ])
    expect(await actions(`evaluation_case:${kept.id}`)).toEqual(['evaluation_case_kept'])
    // What was told later is not in the roadmap of a question that came before it.
    const early = await keep({ message_id: first?.id, set: 'From chats' })
    expect(early.in_set).toBe(2)
    expect(
      await server.query('select from evaluation_cases where id = $1 and ledger = $2', [early.id, '[]']),
    ).toHaveLength(1)
  })

  test('keeps the question of whichever reply, a visitor’s too', async () => {
    const member = await server.member()
    await member.ask('What is an ICP?')
    await member.ask('And a buyer persona?')
    const visitor = server.visitor()
    await visitor.ask('What is a beachhead?')
    const replies = await server.query<{ id: string }>(
      `select id from chat_messages where role = 'assistant' and conversation_id = any($1)`,
      [[member.conversationId, visitor.conversationId]],
    )
    expect(replies).toHaveLength(3)
    for (const { id } of replies) expect((await keep({ message_id: id, set: 'All' })).set).toBe('All')
  })

  test('without a set puts a case into the one changed last, and makes the first one', async () => {
    await server.query('delete from evaluation_sets')
    expect(await keep({ question: 'Who signs?' })).toMatchObject({ set: 'Hard questions', in_set: 1 })
    await keep({ question: 'Wie teuer ist ein Pilot?', set: 'Preise' })
    expect(await keep({ question: 'What is a fair price?' })).toMatchObject({ set: 'Preise', in_set: 2 })
    const { sets } = await admin.json<{ sets: EvaluationSet[] }>('/rest/v1/evaluation/sets')
    expect(sets.map(({ name, cases }) => [name, cases])).toEqual([
      ['Preise', 2],
      ['Hard questions', 1],
    ])
  })

  test('answers 404 to a message that is not there, and 400 to both or neither of message and question', async () => {
    const post = async (json: object) => (await admin.fetch(CASES, { method: 'POST', json })).status
    const message_id = '00000000-0000-4000-8000-000000000001'
    expect(await post({ message_id })).toBe(404)
    expect(await post({})).toBe(400)
    expect(await post({ message_id, question: 'Who?' })).toBe(400)
    expect(await post({ question: 'x'.repeat(8001) })).toBe(400)
  })

  test('a case goes when its founder deletes the conversation', async () => {
    const member = await server.member()
    await member.ask('What is an ICP?')
    const [question] = await member.messages()
    const kept = await keep({ message_id: question?.id, set: 'Goes' })
    await member.fetch(`/rest/v1/conversations/${member.conversationId}`, { method: 'DELETE' })
    expect((await casesOf(kept.set_id)).cases).toEqual([])
  })
})

test('DELETE /rest/v1/evaluation/cases/:id takes a kept case back, and answers 404 the second time', async () => {
  const { id, set_id } = await keep({ question: 'Undo me', set: 'Undone' })
  const remove = () => admin.fetch(`${CASES}/${id}`, { method: 'DELETE' })
  expect((await remove()).status).toBe(200)
  expect((await remove()).status).toBe(404)
  expect((await casesOf(set_id)).cases).toEqual([])
  expect(await actions(`evaluation_case:${id}`)).toEqual(['evaluation_case_kept', 'evaluation_case_removed'])
})

test('PATCH /rest/v1/evaluation/cases/:id changes what is expected, and shows what somebody else saved meanwhile', async () => {
  const { id, set_id } = await keep({ question: 'Who pays?', set: 'Changed' })
  const [seen] = (await casesOf(set_id)).cases
  const patch = (json: object) => admin.fetch(`${CASES}/${id}`, { method: 'PATCH', json })
  const expectedUpdatedAt = seen?.updated_at
  expect((await patch({ expectation: 'Names the budget.', expectedUpdatedAt })).status).toBe(200)
  const late = await patch({ expectation: 'Names who.', expectedUpdatedAt })
  expect(late.status).toBe(409)
  expect(await late.json()).toMatchObject({
    current: { expectation: 'Names the budget.', savedBy: expect.any(String) },
  })
  expect((await patch({ question: 'Wer zahlt den Pilot bei euch?' })).status).toBe(200)
  expect((await casesOf(set_id)).cases).toMatchObject([
    { question: 'Wer zahlt den Pilot bei euch?', lang: 'de', expectation: 'Names the budget.' },
  ])
})

test('a set is renamed unless its name is taken, and goes with its cases', async () => {
  const [one, two] = [await keep({ question: 'A?', set: 'One' }), await keep({ question: 'B?', set: 'Two' })]
  const path = `/rest/v1/evaluation/sets/${one.set_id}`
  expect((await admin.fetch(path, { method: 'PATCH', json: { name: 'two' } })).status).toBe(409)
  const { set } = await admin.json<{ set: EvaluationSet }>(path, { method: 'PATCH', json: { name: 'Uno' } })
  expect(set).toMatchObject({ name: 'Uno', cases: 1 })
  const expectedUpdatedAt = '2026-01-01T00:00:00.000Z'
  expect(
    (await admin.fetch(path, { method: 'PATCH', json: { name: 'Dos', expectedUpdatedAt } })).status,
  ).toBe(409)
  expect((await admin.fetch(path, { method: 'DELETE' })).status).toBe(200)
  expect((await admin.fetch(`${path}/cases`)).status).toBe(404)
  expect(await actions(`evaluation_set:${one.set_id}`)).toEqual([
    'evaluation_set_renamed',
    'evaluation_set_removed',
  ])
  expect((await casesOf(two.set_id)).cases).toHaveLength(1)
})

test('ADMIN_CONVERSATIONS=off: nothing of a conversation is kept or shown, and what operators write stays', async () => {
  const member = await server.member()
  await member.ask('What is an ICP?')
  const [question] = await member.messages()
  const kept = await keep({ message_id: question?.id, set: 'Both' })
  await keep({ question: 'By hand', set: 'Both' })
  await using closed = await startTestServer({
    database: server.databaseUrl,
    env: { ...upstream.env, ADMIN_CONVERSATIONS: 'off' },
  })
  const other = await closed.admin()
  const refused = await other.fetch(CASES, { method: 'POST', json: { message_id: question?.id } })
  expect(refused.status).toBe(403)
  const { cases, set } = await other.json<{ set: EvaluationSet; cases: EvaluationCase[] }>(
    `/rest/v1/evaluation/sets/${kept.set_id}/cases`,
  )
  expect([set.cases, cases.map((each) => each.question)]).toEqual([1, ['By hand']])
  expect((await other.fetch(`${CASES}/${kept.id}`, { method: 'DELETE' })).status).toBe(404)
})
