import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answer, cardsOf, dashboardOf, undo } from '#server/test/roadmap.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

type Member = Awaited<ReturnType<TestServer['member']>>

/** A founder who sells a sensor to breweries. */
async function founder(): Promise<Member> {
  const member = await server.member()
  await member.ask('We build quantum-dot image sensors that see short-wave infrared.')
  await member.ask('Breweries are our priority 1 industry.')
  await member.ask('Harbour Brewery signed a purchase order and paid the first invoice.')
  expect((await dashboardOf(member)).counters.revenue).toBe(1)
  return member
}

const questionIn = (reply: Parameters<typeof cardsOf>[0]) =>
  cardsOf(reply).find((card) => card.needsConfirmation)

describe('a founder who replaces the idea', () => {
  const text = 'We are dropping the image sensors and building a drone for crop scouting now.'

  test('is asked what it means, and nothing changes until then', async () => {
    const member = await founder()
    const question = questionIn(await member.ask(text))
    expect(question?.question).toBe('New idea, or same idea and new market?')
    const view = await dashboardOf(member)
    expect(view.questions[0]).toMatchObject({
      recordId: question?.recordId,
      type: 'technology',
      atRisk: false,
    })
    expect(view.fields.find(({ field }) => field === 'technology')?.value).toContain('image sensors')
    expect(view.counters.revenue).toBe(1)
  })

  test('starts a new roadmap from chat; the old one is kept as it was', async () => {
    const member = await founder()
    const question = questionIn(await member.ask(text))
    await member.ask('New idea')
    const view = await dashboardOf(member)
    expect(view.counters.revenue).toBe(0)
    expect(view.fields.map(({ value }) => value)).toContain('a drone for crop scouting')
    expect(view.venture.name).toBe('A drone for crop scouting')
    expect(view.ventures.filter(({ archived_at }) => archived_at !== null)).toHaveLength(1)
    expect(view.questions).toEqual([])
    const cards = (await member.messages()).flatMap((message) => message.updates)
    expect(cards.find((card) => card.recordId === question?.recordId)).toMatchObject({
      answered: 'confirmed',
    })

    const old = view.ventures.find(({ archived_at }) => archived_at !== null)
    await member.fetch(`/rest/v1/dashboard/ventures/${old?.id}/open`, { method: 'POST', json: {} })
    const before = await dashboardOf(member)
    expect(before.counters.revenue).toBe(1)
    expect(before.questions).toEqual([])
  })

  test('starts a new roadmap from the dashboard', async () => {
    const member = await founder()
    const question = questionIn(await member.ask(text))
    expect((await answer(member, question?.recordId ?? '', 'confirm', { choice: 'new_idea' })).status).toBe(
      200,
    )
    const view = await dashboardOf(member)
    expect([view.ventures.length, view.counters.revenue, view.venture.name]).toEqual([
      2,
      0,
      'A drone for crop scouting',
    ])
  })

  test('may have meant neither', async () => {
    const member = await founder()
    const question = questionIn(await member.ask(text))
    await answer(member, question?.recordId ?? '', 'reject')
    const view = await dashboardOf(member)
    expect(view.fields.find(({ field }) => field === 'technology')?.value).toContain('image sensors')
    expect(view.questions).toEqual([])
  })
})

describe('a founder who changes the market', () => {
  test('keeps the evidence, which no longer counts for the first market', async () => {
    const member = await founder()
    await member.ask('We are switching from breweries to dairies.')
    await member.ask('Same idea, new market')
    const view = await dashboardOf(member)
    expect(view.target_industries.map(({ name, priority }) => [name, priority])).toEqual([
      ['dairies', 1],
      ['Breweries', 2],
    ])
    expect(view.counters.revenue).toBe(1)
    expect(view.records.map(({ org, otherSegment }) => [org, otherSegment])).toEqual([
      ['Harbour Brewery', true],
    ])
    const moved = view.history.slice(0, 2).map(({ before, after }) => [before, after])
    expect(moved).toContainEqual(['Breweries (Primary)', 'Breweries (Secondary)'])
    expect(moved).toContainEqual(['', 'dairies (Primary)'])
  })

  test.each(['the card', 'the history'])(
    'takes it back from %s, and the evidence counts again',
    async (from) => {
      const member = await founder()
      await member.ask('We are switching from breweries to dairies.')
      const [card] = cardsOf(await member.ask('Same idea, new market'))
      const [line] = (await dashboardOf(member)).history
      const view = await undo(member, from === 'the card' ? card?.undoEventId : line?.undoEventId)
      expect(view.target_industries.map(({ name, priority }) => [name, priority])).toEqual([['Breweries', 1]])
      expect(view.records.map(({ org, otherSegment }) => [org, otherSegment])).toEqual([
        ['Harbour Brewery', false],
      ])
      expect(view.questions[0]?.question).toBe('New idea, or same idea and new market?')
    },
  )

  test('sees which answer was given, in place of the question', async () => {
    const member = await founder()
    await member.ask('We are switching from breweries to dairies.')
    await member.ask('Same idea, new market')
    const cards = (await member.messages()).flatMap((message) => message.updates)
    expect(cards.find((card) => card.answered)).toMatchObject({
      answered: 'confirmed',
      answer: 'Same idea, new market',
    })
  })

  test('is asked in German', async () => {
    const member = await server.member()
    await member.ask('Wir entwickeln eine Membran, die Lithium direkt aus Thermalwasser filtert.')
    const question = questionIn(await member.ask('Wir machen jetzt etwas ganz anderes.'))
    expect(question?.question).toBe('Neue Idee, oder gleiche Idee und neuer Markt?')
  })
})

describe('a customer who has gone quiet', () => {
  test('is marked at risk in chat and on the dashboard, and lost only when the founder says so', async () => {
    const member = await server.member()
    await member.ask('We signed a pilot with Terravent and it is running.')
    const question = questionIn(await member.ask('Terravent has gone a bit quiet since the audit.'))
    expect(question).toMatchObject({ atRisk: true, question: 'Is the Terravent pilot still running?' })
    const view = await dashboardOf(member)
    expect(view.counters.pilot).toBe(1)
    expect(view.questions).toMatchObject([{ recordId: question?.recordId, atRisk: true }])
    await answer(member, question?.recordId ?? '', 'confirm', { count: 1, op: 'retract' })
    expect((await dashboardOf(member)).counters.pilot).toBe(0)
    const cards = (await member.messages()).flatMap((message) => message.updates)
    const answered = cards.find((card) => card.atRisk)
    expect(answered).toMatchObject({ answered: 'confirmed', answer: 'Cancelled' })
    expect((await undo(member, answered?.undoEventId)).counters.pilot).toBe(1)
  })

  test('is no longer at risk once the pilot is said to run on', async () => {
    const member = await server.member()
    await member.ask('We signed a pilot with Terravent and it is running.')
    await member.ask('Terravent has gone a bit quiet since the audit.')
    await member.ask('Still running')
    const view = await dashboardOf(member)
    expect([view.counters.pilot, view.questions]).toEqual([1, []])
  })
})
