import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from 'hono'
import { type Accounts, askAccounts } from '#server/auth/accounts.ts'
import type { Attempts } from '#server/auth/attempts.ts'
import { createDevices } from '#server/auth/devices.ts'
import { findOwner } from '#server/auth/owner.ts'
import { isResetToken } from '#server/auth/reset-token.ts'
import { readBearer, type Session, type Sessions } from '#server/auth/session.ts'
import { refuseSignUp } from '#server/services/invitations/may-sign-up.ts'
import { AppError } from '#shared/errors.ts'
import { accountHeaders, inOurShape, readCookie, withoutCookies } from './accounts-answer.ts'
import { GUESSABLE, OPEN, PASSWORD_NEEDED, REMEMBERED, REQUESTS } from './auth-calls.ts'
import { OWN } from './auth-own.ts'
import { mountAuthProviders } from './auth-providers.ts'
import { readJson } from './read-json.ts'
import { type App, type HttpEnv, parseInput } from './route.ts'

/** A device gets this token when it signs in, and shows it when it signs in again. */
const DEVICE_HEADER = 'X-Device'
/** Answers that must not tell by their time whether an address has an account take a multiple of this. */
const PACE_MS = 250

interface AuthParts {
  readonly accounts: Accounts
  readonly attempts: Attempts
  readonly sessions: Sessions
}

/** Accounts at /auth/v1, in the one error shape and without cookies. */
export function mountAuth(app: App, { accounts, attempts, sessions }: AuthParts): void {
  mountAuthProviders(app, accounts, attempts)
  app.all('/auth/v1/*', async (c) => {
    const started = performance.now()
    const call = `${c.req.method} ${c.req.path.slice('/auth/v1'.length)}`
    const fields = Object.hasOwn(OPEN, call) ? OPEN[call] : undefined
    if (!fields) throw new AppError('not_found', 'Not found')
    const body = c.req.method === 'POST' ? parseInput(fields, await readJson(c)) : undefined
    const { address, config, database, addressKey, now, log } = c.get('ctx')
    if (call === 'POST /two-factor/enable' && config.TWO_FACTOR === 'off') {
      throw new AppError('forbidden', 'Signing in with a code is not offered here.')
    }
    if (call === 'POST /check-reset') {
      return c.json({ valid: await isResetToken(accounts, String(body?.token), now()) })
    }
    const guessable = GUESSABLE.has(call)
    const own = OWN[call]
    const named = body?.email ?? body?.challenge
    // However a token is spelled, guesses count for the account that it opens.
    const session = own || (guessable && named === undefined) ? await requireSigned(c, sessions) : undefined
    const who = session ? { id: session.userId } : { email: String(body?.email ?? '') }
    const shown = c.req.header(DEVICE_HEADER)
    const devices = createDevices(addressKey, now)
    const owner = guessable && (session || shown) ? await findOwner(database, who) : undefined
    if (PASSWORD_NEEDED.has(call) && owner?.password === null) throw noPassword()
    const device = owner && shown && devices.knows(owner, shown) ? shown : undefined
    const attempt = { address, account: String(named ?? session?.userId), device }
    if (REQUESTS.has(call)) await attempts.countRequest(address)
    // Before the library is asked, so that an address with an account is refused like any other.
    if (call === 'POST /sign-up/email') {
      const who = { email: String(body?.email), token: c.req.header('x-invitation') }
      const refusal = await refuseSignUp(database, who)
      if (refusal) throw new AppError(refusal.code, refusal.message)
    }
    if (guessable) await attempts.countSignIn(attempt)

    const { createAuthCookie } = await accounts.$context
    const challengeCookie = createAuthCookie('two_factor').name
    const response =
      own && session
        ? await own(
            { ...c.get('ctx'), actor: { kind: 'member', session } },
            { owner, body: body ?? {}, accounts },
          )
        : await askAccounts(accounts, forward(c, call, body, challengeCookie))
    if (guessable && response.ok) {
      // What was asked for is done: that it still counts as a guess must not undo it.
      await attempts
        .signInSucceeded(attempt)
        .catch((err) => log.warn({ err }, 'A sign-in still counts as a guess'))
    }
    if (REQUESTS.has(call) || (call === 'POST /sign-in/email' && !response.ok)) await pace(started)
    if (!response.ok) return inOurShape(c, response)
    const opened = response.headers.has('set-auth-token')
    if (REMEMBERED.has(call) && (opened || call === 'POST /sign-in/email')) {
      const known = await findOwner(database, who)
      if (known) c.header(DEVICE_HEADER, devices.remember(known))
    }
    if (call === 'POST /sign-in/email' && !opened) {
      return c.json({ challenge: readCookie(response, challengeCookie) })
    }
    // A new account and one that was there already look the same, whatever fields the library gives either.
    if (call === 'POST /sign-up/email' && !opened) return c.json({ token: null })
    return withoutCookies(response)
  })
}

async function requireSigned(c: Context<HttpEnv>, sessions: Sessions): Promise<Session> {
  const bearer = readBearer(c.req.header('authorization'))
  const session = bearer === undefined ? undefined : await sessions.find(bearer)
  if (session) return session
  throw new AppError('unauthenticated', 'Not authenticated')
}

const noPassword = () =>
  new AppError(
    'no_password',
    'This account has no password. To set one, ask for a link by "Forgot password?" on the sign-in page.',
  )

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
