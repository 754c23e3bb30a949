import { expect, test } from 'vitest'
import type { ChatInput } from '#shared/chat.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { loadTexts } from '#web/lib/texts.ts'
import type { Answer } from '../transport/chat-transport.ts'
import { type Waiting, waiting } from '../transport/waiting.ts'
import type { ChatState } from './chat-state.ts'
import { emptyChat } from './chat-state.ts'
import { sendAll } from './send-waiting.ts'

await loadTexts(['chat'], 'en')

const message = (messageId: string, more: Partial<Waiting> = {}): Waiting => ({
  messageId,
  text: `text of ${messageId}`,
  conversationId: 'c1',
  at: Number(messageId.slice(1)),
  messages: [{ role: 'user', content: `text of ${messageId}` }],
  ...more,
})

/** A tab that shows another conversation, and a server that answers as told; a taken message's reply has ended. */
function setUp(answers: (Answer | Error)[]) {
  const sends: ChatInput[] = []
  const drafts: [string | null, string][] = []
  const retried: number[] = []
  let state: ChatState = emptyChat
  for (const { messageId } of waiting.list()) waiting.remove(messageId)
  return {
    sends,
    drafts,
    retried,
    show: (next: ChatState) => {
      state = next
    },
    go: () =>
      sendAll({
        waiting,
        chat: {
          get: () => state,
          subscribe: () => () => {},
          refresh: async () => {},
          retry: () => {
            retried.push(sends.length)
            waiting.taken('m1', 'c1')
          },
        },
        async send(input) {
          sends.push(input)
          const answer = answers.shift()
          if (!answer || answer instanceof Error) throw answer ?? new Error('The test has no answer left')
          return answer
        },
        keepDraft: (conversationId, text) => drafts.push([conversationId, text]),
      }),
  }
}

const taken = (conversationId: string): Answer => ({
  kind: 'stream',
  conversationId,
  body: new Response('data: [DONE]\n\n').body as ReadableStream<Uint8Array>,
})
const refused = (status: number, code: string): Answer => ({
  kind: 'refused',
  conversationId: null,
  error: new ApiError(status, code, 'said the server'),
})
const left = () => waiting.list().map(({ messageId }) => messageId)

test('what waits goes out in the order it was written, once, whatever conversation is open', async () => {
  const t = setUp([taken('c1'), taken('c2')])
  waiting.put(message('m2', { conversationId: 'c2' }))
  waiting.put(message('m1'))
  await t.go()
  await t.go()
  expect(t.sends.map(({ messageId, conversationId }) => [messageId, conversationId])).toEqual([
    ['m1', 'c1'],
    ['m2', 'c2'],
  ])
  expect(left()).toEqual([])
})

test('the second message of a new conversation goes into the one that the first has begun', async () => {
  const t = setUp([taken('c7'), taken('c7')])
  waiting.put(message('m1', { conversationId: null }))
  waiting.put(message('m2', { conversationId: null, after: 'm1' }))
  await t.go()
  expect(t.sends.map(({ conversationId }) => conversationId)).toEqual([null, 'c7'])
})

test('without a network they wait on, and nothing is sent out of turn', async () => {
  const t = setUp([new TypeError('Failed to fetch')])
  waiting.put(message('m1'))
  waiting.put(message('m2'))
  await t.go()
  expect(t.sends).toHaveLength(1)
  expect(left()).toEqual(['m1', 'm2'])
})

test('a message that the server will not have goes back to its box, and the next goes out', async () => {
  const t = setUp([refused(404, 'not_found'), taken('c2')])
  waiting.put(message('m1'))
  waiting.put(message('m2', { conversationId: 'c2' }))
  await t.go()
  expect(t.drafts).toEqual([['c1', 'text of m1']])
  expect(left()).toEqual([])
})

test('a message whose conversation is open goes out there, where its reply is followed', async () => {
  const t = setUp([])
  waiting.put(message('m1'))
  const shown = { key: 'm1', id: null, role: 'user', content: 'text of m1', status: 'unsent' } as const
  t.show({ ...emptyChat, conversationId: 'c1', messages: [shown] })
  await t.go()
  expect(t.retried).toHaveLength(1)
  expect(t.sends).toEqual([])
  expect(left()).toEqual([])
})
