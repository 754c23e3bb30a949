import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChatInput } from '#shared/chat.ts'
import type { ChatMessage } from '#shared/conversations.ts'
import type { Offers } from '#shared/offers.ts'
import type { Rating } from '#shared/ratings.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { loadTexts } from '#web/lib/texts.ts'
import type { Answer } from '../transport/chat-transport.ts'
import type { Outgoing, Queued } from '../transport/outbox.ts'
import type { Waiting } from '../transport/waiting.ts'
import { createChat } from './chat.ts'
import type { ChatNews } from './chat-core.ts'

await loadTexts(['chat'], 'en')

/** A reply's stream in the test's hand. */
function stream() {
  const encoder = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  let id = 0
  const body = new ReadableStream<Uint8Array>({
    start(opened) {
      controller = opened
    },
  })
  const write = (data: string, number = ++id) =>
    controller?.enqueue(encoder.encode(`id: ${number}\ndata: ${data}\n\n`))
  return {
    body,
    say: (content: string, number?: number) =>
      write(JSON.stringify({ choices: [{ delta: { content } }] }), number),
    event: (event: object) => write(JSON.stringify({ choices: [], ...event })),
    done: () => write('[DONE]'),
    from(number: number) {
      id = number - 1
    },
    lose: () => controller?.error(new TypeError('network')),
  }
}

const messageOf = (
  id: string,
  role: 'user' | 'assistant',
  content: string,
  status: ChatMessage['status'] = 'complete',
): ChatMessage => ({
  id,
  role,
  content,
  status,
  conversation_id: 'c1',
  created_at: '2026-11-21T09:00:00.000Z',
  error_code: null,
  finish: null,
  stand_in: null,
  offers: null,
  updates: [],
  marks: [],
  versions: 1,
  version: 1,
  rating: null,
})

const OFFERED: Offers = {
  cards: {
    words: 'ISO?',
    options: [{ entryId: 'e1', answerId: 'a1', title: 'Norms', claim: 'Name the norm.' }],
    chosen: null,
  },
  document: null,
}
const CHOSEN: Offers = { ...OFFERED, cards: OFFERED.cards && { ...OFFERED.cards, chosen: 'a1' } }
type Chosen = { content: string; offers: Offers }

