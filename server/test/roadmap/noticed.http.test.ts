import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answer, dashboardOf, undo } from '#server/test/roadmap.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import type { Visitor } from '#server/test/visitor.ts'
import type { Dashboard } from '#shared/dashboard.ts'
import type { OutputOf } from '#shared/endpoint.ts'
import type { noticedApi } from '#shared/noticed.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const preview = (person: Visitor, conversationId = person.conversationId) =>
  person.json<OutputOf<typeof noticedApi.preview>>(`/functions/v1/preview?conversationId=${conversationId}`)
const claimedOf = (person: Visitor) =>
  person.json<OutputOf<typeof noticedApi.claimed>>('/rest/v1/dashboard/claimed')

/** The visitor with an account that took over their conversations. */
async function claim(visitor: Visitor): Promise<Visitor> {
  const member = Object.assign(await server.member(), { conversationId: visitor.conversationId })
  const json = { session_id: visitor.sessionId }
  await member.json('/functions/v1/claim-conversations', { method: 'POST', json })
  return member
}

const TOLD = 'We did 12 interviews with growers. Halden Water gave us a letter.'

describe('a visitor', () => {
  test('sees what their messages would put on a roadmap, and nothing of it is stored', async () => {
    const visitor = server.visitor()
    await visitor.ask(TOLD)
    const { language, facts } = await preview(visitor)
    expect(language).toBe('en')
    expect(facts).toContainEqual({
      messageId: (await visitor.messages())[0]?.id,
      quote: expect.stringContaining('12 interviews'),
      fact: { kind: 'evidence', type: 'interview', count: 12, org: null, paid: false, amount: null },
    })
    expect(facts).toContainEqual(
      expect.objectContaining({
        fact: expect.objectContaining({ type: 'loi', count: 1, org: 'Halden Water' }),
      }),
    )
    const find = 'select count(*)::integer as rows from extraction_jobs where message_id = $1'
    expect(await server.query(find, [facts[0]?.messageId])).toEqual([{ rows: 0 }])
  })

  test('sees a later message read with the earlier ones, in the language of the conversation', async () => {
    const visitor = server.visitor()
    await visitor.ask('Wir haben 12 Interviews geführt.')
    await visitor.ask('Korrektur: Es waren doch nur 9 Interviews, nicht 12.')
    const { language, facts } = await preview(visitor)
    expect(language).toBe('de')
    expect(facts.flatMap(({ fact }) => (fact.kind === 'evidence' ? fact.count : []))).toEqual([9])
  })

  test('sees no number where the message leaves open how many', async () => {
    const visitor = server.visitor()
    await visitor.ask('I also spoke with a few growers at a fair in Hamburg.')
    const { facts } = await preview(visitor)
    expect(facts[0]?.fact).toMatchObject({ type: 'interview', count: null })
  })

  test('sees nothing of another’s conversation', async () => {
    const visitor = server.visitor()
    await visitor.ask(TOLD)
    const path = `/functions/v1/preview?conversationId=${visitor.conversationId}`
    expect((await server.visitor().fetch(path)).status).toBe(404)
    expect((await (await server.member()).fetch(path)).status).toBe(404)
  })
})

describe('somebody who signed up', () => {
  test('finds one list of all that was noticed: what counts as added, the rest to add', async () => {
    const visitor = server.visitor()
    await visitor.ask(TOLD)
    const member = await claim(visitor)
    const { claimed_at, rows } = await claimedOf(member)
    expect(claimed_at).not.toBeNull()
    const [letter, interviews] = ['loi', 'interview'].map((type) =>
      rows.find(({ proposal }) => proposal.kind === 'evidence' && proposal.type === type),
    )
    expect(letter).toMatchObject({ state: 'open', proposal: { org: 'Halden Water', count: 1 } })
    expect(interviews).toMatchObject({ state: 'added', proposal: { count: 12 } })

    const open = rows.filter(({ state }) => state === 'open').map(({ recordId }) => recordId)
    const json = { ids: open }
    const added = await member.json<Dashboard>('/rest/v1/evidence/confirm-all', { method: 'POST', json })
    expect(added.counters).toMatchObject({ interview: 12, loi: 1 })
    expect((await claimedOf(member)).rows.every(({ state }) => state === 'added')).toBe(true)
  })

  test('can dismiss a row of it and take that back', async () => {
    const visitor = server.visitor()
    await visitor.ask(TOLD)
    const member = await claim(visitor)
    const [open] = (await claimedOf(member)).rows.filter(({ state }) => state === 'open')
    await answer(member, open?.recordId ?? '', 'reject')
    const [dismissed] = (await claimedOf(member)).rows.filter(({ state }) => state === 'dismissed')
    expect(dismissed?.recordId).toBe(open?.recordId)
    await undo(member, dismissed?.undoEventId)
    expect((await claimedOf(member)).rows.map(({ state }) => state)).not.toContain('dismissed')
  })

  test('B19: loses nothing by leaving the list alone, and later messages are not in it', async () => {
    const visitor = server.visitor()
    await visitor.ask(TOLD)
    const member = await claim(visitor)
    const { rows } = await claimedOf(member)
    await member.ask('Nerva gave us a letter, too.')
    expect((await claimedOf(member)).rows).toEqual(rows)
    const { questions } = await dashboardOf(member)
    expect(questions.map(({ source }) => source.quote)).toEqual(
      expect.arrayContaining([expect.stringContaining('Halden Water gave us a letter')]),
    )
  })

  test('finds no list without earlier conversations', async () => {
    expect(await claimedOf(await server.member())).toEqual({ claimed_at: null, language: 'en', rows: [] })
  })
})
