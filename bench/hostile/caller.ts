import type { Steps } from './steps.ts'

/** What is asked of a server that keeps silent for long is given up after this. */
export const PATIENCE_MS = 60_000

export interface Answer {
  /** 0 when none came. */
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

export interface Sent {
  /** For a report. */
  readonly what: string
  readonly query?: Readonly<Record<string, unknown>>
  readonly json?: unknown
  /** A body that is sent as it is. */
  readonly raw?: string
}

/** Somebody who asks the server, from a network address of their own. */
export interface Caller {
  /** Sends one request and reads its answer whole. */
  send(method: string, path: string, sent: Sent): Promise<Answer>
  /**
   * Sends a message, waits for the reply's first words, stops the rest of it and reads to the end, which comes when the
   * message was read for the roadmap. Returns the conversation; undefined when the message was refused.
   */
  chat(content: string, what: string, more?: object): Promise<string | undefined>
  /** The visitor's session that the server gave. */
  readonly session: string | undefined
}

export interface CallerOptions {
  readonly url: string
  readonly address: string
  readonly token?: string
  readonly steps: Steps
}

export function createCaller({ url, address, token, steps }: CallerOptions): Caller {
  let session: string | undefined
  const headers = () => ({
    'Content-Type': 'application/json',
    'X-Forwarded-For': address,
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(session ? { 'X-Session-Id': session } : {}),
  })
  const ask = async (method: string, path: string, body: string | undefined, read: typeof readWhole) => {
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS)
      return await read(await fetch(url + path, { method, headers: headers(), body, signal }))
    } catch {
      return { status: 0, headers: new Headers(), text: '' }
    }
  }
  const stop = (conversation: string) =>
    ask('DELETE', '/functions/v1/chat', JSON.stringify({ conversationId: conversation }), readWhole)
  const readStopped = async (response: Response): Promise<Answer> => {
    session = response.headers.get('X-Session-Id') ?? session
    const conversation = response.headers.get('X-Conversation-Id')
    let stopping: Promise<unknown> | undefined
    let text = ''
    for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += piece
      if (response.ok && conversation && text.includes('"content":')) stopping ??= stop(conversation)
    }
    await stopping
    return { status: response.status, headers: response.headers, text }
  }
  return {
    send(method, path, { what, query = {}, json, raw }) {
      const search = new URLSearchParams(
        Object.entries(query).map(([name, value]) => [name, plain(value)] as [string, string]),
      ).toString()
      const body =
        method === 'GET' ? undefined : (raw ?? (json === undefined ? undefined : JSON.stringify(json)))
      const address = search === '' ? path : `${path}?${search}`
      return steps.take(`${method} ${path.slice(0, 60)}: ${what}`, () =>
        ask(method, address, body, readWhole),
      )
    },
    async chat(content, what, more = {}) {
      const body = JSON.stringify({ messages: [{ role: 'user', content }], ...more })
      const { headers: got } = await steps.take(`chat: ${what}`, () =>
        ask('POST', '/functions/v1/chat', body, readStopped),
      )
      return got.get('X-Conversation-Id') ?? undefined
    },
    get session() {
      return session
    },
  }
}

const plain = (value: unknown) => (typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value))

async function readWhole(response: Response): Promise<Answer> {
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/** An answer's JSON; undefined when it is none, or when the call failed. */
export function jsonOf<T>({ status, text }: Answer): T | undefined {
  if (status !== 200) return undefined
  try {
    return JSON.parse(text) as T
  } catch {
    return undefined
  }
}