function setUp() {
  const sends: ChatInput[] = []
  const attaches: { after: number }[] = []
  const stops: string[] = []
  const news: ChatNews[] = []
  const drafts: [string | null, string][] = []
  const pauses: number[] = []
  const answers: (Answer | Error)[] = []
  const joins: (Answer | Error)[] = []
  const choices: object[] = []
  let stored: ChatMessage[] | Error = []
  let chosen: Chosen | Error = new Error('The test has no choice')
  let outgoing: Outgoing | null = null
  let queued: Queued | null = null
  let waits: Waiting[] = []
  let version: ChatMessage[] | Error = new Error('The test has no version')
  let rated: Promise<unknown> = Promise.resolve()
  const rates: [string, Rating | null][] = []
  const versions: object[] = []
  let ids = 0
  let may = true
  const give = (answer: Answer | Error | undefined): Answer => {
    if (!answer) throw new Error('The test has no answer left')
    if (answer instanceof Error) throw answer
    return answer
  }
  const chat = createChat({
    transport: {
      async send(input) {
        sends.push(input)
        return give(answers.shift())
      },
      async attach(_conversationId, after) {
        attaches.push({ after })
        // Nothing left: nobody answers any more, and nobody says so.
        return joins.length > 0 ? give(joins.shift()) : new Promise<Answer>(() => {})
      },
      async stop(conversationId) {
        stops.push(conversationId)
        return true
      },
      async messages() {
        if (stored instanceof Error) throw stored
        return stored
      },
      async choose(choice) {
        choices.push(choice)
        if (chosen instanceof Error) throw chosen
        return chosen
      },
      async showVersion(wanted) {
        versions.push(wanted)
        if (version instanceof Error) throw version
        return version
      },
      rate(messageId, rating) {
        rates.push([messageId, rating])
        return rated
      },
    },
    queue: {
      get: () => queued,
      put: (message) => {
        queued = message
      },
      clear: () => {
        queued = null
      },
    },
    waiting: {
      list: () => waits,
      put: (message) => waits.push(message),
      remove: (id) => {
        waits = waits.filter(({ messageId }) => messageId !== id)
      },
      taken: (id) => {
        waits = waits.filter(({ messageId }) => messageId !== id)
      },
    },
    outbox: {
      get: () => outgoing,
      put: (message) => {
        outgoing = message
      },
      clear: () => {
        outgoing = null
      },
    },
    newId: () => `id-${++ids}`,
    now: () => 1000,
    frame: (act) => act(),
    pause: async (ms) => {
      pauses.push(ms)
    },
    maySend: () => may,
    ventureId: () => undefined,
    keepDraft: (conversationId, text) => drafts.push([conversationId, text]),
  })
  chat.listen((item) => news.push(item))
  return {
    chat,
    sends,
    attaches,
    stops,
    choices,
    willChoose(next: Chosen | Error) {
      chosen = next
    },
    news,
    drafts,
    pauses,
    outbox: () => outgoing,
    queued: () => queued,
    waits: () => waits,
    leaveQueued: (message: Queued) => {
      queued = message
    },
    rates,
    willRate(next: Promise<unknown>) {
      rated = next
    },
    versions,
    willShow(next: ChatMessage[] | Error) {
      version = next
    },
    leaveInOutbox: (message: Outgoing) => {
      outgoing = message
    },
    store(messages: ChatMessage[] | Error) {
      stored = messages
    },
    forbid() {
      may = false
    },
    answerWithStream(reply = stream()) {
      answers.push({ kind: 'stream', conversationId: 'c1', body: reply.body })
      return reply
    },
    refuse: (status: number, code: string, conversationId: string | null = null) =>
      answers.push({ kind: 'refused', conversationId, error: new ApiError(status, code, 'said the server') }),
    drop: () => answers.push(new TypeError('Failed to fetch')),
    joinWithStream(reply = stream()) {
      joins.push({ kind: 'stream', conversationId: 'c1', body: reply.body })
      return reply
    },
    joinFails: () => joins.push(new TypeError('Failed to fetch')),
    joinRefused: () =>
      joins.push({ kind: 'refused', conversationId: null, error: new ApiError(404, 'not_found', 'none') }),
    texts: () => chat.get().messages.map(({ content }) => content),
    statuses: () => chat.get().messages.map(({ status }) => status),
  }
}

const settled = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('going on', () => {
  const cut = { ...messageOf('s2', 'assistant', 'Call ten plant man'), finish: 'length' as const }

  /** A conversation whose reply is cut short. */
  async function setUpCut() {
    const t = setUp()
    t.store([messageOf('s1', 'user', 'Whom first?'), cut])
    await t.chat.open('c1')
    return t
  }

  it('asks for the rest, keeps the text on screen and ends as one message', async () => {
    const t = await setUpCut()
    expect(t.chat.get().messages.at(-1)).toMatchObject({ finish: 'length' })
    const rest = t.answerWithStream()
    t.store([
      messageOf('s1', 'user', 'Whom first?'),
      messageOf('s2', 'assistant', 'Call ten plant managers today.'),
    ])
    t.chat.goOn()
    expect(t.sends.at(-1)).toMatchObject({ continue: true, conversationId: 'c1' })
    expect(t.texts()).toEqual(['Whom first?', 'Call ten plant man'])
    await settled()
    rest.say('Call ten plant man')
    await settled()
    expect(t.chat.get().reply).toMatchObject({ phase: 'thinking' })
    rest.say('agers today.')
    await settled()
    expect(t.chat.get().reply).toMatchObject({ phase: 'writing' })
    expect(t.texts()).toEqual(['Whom first?', 'Call ten plant managers today.'])
    rest.done()
    await settled()
    expect(t.chat.get().messages.at(-1)).not.toHaveProperty('finish')
    expect(t.texts()).toEqual(['Whom first?', 'Call ten plant managers today.'])
  })

  it('shows the cut reply again when the server refuses', async () => {
    const t = await setUpCut()
    t.refuse(429, 'anonymous_limit')
    t.chat.goOn()
    await settled()
    expect(t.chat.get().messages.at(-1)).toMatchObject({ content: 'Call ten plant man', finish: 'length' })
    expect(t.news).toContainEqual({ type: 'limit' })
  })
})

