import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface Person {
  readonly sub: string
  readonly email?: string
  readonly email_verified?: boolean
  readonly name?: string
  readonly picture?: string
}

export interface Oidc extends AsyncDisposable {
  /** What the server needs to offer this provider. */
  readonly env: Record<string, string>
  /** Returns what happens at the provider: the person agrees, and the browser is sent back to this address. */
  agree(url: string, person: Person): URL
  /** Who comes next with a browser, and agrees; nobody means that they refuse. */
  expectVisit(person: Person | undefined): void
  /** Signs the next identity token with a key that nobody published. */
  forgeNext(): void
}

/** An OpenID Connect provider on loopback that checks what a careful one checks: client, address, proof key. */
export async function startOidc(): Promise<Oidc> {
  const [own, foreign] = [0, 1].map(() => generateKeyPairSync('rsa', { modulusLength: 2048 }))
  if (!own || !foreign) throw new Error('No keys')
  const granted = new Map<string, { person: Person; asked: URLSearchParams }>()
  let forge = false
  let issuer = ''
  let next: Person | undefined

  /** Returns where the browser is sent back to. */
  const answerTo = (asked: URLSearchParams, answer: Record<string, string>) => {
    const back = new URL(asked.get('redirect_uri') ?? '')
    back.search = String(new URLSearchParams({ ...answer, state: asked.get('state') ?? '' }))
    return back
  }
  const agree = (url: string, person: Person) => {
    const { searchParams: asked } = new URL(url)
    const code = randomUUID()
    granted.set(code, { person, asked })
    return answerTo(asked, { code })
  }

  const tokens = (form: URLSearchParams, authorization: string | undefined) => {
    const grant = granted.get(form.get('code') ?? '')
    granted.delete(form.get('code') ?? '')
    const secret = authorization
      ? Buffer.from(authorization.replace(/^Basic /, ''), 'base64').toString()
      : `${form.get('client_id')}:${form.get('client_secret')}`
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const { asked, person } = grant ?? {}
    if (!asked || !person || secret !== 'beachhead:s3cret') return undefined
    if (asked.get('redirect_uri') !== form.get('redirect_uri')) return undefined
    if (asked.get('code_challenge') !== proof) return undefined
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      ...person,
      iss: issuer,
      aud: 'beachhead',
      iat: now,
      exp: now + 300,
      nonce: asked.get('nonce'),
    }
    const parts = [{ alg: 'RS256', kid: 'one' }, claims].map((part) =>
      Buffer.from(JSON.stringify(part)).toString('base64url'),
    )
    const { privateKey } = forge ? foreign : own
    forge = false
    const signature = sign('sha256', Buffer.from(parts.join('.')), privateKey).toString('base64url')
    return {
      access_token: 'an-access-token',
      token_type: 'Bearer',
      id_token: [...parts, signature].join('.'),
    }
  }

  const server = createServer(async (request, response) => {
    const say = (body: unknown, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (request.url === '/jwks') {
      return say({
        keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }],
      })
    }
    if (request.url === '/token') {
      const made = tokens(new URLSearchParams(await text(request)), request.headers.authorization)
      return made ? say(made) : say({ error: 'invalid_grant' }, 400)
    }
    const url = new URL(request.url ?? '/', issuer)
    if (url.pathname === '/authorize') {
      const back = next
        ? agree(url.href, next)
        : answerTo(url.searchParams, { error: 'access_denied', error_description: 'The person refused.' })
      return response.writeHead(302, { location: back.href }).end()
    }
    say({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      id_token_signing_alg_values_supported: ['RS256'],
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    env: {
      OIDC_DISCOVERY_URL: `${issuer}/.well-known/openid-configuration`,
      OIDC_CLIENT_ID: 'beachhead',
      OIDC_CLIENT_SECRET: 's3cret',
      OIDC_NAME: 'Halide ID',
    },
    agree,
    expectVisit(person) {
      next = person
    },
    forgeNext() {
      forge = true
    },
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
