import type { Context } from 'hono'
import { z } from 'zod'
import { type Accounts, ADDRESS_HEADER } from '#server/auth/accounts.ts'
import type { Attempts } from '#server/auth/attempts.ts'
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '#shared/account.ts'
import { AppError, type ErrorBody } from '#shared/errors.ts'
import { type App, type HttpEnv, parseInput, readJson } from './route.ts'

const name = z.string().trim().min(1, 'required').max(NAME_MAX_LENGTH)
const email = z.string().trim().min(1, 'required').max(EMAIL_MAX_LENGTH)
const secret = z.string().min(1, 'required')

/**
 * What of the accounts library is open to callers, with the fields each call may carry: the library would
 * store others that its tables have. Everything else is not there.
 */
export const OPEN: Record<string, z.ZodType<Record<string, unknown>> | undefined> = {
  'POST /sign-up/email': z.object({ name, email, password: secret }),
  'POST /sign-in/email': z.object({ email, password: secret }),
  'POST /sign-out': z.object({}),
  'GET /get-session': z.object({}),
  'POST /request-password-reset': z.object({ email }),
  'POST /reset-password': z.object({ token: secret, newPassword: secret }),
  'POST /change-password': z
    .object({ currentPassword: secret, newPassword: secret })
    // Whoever changes a password may be shutting somebody out.
    .transform((fields) => ({ ...fields, revokeOtherSessions: true })),
  'POST /update-user': z.object({ name }),
  'GET /list-sessions': z.object({}),
  'POST /revoke-session': z.object({ token: secret }),
  'POST /revoke-other-sessions': z.object({}),
  'POST /delete-user': z.object({ password: secret }),
}
const REQUESTS = new Set(['POST /sign-up/email', 'POST /request-password-reset'])

/** Accounts at /auth/v1, in the one error shape and without cookies. */
export function mountAuth(app: App, accounts: Accounts, attempts: Attempts): void {
  app.all('/auth/v1/*', async (c) => {
    const call = `${c.req.method} ${c.req.path.slice('/auth/v1'.length)}`
    const fields = Object.hasOwn(OPEN, call) ? OPEN[call] : undefined
    if (!fields) throw new AppError('not_found', 'Not found')
    const body = c.req.method === 'POST' ? parseInput(fields, await readJson(c)) : undefined
    const { address = 'unknown' } = c.get('ctx')
    const account = String(body?.email ?? '')
    const isSignIn = call === 'POST /sign-in/email'
    if (REQUESTS.has(call)) await attempts.countRequest(address)
    if (isSignIn) await attempts.countSignIn(address, account)

    const response = await accounts.handler(forward(c, body, address))
    if (isSignIn && response.ok) await attempts.signInSucceeded(address, account)
    return response.ok ? withoutCookies(response) : inOurShape(c, response)
  })
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
  const error =
    typeof message === 'string' && message !== '' ? message : 'This did not work. Check what you entered.'
  const known = typeof code === 'string' ? code.toLowerCase() : 'bad_request'
  const status = response.status as 400
  return c.json<ErrorBody>({ error, code: known, requestId: c.get('requestId') }, status)
}