describe('sending', () => {
  it('streams the reply, adopts the conversation and tells of the reply', async () => {
    const t = setUp()
    const reply = t.answerWithStream()
    t.store([messageOf('s1', 'user', 'Hello'), messageOf('s2', 'assistant', 'Good morning to you')])
    expect(t.chat.send('Hello')).toBe(true)
    await settled()
    reply.say('Good morning')
    await settled()
    expect(t.texts()).toEqual(['Hello', 'Good morning'])
    expect(t.chat.get()).toMatchObject({ conversationId: 'c1', reply: { phase: 'writing' } })
    reply.say(' to you')
    reply.done()
    await settled()
    expect(t.chat.get().reply).toBeNull()
    expect(t.texts()).toEqual(['Hello', 'Good morning to you'])
    expect(t.chat.get().messages.map(({ id }) => id)).toEqual(['s1', 's2'])
    expect(t.news).toEqual([{ type: 'adopted', conversationId: 'c1' }, { type: 'replied' }])
    expect(t.outbox()).toBeNull()
  })

  it('analyses after four seconds without text', async () => {
    const t = setUp()
    t.answerWithStream()
    t.chat.send('Hello')
    await vi.advanceTimersByTimeAsync(3999)
    expect(t.chat.get().reply?.phase).toBe('thinking')
    await vi.advanceTimersByTimeAsync(1)
    expect(t.chat.get().reply?.phase).toBe('analyzing')
  })

  it('ignores blank text', async () => {
    const t = setUp()
    expect(t.chat.send(' \n')).toBe(false)
    await settled()
    expect(t.sends).toHaveLength(0)
  })

  it('opens the modal and sends nothing when a visitor has no messages left', () => {
    const t = setUp()
    t.forbid()
    expect(t.chat.send('Hello')).toBe(false)
    expect(t.news).toEqual([{ type: 'limit' }])
    expect(t.texts()).toEqual([])
  })

  it('keeps the message in the outbox until the server has it', async () => {
    const t = setUp()
    const reply = t.answerWithStream()
    t.chat.send('Hello')
    expect(t.outbox()).toMatchObject({ messageId: 'id-1', text: 'Hello' })
    await settled()
    expect(t.outbox()).toBeNull()
    reply.done()
  })
})

