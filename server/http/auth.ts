import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from 'hono'
import { z } from 'zod'
import { type Accounts, askAccounts } from '#server/auth/accounts.ts'
import type { Attempts } from '#server/auth/attempts.ts'
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '#shared/account.ts'
import { AppError } from '#shared/errors.ts'
import { accountHeaders, inOurShape, readCookie, withoutCookies } from './accounts-answer.ts'
import { mountAuthProviders } from './auth-providers.ts'
import { readJson } from './read-json.ts'
import { type App, type HttpEnv, parseInput } from './route.ts'

const name = z.string().trim().min(1, 'A name is required').max(NAME_MAX_LENGTH)
const email = z.string().trim().min(1, 'An email is required').max(EMAIL_MAX_LENGTH)
// How long a password may be says the library; nothing this long is one, and no token either.
const password = z.string().min(1, 'A password is required').max(1000, 'This password is too long')
const token = z.string().min(1, 'A token is required').max(1000, 'This token is not one of ours')
/** What the library would keep in a cookie between the password and the code; the client holds it instead. */
const challenge = z.string().regex(/^[\w.%~-]{1,500}$/, 'Sign in again')
const code = z.string().trim().min(1, 'A code is required').max(20)

/**
 * What of the accounts library is open to callers, with the fields each call may carry: the library would
 * store others that its tables have. Everything else is not there.
 */
export const OPEN: Record<string, z.ZodType<Record<string, unknown>> | undefined> = {
  'POST /sign-up/email': z.object({ name, email, password }),
  'POST /sign-in/email': z.object({ email, password }),
  'POST /sign-out': z.object({}),
  'GET /get-session': z.object({}),
  'POST /verify-email': z.object({ token }),
  'POST /request-password-reset': z.object({ email }),
  'POST /reset-password': z.object({ token, newPassword: password }),
  'POST /change-password': z
    // Without the present one it is as wrong as with another.
    .object({ currentPassword: z.string().max(1000).default(''), newPassword: password })
    // Whoever changes a password may be shutting somebody out.
    .transform((fields) => ({ ...fields, revokeOtherSessions: true })),
  'POST /update-user': z.object({ name }),
  'GET /list-sessions': z.object({}),
  'POST /revoke-session': z.object({ token }),
  'POST /revoke-other-sessions': z.object({}),
  'POST /delete-user': z.object({ password }),
  'POST /two-factor/enable': z.object({ password }),
  'POST /two-factor/disable': z.object({ password }),
  'POST /two-factor/generate-backup-codes': z.object({ password }),
  // With a challenge the second step of a sign-in; with a session the last step of turning it on.
  'POST /two-factor/verify-totp': z.object({ code, challenge: challenge.optional() }),
  'POST /two-factor/verify-backup-code': z.object({ code, challenge }),
}
const REQUESTS = new Set(['POST /sign-up/email', 'POST /request-password-reset'])
/** Calls that a guess of somebody's password or code would go to. */
const GUESSABLE = new Set([
  'POST /sign-in/email',
  'POST /change-password',
  'POST /delete-user',
  ...Object.keys(OPEN).filter((call) => call.startsWith('POST /two-factor/')),
])
/** What a device that signed in is given, and shows when it signs in again. */
const DEVICE_HEADER = 'X-Device'
/** Answers that must not tell by their time whether an address has an account take a multiple of this. */
const PACE_MS = 250

/** Accounts at /auth/v1, in the one error shape and without cookies. */
export function mountAuth(app: App, accounts: Accounts, attempts: Attempts): void {
  mountAuthProviders(app, accounts, attempts)
  app.all('/auth/v1/*', async (c) => {
    const started = performance.now()
    const call = `${c.req.method} ${c.req.path.slice('/auth/v1'.length)}`
    const fields = Object.hasOwn(OPEN, call) ? OPEN[call] : undefined
    if (!fields) throw new AppError('not_found', 'Not found')
    const body = c.req.method === 'POST' ? parseInput(fields, await readJson(c)) : undefined
    const { address = 'unknown', config } = c.get('ctx')
    if (call === 'POST /two-factor/enable' && config.TWO_FACTOR === 'off') {
      throw new AppError('forbidden', 'Signing in with a code is not offered here.')
    }
    const account = String(body?.email ?? body?.challenge ?? spelledOnce(c.req.header('authorization')))
    const attempt = { address, account, device: c.req.header(DEVICE_HEADER) }
    const guessable = GUESSABLE.has(call)
    if (REQUESTS.has(call)) await attempts.countRequest(address)
    if (guessable) await attempts.countSignIn(attempt)

    const { createAuthCookie } = await accounts.$context
    const challengeCookie = createAuthCookie('two_factor').name
    const response = await askAccounts(accounts, forward(c, call, body, challengeCookie))
    if (guessable && response.ok) {
      // What was asked for is done: that it still counts as a guess must not undo it.
      await attempts
        .signInSucceeded(attempt)
        .catch((err) => c.get('ctx').log.warn({ err }, 'A sign-in still counts as a guess'))
    }
    if (REQUESTS.has(call) || (call === 'POST /sign-in/email' && !response.ok)) await pace(started)
    if (!response.ok) return inOurShape(c, response)
    // Whoever knew the password, and whoever has just chosen it.
    const opened = response.headers.has('set-auth-token')
    if (call === 'POST /sign-in/email' || (call === 'POST /sign-up/email' && opened)) {
      c.header(DEVICE_HEADER, attempts.rememberDevice(account))
    }
    if (call === 'POST /sign-in/email' && !opened) {
      return c.json({ challenge: readCookie(response, challengeCookie) })
    }
    // A new account and one that was there already look the same, whatever fields the library gives either.
    if (call === 'POST /sign-up/email' && !opened) return c.json({ token: null })
    return withoutCookies(response)
  })
}

/** A session's token is taken signed and bare, encoded or not; guesses with it are guesses all the same. */
function spelledOnce(authorization = ''): string {
  const [bare = ''] = authorization.replace(/^bearer\s+/i, '').split(/\.|%2e/i)
  return bare
}

/** Waits until a whole multiple of PACE_MS has passed. */
async function pace(started: number): Promise<void> {
  await sleep(PACE_MS - ((performance.now() - started) % PACE_MS))
}

/** The request as the library is to see it: with no cookie but a challenge's. */
function forward(
  c: Context<HttpEnv>,
  call: string,
  body: Record<string, unknown> | undefined,
  challengeCookie: string,
): Request {
  const headers = accountHeaders(c)
  // A link's token is posted here, so that a scanner of mail that follows the link spends nothing.
  if (call === 'POST /verify-email') {
    const url = new URL(c.req.url)
    url.search = String(new URLSearchParams({ token: String(body?.token) }))
    return new Request(url, { headers })
  }
  const { challenge, ...rest } = body ?? {}
  if (challenge) {
    headers.delete('authorization')
    headers.set('cookie', `${challengeCookie}=${challenge}`)
  }
  if (body) headers.set('content-type', 'application/json')
  return new Request(c.req.url, { method: c.req.method, headers, body: body && JSON.stringify(rest) })
}
