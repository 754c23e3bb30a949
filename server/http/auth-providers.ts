import type { Context } from 'hono'
import { z } from 'zod'
import { type Accounts, askAccounts } from '#server/auth/accounts.ts'
import type { Attempts } from '#server/auth/attempts.ts'
import { offeredProviders, readProviders } from '#server/auth/providers.ts'
import { AppError } from '#shared/errors.ts'
import { ROUTES } from '#shared/routes.ts'
import { SignInProvider } from '#shared/site.ts'
import { accountHeaders, inOurShape, readCookie, withoutCookies } from './accounts-answer.ts'
import { answerError } from './errors.ts'
import { readJson } from './read-json.ts'
import { type App, type HttpEnv, parseInput } from './route.ts'

const CALLBACK = '/auth/v1/callback/:provider'
/** The query that a provider sends a person back with. */
const Answer = z.object({ code: z.string().min(1).max(4000), state: z.string().min(1).max(500) })
/** Ties the answer to the browser that asked; the client holds it where the library would set a cookie. */
const binding = z.string().regex(/^[\w.%~-]{1,4000}$/, 'Start again')

/** Signing in with an account elsewhere: to the provider, back to a page, and from there to a session. */
export function mountAuthProviders(app: App, accounts: Accounts, attempts: Attempts): void {
  app.post('/auth/v1/sign-in/social', async (c) => {
    requireOffered(c)
    const { provider } = parseInput(z.object({ provider: SignInProvider.shape.id }), await readJson(c))
    await attempts.countRequest(c.get('ctx').address)
    const headers = accountHeaders(c)
    headers.delete('authorization')
    headers.set('content-type', 'application/json')
    const body = JSON.stringify({ provider, callbackURL: '/', disableRedirect: true })
    const response = await askAccounts(accounts, new Request(c.req.url, { method: 'POST', headers, body }))
    if (!response.ok) return inOurShape(c, response)
    const { url } = (await response.json()) as { url: string }
    return c.json({ url, binding: readCookie(response, await stateCookie(accounts)) })
  })

  // The provider sends the browser here; only the page has what ties the answer to it.
  app.get(CALLBACK, (c) => {
    requireOffered(c, c.req.param('provider'))
    const page = new URLSearchParams({
      ...c.req.query(),
      view: 'provider',
      provider: c.req.param('provider'),
    })
    return c.redirect(`${ROUTES.auth}?${page}`)
  })

  app.post(CALLBACK, async (c) => {
    requireOffered(c, c.req.param('provider'))
    const { binding: kept, ...answer } = parseInput(Answer.extend({ binding }), await readJson(c))
    const headers = accountHeaders(c)
    headers.delete('authorization')
    headers.set('cookie', `${await stateCookie(accounts)}=${kept}`)
    const url = new URL(c.req.url)
    url.search = String(new URLSearchParams(answer))
    const response = await askAccounts(accounts, new Request(url, { headers }))
    if (response.headers.has('set-auth-token')) {
      const { headers: out } = withoutCookies(response)
      out.delete('location')
      out.set('content-type', 'application/json')
      return new Response('{"signed_in":true}', { headers: out })
    }
    return refusal(c, response)
  })
}

/** Where the operator offers no provider, or not this one, there is nothing here. */
function requireOffered(c: Context<HttpEnv>, provider?: string): void {
  const offered = offeredProviders(readProviders(c.get('ctx').config))
  if (!offered.some(({ id }) => provider === undefined || id === provider)) {
    throw new AppError('not_found', 'Not found')
  }
}

const stateCookie = async (accounts: Accounts) =>
  (await accounts.$context).createAuthCookie('oauth_state').name

const WORDS: Record<string, string | undefined> = {
  account_not_linked: 'This email has an account here already. Sign in with its password.',
  email_not_found: 'No email came with this account, and one is needed here.',
  email_not_verified: 'Confirm your email first: a link is on its way to you.',
  state_mismatch: 'This sign-in took too long, or was started elsewhere. Start again.',
  state_invalid: 'This sign-in took too long, or was started elsewhere. Start again.',
}

/** Refusals with words of ours. */
const OURS = new Set(['SUSPENDED', 'PROVIDER_TAKEN', 'SIGN_UP_CLOSED', 'SIGN_UP_DOMAIN'])

/** The library answers with a redirect to a page of its own, whose address says what was wrong. */
function refusal(c: Context<HttpEnv>, response: Response): Response {
  const told = new URL(response.headers.get('location') ?? '/', c.req.url).searchParams
  const code = told.get('error') ?? 'bad_request'
  const own = OURS.has(code) ? told.get('error_description') : null
  const error = own ?? WORDS[code] ?? 'Signing in there did not work. Start again.'
  return answerError(c, { message: error, code: code.toLowerCase(), status: 403 })
}