describe('a message that comes to nothing', () => {
  it('is tried again under the same id after a lost connection', async () => {
    const t = setUp()
    t.drop()
    t.chat.send('Hello')
    await settled()
    expect(t.statuses()).toEqual(['unsent'])
    expect(t.news).toMatchObject([{ type: 'failed', status: 0 }])
    t.answerWithStream()
    t.chat.retry()
    await settled()
    expect(t.sends.map(({ messageId }) => messageId)).toEqual(['id-1', 'id-1'])
    expect(t.statuses()).toEqual(['complete', 'streaming'])
  })

  it('stays with its place when the server is down, and can be tried again', async () => {
    const t = setUp()
    t.refuse(503, 'unavailable')
    t.chat.send('Hello')
    await settled()
    expect(t.statuses()).toEqual(['unsent', 'failed'])
    expect(t.news).toEqual([{ type: 'failed', status: 503, code: 'unavailable', message: 'said the server' }])
  })

  it('is answered again, not sent again, when only its reply failed', async () => {
    const t = setUp()
    t.store([messageOf('s1', 'user', 'Hello'), messageOf('s2', 'assistant', '', 'failed')])
    t.refuse(429, 'upstream_rate_limited', 'c1')
    t.chat.send('Hello')
    await settled()
    expect(t.statuses()).toEqual(['complete', 'failed'])
    expect(t.chat.get().conversationId).toBe('c1')
    t.answerWithStream()
    t.chat.retry()
    await settled()
    expect(t.sends.at(-1)).toMatchObject({ conversationId: 'c1', regenerate: true })
  })

  it('goes back to the message box when the limit is reached', async () => {
    const t = setUp()
    t.refuse(429, 'anonymous_limit')
    t.chat.send('Hello')
    await settled()
    expect(t.texts()).toEqual([])
    expect(t.drafts).toEqual([[null, 'Hello']])
    expect(t.news).toEqual([{ type: 'limit' }])
  })

  it('goes back to the message box when the session has expired', async () => {
    const t = setUp()
    t.refuse(401, 'unauthenticated')
    t.chat.send('Hello')
    await settled()
    expect(t.drafts).toEqual([[null, 'Hello']])
    expect(t.outbox()).toBeNull()
  })

  it('goes back to the message box when it was refused and its writer leaves', async () => {
    const t = setUp()
    t.refuse(503, 'unavailable')
    t.chat.send('Hello')
    await settled()
    t.chat.clear()
    expect(t.drafts).toEqual([[null, 'Hello']])
  })

  it('waits for a network when its writer leaves for another conversation', async () => {
    const t = setUp()
    t.drop()
    t.chat.send('Hello')
    await settled()
    t.chat.clear()
    expect(t.drafts).toEqual([])
    expect(t.waits()).toMatchObject([{ messageId: 'id-1', text: 'Hello', conversationId: null }])
  })

  it('is shown again, still unsent, when its conversation is opened again', async () => {
    const t = setUp()
    t.store([messageOf('s1', 'user', 'Hello'), messageOf('s2', 'assistant', 'Good morning')])
    await t.chat.open('c1')
    t.drop()
    t.chat.send('Which market?')
    await settled()
    t.chat.clear()
    await t.chat.open('c1')
    expect(t.texts()).toEqual(['Hello', 'Good morning', 'Which market?'])
    expect(t.statuses().at(-1)).toBe('unsent')
    t.answerWithStream()
    t.chat.retry()
    await settled()
    expect(t.sends.map(({ messageId }) => messageId)).toEqual(['id-1', 'id-1'])
    expect(t.waits()).toEqual([])
  })

  it('goes out before what was written after it, in the conversation that it begins', async () => {
    const t = setUp()
    t.drop()
    t.chat.send('First')
    await settled()
    t.drop()
    t.chat.send('Second')
    await settled()
    expect(t.waits()).toMatchObject([{ text: 'First' }, { text: 'Second', after: 'id-1' }])
    const reply = t.answerWithStream()
    t.chat.retry()
    await settled()
    expect(t.sends.at(-1)).toMatchObject({ messageId: 'id-1' })
    reply.done()
    await settled()
    t.answerWithStream()
    t.chat.retry()
    await settled()
    expect(t.sends.at(-1)).toMatchObject({ messageId: 'id-2', conversationId: 'c1' })
  })

  it('goes out no more once it is written anew, and what waits after it goes back to the box', async () => {
    const t = setUp()
    for (const text of ['First', 'Second']) {
      t.drop()
      t.chat.send(text)
      await settled()
    }
    const [first] = t.chat.get().messages
    t.drop()
    expect(first && t.chat.edit(first, 'First, mended')).toBe(true)
    await settled()
    expect(t.waits()).toMatchObject([{ text: 'First, mended' }])
    expect(t.drafts).toEqual([[null, 'Second']])
  })

  it('is not lost when it fails after its writer has left', async () => {
    const t = setUp()
    t.drop()
    t.chat.send('Hello')
    t.chat.clear()
    await settled()
    expect(t.waits()).toMatchObject([{ text: 'Hello' }])
    expect(t.chat.get().messages).toEqual([])
  })

  it('gives the old reply back when a new one is refused', async () => {
    const t = setUp()
    t.store([messageOf('s1', 'user', 'Hello'), messageOf('s2', 'assistant', 'Good morning')])
    await t.chat.open('c1')
    t.refuse(409, 'busy')
    t.chat.regenerate()
    await settled()
    expect(t.texts()).toEqual(['Hello', 'Good morning'])
    expect(t.chat.get().reply).toBeNull()
  })
})

