import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { modelRecord } from '#server/test/model-reading.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import { until } from '#server/test/until.ts'
import { found, reply, saidIn, startUpstream, toldIn, type Upstream } from '#server/test/upstream.ts'
import type { Visitor } from '#server/test/visitor.ts'

let upstream: Upstream
let server: TestServer

beforeAll(async () => {
  upstream = await startUpstream()
  server = await startTestServer({ env: upstream.env })
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await upstream[Symbol.asyncDispose]()
})

const lastCall = () => upstream.calls.at(-1)
const beginning = () => lastCall()?.body.messages[0]?.content ?? ''

describe('the beginning of what a model is sent', () => {
  test('is the same for every message, person, language and roadmap', async () => {
    const ada = await server.member()
    await ada.ask('We built a gas sensor because plants lose 40,000 euros a month.')
    const first = beginning()
    expect(first.length / 4).toBeGreaterThan(1_800)
    await ada.ask('I interviewed 12 plant managers. What next?')
    expect(beginning()).toBe(first)
    await (await server.member()).ask('Was zählt als Interview?')
    expect(beginning()).toBe(first)
    await server.visitor().ask('¿Cómo fijo el precio de un piloto?')
    expect(beginning()).toBe(first)
  })

  test('changes with the knowledge base, and names the new entry', async () => {
    const admin = await server.admin()
    await (await server.member()).ask('Hello there')
    const before = beginning()
    const entry = { title: 'Selling to lighthouses', category: 'Sales', keywords: [], relevance_tags: [] }
    const content = 'A lighthouse keeper signs alone. Ask for the winter.'
    await admin.json('/functions/v1/manage-knowledge', { method: 'POST', json: { ...entry, content } })
    await (await server.member()).ask('Hello there')
    expect(before).not.toContain('lighthouse')
    expect(beginning()).toContain('Selling to lighthouses: A lighthouse keeper signs alone.')
  })
})

describe('what stands before the message', () => {
  test('is the roadmap as it was before it, with the terms of each piece of evidence', async () => {
    const member = await server.member()
    const quote = 'Molkerei Hofgut signed a letter of intent for 5 units at 900 euros each.'
    const letter = modelRecord({
      quote,
      type: 'loi',
      count: 1,
      organisations: ['Molkerei Hofgut'],
      signed: true,
      volume: '5 units',
      price: '900 euros each',
    })
    upstream.scriptReading(found({ answer: null, records: [letter], fields: [] }))
    await member.ask(quote)
    expect(toldIn(lastCall())).toContain('LOIs 0')
    await until(async () => {
      await member.ask('And now?')
      return toldIn(lastCall()).includes('LOIs 1')
    })
    expect(toldIn(lastCall())).toMatch(
      /Letter of intent with Molkerei Hofgut: signed; .*price: .*900.*told on \d{4}-/,
    )
    expect(toldIn(lastCall())).toContain('The interface is asking the founder nothing.')
  })

  test('names the question that the interface asks', async () => {
    const member = await server.member()
    await member.ask('We talked to a few plant managers.')
    await until(async () => {
      await member.ask('By the way, what is a pilot?')
      return toldIn(lastCall()).includes('so do not ask it:')
    })
  })

  test('holds at most three entries, in the language of the message, and none where none fits', async () => {
    const member = await server.member()
    await member.ask('Wie strukturiere ich einen Piloten auf einer Seite?')
    const told = toldIn(lastCall())
    expect(told.match(/^### /gm)?.length).toBeLessThanOrEqual(3)
    expect(told).toContain('Vereinbare einen Piloten auf einer Seite')
    expect(told).not.toContain('Agree a pilot on one page')
    await (await server.member()).ask('Can you recommend a film for tonight?')
    expect(toldIn(lastCall())).toContain('No entry fits.')
  })
})

describe('a conversation that outgrows its room', () => {
  /** A conversation with so many messages that no prompt has room for all of them. */
  async function longTalk(member: Visitor) {
    await member.ask('Our first customer is the dairy in Ulm.')
    await server.query(
      `insert into chat_messages (conversation_id, user_id, role, content, status)
       select id, user_id, case index % 2 when 0 then 'user' else 'assistant' end,
         rpad('Remark ' || index || '. ', 1000, 'It goes on. '), 'complete'
       from conversations, generate_series(0, 109) as index where id = $1 order by index`,
      [member.conversationId],
    )
  }
  const summaryOf = async (member: Visitor) => {
    const [row] = await server.query<{ summary: string | null }>(
      'select summary from conversations where id = $1',
      [member.conversationId],
    )
    return row?.summary
  }

  test('is summed up beside the reply, and goes on with the summary in place of its beginning', async () => {
    const member = await server.member()
    await longTalk(member)
    upstream.structured.set(
      'conversation_summary',
      found({ summary: 'The first customer is the dairy in Ulm.' }),
    )
    await member.ask('And now?')
    expect(saidIn(lastCall()).length).toBeGreaterThan(110)
    await until(async () => (await summaryOf(member)) !== null)
    upstream.script(reply('Go to Ulm.'))
    await member.ask('Whom did I name first?')
    const [first, ...others] = saidIn(lastCall())
    expect(first?.content).toContain(
      '<<<DATA summary of the conversation so far>>>\nThe first customer is the dairy in Ulm.',
    )
    expect(others.length).toBeLessThan(80)
    expect(others.at(-1)?.content).toBe('Whom did I name first?')
    expect(JSON.stringify(others)).not.toContain('Remark 1. ')
    const usage = await server.query(`select outcome from usage_events where purpose = 'summary'`)
    expect(usage).toEqual([{ outcome: 'complete' }])

    const { conversations } = await member.json<{ conversations: { summary: string | null }[] }>(
      '/rest/v1/account/export',
    )
    expect(conversations[0]?.summary).toContain('dairy in Ulm')
    await member.json(`/rest/v1/conversations/${member.conversationId}`, { method: 'DELETE' })
    expect(await summaryOf(member)).toBeUndefined()
  })

  test('says that its oldest messages were left out while there is no summary', async () => {
    const member = await server.member()
    upstream.structured.set('conversation_summary', found('nothing of use'))
    await longTalk(member)
    await longTalk(Object.assign(member, { conversationId: member.conversationId }))
    await member.ask('And now?')
    expect(saidIn(lastCall())[0]?.content).toContain('Earlier messages of this conversation were left out')
    expect(await summaryOf(member)).toBeNull()
  })

  test('loses its summary when a message that it tells is written anew', async () => {
    const member = await server.member()
    upstream.structured.set(
      'conversation_summary',
      found({ summary: 'The first customer is the dairy in Ulm.' }),
    )
    await longTalk(member)
    await member.ask('And now?')
    await until(async () => (await summaryOf(member)) !== null)
    const [first] = await member.messages()
    await member.ask('Our first customer is a brewery.', { editMessageId: first?.id ?? '' })
    expect(await summaryOf(member)).toBeNull()
  })
})
