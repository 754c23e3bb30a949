import { vi } from 'vitest'
import type { Endpoint, OutputOf } from '#shared/endpoint.ts'
import type { ChangeEvent } from '#shared/events.ts'

interface Call {
  readonly method: string
  readonly path: string
  /** What was sent: the JSON body, or the query of a GET. */
  readonly input: unknown
}

type Answer = (call: Call) => Response | Promise<Response>

const answers: { method: string; path: RegExp; answer: Answer }[] = []
const calls: Call[] = []

/** The server's part of a test, scripted at `fetch`. What nobody scripted is unreachable. */
export const network = {
  /** Answers an endpoint's calls with `output`. */
  on<E extends Endpoint>({ method, path }: E, output: OutputOf<E>): void {
    network.route(method, path, () => Response.json(output))
  },
  /** Refuses an endpoint's calls as the server does. */
  refuse(endpoint: Pick<Endpoint, 'method' | 'path'>, status: number, body: object): void {
    network.route(endpoint.method, endpoint.path, () => Response.json(body, { status }))
  },
  /** Answers calls by method and path, also those that no endpoint declares; the last that fits answers. */
  route(method: string, path: string, answer: Answer): void {
    if (answers.length === 0) vi.stubGlobal('fetch', scripted)
    answers.unshift({ method, path: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`), answer })
  },
  /** What was sent to an endpoint, in order. */
  sent: (endpoint: Pick<Endpoint, 'method' | 'path'>): readonly unknown[] =>
    callsOf(endpoint).map(({ input }) => input),
  /** Where it was sent to. */
  paths: (endpoint: Pick<Endpoint, 'method' | 'path'>): readonly string[] =>
    callsOf(endpoint).map(({ path }) => path),
}

function callsOf({ method, path }: Pick<Endpoint, 'method' | 'path'>): readonly Call[] {
  const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
  return calls.filter((call) => call.method === method && pattern.test(call.path))
}

/**
 * The change feed of whoever is signed in. `announce` says a change once the page listens, `resync` that some were lost,
 * and `ready` that it listens and for how many milliseconds before nothing was.
 */
export function changeFeed() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const headers = { 'Content-Type': 'text/event-stream' }
  network.route('GET', '/realtime/v1', () => new Response(readable, { headers }))
  const write = (event: string, data: object) =>
    void writer.write(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
  return {
    announce: (change: ChangeEvent) => write('change', change),
    resync: () => write('resync', {}),
    ready: (reach: number) => write('ready', { reach }),
  }
}

export function stopNetwork(): void {
  answers.length = 0
  calls.length = 0
  vi.unstubAllGlobals()
}

async function scripted(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const url = new URL(String(input), 'http://localhost')
  const method = init.method ?? 'GET'
  const sent =
    typeof init.body === 'string' ? JSON.parse(init.body) : Object.fromEntries(url.searchParams.entries())
  const call = { method, path: url.pathname, input: sent }
  calls.push(call)
  const found = answers.find((scripted) => scripted.method === method && scripted.path.test(url.pathname))
  if (!found) throw new TypeError(`Nobody answers ${method} ${url.pathname}`)
  return found.answer(call)
}
