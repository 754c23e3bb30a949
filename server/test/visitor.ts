import { randomUUID } from 'node:crypto'
import type { ChatInput } from '#shared/chat.ts'
import type { ChatMessage } from '#shared/conversations.ts'
import { ChatEvent } from '#shared/events.ts'
import { readEvents, type StreamEvent } from './read-events.ts'

/** Someone who uses the product over HTTP, as a browser does: keeps the session id and the token it is given. */
export class Visitor {
  token: string | undefined
  sessionId: string | undefined
  conversationId: string | undefined
  readonly url: string
  readonly address: string

  constructor(url: string, address: string) {
    this.url = url
    this.address = address
  }

  /** The same person at another server or in another tab. */
  at(url: string): Visitor {
    return Object.assign(new Visitor(url, this.address), {
      token: this.token,
      sessionId: this.sessionId,
      conversationId: this.conversationId,
    })
  }

  async fetch(path: string, init: RequestInit & { json?: unknown } = {}): Promise<Response> {
    const headers = new Headers({ 'X-Forwarded-For': this.address })
    if (this.token) headers.set('Authorization', `Bearer ${this.token}`)
    if (this.sessionId) headers.set('X-Session-Id', this.sessionId)
    if (init.json !== undefined) headers.set('Content-Type', 'application/json')
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value)
    const body = init.json === undefined ? init.body : JSON.stringify(init.json)
    return this.send(path, { ...init, headers, body })
  }

  protected send(path: string, init: RequestInit & { headers: Headers }): Promise<Response> {
    return fetch(`${this.url}${path}`, init)
  }

  async json<T>(path: string, init: RequestInit & { json?: unknown } = {}): Promise<T> {
    const response = await this.fetch(path, init)
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as T
  }

  async signUp(account: { name: string; email: string; password: string }): Promise<void> {
    const response = await this.fetch('/auth/v1/sign-up/email', { method: 'POST', json: account })
    if (!response.ok) throw new Error(`sign up: ${response.status} ${await response.text()}`)
    this.token = response.headers.get('set-auth-token') ?? undefined
  }

  /** Sends a message in the current conversation; the answer's headers are kept as a browser keeps them. */
  async post(content: string, extra: Partial<ChatInput> = {}, init: RequestInit = {}): Promise<Response> {
    const json = {
      messages: [{ role: 'user', content }],
      conversationId: this.conversationId,
      messageId: randomUUID(),
      ...extra,
    }
    const response = await this.fetch('/functions/v1/chat', { ...init, method: 'POST', json })
    this.conversationId ??= response.headers.get('X-Conversation-Id') ?? undefined
    this.sessionId = response.headers.get('X-Session-Id') ?? this.sessionId
    return response
  }

  /** Sends a message and reads the reply to its end. */
  async ask(content: string, extra: Partial<ChatInput> = {}): Promise<Reply> {
    return readReply(await this.post(content, extra))
  }

  async messages(conversationId = this.conversationId): Promise<ChatMessage[]> {
    return this.json(`/rest/v1/conversations/${conversationId}/messages`)
  }
}

export interface Reply {
  readonly text: string
  readonly pieces: string[]
  readonly events: ChatEvent[]
  readonly ids: (string | undefined)[]
  /** Whether the stream ended with [DONE]. */
  readonly done: boolean
}

/** A whole stream as its reader sees it; throws when the answer is no stream. */
export async function readReply(response: Response): Promise<Reply> {
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  const raw: StreamEvent[] = []
  for await (const event of readEvents(response)) raw.push(event)
  const events = raw
    .filter(({ data }) => data !== '[DONE]')
    .map(({ data }) => ChatEvent.parse(JSON.parse(data)))
  const pieces = events.flatMap((event) => event.choices[0]?.delta.content ?? [])
  return {
    text: pieces.join(''),
    pieces,
    events,
    ids: raw.map((event) => event.id),
    done: raw.at(-1)?.data === '[DONE]',
  }
}
