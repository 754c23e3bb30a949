import { createHmac } from 'node:crypto'
import { lookup } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublic } from '#server/workers/imports/public-address.ts'

/** A call takes at most this long, in milliseconds. */
const TIME_MS = 10_000
export const SECRET_PREFIX = 'whsec_'

export interface WebhookCall {
  readonly address: string
  /** `whsec_` and base64, as Standard Webhooks writes secrets. */
  readonly secret: string
  /** The same for every try of a delivery, so that who receives it twice can tell. */
  readonly id: string
  readonly body: string
  readonly now: Date
  /** The operator lets calls go to addresses inside the network, and without encryption. */
  readonly inner: boolean
}

/** Calls a webhook, signed by Standard Webhooks. Never throws; tells in a few words what came back. */
export async function callWebhook(call: WebhookCall): Promise<{ ok: boolean; said: string }> {
  const { inner } = call
  const signal = AbortSignal.timeout(TIME_MS)
  try {
    const url = new URL(call.address)
    if (url.protocol !== 'https:' && !(inner && url.protocol === 'http:'))
      return refused('the address does not begin with https://')
    const name = url.hostname.replace(/^\[|\]$/g, '')
    const family = isIP(name)
    const found = family ? [{ address: name, family }] : await lookup(name, { all: true })
    if (found.length === 0) return refused('the address has no machine')
    if (!inner && !found.every(({ address }) => isPublic(address)))
      return refused('the address leads into a private network')
    const status = await post(url, found, { ...call, signal })
    const ok = status >= 200 && status < 300
    return {
      ok,
      said: status >= 300 && status < 400 ? `${status}, redirects are not followed` : String(status),
    }
  } catch (error) {
    if (signal.aborted) return { ok: false, said: `no answer within ${TIME_MS / 1000} seconds` }
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    return { ok: false, said: `cannot be reached${code && ` (${code})`}` }
  }
}

const refused = (why: string) => ({ ok: false, said: `refused: ${why}` })

/** Posts to what the name was looked up as, so that it cannot mean another machine meanwhile. */
function post(
  url: URL,
  found: readonly { address: string; family: number }[],
  { id, body, secret, now, signal }: WebhookCall & { signal: AbortSignal },
): Promise<number> {
  const toFound: LookupFunction = (_name, options, answer) => {
    const [first] = found
    if (options.all || !first) answer(null, [...found])
    else answer(null, first.address, first.family)
  }
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatureOf(secret, `${id}.${timestamp}.${body}`),
  }
  const { request } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    const calling = request(
      url,
      { method: 'POST', agent: false, headers, lookup: toFound, signal },
      (answer) => {
        // What it says is nobody's business here.
        answer.destroy()
        resolve(answer.statusCode ?? 0)
      },
    )
    calling.on('error', reject)
    calling.end(body)
  })
}

/** "v1," and the HMAC in base64. */
function signatureOf(secret: string, signed: string): string {
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64')
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
}
