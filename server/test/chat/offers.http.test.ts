import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openLog } from '#server/runtime/log.ts'
import type { Gaps } from '#server/services/knowledge/list-gaps.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import { type Reply, readReply, type Visitor } from '#server/test/visitor.ts'
import type { TaskInput, TaskOutput } from '#server/workers/texts/tasks.ts'
import { type Lane, openTextWorkers, type TextWorkers } from '#server/workers/texts/text-workers.ts'
import type { AccountExport } from '#shared/account.ts'
import { knowledgeApi } from '#shared/admin/knowledge.ts'
import type { OfferedCards, Offers } from '#shared/offers.ts'

/** What the guide says of the questions that these tests ask; everything else it answers by itself. */
const scripted = new Map<string, { text: string; offers: Offers }>()
/** Longer than any machine takes for one text. */
const TEXT_MS = 20_000

/** The threads that read texts, with what is scripted in the place of the guide's own replies. */
function scriptedWorkers(): TextWorkers {
  const workers = openTextWorkers({
    size: 1,
    limitMs: TEXT_MS,
    warmUp: false,
    log: openLog({ LOG_LEVEL: 'warn' }),
  })
  const lanes = workers.lanes.map((lane): Lane => {
    const run: Lane['run'] = async (name, input, limitMs) => {
      const output = await lane.run(name, input, limitMs)
      if (name !== 'planReply') return output
      const { turns } = input as TaskInput<'planReply'>
      const reply = scripted.get(turns.at(-1)?.content ?? '')
      const planned = output as TaskOutput<'planReply'>
      const guide = reply ? { ...reply, asks: null } : planned.plan.guide
      return { ...planned, plan: { ...planned.plan, guide } } as typeof output
    }
    return {
      get epoch() {
        return lane.epoch
      },
      run,
    }
  })
  const [first] = lanes
  if (!first) throw new Error('There is no thread')
  return { ...workers, lanes, pick: () => first, run: first.run, waiting: 0 }
}

let server: TestServer
let workers: TextWorkers
let cards: OfferedCards
let ids: { pilot: string; lois: string }

const QUESTION = 'And can we promise ±0.5 %?'
const WORDS = 'can we promise ±0.5 %?'
const ASKED = `I'm not sure about "${WORDS}" Is one of these close?`
const BEFORE = 'Charge for the pilot.\n\n---'
const NONE = "Got it. I don't have an answer to that yet."
const PATH = '/functions/v1/choose-answer'

beforeAll(async () => {
  workers = scriptedWorkers()
  server = await startTestServer({ workers })
  const titled = async (title: string) => {
    const [row] = await server.query<{ id: string }>('select id from knowledge_entries where title = $1', [
      title,
    ])
    return row?.id ?? ''
  }
  ids = {
    pilot: await titled('Paid or free pilot'),
    lois: await titled('LOI, MoU, NDA, letter of support, PO'),
  }
  const claim = 'Ask for 30 to 50 % of what the first full year would cost.'
  cards = {
    words: WORDS,
    options: [
      { entryId: ids.pilot, answerId: 'exactly-charge-pilot', title: 'Paid or free pilot', claim },
      { entryId: ids.pilot, answerId: 'budget-trial', title: 'Paid or free pilot', claim: 'Cut the scope.' },
      { entryId: ids.lois, answerId: 'entry', title: 'LOI, MoU, NDA', claim: 'Five papers, five meanings.' },
    ],
    chosen: null,
  }
})
beforeEach(() => {
  scripted.set(QUESTION, { text: `${BEFORE}\n\n${ASKED}`, offers: { cards, document: null } })
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await workers.close()
})

interface Chosen {
  content: string
  offers: Offers
}

const lastOf = async (who: Visitor) => {
  const last = (await who.messages()).at(-1)
  if (!last) throw new Error('There is no message')
  return last
}
const offersIn = ({ events }: Reply) => events.flatMap(({ offers }) => offers ?? [])

async function choose(who: Visitor, answerId: string, messageId?: string) {
  const json = {
    conversationId: who.conversationId ?? randomUUID(),
    messageId: messageId ?? (await lastOf(who)).id,
    answerId,
  }
  const response = await who.fetch(PATH, { method: 'POST', json })
  return { status: response.status, body: (await response.json()) as Chosen & { current?: Chosen } }
}

