import type { Context } from 'hono'
import { INVITATION_HEADER } from '#server/auth/account-hooks.ts'
import { ADDRESS_HEADER } from '#server/auth/accounts.ts'
import { answerError } from './errors.ts'
import type { HttpEnv } from './route.ts'

/** The headers that the accounts library is to see: the believed address, and never a cookie. */
export function accountHeaders(c: Context<HttpEnv>): Headers {
  const headers = new Headers({ [ADDRESS_HEADER]: c.get('ctx').address ?? 'unknown' })
  const invitation = c.req.header('x-invitation')
  if (invitation && /^[\w-]{43}$/.test(invitation)) headers.set(INVITATION_HEADER, invitation)
  for (const name of ['authorization', 'user-agent', 'accept-language']) {
    const value = c.req.header(name)
    if (value) headers.set(name, value)
  }
  return headers
}

/** Returns a cookie that the library would have set in a browser. */
export function readCookie(response: Response, name: string): string | undefined {
  const start = `${name}=`
  const cookie = response.headers.getSetCookie().find((each) => each.startsWith(start))
  return cookie?.slice(start.length).split(';')[0]
}

export function withoutCookies(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.delete('set-cookie')
  headers.set('Cache-Control', 'no-store')
  return new Response(response.body, { status: response.status, headers })
}

/** Where the library's own words do not say what to do. */
const WORDS: Record<string, string | undefined> = {
  EMAIL_NOT_VERIFIED: 'Confirm your email first: a new link is on its way to you.',
  TOKEN_EXPIRED: 'This link is too old. Sign in to get a new one.',
  INVALID_TOKEN: 'This link does not work, or was used already.',
  INVALID_CODE: 'The code is not right. Take the one that the app shows now.',
  CODE_USED: 'This code was used already. Wait for the next one in your app.',
  INVALID_BACKUP_CODE: 'This backup code is not right, or was used already.',
  INVALID_TWO_FACTOR_COOKIE: 'This sign-in took too long. Enter your password again.',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'Too many wrong codes. Enter your password again.',
  ACCOUNT_TEMPORARILY_LOCKED: 'Too many wrong codes. Try again in 15 minutes.',
}

/** A refusal of the library in the one error shape. */
export async function inOurShape(c: Context<HttpEnv>, response: Response): Promise<Response> {
  const body = await response.json().catch(() => undefined)
  const { message, code } = (body ?? {}) as { message?: unknown; code?: unknown }
  const error =
    typeof message === 'string' && message !== '' ? message : 'This did not work. Check what you entered.'
  const known = typeof code === 'string' ? code : 'BAD_REQUEST'
  const status = known === 'INVALID_PASSWORD' ? 401 : response.status
  return answerError(c, { message: WORDS[known] ?? error, code: known.toLowerCase(), status })
}
