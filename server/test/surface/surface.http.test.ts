import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mountNotBuilt, mountStatic, preparePages } from '#server/http/static.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import { until } from '#server/test/until.ts'
import { held, startUpstream, type Upstream } from '#server/test/upstream.ts'
import { readReply } from '#server/test/visitor.ts'

let upstream: Upstream
let server: TestServer
let web: string
let log = ''

beforeAll(async () => {
  upstream = await startUpstream()
  server = await startTestServer({
    env: { ...upstream.env, PUBLIC_URL: 'https://beachhead.example' },
    onLog: (line) => {
      log += line
    },
  })
  web = await mkdtemp(join(tmpdir(), 'beachhead-web-'))
  await mkdir(join(web, 'assets'))
  await writeFile(
    join(web, 'index.html'),
    [
      '<!doctype html><title>x</title><!--site--><!--client:/assets/a.js /assets/b.js-->',
      '<!--dashboard:/assets/c.js /assets/c.css-->',
      '<!--dashboard-de:/assets/de.js--><!--dashboard-en:/assets/en.js-->',
    ].join(''),
  )
  await writeFile(join(web, 'assets', 'app-1a2b.js'), 'console.log(1)')
  await writeFile(join(web, 'robots.txt'), 'User-agent: *')
  await writeFile(join(tmpdir(), 'beachhead-outside.txt'), 'outside')
  const page = await preparePages(web, server.runtime.site, 'public "key"')
  if (page) mountStatic(server.runtime.app, web, () => page)
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await upstream[Symbol.asyncDispose]()
  await rm(web, { recursive: true })
})

/** What every answer must carry, and must not. */
function expectSecure(response: Response): void {
  const headers = Object.fromEntries(response.headers)
  const policy = headers['content-security-policy'] ?? ''
  for (const directive of [
    "default-src 'none'",
    "script-src 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
  ]) {
    expect(policy).toContain(directive)
  }
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': expect.stringContaining('max-age='),
    'x-frame-options': 'DENY',
  })
  expect(headers).not.toHaveProperty('x-powered-by')
  expect(headers).not.toHaveProperty('server')
}

/** Lets every question to the database fail in a way that nobody expects, while `work` runs. */
async function failing<T>(work: () => Promise<T>): Promise<T> {
  const { database } = server.runtime.deps
  const original = database.asActor
  const asActor = async () => Promise.reject(new Error('select secret from canary where x'))
  Object.assign(database, { asActor })
  return work().finally(() => Object.assign(database, { asActor: original }))
}

