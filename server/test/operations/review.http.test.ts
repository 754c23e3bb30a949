import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dashboardOf, undo } from '#server/test/roadmap.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import { until } from '#server/test/until.ts'
import { reply, startUpstream, type Upstream } from '#server/test/upstream.ts'
import type { Visitor } from '#server/test/visitor.ts'
import type { AdminMessage } from '#shared/admin/conversations.ts'
import type { PromptBox } from '#shared/admin/prompt-boxes.ts'
import type { ReviewCounts, ReviewDetail, ReviewItem, ReviewKind } from '#shared/admin/review.ts'

interface Queue {
  items: ReviewItem[]
  counts: ReviewCounts
  nextCursor?: string
}

let upstream: Upstream
let server: TestServer
let olga: Visitor
let ada: Visitor

beforeAll(async () => {
  upstream = await startUpstream()
  server = await startTestServer({ env: upstream.env })
  olga = await server.admin('Olga')
  ada = await server.member('Ada')
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await upstream[Symbol.asyncDispose]()
})

const queue = (query = '') => olga.json<Queue>(`/rest/v1/review${query}`)
const open = (id: string | undefined) => olga.json<ReviewDetail>(`/rest/v1/review/${id}`)
const post = (id: string | undefined, act: string, json: object = {}, by = olga) =>
  by.fetch(`/rest/v1/review/${id}/${act}`, { method: 'POST', json })
const newest = async (kind: ReviewKind) => (await queue(`?kind=${kind}`)).items[0]
const rate = (caller: Visitor, id: string | undefined, json: object) =>
  caller.fetch(`/rest/v1/messages/${id}/rating`, { method: 'PUT', json })

/** A new conversation of Ada's: one question and its reply. */
async function asked(text: string): Promise<{ question: string; answer: string }> {
  ada.conversationId = undefined
  await ada.ask(text)
  const [question, answer] = await ada.messages()
  return { question: question?.id ?? '', answer: answer?.id ?? '' }
}