describe('a reply that offers cards', () => {
  test('tells them in its stream before the end, and again to who reads it later', async () => {
    const member = await server.member()
    const reply = await member.ask(QUESTION)
    expect(reply.text).toBe(`${BEFORE}\n\n${ASKED}`)
    expect(reply.done).toBe(true)
    expect(offersIn(reply)).toEqual([{ cards, document: null }])
    expect((await lastOf(member)).offers).toEqual({ cards, document: null })
    const again = await readReply(
      await member.fetch(`/functions/v1/chat?conversationId=${member.conversationId}`),
    )
    expect(offersIn(again)).toEqual([{ cards, document: null }])
  })

  test('offers its own when it is written again, and none when the message is edited into another', async () => {
    const member = await server.member()
    await member.ask(QUESTION)
    await choose(member, 'none')
    await member.ask('', { regenerate: true })
    expect((await lastOf(member)).offers?.cards?.chosen).toBeNull()
    const [message] = await member.messages()
    await member.ask('Which market comes first?', { editMessageId: message?.id })
    expect((await lastOf(member)).offers).toBeNull()
  })

  test('tells and stores nothing where it offers nothing', async () => {
    scripted.set(QUESTION, { text: BEFORE, offers: { cards: null, document: null } })
    const member = await server.member()
    expect(offersIn(await member.ask(QUESTION))).toEqual([])
    expect((await lastOf(member)).offers).toBeNull()
  })

  test('is exported with what it offers and what was chosen', async () => {
    const member = await server.member()
    await member.ask(QUESTION)
    await choose(member, 'budget-trial')
    const { conversations } = await member.json<AccountExport>('/rest/v1/account/export')
    expect(conversations[0]?.messages.at(-1)?.offers?.cards).toEqual({ ...cards, chosen: 'budget-trial' })
  })

  test('holds nothing where another release stored what this one cannot read', async () => {
    const member = await server.member()
    await member.ask(QUESTION)
    await server.query(`update chat_messages set offers = '{"cards":7}' where conversation_id = $1`, [
      member.conversationId,
    ])
    expect((await lastOf(member)).offers).toBeNull()
    expect((await choose(member, 'none')).status).toBe(404)
  })
})