describe('every answer', () => {
  test.each([
    ['a page', '/', 200],
    ['a page of its own', '/auth', 200],
    ['the reset page', '/auth/reset?token=x', 200],
    ['a missing page', '/nowhere', 404],
    ['a file', '/assets/app-1a2b.js', 200],
    ['a file beside the page', '/robots.txt', 200],
    ['a missing file', '/assets/none.js', 404],
    ['an unknown function', '/functions/v1/none', 404],
    ['an unknown table', '/rest/v1/none', 404],
    ['an unknown call of accounts', '/auth/v1/none', 404],
    ['an unknown feed', '/realtime/v1/none', 404],
    ['a refusal', '/rest/v1/profile', 401],
    ['a refused feed', '/realtime/v1', 401],
    ['an incomplete question', '/functions/v1/chat', 400],
    ['health', '/healthz', 200],
    ['readiness', '/readyz', 200],
    ['metrics', '/metrics', 200],
  ])('S43: carries the security headers: %s', async (_, path, status) => {
    for (const method of ['GET', 'HEAD']) {
      const response = await server.visitor().fetch(path, { method })
      expect({ method, status: response.status }).toEqual({ method, status })
      expectSecure(response)
    }
  })

  test('S43: carries them: streams, files to keep, preflights, what is not allowed, what is too large, and failures', async () => {
    const member = await server.member()
    const post = (path: string, json: object) => member.fetch(path, { method: 'POST', json })
    const wrong = { email: 'nobody@example.org', password: 'a wrong password' }
    const first = await member.post('Hello')
    await readReply(first)
    const again = `/functions/v1/chat?conversationId=${member.conversationId}`
    const answers: [status: number, answer: Response][] = [
      [200, first],
      [200, await member.fetch(again)],
      [200, await member.fetch('/realtime/v1')],
      [200, await member.fetch('/rest/v1/profile')],
      [200, await member.fetch('/auth/v1/get-session')],
      [200, await member.fetch('/rest/v1/dashboard/export?format=md')],
      [204, await fetch(`${server.url}${again}`, { method: 'OPTIONS' })],
      [401, await post('/auth/v1/sign-in/email', wrong)],
      [403, await member.fetch('/rest/v1/users')],
      [404, await member.fetch('/', { method: 'POST' })],
      [413, await member.post('x'.repeat(3_000_000))],
      [500, await failing(() => member.fetch('/rest/v1/conversations'))],
      [500, await failing(() => member.post('Hello'))],
    ]
    for (const [status, answer] of answers) {
      expect({ url: answer.url, status: answer.status }).toEqual({ url: answer.url, status })
      expectSecure(answer)
      await answer.body?.cancel().catch(() => {})
    }
  })

  test('S43: to what is no request is empty', async () => {
    expect(await rawGet('/rest\\v1\\users')).toEqual({ status: 400, body: '' })
  })

  test('S49: with personal data is stored nowhere', async () => {
    const member = await server.member()
    for (const path of [
      '/rest/v1/profile',
      '/rest/v1/conversations',
      '/auth/v1/get-session',
      '/rest/v1/account/export',
    ]) {
      expect((await member.fetch(path)).headers.get('cache-control')).toBe('no-store')
    }
  })

  test('holds no strict transport header where there is no https', async () => {
    await using plain = await startTestServer()
    expect((await fetch(`${plain.url}/healthz`)).headers.get('strict-transport-security')).toBeNull()
  })
})

describe('calls from other origins', () => {
  const ask = (origin: string, method = 'GET') =>
    fetch(`${server.url}/rest/v1/profile`, {
      method,
      headers: { Origin: origin, 'Access-Control-Request-Method': 'GET' },
    })

  test.each([
    'https://evil.example',
    'null',
    'https://sub.beachhead.example',
    'https://beachhead.example.evil.example',
    'http://beachhead.example',
  ])('S42: %s is told nothing', async (origin) => {
    for (const method of ['GET', 'OPTIONS']) {
      expect((await ask(origin, method)).headers.get('access-control-allow-origin')).toBeNull()
    }
  })

  test('our own may call, and read the headers it needs', async () => {
    const { headers } = await ask('https://beachhead.example')
    expect(headers.get('access-control-allow-origin')).toBe('https://beachhead.example')
    expect(headers.get('access-control-expose-headers')).toMatch(
      /X-Conversation-Id.*X-Session-Id.*set-auth-token/,
    )
    expect(headers.get('access-control-allow-credentials')).toBeNull()
  })
})

