import * as http from 'node:http'
import * as https from 'node:https'

const agents = {
  'http:': new http.Agent({ keepAlive: true }),
  'https:': new https.Agent({ keepAlive: true }),
}

/** Bytes read of a refusal; what is told in more is not for us. */
const ERROR_BODY = 64 * 1024
/** Longest wait, in milliseconds, that is granted to a provider that is down: past it its caller decides when to try again. */
const LONGEST_WAIT_MS = 5_000

/** What a call may add to its request; the provider's client hands it through. */
export interface UpstreamInit extends RequestInit {
  /** The provider answered that it is busy, and the client is going to wait. */
  readonly onRetry?: (() => void) | undefined
}

const bodies = new WeakMap<Response, http.IncomingMessage>()

/**
 * `fetch` for the provider's client on node:http, which moves several times more chunks a second than the
 * global one. A successful response hands over Node's own stream through `bodyOf`. Redirects are not
 * followed: the addresses we call come from the environment only.
 */
export async function upstreamFetch(
  input: string | URL | Request,
  init: UpstreamInit = {},
): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input)
  const incoming = await send(url, init)
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const status = incoming.statusCode ?? 502
  if (status < 200 || status > 299) {
    const failed = failure(status, headers, await readText(incoming, ERROR_BODY))
    if (status === 429 && failed.headers.get('x-should-retry') !== 'false') init.onRetry?.()
    return failed
  }
  const response = new Response(null, { status, headers })
  bodies.set(response, incoming)
  return response
}

/** The stream behind a successful response of `upstreamFetch`. */
export function bodyOf(response: Response): http.IncomingMessage {
  const body = bodies.get(response)
  if (!body) throw new TypeError('This response was not made by upstreamFetch')
  return body
}

/** A body as text, but not more than `limit` bytes of it. */
export async function readText(body: http.IncomingMessage, limit: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const bytes of body) {
    chunks.push(bytes)
    size += bytes.length
    // Leaving the loop closes the connection.
    if (size > limit) break
  }
  return Buffer.concat(chunks).subarray(0, limit).toString('utf8')
}

function send(url: URL, init: RequestInit): Promise<http.IncomingMessage> {
  const { request } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    const headers = Object.fromEntries(new Headers(init.headers))
    const agent = url.protocol === 'https:' ? agents['https:'] : agents['http:']
    const outgoing = request(url, { method: init.method, headers, agent, signal: init.signal ?? undefined })
    outgoing.on('response', resolve)
    outgoing.on('error', reject)
    outgoing.end(init.body)
  })
}

/**
 * A 429 that means an empty account, not a busy provider, must not be tried again; nor a provider that is down and asks for
 * a longer wait than its caller should sit through without a word.
 */
function failure(status: number, headers: Headers, body: string): Response {
  const empty = status === 429 && body.includes('insufficient_quota')
  if (empty || (status >= 500 && askedWait(headers) > LONGEST_WAIT_MS)) headers.set('x-should-retry', 'false')
  const told = withError(body)
  const bodyless = status < 200 || status === 304 || (status >= 300 && status < 400)
  return new Response(bodyless ? null : told, { status: bodyless ? 502 : status, headers })
}

/**
 * A refusal's body with what went wrong under `error`, where the providers' clients look for it: Google sends a list,
 * vLLM and Mistral an object without that name.
 */
function withError(body: string): string {
  try {
    const told: unknown = JSON.parse(body)
    const first: unknown = Array.isArray(told) ? told[0] : told
    if (typeof first !== 'object' || first === null) return body
    if ('error' in first) return JSON.stringify(first)
    const message = 'message' in first ? first.message : first
    return JSON.stringify({
      error: { ...first, message: typeof message === 'string' ? message : JSON.stringify(message) },
    })
  } catch {
    return body
  }
}

/** Milliseconds that a refusal asks to wait: in seconds, or as a date; 0 when it does not say. */
function askedWait(headers: Headers): number {
  const after = headers.get('retry-after')
  if (after === null) return 0
  const ms = Number.isNaN(Number(after)) ? Date.parse(after) - Date.now() : Number(after) * 1_000
  return Number.isNaN(ms) ? 0 : ms
}
