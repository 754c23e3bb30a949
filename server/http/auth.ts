import type { Context } from 'hono'
import { type Accounts, ADDRESS_HEADER } from '#server/auth/accounts.ts'
import type { Attempts } from '#server/auth/attempts.ts'
import { AppError, type ErrorBody } from '#shared/errors.ts'
import { type App, type HttpEnv, readJson } from './route.ts'

/** What of the accounts library is open to callers; everything else is not there. */
const OPEN = new Set([
  'POST /sign-up/email',
  'POST /sign-in/email',
  'POST /sign-out',
  'GET /get-session',
  'POST /request-password-reset',
  'POST /reset-password',
  'POST /change-password',
  'POST /update-user',
  'GET /list-sessions',
  'POST /revoke-session',
  'POST /revoke-other-sessions',
  'POST /delete-user',
])
const REQUESTS = new Set(['POST /sign-up/email', 'POST /request-password-reset'])
/** Fields a caller may send; the library would store others that its tables have. */
const FIELDS: Record<string, readonly string[]> = { 'POST /update-user': ['name'] }

/** Accounts at /auth/v1, in the one error shape and without cookies. */
export function mountAuth(app: App, accounts: Accounts, attempts: Attempts): void {
  app.all('/auth/v1/*', async (c) => {
    const call = `${c.req.method} ${c.req.path.slice('/auth/v1'.length)}`
    if (!OPEN.has(call)) throw new AppError('not_found', 'Not found')
    const body = c.req.method === 'POST' ? await readFields(c, call) : undefined
    const { address = 'unknown' } = c.get('ctx')
    const account = String(body?.email ?? '')
    if (REQUESTS.has(call)) await attempts.countRequest(address)
    if (call === 'POST /sign-in/email') await attempts.checkSignIn(address, account)

    const response = await accounts.handler(forward(c, body, address))
    if (call === 'POST /sign-in/email') {
      if (response.ok) await attempts.signInSucceeded(address, account)
      else await attempts.signInFailed(address, account)
    }
    return response.ok ? withoutCookies(response) : inOurShape(c, response)
  })
}

/** The JSON body with the fields this call may carry. */
async function readFields(c: Context<HttpEnv>, call: string): Promise<Record<string, unknown>> {
  const allowed = FIELDS[call]
  const entries = Object.entries(await readJson(c))
  return Object.fromEntries(entries.filter(([field]) => !allowed || allowed.includes(field)))
}

/** The request as the library is to see it: our address header, and never a cookie. */
function forward(c: Context<HttpEnv>, body: Record<string, unknown> | undefined, address: string): Request {
  const headers = new Headers({ [ADDRESS_HEADER]: address })
  for (const name of ['authorization', 'user-agent']) {
    const value = c.req.header(name)
    if (value) headers.set(name, value)
  }
  if (body) headers.set('content-type', 'application/json')
  return new Request(c.req.url, { method: c.req.method, headers, body: body && JSON.stringify(body) })
}

function withoutCookies(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.delete('set-cookie')
  headers.set('Cache-Control', 'no-store')
  return new Response(response.body, { status: response.status, headers })
}

async function inOurShape(c: Context<HttpEnv>, response: Response): Promise<Response> {
  const body = await response.json().catch(() => undefined)
  const { message, code } = (body ?? {}) as { message?: unknown; code?: unknown }
  if (response.status >= 500) throw new Error('The accounts library failed')
  const error = typeof message === 'string' && message !== '' ? message : 'This did not work. Check what you entered.'
  const known = typeof code === 'string' ? code.toLowerCase() : 'bad_request'
  const status = response.status as 400
  return c.json<ErrorBody>({ error, code: known, requestId: c.get('requestId') }, status)
}