describe('a lost connection in mid-reply', () => {
  it('joins the reply again after the last event it has', async () => {
    const t = setUp()
    const first = t.answerWithStream()
    const second = t.joinWithStream()
    t.store([messageOf('s1', 'user', 'Hello'), messageOf('s2', 'assistant', 'Good morning to you')])
    t.chat.send('Hello')
    await settled()
    first.say('Good morning ')
    await settled()
    first.lose()
    await settled()
    expect(t.attaches).toEqual([{ after: 1 }])
    second.from(2)
    second.say('to you')
    second.done()
    await settled()
    expect(t.texts()).toEqual(['Hello', 'Good morning to you'])
  })

  it('tries again after 1, 2, 5, 10 and then every 10 seconds, saying so', async () => {
    const t = setUp()
    const first = t.answerWithStream()
    for (let i = 0; i < 5; i++) t.joinFails()
    t.chat.send('Hello')
    await settled()
    first.lose()
    await settled()
    expect(t.pauses).toEqual([1000, 2000, 5000, 10_000, 10_000, 10_000])
    expect(t.chat.get().reply?.offline).toBe(true)
  })

  it('stops saying so once it is back, before any text has come', async () => {
    const t = setUp()
    const first = t.answerWithStream()
    t.joinWithStream()
    t.chat.send('Hello')
    await settled()
    first.lose()
    await settled()
    expect(t.chat.get().reply).toMatchObject({ phase: 'thinking', offline: false })
  })

  it('falls back on the stored reply at a gap, and follows it from its start', async () => {
    const t = setUp()
    const first = t.answerWithStream()
    const second = t.joinWithStream()
    t.store([messageOf('s1', 'user', 'Hello'), messageOf('s2', 'assistant', 'One two three', 'streaming')])
    t.chat.send('Hello')
    await settled()
    first.say('One ')
    first.say('three', 3)
    await settled()
    expect(t.texts()).toEqual(['Hello', 'One two three'])
    expect(t.attaches).toEqual([{ after: 0 }])
    t.store([messageOf('s1', 'user', 'Hello'), messageOf('s2', 'assistant', 'One two three four')])
    second.say('One two three')
    second.say(' four')
    second.done()
    await settled()
    expect(t.attaches).toHaveLength(1)
    expect(t.texts()).toEqual(['Hello', 'One two three four'])
  })

  it('takes the stored reply when the server has nothing left to follow', async () => {
    const t = setUp()
    const first = t.answerWithStream()
    t.joinRefused()
    t.store([messageOf('s1', 'user', 'Hello'), messageOf('s2', 'assistant', 'Half of it', 'interrupted')])
    t.chat.send('Hello')
    await settled()
    first.say('Half')
    first.lose()
    await settled()
    expect(t.texts()).toEqual(['Hello', 'Half of it'])
    expect(t.chat.get().reply).toBeNull()
  })
})

describe('opening a conversation in mid-reply', () => {
  it('never shows less than what was stored while it catches up', async () => {
    const t = setUp()
    t.store([messageOf('s1', 'user', 'Hello'), messageOf('s2', 'assistant', 'Good morning to', 'streaming')])
    const reply = t.joinWithStream()
    await t.chat.open('c1')
    reply.say('Good ')
    await settled()
    expect(t.texts().at(-1)).toBe('Good morning to')
    reply.say('morning to you')
    await settled()
    expect(t.texts().at(-1)).toBe('Good morning to you')
    expect(t.pauses).toEqual([])
  })
})