describe('pages and files', () => {
  test('a page holds the site’s settings as inert data and the public key', async () => {
    const html = await (await fetch(server.url)).text()
    expect(html).toMatch(
      /<script type="application\/json" id="site">\{.*"anonymousMessageLimit":6.*\}<\/script>/,
    )
    expect(html).toContain('content="public &quot;key&quot;"')
  })

  test('a page preloads the client, except the home page, which is drawn ahead', async () => {
    const linksOf = async (path: string) =>
      [
        ...(await (await fetch(`${server.url}${path}`)).text()).matchAll(
          /rel="modulepreload" crossorigin href="([^"]+)"/g,
        ),
      ].map(([, file]) => file)
    expect(await linksOf('/account')).toEqual(['/assets/a.js', '/assets/b.js'])
    expect(await linksOf('/')).toEqual([])
  })

  test('a member’s page links its styles, and names the scripts that come after what is drawn', async () => {
    const html = await (
      await fetch(`${server.url}/dashboard`, { headers: { 'Accept-Language': 'de' } })
    ).text()
    expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/c.css">')
    const named = [...html.matchAll(/<meta name="client" content="([^"]+)">/g)].map(([, files]) => files)
    expect(named).toEqual(['/assets/a.js /assets/b.js', '/assets/c.js', '/assets/de.js'])
    expect(html).not.toContain('modulepreload')
    expect(html).not.toContain('<!--')
  })

  test('hashed files are kept for ever, pages are asked for each time', async () => {
    expect((await fetch(`${server.url}/assets/app-1a2b.js`)).headers.get('cache-control')).toContain(
      'immutable',
    )
    expect((await fetch(server.url)).headers.get('cache-control')).toBe('no-cache')
  })

  test.each([
    '/../beachhead-outside.txt',
    '/..%2fbeachhead-outside.txt',
    '/assets/..%2f..%2fbeachhead-outside.txt',
    '/assets/%2e%2e/%2e%2e/beachhead-outside.txt',
    '/..%5cbeachhead-outside.txt',
    '/assets//etc/passwd',
  ])('S41: %s leads nowhere', async (path) => {
    const response = await rawGet(path)
    expect(response.status).toBe(404)
    expect(response.body).not.toContain('outside')
  })

  test('without a built client say so, and the other doors work', async () => {
    await using bare = await startTestServer()
    expect(await preparePages('/nowhere', bare.runtime.site, undefined)).toBeUndefined()
    mountNotBuilt(bare.runtime.app)
    const response = await fetch(bare.url)
    expect([response.status, await response.text()]).toEqual([503, expect.stringContaining('npm run build')])
    expect((await fetch(`${bare.url}/healthz`)).status).toBe(200)
  })
})

/** A request whose path no client tidies up. */
async function rawGet(path: string): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(server.url)
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, async (response) => {
      let body = ''
      for await (const part of response) body += part
      resolve({ status: response.statusCode ?? 0, body })
    })
      .on('error', reject)
      .end()
  })
}

describe('the public key', () => {
  test('when set, must come with every function and table call, and with no other', async () => {
    await using guarded = await startTestServer({ env: { ...upstream.env, PUBLIC_API_KEY: 'pk-1' } })
    const visitor = guarded.visitor()
    const get = (path: string, headers: Record<string, string>) => visitor.fetch(path, { headers })
    for (const path of ['/rest/v1/profile', '/functions/v1/chat?conversationId=x']) {
      expect(await (await get(path, {})).json()).toMatchObject({
        code: 'unauthenticated',
        error: expect.stringContaining('key'),
      })
      expect((await get(path, { apikey: 'pk-2' })).status).toBe(401)
    }
    expect((await get('/functions/v1/chat?conversationId=x', { apikey: 'pk-1' })).status).toBe(400)
    expect((await get('/auth/v1/get-session', {})).status).toBe(200)
    expect((await get('/healthz', {})).status).toBe(200)
    const response = await visitor.post(
      'Hello',
      {},
      { headers: { apikey: 'pk-1', Authorization: 'Bearer pk-1' } },
    )
    expect((await readReply(response)).done).toBe(true)
  })
})

