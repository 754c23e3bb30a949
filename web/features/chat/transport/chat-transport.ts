import type { ChatInput } from '#shared/chat.ts'
import { chatApi } from '#shared/chat.ts'
import { type ChatMessage, conversationsApi } from '#shared/conversations.ts'
import type { InputOf, OutputOf } from '#shared/endpoint.ts'
import { offersApi } from '#shared/offers.ts'
import { type Rating, ratingsApi } from '#shared/ratings.ts'
import { apiFetch, call } from '#web/lib/api.ts'
import { type ApiError, toApiError } from '#web/lib/api-error.ts'
import { sessionStore } from '#web/lib/session-store.ts'
import { textsOf } from '#web/lib/texts.ts'
import { getVisitorId, setVisitorId } from '#web/lib/visitor.ts'

const t = textsOf('chat')

/** The answer to a request for a reply. A conversation's id on an error means that the message is stored. */
export type Answer =
  | { kind: 'stream'; conversationId: string | null; body: ReadableStream<Uint8Array> }
  | { kind: 'refused'; conversationId: string | null; error: ApiError }

/** The conversation's calls. `send` and `attach` throw only when nobody answered. */
export interface ChatTransport {
  send(input: ChatInput): Promise<Answer>
  attach(conversationId: string, lastEventId: number, signal: AbortSignal): Promise<Answer>
  /** True when there was a reply to stop. */
  stop(conversationId: string): Promise<boolean>
  messages(conversationId: string): Promise<ChatMessage[]>
  /** Puts an answer in the place of a reply's cards. Throws an ApiError. */
  choose(choice: InputOf<typeof offersApi.choose>): Promise<OutputOf<typeof offersApi.choose>>
  /** Resolves to what is in view then. Throws an ApiError. */
  showVersion(wanted: InputOf<typeof conversationsApi.showVersion>): Promise<ChatMessage[]>
  /** Stores the thumb of a reply; null takes it off. Throws an ApiError. */
  rate(messageId: string, rating: Rating | null): Promise<unknown>
}

const PATH = '/functions/v1/chat'
const ACCEPT = { Accept: 'text/event-stream' }

export const chatTransport: ChatTransport = {
  async send(input) {
    // The server answers an id it did not issue with one it did, the same each time: with an id from the
    // start, a visitor's first message is one message too, however often it has to be sent.
    if (!sessionStore.stored() && !getVisitorId()) setVisitorId(crypto.randomUUID())
    const headers = { ...ACCEPT, 'Content-Type': 'application/json' }
    return readAnswer(await apiFetch(PATH, { method: 'POST', headers, body: JSON.stringify(input) }))
  },
  async attach(conversationId, lastEventId, signal) {
    const headers = lastEventId > 0 ? { ...ACCEPT, 'Last-Event-ID': String(lastEventId) } : ACCEPT
    const path = `${PATH}?conversationId=${encodeURIComponent(conversationId)}`
    return readAnswer(await apiFetch(path, { headers, signal }, { retry: false }))
  },
  stop: async (conversationId) => (await call(chatApi.stop, { conversationId })).stopped,
  messages: (id) => call(conversationsApi.messages, { id }),
  choose: (choice) => call(offersApi.choose, choice),
  showVersion: (wanted) => call(conversationsApi.showVersion, wanted),
  rate: (id, rating) => (rating ? call(ratingsApi.rate, { id, ...rating }) : call(ratingsApi.remove, { id })),
}

async function readAnswer(response: Response): Promise<Answer> {
  const conversationId = response.headers.get('X-Conversation-Id')
  if (response.ok && response.body) return { kind: 'stream', conversationId, body: response.body }
  const error = await toApiError(response, (status) => t('failures.status', { status: String(status) }))
  return { kind: 'refused', conversationId, error }
}