describe('stopping', () => {
  it('stops on the server and keeps what was written', async () => {
    const t = setUp()
    const reply = t.answerWithStream()
    t.store([messageOf('s1', 'user', 'Hello'), messageOf('s2', 'assistant', 'Good morning', 'stopped')])
    t.chat.send('Hello')
    await settled()
    reply.say('Good morning')
    await settled()
    t.chat.stop()
    t.chat.stop()
    expect(t.stops).toEqual(['c1'])
    reply.event({ status: 'stopped' })
    reply.done()
    await settled()
    expect(t.statuses()).toEqual(['complete', 'stopped'])
  })

  it('is carried out as soon as a new conversation has an id', async () => {
    const t = setUp()
    t.answerWithStream()
    t.chat.send('Hello')
    t.chat.stop()
    expect(t.stops).toEqual([])
    await settled()
    expect(t.stops).toEqual(['c1'])
  })
})

describe('a failure inside the stream', () => {
  it('keeps the text and tells of the failure by its status', async () => {
    const t = setUp()
    const reply = t.answerWithStream()
    t.store(new Error('down'))
    t.chat.send('Hello')
    await settled()
    reply.say('Good morning')
    reply.event({ status: 'interrupted' })
    reply.event({ error: { code: 'upstream_payment', message: 'No credits' } })
    reply.done()
    await settled()
    expect(t.statuses()).toEqual(['complete', 'interrupted'])
    expect(t.news).toContainEqual({
      type: 'failed',
      status: 402,
      code: 'upstream_payment',
      message: 'No credits',
    })
  })
})

describe('a reload with a message on its way', () => {
  const outgoing: Outgoing = { messageId: 'm9', text: 'Hello', conversationId: null, at: 1000 }

  it('sends it again under its id', async () => {
    const t = setUp()
    t.answerWithStream()
    t.leaveInOutbox(outgoing)
    t.chat.recover()
    await settled()
    expect(t.sends[0]).toMatchObject({ messageId: 'm9' })
  })

  it('leaves a message that had failed, or is old, to its writer', () => {
    for (const left of [
      { ...outgoing, held: true },
      { ...outgoing, at: -1_000_000 },
    ]) {
      const t = setUp()
      t.leaveInOutbox(left)
      t.chat.recover()
      expect(t.sends).toEqual([])
      expect(t.drafts).toEqual([[null, 'Hello']])
    }
  })

  it('does nothing when the message turns out to be stored', async () => {
    const t = setUp()
    t.store([messageOf('s1', 'user', 'Hello'), messageOf('s2', 'assistant', 'Good morning')])
    t.leaveInOutbox({ ...outgoing, conversationId: 'c1' })
    await t.chat.open('c1')
    expect(t.sends).toEqual([])
    expect(t.outbox()).toBeNull()
  })
})

describe('editing', () => {
  it('names the stored message that the new one replaces', async () => {
    const t = setUp()
    t.store([messageOf('s1', 'user', 'Hello'), messageOf('s2', 'assistant', 'Good morning')])
    await t.chat.open('c1')
    t.answerWithStream()
    const [question] = t.chat.get().messages
    expect(question && t.chat.edit(question, 'Goodbye')).toBe(true)
    await settled()
    expect(t.sends[0]).toMatchObject({ editMessageId: 's1', conversationId: 'c1' })
    expect(t.texts()).toEqual(['Goodbye', ''])
  })
})

describe('the cards of a reply', () => {
  const asked = 'Not sure about "ISO?"'

  it('come with its stream, and the choice names the reply by the id it is stored under', async () => {
    const t = setUp()
    const reply = t.answerWithStream()
    t.chat.send('ISO?')
    reply.say(asked)
    reply.event({ offers: OFFERED })
    t.store(new ApiError(500, 'internal', 'sorry'))
    reply.done()
    await settled()
    const last = t.chat.get().messages.at(-1)
    expect(last?.offers).toEqual(OFFERED)
    t.store([messageOf('s1', 'user', 'ISO?'), { ...messageOf('s2', 'assistant', asked), offers: OFFERED }])
    t.willChoose({ content: '[Norms](/playbook/e1)', offers: CHOSEN })
    if (last) await t.chat.choose(last, 'a1')
    expect(t.choices).toEqual([{ conversationId: 'c1', messageId: 's2', answerId: 'a1' }])
    expect(t.chat.get().messages.at(-1)).toMatchObject({ content: '[Norms](/playbook/e1)', offers: CHOSEN })
  })

  it('stay when the choice fails, and give way to what was chosen elsewhere', async () => {
    const t = setUp()
    t.store([messageOf('s1', 'user', 'ISO?'), { ...messageOf('s2', 'assistant', asked), offers: OFFERED }])
    await t.chat.open('c1')
    const last = t.chat.get().messages.at(-1)
    if (!last) throw new Error('There is no reply')
    t.willChoose(new ApiError(0, 'network', 'away'))
    await expect(t.chat.choose(last, 'none')).rejects.toThrow('away')
    expect(t.chat.get().messages.at(-1)).toMatchObject({ content: asked, offers: OFFERED })
    const current = { content: 'Name the norm.', offers: CHOSEN }
    t.willChoose(new ApiError(409, 'conflict', 'chosen', { current }))
    await t.chat.choose(last, 'none')
    expect(t.chat.get().messages.at(-1)).toMatchObject(current)
  })
})