describe('an error', () => {
  const linesOf = (requestId: string) =>
    log
      .split('\n')
      .filter((line) => line.includes(requestId))
      .map((line) => JSON.parse(line))

  test('S44: of ours tells the caller nothing but a number that the log has too', async () => {
    const member = await server.member()
    const response = await failing(() => member.fetch('/rest/v1/conversations'))
    expect(response.status).toBe(500)
    const body = (await response.json()) as { requestId: string }
    expect(body).toEqual({ error: expect.any(String), code: 'internal', requestId: expect.any(String) })
    expect(JSON.stringify(body)).not.toContain('canary')
    expect(linesOf(body.requestId)).toMatchObject([
      { level: 50, route: '/rest/v1/conversations', status: 500, code: 'internal', err: { type: 'Error' } },
    ])
  })

  test('S44: of the database is one line of the log, with its cause, by the number that the caller was told', async () => {
    const member = await server.member()
    const { database } = server.runtime.deps
    const original = database.asActor
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    Object.assign(database, { asActor: async () => Promise.reject(away) })
    const response = await member.fetch('/rest/v1/conversations')
    Object.assign(database, { asActor: original })
    expect(response.status).toBe(503)
    const { requestId, code } = (await response.json()) as { requestId: string; code: string }
    expect(linesOf(requestId)).toMatchObject([
      { level: 40, status: 503, code, err: { code: 'ECONNREFUSED' } },
    ])
  })

  test('S44: of the caller’s own making is there for debugging only, by its route and not by its address', async () => {
    const response = await server.visitor().fetch('/rest/v1/conversations/canary-address/messages')
    const { requestId } = (await response.json()) as { requestId: string }
    expect(linesOf(requestId)).toEqual([
      expect.objectContaining({ level: 20, route: '/rest/v1/conversations/:id/messages', status: 400 }),
    ])
    expect(log).not.toContain('canary-address')
  })

  test('has the one shape at every door', async () => {
    const member = await server.member()
    for (const path of [
      '/functions/v1/none',
      '/rest/v1/none',
      '/auth/v1/none',
      '/realtime/none',
      '/realtime/v1/x',
      '/rest/v1/conversations/x/messages',
    ]) {
      const response = await member.fetch(path)
      expect(response.headers.get('content-type')).toContain('application/json')
      expect(await response.json()).toEqual({
        error: expect.any(String),
        code: expect.any(String),
        requestId: expect.any(String),
      })
    }
  })
})

describe('the log', () => {
  test('S45: holds no message, no reply, no password, no token and no address', async () => {
    const member = await server.member('Canary Name')
    await member.ask('canary-message \u001b[31m\r\n{"level":60}')
    await member.fetch('/auth/v1/sign-in/email', {
      method: 'POST',
      json: { email: 'canary@example.org', password: 'canary-password' },
    })
    await member.fetch('/nowhere%0d%0a{"level":60}')
    await member.fetch(`/auth/resets/canary-token?token=canary-token`)
    await member.fetch(`/${'canary-path/'.repeat(1_000)}`)
    for (const line of log.trim().split('\n'))
      expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number) })
    for (const secret of [
      'canary-message',
      'Talk to ',
      'canary-password',
      'canary-token',
      'canary-path/canary-path',
      'canary@',
      'Canary Name',
      'sk-test',
      member.address,
      member.token?.split('.')[0] ?? '',
    ]) {
      expect(log).not.toContain(secret)
    }
  })
})

describe('what an operator asks', () => {
  test('metrics are in the form that Prometheus reads', async () => {
    const response = await fetch(`${server.url}/metrics`)
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(await response.text()).toMatch(/^beachhead_database_connections\{state="idle"\} \d+$/m)
  })

  test('R19: while stopping, readiness is false and every door says to come back; running replies end', async () => {
    await using stopping = await startTestServer({ env: upstream.env })
    const member = await stopping.member()
    const behaviour = held('Almost ')
    upstream.script(behaviour)
    const reading = readReply(await member.post('Finish this'))
    const stopped = stopping.runtime.drain()
    expect((await fetch(`${stopping.url}/readyz`)).status).toBe(503)
    expect((await fetch(`${stopping.url}/healthz`)).status).toBe(200)
    const refused = await member.post('One more')
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('5')
    expect(await refused.json()).toMatchObject({ code: 'unavailable' })
    await behaviour.release('done.')
    expect(await reading).toMatchObject({ text: 'Almost done.', done: true })
    await stopped
    const rows = await until(() => stopping.query('select status from generations'))
    expect(rows).toEqual([{ status: 'complete' }])
  })
})