describe('POST choose-answer', () => {
  test('puts the answer in the place of the sentence that asked, and keeps what stands before it', async () => {
    const member = await server.member()
    await member.ask(QUESTION)
    const { status, body } = await choose(member, 'exactly-charge-pilot')
    expect(status).toBe(200)
    expect(body.offers.cards?.chosen).toBe('exactly-charge-pilot')
    expect(body.content).toContain(
      `${BEFORE}\n\n[Paid or free pilot](/playbook/${ids.pilot})\n\nAsk for 30 to 50 %`,
    )
    expect(body.content).toMatch(/\*\*Do next\*\*\n\n1\. Add up .+\n2\. Write the intended/)
    expect(body.content).not.toContain('not sure')
    const last = await lastOf(member)
    expect(last).toMatchObject({ content: body.content, offers: body.offers })
    const replayed = await readReply(
      await member.fetch(`/functions/v1/chat?conversationId=${member.conversationId}`, {
        headers: { 'Last-Event-ID': '400' },
      }),
    )
    expect(replayed.text).toBe(body.content)
    expect(offersIn(replayed)).toEqual([body.offers])
  })

  test('answers with what the entry says in general where a card is for the whole entry', async () => {
    const member = await server.member()
    await member.ask(QUESTION)
    const { body } = await choose(member, 'entry')
    expect(body.content).toContain(`](/playbook/${ids.lois})`)
  })

  test('tells apart two cards whose answers have the same id', async () => {
    const whole = { answerId: 'entry', title: 'Whole', claim: 'All of it.' }
    const options = [ids.lois, ids.pilot].map((entryId) => ({ ...whole, entryId }))
    scripted.set(QUESTION, { text: ASKED, offers: { cards: { ...cards, options }, document: null } })
    const member = await server.member()
    await member.ask(QUESTION)
    expect((await choose(member, 'entry')).status).toBe(400)
    const { body } = await choose(member, `${ids.pilot}:entry`)
    expect(body.content).toContain(`](/playbook/${ids.pilot})`)
    expect((await choose(member, `${ids.pilot}:entry`)).status).toBe(200)
  })

  test('answers in the language of the reply', async () => {
    const words = 'dürfen wir ±0,5 % versprechen?'
    const claim = 'Verlang 30 bis 50 % dessen, was das erste volle Jahr kosten würde.'
    const german = { ...cards, words, options: cards.options.map((option) => ({ ...option, claim })) }
    const text = `Bei „${words}“ bin ich nicht sicher. Passt etwas davon?`
    scripted.set(words, { text, offers: { cards: german, document: null } })
    const member = await server.member()
    await member.ask(words)
    const { body } = await choose(member, 'exactly-charge-pilot')
    expect(body.content).toContain('Verlang 30 bis 50 %')
    const other = await server.member()
    await other.ask(words)
    expect((await choose(other, 'none')).body.content).toBe('Alles klar. Darauf habe ich noch keine Antwort.')
  })

  test('is the same choice when it is made twice, and 409 when another was made, with what stands', async () => {
    const member = await server.member()
    await member.ask(QUESTION)
    const first = await choose(member, 'budget-trial')
    expect(await choose(member, 'budget-trial')).toEqual(first)
    const second = await choose(member, 'none')
    expect(second.status).toBe(409)
    expect(second.body.current).toEqual(first.body)
    expect((await lastOf(member)).content).toBe(first.body.content)
  })

  test('makes one choice of two that come at the same time', async () => {
    const member = await server.member()
    await member.ask(QUESTION)
    const { id } = await lastOf(member)
    const answers = await Promise.all([choose(member, 'none', id), choose(member, 'budget-trial', id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const winner = answers.find(({ status }) => status === 200)
    expect((await lastOf(member)).content).toBe(winner?.body.content)
  })

  test('answers 400 for an answer that the reply does not offer', async () => {
    const member = await server.member()
    await member.ask(QUESTION)
    expect((await choose(member, 'bring-money-first-time')).status).toBe(400)
  })

  test('answers 404 for an entry that was deleted since, and leaves the cards', async () => {
    const member = await server.member()
    const gone = { ...cards, options: cards.options.map((option) => ({ ...option, entryId: randomUUID() })) }
    scripted.set(QUESTION, { text: ASKED, offers: { cards: gone, document: null } })
    await member.ask(QUESTION)
    expect((await choose(member, 'budget-trial')).status).toBe(404)
    expect((await lastOf(member)).content).toBe(ASKED)
  })

  test('lets a visitor choose in their own conversation, and nobody else', async () => {
    const visitor = server.visitor()
    await visitor.ask(QUESTION)
    const { id } = await lastOf(visitor)
    const strangers = [server.visitor(), await server.member(), await server.admin()]
    const another = server.visitor()
    await another.ask('Which market comes first?')
    for (const stranger of [...strangers, another]) {
      stranger.conversationId = visitor.conversationId
      expect((await choose(stranger, 'none', id)).status).toBe(404)
    }
    expect((await lastOf(visitor)).content).toContain(ASKED)
    expect((await choose(visitor, 'budget-trial')).status).toBe(200)
  })

  test('answers 404 for a reply without cards, one that was replaced, and one of another conversation', async () => {
    const member = await server.member()
    await member.ask('Which market comes first?')
    expect((await choose(member, 'none')).status).toBe(404)
    await member.ask(QUESTION)
    const { id } = await lastOf(member)
    const elsewhere = Object.assign(member.at(server.url), { conversationId: randomUUID() })
    expect((await choose(elsewhere, 'none', id)).status).toBe(404)
    await member.ask('', { regenerate: true })
    expect((await choose(member, 'none', id)).status).toBe(404)
  })
})

describe('none of the cards', () => {
  test('leaves one sentence, and keeps the words in question for the operator', async () => {
    const admin = await server.admin()
    const gaps = () => admin.json<Gaps>(knowledgeApi.gaps.path)
    const member = await server.member('Ada Byron')
    await member.ask(QUESTION)
    const { body } = await choose(member, 'none')
    expect(body).toEqual({
      content: `${BEFORE}\n\n${NONE}`,
      offers: { cards: { ...cards, chosen: 'none' }, document: null },
    })
    const after = await gaps()
    expect(after.gaps.map(({ question }) => question)).toContain(WORDS)
    // What is written for it since answers it.
    const entry = {
      category: 'Pilot',
      keywords: ['promise'],
      relevance_tags: [],
      content: 'Promise the median.',
    }
    await admin.json(knowledgeApi.create.path, {
      method: 'POST',
      json: { ...entry, title: 'Can we promise ±0.5 %?' },
    })
    expect((await gaps()).gaps.map(({ question }) => question)).not.toContain(WORDS)
  })
})