describe('opening', () => {
  it('tells an unknown conversation from one that could not be loaded', async () => {
    const t = setUp()
    t.store(new ApiError(404, 'not_found', 'none'))
    await t.chat.open('c1')
    expect(t.chat.get().load).toBe('missing')
    t.store(new ApiError(500, 'internal', 'sorry'))
    await t.chat.open('c1')
    expect(t.chat.get().load).toBe('failed')
    expect(t.news).toEqual([{ type: 'not-loaded' }])
  })

  it('says that a conversation is empty', async () => {
    const t = setUp()
    await t.chat.open('c1')
    expect(t.news).toEqual([{ type: 'empty' }])
  })
})

describe('a message typed while a reply is being written', () => {
  /** A reply that is being written, and a message queued behind it. */
  async function setUpQueued() {
    const t = setUp()
    const reply = t.answerWithStream()
    t.chat.send('Which market first?')
    await settled()
    expect(t.chat.send('Who signs there?')).toBe(true)
    return { ...t, reply }
  }

  it('is queued, one at most, and goes out once after the reply', async () => {
    const t = await setUpQueued()
    expect(t.chat.get().queued).toBe('Who signs there?')
    expect(t.chat.send('And when?')).toBe(false)
    expect(t.sends).toHaveLength(1)
    t.answerWithStream()
    t.reply.say('Dairies, since they pay.')
    t.reply.done()
    await settled()
    expect(t.sends.map(({ messages }) => messages.at(-1)?.content)).toEqual([
      'Which market first?',
      'Who signs there?',
    ])
    expect(t.chat.get()).toMatchObject({ queued: null, reply: { unasked: true } })
    expect(t.queued()).toBeNull()
  })

  it('waits after a reply that was stopped, until its writer sends it', async () => {
    const t = await setUpQueued()
    t.reply.say('Dairies, since')
    t.reply.event({ status: 'stopped' })
    t.reply.lose()
    t.joinRefused()
    t.store([
      messageOf('s1', 'user', 'Which market first?'),
      messageOf('s2', 'assistant', 'Dairies, since', 'stopped'),
    ])
    await settled()
    expect(t.chat.get()).toMatchObject({ queued: 'Who signs there?', reply: null })
    expect(t.sends).toHaveLength(1)
    t.answerWithStream()
    t.chat.sendQueued()
    await settled()
    expect(t.sends).toHaveLength(2)
    expect(t.chat.get()).toMatchObject({ queued: null, reply: { unasked: false } })
  })

  it('waits after a message that the server did not take', async () => {
    const t = setUp()
    t.refuse(503, 'unavailable')
    t.chat.send('Which market first?')
    expect(t.chat.send('Who signs there?')).toBe(true)
    await settled()
    expect(t.chat.get()).toMatchObject({ queued: 'Who signs there?', reply: null })
  })

  it('can be taken back, and queued again', async () => {
    const t = await setUpQueued()
    expect(t.chat.unqueue()).toBe('Who signs there?')
    expect([t.chat.get().queued, t.queued()]).toEqual([null, null])
    t.chat.requeue('Who signs there?')
    expect(t.chat.get().queued).toBe('Who signs there?')
    t.chat.requeue('And when?')
    expect(t.drafts).toEqual([['c1', 'And when?']])
  })

  it('goes back to the message box of a conversation that is left', async () => {
    const t = await setUpQueued()
    t.chat.clear()
    expect(t.drafts).toEqual([['c1', 'Who signs there?']])
    expect([t.chat.get().queued, t.queued()]).toEqual([null, null])
  })

  it('is there again after a reload', async () => {
    const t = setUp()
    t.leaveQueued({ text: 'Who signs there?', conversationId: 'c1' })
    t.store([messageOf('s1', 'user', 'Hello'), messageOf('s2', 'assistant', 'Hi.')])
    await t.chat.open('c1')
    await settled()
    expect(t.chat.get().queued).toBe('Who signs there?')
    expect(t.sends).toHaveLength(0)
  })
})

