import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answer, cardsOf, dashboardOf, edit, undo } from '#server/test/roadmap.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import { readReply } from '#server/test/visitor.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

/** A roadmap that is Concept in every field and lacks only the evidence for the next level. */
const FILLED: [field: string, after: string, more?: object][] = [
  ['technology', 'A chip that hears when a bee colony is about to collapse'],
  [
    'problem',
    'Almond growers lose about 30% of the colonies mid-season; every lost hive costs them around 200 dollars',
  ],
  ['application', 'monitoring rented hives'],
  ['value_proposition', 'For almond growers we cut hive losses from 30% to 12%'],
  ['proof_point', '94% accuracy over one season in our lab', { kind: 'lab' }],
  ['industry', 'Almond orchards', { priority: 1 }],
  ['icp_description', 'An almond orchard that rents hives'],
  ['persona_role', 'Orchard operations manager'],
  ['icp_characteristic', 'more than 500 acres'],
  ['icp_characteristic', 'rents from two suppliers'],
  ['icp_characteristic', 'in California'],
  ['persona_motivation', 'keeps the crop'],
  ['persona_proof_needed', 'one season side by side'],
]

describe('a sentence in chat', () => {
  test('becomes evidence, a history entry and a card, each with the words it came from', async () => {
    const member = await server.member()
    const reply = await member.ask('We did 6 interviews with plant managers of dairies this month.')
    const [card] = cardsOf(reply)
    expect(card).toMatchObject({
      type: 'evidence_added',
      changes: { evidenceCount: { interview: 6 } },
      needsConfirmation: false,
      summary: 'Interviews: 0 to 6',
    })
    expect(reply.done).toBe(true)
    const finish = reply.events.findIndex((event) => event.choices[0]?.finish_reason === 'stop')
    expect(reply.events.findIndex((event) => event.dashboard_update)).toBeGreaterThan(finish)

    const view = await dashboardOf(member)
    expect(view.counters.interview).toBe(6)
    const [record] = view.records
    const [message] = await member.messages()
    expect(record?.source).toMatchObject({ messageId: message?.id, conversationId: member.conversationId })
    expect(message?.content).toContain(record?.source.quote)
    expect(view.history[0]).toMatchObject({ what: 'interview', before: '0', after: '6' })
    const rows = await server.query(
      'select evidence_type from evidence_entries where user_id = $1 and confirmed',
      [view.user_id],
    )
    expect(rows).toEqual(Array(6).fill({ evidence_type: 'interview' }))
  })

  test('is marked where it was written, and its card is there again after a reload', async () => {
    const member = await server.member()
    const reply = await member.ask('We did 4 interviews with plant managers.')
    const [question, answered] = await member.messages()
    const [mark] = question?.marks ?? []
    expect(mark?.state).toBe('confirmed')
    expect(question?.content.slice(mark?.start, mark?.end)).toContain('4 interviews')
    expect(answered?.updates).toMatchObject(cardsOf(reply).map(({ id, summary }) => ({ id, summary })))
    const again = await readReply(
      await member.fetch(`/functions/v1/chat?conversationId=${member.conversationId}`),
    )
    expect(cardsOf(again)).toEqual(cardsOf(reply))
  })

  test('raises the level with the reason, in the language of the founder', async () => {
    const member = await server.member()
    await member.ask('We built a low-power acoustic chip that hears when a bee colony is about to collapse.')
    const reply = await member.ask(
      'Almond growers lose about 30% of the colonies mid-season; every lost hive costs them around 200 dollars. First use would be monitoring rented hives in orchards.',
    )
    expect(cardsOf(reply).at(-1)).toMatchObject({ type: 'level_up', changes: { newLevel: 1 } })
    const view = await dashboardOf(member)
    expect(view.level.level).toBe(1)
    expect(view.current_level).toBe(1)
    expect(view.reached?.cause).toContain('problem')
    expect(view.history[0]).toMatchObject({ what: 'level', before: '0', after: '1', undoEventId: null })
    expect(JSON.parse(view.idea_summary)).toMatchObject({
      technology: expect.stringContaining('acoustic chip'),
    })
    const german = await server.member()
    const antwort = await german.ask('Wir haben diesen Monat 6 Interviews mit Betriebsleitern geführt.')
    expect(cardsOf(antwort)[0]?.summary).toBe('Interviews: von 0 auf 6')
  })

  test('tells the built-in guide what was captured before it answers', async () => {
    const member = await server.member()
    const { text } = await member.ask('We did 6 interviews with plant managers of dairies this month.')
    expect(text).toMatch(/^That makes six interviews\./)
  })

  test('of a few words is read as what the guide has just asked for', async () => {
    const member = await server.member()
    const question = await member.ask('We have written all of it down by now.')
    expect(question.text).toMatch(/what does your technology do that wasn't possible before\?$/)
    const reply = await member.ask('Laser light against barnacles')
    expect(cardsOf(reply).length).toBeGreaterThan(0)
    expect(reply.text).toContain("I've added your technology to your roadmap.")
  })

  test('changes nothing when it is sent again, under the same id or as the same words', async () => {
    const member = await server.member()
    const messageId = crypto.randomUUID()
    const first = await member.ask('We did 6 interviews with plant managers.', { messageId })
    const second = await member.ask('We did 6 interviews with plant managers.', { messageId })
    expect(cardsOf(second)).toEqual(cardsOf(first))
    const third = await member.ask('We did 6 interviews with plant managers.')
    expect(cardsOf(third)).toEqual([])
    const view = await dashboardOf(member)
    expect(view.counters.interview).toBe(6)
    expect(view.history).toHaveLength(1)
  })

  test('keeps its card when its reply is written again', async () => {
    const member = await server.member()
    const first = await member.ask('We did 6 interviews with plant managers.')
    const again = await member.ask('', { regenerate: true })
    expect(cardsOf(again)).toEqual(cardsOf(first))
    expect((await dashboardOf(member)).counters.interview).toBe(6)
  })

  test('counts as its new text once it is edited', async () => {
    const member = await server.member()
    await member.ask('We did 6 interviews with plant managers.')
    const [message] = await member.messages()
    const edited = await member.ask('We did 8 interviews with plant managers.', {
      editMessageId: message?.id,
    })
    expect(cardsOf(edited)[0]).toMatchObject({ changes: { evidenceCount: { interview: 8 } } })
    await member.ask('We did 6 interviews with plant managers.', {
      editMessageId: (await member.messages())[0]?.id,
    })
    const view = await dashboardOf(member)
    expect(view.counters.interview).toBe(6)
  })

  test('is kept when what it said was withdrawn: nothing is deleted, and undo brings it back', async () => {
    const member = await server.member()
    const [card] = cardsOf(await member.ask('We did 6 interviews with plant managers.'))
    const before = await dashboardOf(member)
    const without = await undo(member, card?.undoEventId)
    expect(without.counters.interview).toBe(0)
    expect(without.history[0]).toMatchObject({ what: 'interview', before: '6', after: '0', cause: 'Undone' })
    expect(without.history[1]?.undone).toBe(true)
    const [shown] = (await member.messages())[1]?.updates ?? []
    expect(shown?.undone).toBe(true)
    // What it suggests of the buyer still waits.
    expect((await member.messages())[0]?.marks).toMatchObject([{ state: 'waiting' }])
    await undo(member, card?.undoEventId)
    const restored = await undo(member, without.history[0]?.undoEventId)
    const { counters, records, fields, level, questions } = restored
    expect({ counters, records, fields, level, questions }).toEqual({
      counters: before.counters,
      records: before.records,
      fields: before.fields,
      level: before.level,
      questions: before.questions,
    })
  })
})

describe('what is not clear', () => {
  test('waits for the answer to one question, on the card', async () => {
    const member = await server.member()
    const [card] = cardsOf(await member.ask('We talked to about 10 growers last week.'))
    expect(card).toMatchObject({ needsConfirmation: true, changes: { evidenceCount: { interview: 10 } } })
    const open = await dashboardOf(member)
    expect(open.counters.interview).toBe(0)
    expect(open.questions).toMatchObject([{ recordId: card?.recordId, question: card?.question }])
    expect((await member.messages())[0]?.marks[0]?.state).toBe('waiting')
    const id = card?.recordId ?? ''
    expect((await answer(member, id, 'confirm', { count: 9 })).status).toBe(200)
    const view = await dashboardOf(member)
    expect(view.counters.interview).toBe(9)
    expect(view.questions).toEqual([])
    expect((await member.messages())[1]?.updates[0]).toMatchObject({
      needsConfirmation: false,
      answered: 'confirmed',
    })
    expect((await answer(member, id, 'confirm', { count: 9 })).status).toBe(200)
    expect((await answer(member, id, 'reject')).status).toBe(409)
    expect((await dashboardOf(member)).counters.interview).toBe(9)
  })

  test('folds into a card with the number that the answer put right', async () => {
    const member = await server.member()
    await member.ask('We have talked to 4 water plants.')
    await member.ask('Sorry, it was 3, not 4.')
    expect((await dashboardOf(member)).counters.interview).toBe(3)
    expect((await member.messages())[1]?.updates[0]).toMatchObject({
      answered: 'confirmed',
      changes: { evidenceCount: { interview: 3 } },
    })
  })

  test('can be answered in chat, and answered alike to another question', async () => {
    const member = await server.member()
    await member.ask('We talked to about 10 growers last week.')
    await member.ask('Yes')
    expect((await dashboardOf(member)).counters.interview).toBe(10)
    await member.ask('We spoke with about 4 more growers yesterday.')
    await member.ask('Yes')
    expect((await dashboardOf(member)).counters.interview).toBe(14)
  })

  test('counts nothing once it is answered with no', async () => {
    const member = await server.member()
    const [card] = cardsOf(await member.ask('We talked to about 10 growers last week.'))
    await answer(member, card?.recordId ?? '', 'reject')
    const view = await dashboardOf(member)
    expect(view.counters.interview).toBe(0)
    expect(view.records[0]?.state).toBe('rejected')
  })

  test.each([['We have done 10,000 interviews.'], ['We interviewed 250 farmers.']])(
    'includes numbers out of range: %s',
    async (text) => {
      const member = await server.member()
      const [card] = cardsOf(await member.ask(text))
      expect(card?.needsConfirmation).toBe(true)
      expect((await dashboardOf(member)).counters.interview).toBe(0)
      for (const count of [-3, 0, 1.5, 10_000]) {
        expect((await answer(member, card?.recordId ?? '', 'confirm', { count })).status).toBe(400)
      }
    },
  )

  test('includes two levels at once: one field waits, the level rises by one', async () => {
    const member = await server.member()
    const reply = await member.ask(
      [
        'We built a low-power acoustic chip that hears when a bee colony is about to collapse.',
        'The problem is that almond growers lose about 30% of the colonies, and every lost hive costs them 200 dollars.',
        'First use would be monitoring rented hives in orchards.',
        'Almond orchards are our priority 1 industry.',
        'Our ideal customer is an almond orchard with more than 500 acres.',
        'The orchard operations manager is the one who signs.',
        'Our value proposition is fewer lost hives for almond growers, 12% instead of 30%.',
        'Lab: 94% accuracy over one season.',
      ].join(' '),
    )
    expect(cardsOf(reply).find((card) => card.type === 'level_up')?.changes.newLevel).toBe(1)
    const question = cardsOf(reply).find((card) => card.needsConfirmation)
    expect(question?.question).toContain('Problem Clarity')
    await answer(member, question?.recordId ?? '', 'confirm')
    expect((await dashboardOf(member)).level.level).toBe(2)
  })

  test('includes a second priority 1, which replaces the first only when chosen', async () => {
    const member = await server.member()
    await member.ask('Almond orchards are our priority 1 industry.')
    const reply = await member.ask('Berry farms are our priority 1 industry.')
    const question = cardsOf(reply).find((card) => card.needsConfirmation)
    expect(question?.question).toBe('Replace Almond orchards as your beachhead?')
    expect(question?.options?.map(({ label }) => label)).toEqual(['Replace', 'Keep both: Berry farms second'])
    const before = await dashboardOf(member)
    expect(before.target_industries.map(({ name }) => name)).toEqual(['Almond orchards'])
    await answer(member, question?.recordId ?? '', 'confirm', { choice: 'new_market' })
    const { target_industries } = await dashboardOf(member)
    expect(target_industries.map(({ name, priority }) => [name, priority])).toEqual([
      ['Berry farms', 1],
      ['Almond orchards', 2],
    ])
  })
})

describe('a founder who writes German', () => {
  test('reads the history and the next best action in German', async () => {
    const member = await server.member()
    await member.ask('Wir bauen eine keramische Membran, die Wasserstoff bei 400 °C aus Erdgas trennt.')
    await member.ask(
      'Problem: Netzbetreiber verlieren rund 2 Millionen Euro im Jahr, weil Wasserstoff im Mischgas ihre Turbinen beschädigt. Anwendung: Raffinerien.',
    )
    const view = await dashboardOf(member)
    expect(view.history.map(({ cause }) => cause)).toContain('Du hast es im Chat geschrieben')
    expect(view.reached?.cause).toBe('Problem, Anwendung')
    expect(view.next_best_action).toMatch(/^Bewerte drei Branchen/)
    expect(view.action.text).toBe(view.next_best_action)
  })
})

describe('a loss', () => {
  test('is proposed, and a yes lowers the count, told with its cause and a way back', async () => {
    const member = await server.member()
    await member.ask('We signed a pilot with Meridian Semi.')
    const [proposal] = cardsOf(await member.ask('Meridian Semi pulled out of the pilot.'))
    expect(proposal).toMatchObject({ question: expect.stringContaining('Meridian Semi') })
    expect((await dashboardOf(member)).counters.pilot).toBe(1)
    const [card] = cardsOf(await member.ask('Yes'))
    expect(card).toMatchObject({ type: 'evidence_removed', changes: { evidenceCount: { pilot: 0 } } })
    expect((await undo(member, card?.undoEventId)).counters.pilot).toBe(1)
  })

  test('that lowers the level is told with its cause and the way back, and undo restores the level', async () => {
    const member = await server.member()
    for (const [field, after, more] of FILLED) {
      expect((await edit(member, { field, before: null, after, ...more })).status).toBe(200)
    }
    expect((await dashboardOf(member)).level.level).toBe(2)
    await member.ask('We did 6 interviews with orchard managers.')
    const up = cardsOf(await member.ask('We signed a pilot with Meridian Semi.'))
    expect(up.at(-1)).toMatchObject({
      type: 'level_up',
      changes: { newLevel: 3 },
      cause: 'Pilots from 0 to 1',
    })
    await member.ask('Meridian Semi pulled out of the pilot.')
    const down = cardsOf(await member.ask('Yes')).at(-1)
    expect(down).toMatchObject({
      type: 'level_down',
      changes: { newLevel: 2 },
      cause: 'Pilots from 1 to 0',
      wayBack: expect.stringMatching(/\w/),
    })
    expect((await dashboardOf(member)).reached).toMatchObject({ cause: 'pilots from 1 to 0', down: true })
    expect((await undo(member, down?.undoEventId)).level.level).toBe(3)
  })

  test('of precision in another wording lowers nothing', async () => {
    const member = await server.member()
    for (const [field, after, more] of FILLED.slice(0, 3)) {
      await edit(member, { field, before: null, after, ...more })
    }
    expect((await dashboardOf(member)).level.level).toBe(1)
    await member.ask('The problem is that hives die.')
    const [, problem] = FILLED[1] ?? []
    await edit(member, { field: 'problem', before: problem, after: 'Hives die' })
    expect((await dashboardOf(member)).level.level).toBe(1)
  })
})

describe('the next message', () => {
  test('is answered with the roadmap at hand', async () => {
    const member = await server.member()
    await member.ask('We did 6 interviews with plant managers of dairies this month.')
    const { text } = await member.ask('How many interviews do I have?')
    expect(text).toContain('six interviews')
  })
})
