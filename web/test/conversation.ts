import { chatApi } from '#shared/chat.ts'
import { type ChatMessage, conversationsApi } from '#shared/conversations.ts'
import { sessionStore } from '#web/lib/session-store.ts'
import { network } from './network.ts'

export const CONVERSATION = '11111111-1111-4111-8111-111111111111'
export const CHAT = { method: 'POST', path: '/functions/v1/chat' } as const

/** A stored message; what a test does not name is as it is in most. */
export const messageOf = (
  parts: Pick<ChatMessage, 'id' | 'role' | 'content'> & Partial<ChatMessage>,
): ChatMessage => ({
  conversation_id: CONVERSATION,
  created_at: '2026-11-21T09:00:00.000Z',
  status: 'complete',
  error_code: null,
  finish: null,
  stand_in: null,
  updates: [],
  offers: null,
  marks: [],
  versions: 1,
  version: 1,
  rating: null,
  ...parts,
})

/** The server answers every message with `text`, and has stored `messages` by then. */
export function answerWith(text: string, messages: readonly ChatMessage[] = []): void {
  const events = [{ choices: [{ delta: { content: text } }] }, { choices: [{ finish_reason: 'stop' }] }]
  const lines = [...events.map((event) => JSON.stringify(event)), '[DONE]']
  network.route(CHAT.method, CHAT.path, () => {
    const body = lines.map((data, index) => `id: ${index + 1}\ndata: ${data}\n\n`).join('')
    const headers = { 'Content-Type': 'text/event-stream', 'X-Conversation-Id': CONVERSATION }
    return new Response(body, { headers })
  })
  network.on(conversationsApi.messages, [...messages])
  network.on(chatApi.answering, { by: 'model' })
}

/** Somebody is signed in. */
export function signIn(fullName = 'Ada Lovelace'): void {
  sessionStore.open({
    token: 'token',
    user: { id: '22222222-2222-4222-8222-222222222222', email: 'ada@example.com', fullName },
    receivedAt: Date.now(),
    lifeMs: 7 * 24 * 3600 * 1000,
  })
}
