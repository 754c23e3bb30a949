import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { modelRecord } from '#server/test/model-reading.ts'
import { answer, cardsOf, dashboardOf, edit, undo } from '#server/test/roadmap.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import { until } from '#server/test/until.ts'
import {
  type Behaviour,
  found,
  held,
  refusal,
  reply,
  startUpstream,
  toldIn,
  type Upstream,
} from '#server/test/upstream.ts'
import type { Visitor } from '#server/test/visitor.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

describe('at the same time', () => {
  test('two messages in two conversations, an edit and an undo all count', async () => {
    const member = await server.member()
    const [card] = cardsOf(await member.ask('We signed a pilot with Meridian Semi.'))
    const tabs = [member.at(server.url), member.at(server.url)]
    for (const tab of tabs) tab.conversationId = undefined
    await Promise.all([
      tabs[0]?.ask('We did 3 interviews this week.'),
      tabs[1]?.ask('We signed an LOI with Orbit Foods.'),
      edit(member, { field: 'technology', before: null, after: 'A chip' }),
      undo(member, card?.undoEventId),
    ])
    const view = await dashboardOf(member)
    expect(view.counters).toMatchObject({ interview: 3, loi: 1, pilot: 0 })
    expect(JSON.parse(view.idea_summary).technology).toBe('A chip')
    const events = await server.query<{ event_id: string }>(
      'select event_id from evidence_events where user_id = $1 order by seq',
      [view.user_id],
    )
    expect(new Set(events.map(({ event_id }) => event_id)).size).toBe(events.length)
  })

  test('the same answer from two tabs is one answer', async () => {
    const member = await server.member()
    const [card] = cardsOf(await member.ask('We talked to about 10 growers last week.'))
    const id = card?.recordId ?? ''
    const answers = await Promise.all([
      answer(member, id, 'confirm', { count: 10 }),
      answer(member, id, 'confirm', { count: 10 }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await dashboardOf(member)).counters.interview).toBe(10)
  })

  test('two replicas keep one order', async () => {
    await using other = await startTestServer({ database: server.databaseUrl })
    const member = await server.member()
    const there = member.at(other.url)
    there.conversationId = undefined
    await Promise.all([
      member.ask('We did 3 interviews this week.'),
      there.ask('We did 2 more interviews today.'),
    ])
    expect((await dashboardOf(member)).counters.interview).toBe(5)
  })
})

describe('a message that cannot be read', () => {
  test('is kept, shown as unread, and read later by itself; its reply comes all the same', async () => {
    const member = await server.member()
    await dashboardOf(member)
    const { user_id } = await dashboardOf(member)
    await server.query(`create or replace function break_reading() returns trigger language plpgsql as
      $$ begin raise exception 'broken on purpose'; end $$`)
    await server.query(`create trigger break_reading before insert on evidence_events for each row
      when (new.user_id = '${user_id}') execute function break_reading()`)
    const reply = await member.ask('We did 6 interviews with plant managers.')
    expect(reply.done).toBe(true)
    expect(cardsOf(reply)).toEqual([])
    expect(await dashboardOf(member)).toMatchObject({ unread: 1, counters: { interview: 0 } })
    await server.query('drop trigger break_reading on evidence_events')
    await server.query('update extraction_jobs set next_at = now() where user_id = $1', [user_id])
    await until(async () => (await dashboardOf(member)).counters.interview === 6)
    expect((await dashboardOf(member)).unread).toBe(0)
    expect((await member.messages())[1]?.updates[0]).toMatchObject({ summary: 'Interviews: 0 to 6' })
  })

  test('does not keep the next one from being read', async () => {
    const member = await server.member()
    const { user_id } = await dashboardOf(member)
    await server.query(`create or replace function break_sixes() returns trigger language plpgsql as
      $$ begin raise exception 'broken on purpose'; end $$`)
    await server.query(`create trigger break_sixes before insert on evidence_events for each row
      when (new.user_id = '${user_id}' and new.event #>> '{record,quote}' like '%sixth%') execute function break_sixes()`)
    await member.ask('On the sixth we did 6 interviews with plant managers.')
    await member.ask('We signed a pilot with Meridian Semi.')
    expect(await dashboardOf(member)).toMatchObject({ unread: 1, counters: { interview: 0, pilot: 1 } })
    await server.query('drop trigger break_sixes on evidence_events')
  })
})

describe('a message made to be slow', () => {
  test.each([
    ['one word without an end', 'a'.repeat(8000)],
    ['nothing but pictures', '😀'.repeat(4000)],
    ['the same beginning again and again', 'Wir haben mit Herrn Müller und '.repeat(250)],
  ])('S40: is read in a moment: %s', (_what, text) => {
    const { reader } = server.runtime.deps
    const began = process.cpuUsage()
    reader.lookAhead([], { messageId: 'slow', content: text, follows: null, asks: null })
    const { user } = process.cpuUsage(began)
    expect(user / 1000).toBeLessThan(500)
  })
})

describe('claimed history', () => {
  test('fills the roadmap once, in the order it was written', async () => {
    const visitor = server.visitor()
    const first = await visitor.ask('We did 6 interviews with plant managers.')
    expect(cardsOf(first)).toEqual([])
    await visitor.ask('Actually, it was 5 interviews, not 6.')
    const session = visitor.sessionId
    const member = await server.member()
    const claim = { method: 'POST', json: { session_id: session } }
    expect(await member.json('/functions/v1/claim-conversations', claim)).toEqual({ count: 1 })
    const view = await dashboardOf(member)
    expect(view.counters.interview).toBe(5)
    expect(view.records[0]?.source.conversationId).toBe(visitor.conversationId)
    expect(await member.json('/functions/v1/claim-conversations', claim)).toEqual({ count: 0 })
    expect((await dashboardOf(member)).history).toHaveLength(view.history.length)
  })
})

describe('a deleted conversation', () => {
  const remove = (member: Visitor) =>
    member.json<{ evidence: number }>(`/rest/v1/conversations/${member.conversationId}`, { method: 'DELETE' })

  test('leaves its evidence, says so, and its quotes lead nowhere', async () => {
    const member = await server.member()
    await member.ask('We did 6 interviews with plant managers.')
    expect((await remove(member)).evidence).toBe(1)
    const view = await dashboardOf(member)
    expect(view.counters.interview).toBe(6)
    expect(view.records[0]?.source).toMatchObject({ messageId: null, conversationId: null })
    expect(view.records[0]?.source.quote).toContain('6 interviews')
  })

  test('leaves nothing else of what was said there', async () => {
    const member = await server.member()
    await member.ask('We did 6 interviews with plant managers. My daughter plays the violin.')
    await remove(member)
    const [row] = await server.query<{ whole: string }>(
      `select string_agg(event::text, ' ') as whole from evidence_events where conversation_id = $1`,
      [member.conversationId],
    )
    expect(row?.whole).toContain('6 interviews')
    expect(row?.whole.toLowerCase()).not.toContain('violin')
  })

  test('gives its evidence up afterwards when asked to, and that can be undone', async () => {
    const member = await server.member()
    await edit(member, { field: 'technology', before: null, after: 'A chip' })
    await member.ask('We did 6 interviews with plant managers.')
    await remove(member)
    const forget = () =>
      member.json(`/rest/v1/conversations/${member.conversationId}/forget-evidence`, { method: 'POST' })
    expect(await forget()).toEqual({ forgotten: 1 })
    const without = await dashboardOf(member)
    expect(without.counters.interview).toBe(0)
    expect(without.fields).toHaveLength(1)
    expect(await forget()).toEqual({ forgotten: 0 })
    const restored = await undo(member, without.history[0]?.undoEventId)
    expect(restored.counters.interview).toBe(6)
  })

  test('lets the same words count again once they were given up', async () => {
    const member = await server.member()
    await member.ask('We did 6 interviews with plant managers.')
    const path = `/rest/v1/conversations/${member.conversationId}/forget-evidence`
    await member.json(path, { method: 'POST' })
    await member.ask('We did 6 interviews with plant managers.')
    expect((await dashboardOf(member)).counters.interview).toBe(6)
  })
})

describe('with a model', () => {
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

  const text = 'We did 6 interviews with plant managers of dairies.'
  const record = (change: object) =>
    modelRecord({
      quote: '6 interviews with plant managers',
      type: 'interview',
      op: 'bare',
      count: 6,
      ...change,
    })

  test('both readings that agree are confirmed, and the second is recorded as a call', async () => {
    const member = await modelled.member()
    upstream.scriptReading(found({ records: [record({})], fields: [] }))
    const [card] = cardsOf(await member.ask(text))
    expect(card).toMatchObject({ needsConfirmation: false, changes: { evidenceCount: { interview: 6 } } })
    const { user_id } = await dashboardOf(member)
    const calls = await modelled.query(
      'select outcome, prompt_tokens from usage_events where user_id = $1 and purpose = $2',
      [user_id, 'extraction'],
    )
    expect(calls).toEqual([{ outcome: 'complete', prompt_tokens: 900 }])
    expect(upstream.readings.at(-1)?.body).toMatchObject({
      response_format: { type: 'json_schema' },
      temperature: 0,
    })
  })

  test('readings that differ ask', async () => {
    const member = await modelled.member()
    const two = 'We did 6 interviews in 16 dairies.'
    const other = record({ count: 16, quote: 'We did 6 interviews in 16 dairies' })
    upstream.scriptReading(found({ records: [other], fields: [] }))
    const [card] = cardsOf(await member.ask(two))
    expect(card?.options?.map(({ count }) => count)).toEqual([6, 16, undefined])
    expect((await dashboardOf(member)).counters.interview).toBe(0)
  })

  test('what the model says without a quote from the message is dropped; in other words, it is a suggestion', async () => {
    const member = await modelled.member()
    const field = { corrects: false, priority: null, kind: null, sufferer: null, consequence: null }
    upstream.scriptReading(
      found({
        records: [record({}), record({ quote: 'signed with Siemens', type: 'pilot', count: 1 })],
        fields: [
          {
            ...field,
            quote: 'plant managers of dairies',
            field: 'icp_description',
            value: 'plant managers of dairies',
          },
          { ...field, quote: 'dairies', field: 'industry', value: 'Food production' },
          { ...field, quote: 'not in the message', field: 'technology', value: 'lasers' },
        ],
      }),
    )
    await member.ask(text)
    const view = await dashboardOf(member)
    expect(view.counters).toMatchObject({ interview: 6, pilot: 0 })
    const shown = view.fields.map(({ field, value, suggested, source }) => [
      field,
      value,
      suggested,
      source.extractor,
    ])
    expect(shown).toContainEqual(['icp_description', 'plant managers of dairies', false, 'model'])
    expect(shown).toContainEqual(['industry', 'Food production', true, 'model'])
    expect(view.fields.some(({ field }) => field === 'technology')).toBe(false)
  })

  test.each([
    // Asked strictly, as JSON of any form, and in words.
    ['nonsense', 3, found('Sure! Here is what I found: 42')],
    ['another shape', 3, found({ records: 'many', fields: 7 })],
    ['nothing', 2, found('')],
    ['an error, twice', 2, refusal(500)],
    ['a refusal of the format', 1, refusal(400)],
  ])(
    '%s leaves what the plain reader found as a question, and tells the operators',
    async (_what, times, behaviour) => {
      const member = await modelled.member()
      const before = upstream.readings.length
      upstream.scriptReading(...Array<typeof behaviour>(times).fill(behaviour))
      const [card] = cardsOf(await member.ask(text))
      expect(card).toMatchObject({ needsConfirmation: true, question: 'Count 6 interviews?' })
      expect(upstream.readings.length - before).toBe(times)
      const { user_id, counters } = await dashboardOf(member)
      expect(counters.interview).toBe(0)
      const calls = await modelled.query<{ outcome: string }>(
        'select outcome from usage_events where user_id = $1 and purpose = $2',
        [user_id, 'extraction'],
      )
      expect(calls).toHaveLength(1)
      expect(calls[0]?.outcome).toMatch(/^upstream_/)
      const { notices } = await (await modelled.admin()).json<{ notices: { code: string }[] }>(
        '/rest/v1/admin/notices',
      )
      expect(notices.map(({ code }) => code)).toContain('readings_failed')
    },
  )

  test('one try more reads a message when the provider was busy', async () => {
    const member = await modelled.member()
    upstream.scriptReading(refusal(429), found({ records: [record({})], fields: [] }))
    await member.ask(text)
    await until(async () => (await dashboardOf(member)).counters.interview === 6)
  })

  test('one that is slow does not hold up the end of the reply; its result comes by itself', async () => {
    const member = await modelled.member()
    const slow = held()
    upstream.scriptReading(slow)
    const first = await member.ask(text)
    expect(first.done).toBe(true)
    expect(cardsOf(first)).toEqual([])
    await slow.release()
    await until(async () => (await dashboardOf(member)).questions.length === 1)
  })

  test('claimed messages are read by the model, once each', async () => {
    const visitor = modelled.visitor()
    await visitor.ask(text)
    await visitor.ask('Orbit Foods hat das Schreiben unterschrieben.')
    const before = upstream.readings.length
    upstream.scriptReading(
      found({ records: [record({})], fields: [] }),
      found({
        records: [
          modelRecord({
            type: 'loi',
            count: 1,
            quote: 'Orbit Foods hat das Schreiben unterschrieben',
            organisations: ['Orbit Foods'],
          }),
        ],
        fields: [],
      }),
    )
    const member = await modelled.member()
    const claim = { method: 'POST', json: { session_id: visitor.sessionId } }
    await member.json('/functions/v1/claim-conversations', claim)
    await until(async () => (await dashboardOf(member)).counters.loi === 1)
    expect((await dashboardOf(member)).counters.interview).toBe(6)
    expect(upstream.readings.length - before).toBe(2)
    const second = upstream.readings.at(-1)?.body.messages.at(-1)?.content
    expect(second).toContain('interviews: 6')
  })

  test('what a model’s reading says without standing in the message is counted in the metrics', async () => {
    const member = await modelled.member()
    upstream.scriptReading(found({ records: [record({}), record({ quote: 'never said' })], fields: [] }))
    await member.ask(text)
    const metrics = await (await member.fetch('/metrics')).text()
    expect(metrics).toMatch(/^beachhead_reading_dropped_total\{reason="quote"\} [1-9]/m)
  })

  test('the reply is written with the roadmap in its prompt', async () => {
    const member = await modelled.member()
    upstream.scriptReading(found({ records: [record({})], fields: [] }))
    await member.ask(text)
    expect(toldIn(upstream.calls.at(-1))).toContain('Interviews 0')
    upstream.script(reply('Fine.'))
    await member.ask('What should I do next?')
    expect(toldIn(upstream.calls.at(-1))).toContain('Interviews 6')
  })

  test('of two quick messages the second is read with what the first one counted in view', async () => {
    const member = await modelled.member()
    const [first, second] = ['Orbit Foods signed our letter of intent.', 'They signed it for 40 units.']
    let open = () => {}
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    /** Like a model that knows of the letter what it is told: without that, it takes it for another one. */
    const reads: Behaviour = async (response, call) => {
      const told = call.body.messages.at(-1)?.content ?? ''
      const isSecond = told.includes(second)
      if (!isSecond) await gate
      const op = isSecond && told.includes('Orbit Foods') ? ('reference' as const) : ('add' as const)
      const organisations = isSecond ? [] : ['Orbit Foods']
      const quote = isSecond ? 'They signed it' : 'Orbit Foods signed our letter of intent'
      const letter = modelRecord({ type: 'loi', op, count: 1, quote, organisations })
      return found({ records: [letter], fields: [] })(response, call)
    }
    // The last of the file: whether the first message is asked about once more depends on who is quicker.
    upstream.scriptReading(...Array<Behaviour>(4).fill(reads))
    const before = upstream.readings.length
    await member.ask(first)
    await member.ask(second)
    expect(upstream.readings.length - before).toBe(2)
    open()
    const { user_id } = await dashboardOf(member)
    const waiting = "select 1 from extraction_jobs where user_id = $1 and state <> 'done'"
    await until(async () => (await modelled.query(waiting, [user_id])).length === 0, 15_000)
    expect((await dashboardOf(member)).counters.loi).toBe(1)
  })
})
