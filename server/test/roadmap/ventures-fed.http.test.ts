import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answer, cardsOf, dashboardOf, undo } from '#server/test/roadmap.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import type { ConversationListItem } from '#shared/conversations.ts'
import type { Dashboard } from '#shared/dashboard.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

type Member = Awaited<ReturnType<TestServer['member']>>

/** A founder whose first conversation counted three interviews for one venture, and who then started another. */
async function founder(): Promise<{ member: Member; first: string; second: string; conversation: string }> {
  const member = await server.member()
  await member.ask('We interviewed 3 brewers.')
  const { venture } = await dashboardOf(member)
  const started = await member.json<Dashboard>('/rest/v1/dashboard/ventures', {
    method: 'POST',
    json: { name: 'Drones' },
  })
  const conversation = member.conversationId ?? ''
  return { member, first: venture.id, second: started.venture.id, conversation }
}

const venturesOf = async (member: Member) =>
  Object.fromEntries(
    (await member.json<ConversationListItem[]>('/rest/v1/conversations')).map((each) => [
      each.id,
      each.venture_id,
    ]),
  )

describe('the venture that a conversation feeds', () => {
  test('stays the one it began with; who goes on in it works on that one again', async () => {
    const { member, first, second, conversation } = await founder()
    expect((await dashboardOf(member)).venture.id).toBe(second)
    await member.ask('We interviewed 2 more brewers.')
    const view = await dashboardOf(member)
    expect([view.venture.id, view.counters.interview]).toEqual([first, 5])
    expect(await venturesOf(member)).toEqual({ [conversation]: first })

    member.conversationId = undefined
    await member.json(`/rest/v1/dashboard/ventures/${second}/open`, { method: 'POST', json: {} })
    expect((await dashboardOf(member)).counters.interview).toBe(0)
    await member.ask('We interviewed 4 farmers.')
    expect((await dashboardOf(member)).counters.interview).toBe(4)
    expect(await venturesOf(member)).toEqual({
      [conversation]: first,
      [member.conversationId ?? '']: second,
    })
  })

  test('is the one that its first message names', async () => {
    const { member, first, conversation } = await founder()
    member.conversationId = undefined
    await member.ask('We interviewed 2 more brewers.', { ventureId: first })
    const view = await dashboardOf(member)
    expect([view.venture.id, view.counters.interview]).toEqual([first, 5])
    expect(await venturesOf(member)).toEqual({ [conversation]: first, [member.conversationId ?? '']: first })
  })

  test('is refused where it is somebody else’s, and nothing is stored', async () => {
    const [{ first }, stranger] = [await founder(), await server.member()]
    const refused = await stranger.post('We interviewed 2 brewers.', { ventureId: first })
    expect(refused.status).toBe(404)
    expect(await refused.json()).toMatchObject({ code: 'venture_gone' })
    expect(await venturesOf(stranger)).toEqual({})
  })

  test('is not changed by a later message that names another', async () => {
    const { member, first, second, conversation } = await founder()
    await member.ask('We interviewed 2 more brewers.', { ventureId: second })
    expect(await venturesOf(member)).toEqual({ [conversation]: first })
  })

  test('keeps its marks and cards, and answering one works on it again', async () => {
    const { member, first, second } = await founder()
    const [question] = cardsOf(await member.ask('We talked to maybe 6 more brewers.')).filter(
      (card) => card.needsConfirmation,
    )
    await member.json(`/rest/v1/dashboard/ventures/${second}/open`, { method: 'POST', json: {} })
    expect((await member.messages())[0]?.marks).toHaveLength(1)
    expect((await answer(member, question?.recordId ?? '', 'confirm', { count: 6 })).status).toBe(200)
    const view = await dashboardOf(member)
    expect([view.venture.id, view.counters.interview]).toEqual([first, 9])

    await member.json(`/rest/v1/dashboard/ventures/${second}/open`, { method: 'POST', json: {} })
    const undone = await undo(member, view.history.find(({ undoEventId }) => undoEventId)?.undoEventId)
    expect([undone.venture.id, undone.counters.interview]).toEqual([first, 3])
  })

  test('becomes the new one when the founder says in it that there is a new idea', async () => {
    const member = await server.member()
    await member.ask('We build quantum-dot image sensors that see short-wave infrared.')
    const { venture } = await dashboardOf(member)
    await member.ask('We are dropping the image sensors and building a drone for crop scouting now.')
    await member.ask('New idea')
    await member.ask('We interviewed 4 farmers.')
    const view = await dashboardOf(member)
    expect(view.counters.interview).toBe(4)
    expect(view.venture.id).not.toBe(venture.id)
    expect(await venturesOf(member)).toEqual({ [member.conversationId ?? '']: view.venture.id })
  })
})