describe('another version of a message', () => {
  const EDITED = { ...messageOf('s3', 'user', 'Price it?'), versions: 2, version: 2 }
  const FIRST = { ...messageOf('s1', 'user', 'Prise it?'), versions: 2, version: 1 }

  async function setUpEdited() {
    const t = setUp()
    t.store([EDITED, messageOf('s4', 'assistant', 'Per tonne.')])
    await t.chat.open('c1')
    return t
  }

  it('takes the place of the one in view, under its key, with what followed it', async () => {
    const t = await setUpEdited()
    t.willShow([FIRST, messageOf('s2', 'assistant', 'What do you mean?')])
    const [shown] = t.chat.get().messages
    if (shown) await t.chat.showVersion(shown, 1)
    expect(t.versions).toEqual([{ id: 'c1', messageId: 's3', version: 1 }])
    expect(t.texts()).toEqual(['Prise it?', 'What do you mean?'])
    expect(t.chat.get().messages[0]).toMatchObject({ key: 's3', id: 's1', versions: { count: 2, shown: 1 } })
  })

  it('leaves everything as it is when it does not come', async () => {
    const t = await setUpEdited()
    t.willShow(new ApiError(404, 'message_gone', 'none'))
    const [shown] = t.chat.get().messages
    await expect(shown && t.chat.showVersion(shown, 1)).rejects.toMatchObject({ code: 'message_gone' })
    expect(t.texts()).toEqual(['Price it?', 'Per tonne.'])
  })

  it('is counted as soon as it is written', async () => {
    const t = await setUpEdited()
    t.answerWithStream()
    const [shown] = t.chat.get().messages
    if (shown) t.chat.edit(shown, 'What price?')
    expect(t.chat.get().messages[0]).toMatchObject({ versions: { count: 3, shown: 3 } })
  })
})

describe('a thumb', () => {
  const UP: Rating = { rating: 'up', reason: null, comment: '' }
  const DOWN: Rating = { rating: 'down', reason: null, comment: '' }

  async function setUpReply() {
    const t = setUp()
    t.store([messageOf('s1', 'user', 'Hello'), messageOf('s2', 'assistant', 'Hi.')])
    await t.chat.open('c1')
    const rate = async (rating: Rating | null) => {
      const reply = t.chat.get().messages.at(-1)
      if (reply) await t.chat.rate(reply, rating)
    }
    return { ...t, rate, shown: () => t.chat.get().messages.at(-1)?.rating }
  }

  it('is shown before it is stored, and can be taken off', async () => {
    const t = await setUpReply()
    const stored = t.rate(UP)
    expect(t.shown()).toEqual(UP)
    await stored
    await t.rate(null)
    expect(t.shown()).toBeUndefined()
    expect(t.rates).toEqual([
      ['s2', UP],
      ['s2', null],
    ])
  })

  it('gives way to what stood before when it could not be stored', async () => {
    const t = await setUpReply()
    await t.rate(UP)
    t.willRate(Promise.reject(new ApiError(500, 'internal', 'broken')))
    await expect(t.rate(DOWN)).rejects.toMatchObject({ status: 500 })
    expect(t.shown()).toEqual(UP)
  })
})
