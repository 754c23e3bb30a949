import { Readable } from 'node:stream'
import { constants, createBrotliCompress } from 'node:zlib'
import type { Context } from 'hono'
import { acceptedLanguage } from '#shared/accepted-language.ts'
import { accountApi, type Profile } from '#shared/account.ts'
import { DRAWN_PAGE, type DrawnFrom, type DrawnPage, isDrawn } from '#shared/drawn-page.ts'
import { guard } from './guard.ts'
import type { PageDrawer } from './page-drawer.ts'
import type { App, HttpEnv } from './route.ts'

/** Of brotli: much is sent, and somebody waits for it. */
const QUALITY = 5

/** The headers of its caller's that a request to the server's own doors carries. */
const CARRIED = ['authorization', 'apikey', 'accept-language', 'x-forwarded-for']

/**
 * Answers with a page of the caller's as the client would draw it, and with what the server told it (decision
 * 0045). The page asks at the same doors as the client, with the caller's own headers. Nothing (204) for
 * whoever has no session and for other pages: the client knows what is to be done there.
 */
export function mountDrawnPage(app: App, drawer: PageDrawer): void {
  app.get('*', (c, next) => {
    if (isDrawn(c.req.path)) void drawer.prepare()
    return next()
  })
  app.get(DRAWN_PAGE, guard(), async (c) => {
    c.header('Cache-Control', 'private, no-store')
    const path = c.req.query('page') ?? ''
    const answers: Record<string, unknown> = {}
    const ask = async (address: string) => {
      const answer = await askDoor(app, c, address)
      if (answer !== undefined) answers[address] = answer
      return answer
    }
    const profile = isDrawn(path) ? ((await ask(accountApi.profile.path)) as Profile | undefined) : undefined
    if (!profile) return c.body(null, 204)
    const page = {
      path,
      profile,
      language: acceptedLanguage(c.req.header('accept-language')),
      isPhone: c.req.query('phone') === 'true',
      timeZone: knownZone(c.req.query('zone')),
    }
    const drawn = await drawer.draw(page, ask)
    const parts: [DrawnPage, DrawnFrom] = [
      { html: drawn?.html ?? '' },
      { queries: drawn?.queries ?? [], answers },
    ]
    const encoded = /\bbr\b/.test(c.req.header('accept-encoding') ?? '')
    if (encoded) c.header('Content-Encoding', 'br')
    c.header('Content-Type', 'application/x-ndjson')
    return c.body(Readable.toWeb(encoded ? compressed(parts) : Readable.from(lines(parts))) as ReadableStream)
  })
}

const lines = (parts: readonly object[]) => parts.map((part) => `${JSON.stringify(part)}\n`)

/** Compresses both parts, and sends the first one on its way before the second is. */
function compressed(parts: readonly object[]): Readable {
  const encoder = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
  const [first = '', ...rest] = lines(parts)
  encoder.write(first)
  encoder.flush(() => encoder.end(rest.join('')))
  return encoder
}

/**
 * Returns what a door of ours answers to the caller; undefined when it refuses, or when it is none that a
 * page reads from.
 */
async function askDoor(app: App, c: Context<HttpEnv>, address: string): Promise<unknown> {
  if (!/^\/(?:rest|functions)\/v1\//.test(address)) return undefined
  const headers = new Headers()
  for (const name of CARRIED) {
    const value = c.req.header(name)
    if (value !== undefined) headers.set(name, value)
  }
  const response = await app.request(address, { headers }, c.env)
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  if (response.ok && isJson) return response.json()
  await response.body?.cancel()
  return undefined
}

function knownZone(zone: string | undefined): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