describe('the review queue', () => {
  test('holds a reply with its objection, its place and what it was made of, until the thumb is taken back', async () => {
    await olga.json('/functions/v1/manage-settings', {
      method: 'POST',
      json: { setting_key: 'master_prompt', setting_value: { value: 'Be kind.' } },
    })
    await asked('Where do I begin?')
    await ada.ask('How do I price a pilot?')
    await ada.ask('And then?')
    const answer = (await ada.messages())[3]?.id
    await rate(ada, answer, { rating: 'down', reason: 'too_vague', comment: 'I asked how' })
    const item = await newest('down')
    expect(item).toMatchObject({ name: 'Ada', sentence: 'How do I price a pilot?', times: 1, level: 0 })
    const detail = await open(item?.id)
    expect(detail).toMatchObject({
      conversation: { id: ada.conversationId, place: 4, total: 6, language: 'en' },
      question: { content: 'How do I price a pilot?' },
      reply: { content: 'Talk to ten plant managers.' },
      earlier: [{ role: 'user' }, { role: 'assistant' }],
      later: [{ content: 'And then?' }, { role: 'assistant' }],
      rating: { reason: 'too_vague', comment: 'I asked how' },
      made_of: {
        model: 'gpt-4o-mini',
        prompt: { version: 1, live: true },
        prompt_tokens: 800,
        completion_tokens: 400,
        cost: 0.00036,
        first_text_ms: expect.any(Number),
        latency_ms: expect.any(Number),
        rules_checked: expect.any(Number),
        broken: [],
      },
    })
    expect(detail.made_of?.entries?.[0]).toEqual({ id: expect.any(String), title: expect.any(String) })
    await rate(ada, answer, { rating: 'up' })
    expect((await queue()).counts.down).toBe(0)
  })

  test('records each opened conversation, and answers 404 for an item that is not there', async () => {
    const { answer } = await asked('What is a champion?')
    await rate(ada, answer, { rating: 'down' })
    await open((await newest('down'))?.id)
    const seen = await server.query<{ action: string }>('select action from audit_log where target = $1', [
      `conversation:${ada.conversationId}`,
    ])
    expect(seen).toEqual([{ action: 'conversation_viewed' }])
    expect((await olga.fetch('/rest/v1/review/999999')).status).toBe(404)
    expect((await post('999999', 'resolve', { resolution: 'entry' })).status).toBe(404)
  })

  test('names the rule that a reply broke, with the words that broke it', async () => {
    const boxes = await olga.json<PromptBox[]>('/rest/v1/prompt-boxes')
    const boxId = boxes.find(({ box_key }) => box_key === 'tone_and_length')?.id
    const promptText = 'Never say "synergy".'
    await olga.json(`/rest/v1/prompt-boxes/${boxId}`, { method: 'PATCH', json: { prompt_text: promptText } })
    const json = { boxId, boxKey: 'tone_and_length', promptText }
    await olga.json('/functions/v1/interpret-prompt-box', { method: 'POST', json })
    upstream.script(reply('Look for synergy there.'))
    await asked('What should the LOI say?')
    await until(async () => (await queue()).counts.rule === 1)
    const { made_of } = await open((await newest('rule'))?.id)
    expect(made_of).toMatchObject({
      broken: [{ box_key: 'tone_and_length', rule: 'Never say "synergy".', words: ['synergy'] }],
    })
    expect(made_of?.rules_checked).toBeGreaterThan(0)
  })

  test('holds a message whose capture was undone, until that undo is undone', async () => {
    await using guided = await startTestServer({ database: server.databaseUrl })
    const bea = (await guided.member('Bea')) as Visitor
    await bea.ask('We did 6 interviews with plant managers.')
    const { history } = await dashboardOf(bea)
    await undo(bea, history[0]?.undoEventId)
    const item = await newest('undone')
    expect(item?.sentence).toBe('We did 6 interviews with plant managers.')
    const { undone, reply: answer } = await open(item?.id)
    expect(undone).toMatchObject([{ what: 'Interviews', before: '0', after: '6', taken_back: 'undone' }])
    expect(answer?.role).toBe('assistant')
    const [last] = await server.query<{ event_id: string }>(
      `select event_id from evidence_events where kind = 'undo' order by seq desc limit 1`,
    )
    await undo(bea, last?.event_id)
    expect((await queue()).counts.undone).toBe(0)
  })

  test('lists a question without an answer once, however many ask it, and keeps it dismissed', async () => {
    const people = [await server.member('Bo'), await server.member('Cy')]
    for (const each of [...people, people[0]]) {
      if (each) each.conversationId = undefined
      await each?.ask('Which volcano is near Quito?')
    }
    const item = await newest('unanswered')
    expect(item).toMatchObject({ times: 3, people: 2 })
    expect((await open(item?.id)).askings).toHaveLength(3)
    expect((await post(item?.id, 'resolve', { resolution: 'dismissed' })).status).toBe(200)
    expect((await queue()).counts.unanswered).toBe(0)
    await ada.ask('which VOLCANO is near Quito')
    expect((await queue()).counts.unanswered).toBe(0)
    expect((await post(item?.id, 'reopen')).status).toBe(200)
    expect(await newest('unanswered')).toMatchObject({ times: 3, people: 2 })
  })

  test('answers 409 with what is stored when somebody else dealt with an item, and writes both acts down', async () => {
    const { answer } = await asked('What is a wedge?')
    await rate(ada, answer, { rating: 'down' })
    const item = await newest('down')
    expect((await post(item?.id, 'resolve', { resolution: 'rule' })).status).toBe(200)
    expect((await post(item?.id, 'resolve', { resolution: 'rule' })).status).toBe(200)
    const second = await post(item?.id, 'resolve', { resolution: 'dismissed' })
    expect(second.status).toBe(409)
    expect(await second.json()).toMatchObject({ current: { id: item?.id, resolution: 'rule' } })
    await post(item?.id, 'reopen')
    expect((await newest('down'))?.id).toBe(item?.id)
    const acts = await server.query<{ action: string }>(
      'select action from audit_log where target = $1 order by id',
      [`review:${item?.id}`],
    )
    expect(acts.map(({ action }) => action)).toEqual(['review_resolved', 'review_reopened'])
  })

  test('is listed page by page without a gap or a repeat', async () => {
    const all = (await queue()).items.map(({ id }) => id)
    const first = await queue('?limit=1')
    const rest = await queue(`?cursor=${first.nextCursor}`)
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(all)
    expect((await olga.fetch('/rest/v1/review?cursor=nonsense')).status).toBe(400)
  })

  test('tells only how much waits while conversations are closed to operators', async () => {
    await using closed = await startTestServer({
      database: server.databaseUrl,
      env: { ...upstream.env, ADMIN_CONVERSATIONS: 'off' },
    })
    const there = olga.at(closed.url)
    expect((await there.fetch('/rest/v1/review')).status).toBe(403)
    expect((await there.fetch('/rest/v1/review/1')).status).toBe(403)
    expect(
      (await there.fetch('/rest/v1/review/1/resolve', { method: 'POST', json: { resolution: 'case' } }))
        .status,
    ).toBe(403)
    expect((await there.fetch('/rest/v1/review/counts')).status).toBe(200)
  })
})

describe('a conversation that an admin reads', () => {
  test('tells beside each reply what it was made of, and which item waits there', async () => {
    const { answer } = await asked('We built a sensor. What is an ICP?')
    await rate(ada, answer, { rating: 'down', reason: 'too_long' })
    const { messages } = await olga.json<{ messages: AdminMessage[] }>(
      `/functions/v1/get-conversations?conversationId=${ada.conversationId}`,
    )
    expect(messages).toMatchObject([
      { role: 'user', facts: null, rating: null, review_id: null },
      {
        facts: { model: 'gpt-4o-mini', broken: [] },
        rating: { reason: 'too_long' },
        review_id: (await newest('down'))?.id,
      },
    ])
  })

  test('of an earlier release says that its prompt and rules were not recorded', async () => {
    const { answer } = await asked('What is a persona?')
    await server.query('delete from reply_facts where reply_id = $1', [answer])
    await rate(ada, answer, { rating: 'down' })
    const { made_of } = await open((await newest('down'))?.id)
    expect(made_of).toMatchObject({ model: 'gpt-4o-mini', prompt: null, rules_checked: null, broken: [] })
  })
})
