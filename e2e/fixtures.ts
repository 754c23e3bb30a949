import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Page, type Response } from '@playwright/test'
import pg from 'pg'
import { isDrawn } from '#shared/drawn-page.ts'
import { type Notion, startNotion } from '../server/test/notion.ts'
import { type Oidc, startOidc } from '../server/test/oidc.ts'
import { startUpstream, type Upstream } from '../server/test/upstream.ts'

/** A running product: the production build on a data folder of its own. */
export interface Product {
  readonly url: string
  /** Returns what the server printed since it was started last. */
  printed(): string
  /** Settles when some message in the database holds this text. */
  stored(text: string): Promise<void>
  /** Runs SQL as the database's owner, to lay out what a page shows or to look at what is stored. */
  query<Row extends object>(sql: string, values?: unknown[]): Promise<Row[]>
  /** Ends the server the hard way and starts it again on the same data and port. */
  crash(): Promise<void>
}

/** A product with an admin, who can sign in. */
export type Operated = Product & { admin: Person }

/** What the products below are started with, so that a test can make the first admin. */
export const PASSCODE = 'the passcode of this test'

/** For a product that a worker's tests share: its start is not counted as time of the first of them. */
const ONCE = { scope: 'worker', timeout: 300_000 } as const

interface WorkerFixtures {
  /** The product as it comes, with an admin: no key, the built-in guide answers. */
  guided: Operated
  /** The same with a provider and a Notion workspace that the test scripts. */
  modelled: Operated & { upstream: Upstream; notion: Notion }
  /** The product without an admin, with the address of a provider that the test scripts and no key for it. */
  unset: Product & { upstream: Upstream }
  /** The product with a second step when signing in, and a provider of accounts that the test scripts. */
  guarded: Product & { oidc: Oidc }
}

interface TestFixtures {
  /** Console errors that this test expects, as parts of their text. */
  expectedErrors: string[]
  /** Fails a test whose pages reported an error that it did not expect. */
  quietConsole: undefined
  /** Whether a test meets members' pages as the server draws them; others go on once the client listens. */
  meetsPictures: boolean
  clientThere: undefined
}

/** Lets a page that was opened wait for its client where the server has drawn a picture of it, and for what it shows. */
function waitForClient(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  const client = page.locator('html:not([data-picture]) #root > :not(.arriving)').first()
  const afterwards = async (answer: Response | null) => {
    if (isDrawn(new URL(page.url()).pathname)) await client.waitFor({ state: 'attached' })
    // `expect` looks again after 100, 350 and 850 ms only. Whoever holds a page back on purpose goes on after a second.
    await settled(page, { timeout: 1_000 }).catch(() => undefined)
    return answer
  }
  page.goto = async (...args) => afterwards(await goto(...args))
  page.reload = async (...args) => afterwards(await reload(...args))
}

/** Resolves as soon as the page shows what it is about, and nothing in it is still on its way. */
export async function settled(page: Page, options: { timeout?: number } = {}): Promise<void> {
  const shows = () =>
    document.querySelector('main') !== null &&
    document.querySelector('[aria-busy=true], [data-loading], .mantine-Skeleton-root') === null
  await page.waitForFunction(shows, undefined, options)
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  guided: [
    async ({ browserName: _browser }, use) => {
      await withAdmin({}, use)
    },
    ONCE,
  ],
  modelled: [
    async ({ browserName: _browser }, use) => {
      await using upstream = await startUpstream()
      await using notion = await startNotion()
      const env = { ...upstream.env, NOTION_TOKEN: notion.token, NOTION_BASE_URL: notion.url }
      await withAdmin(env, (product) => use({ ...product, upstream, notion }))
    },
    ONCE,
  ],
  unset: [
    async ({ browserName: _browser }, use) => {
      await using upstream = await startUpstream()
      const { OPENAI_BASE_URL = '' } = upstream.env
      const env = { OPENAI_BASE_URL, BOOTSTRAP_PASSCODE: PASSCODE }
      await withProduct(env, (product) => use({ ...product, upstream }))
    },
    ONCE,
  ],
  guarded: [
    async ({ browserName: _browser }, use) => {
      await using oidc = await startOidc()
      await withProduct({ ...oidc.env, TWO_FACTOR: 'on' }, (product) => use({ ...product, oidc }))
    },
    ONCE,
  ],
  // A network address of its own for each test, so that the limits of one do not reach another.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, info) => {
    const address = `10.${info.workerIndex % 250}.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`
    await use({ ...extraHTTPHeaders, 'X-Forwarded-For': address })
  },
  expectedErrors: async ({ page: _page }, use) => use([]),
  meetsPictures: [false, { option: true }],
  clientThere: [
    async ({ context, meetsPictures }, use) => {
      if (!meetsPictures) context.on('page', waitForClient)
      await use(undefined)
    },
    { auto: true },
  ],
  quietConsole: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = []
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => errors.push(error.error().message))
      await use(undefined)
      const unexpected = errors.filter(
        (error) => !expectedErrors.some((expected) => error.includes(expected)),
      )
      expect(unexpected, 'console errors').toEqual([])
    },
    { auto: true },
  ],
})

/** The same as `withProduct`, with an admin. */
export async function withAdmin(
  env: Record<string, string>,
  use: (product: Operated) => Promise<void>,
  entry?: string,
): Promise<void> {
  const withPasscode = { ...env, BOOTSTRAP_PASSCODE: PASSCODE }
  const appoint = async (product: Product) => {
    const admin = { ...newPerson(), name: 'Otto Operator' }
    const token = await createAccount(product.url, admin)
    const response = await fetch(`${product.url}/functions/v1/bootstrap-admin`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ passcode: PASSCODE }),
    })
    expect(response.status).toBe(200)
    await use({ ...product, admin })
  }
  await withProduct(withPasscode, appoint, entry)
}

/** Runs the product on a data folder of its own, with these variables, as long as `use` takes. */
async function withProduct(
  env: Record<string, string>,
  use: (product: Product) => Promise<void>,
  entry = 'server/main.ts',
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'beachhead-e2e-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const variables = { ...env, PORT: String(port), DATA_DIR: folder, TRUST_PROXY: '1', LOG_LEVEL: 'warn' }
  let { server, printed } = await start(variables, url, entry)
  const query = async <Row extends object>(sql: string, values?: unknown[]): Promise<Row[]> => {
    const client = new pg.Client({
      host: join(folder, 'postgres'),
      user: 'beachhead',
      database: 'beachhead',
    })
    await client.connect()
    try {
      return (await client.query<Row>(sql, values)).rows
    } finally {
      await client.end()
    }
  }
  try {
    await use({
      url,
      printed: () => printed(),
      query,
      async stored(text) {
        const find = 'select from chat_messages where position($1 in content) > 0'
        await expect.poll(async () => (await query(find, [text])).length).toBeGreaterThan(0)
      },
      async crash() {
        server.kill('SIGKILL')
        await once(server, 'exit')
        ;({ server, printed } = await start(variables, url, entry))
      },
    })
  } finally {
    server.kill('SIGTERM')
    if (server.exitCode === null) await once(server, 'exit')
    await rm(folder, { recursive: true, force: true })
  }
}

async function start(env: Record<string, string>, url: string, entry: string) {
  const node = join('node_modules', 'node', 'bin', 'node')
  const server = spawn(node, [entry], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // Half of a start is compiling.
    env: { NODE_COMPILE_CACHE: join(tmpdir(), 'beachhead-compile-cache'), ...process.env, ...env },
  })
  let printed = ''
  await new Promise<void>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready`)))
    server.stdout.on('data', (text: Buffer) => {
      printed += text
      if (printed.includes(url)) resolve()
    })
  })
  return { server, printed: () => printed }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('There is no free port')
  return address.port
}

export interface Person {
  name: string
  email: string
  password: string
}

/** Makes an account without a browser; returns its session's token. */
export async function createAccount(url: string, person: Person): Promise<string> {
  const response = await fetch(`${url}/auth/v1/sign-up/email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url },
    body: JSON.stringify(person),
  })
  expect(response.status, await response.clone().text()).toBe(200)
  return response.headers.get('set-auth-token') ?? ''
}

let people = 0

/** Someone nobody has met yet. */
export function newPerson(): Person {
  people += 1
  return {
    name: 'Mara Lindqvist',
    email: `mara.${process.pid}.${people}.${Date.now()}@example.org`,
    password: 'salt and lithium',
  }
}

/** Fills the sign-up form of the open sign-in page and waits until the session is there. */
export async function signUp(page: Page, person: Person): Promise<void> {
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await page.getByLabel('Full Name').fill(person.name)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByRole('button', { name: 'Toggle sidebar' })).toBeVisible()
}

/** Fills the sign-in form of the open sign-in page. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('button', { name: 'Toggle sidebar' })).toBeVisible()
}

/** Opens an address as this person, who has an account, without the pages that sign in. */
export async function enter(page: Page, url: string, person: Person, path = '/'): Promise<void> {
  await openWith(page, url, 'sign-in', { email: person.email, password: person.password })
  await page.goto(url + path)
}

/** Opens the chat as somebody with a new account, without the pages that sign up. */
export async function enterAnew(page: Page, url: string, person = newPerson()): Promise<void> {
  await newSession(page, url, person)
  await page.goto(`${url}/`)
  await expect(page.getByRole('button', { name: 'Toggle sidebar' })).toBeVisible()
}

/** Gives the page's browser the session of a new account, and opens nothing yet; returns the session's token. */
export function newSession(page: Page, url: string, person = newPerson()): Promise<string> {
  return openWith(page, url, 'sign-up', person)
}

/** Signs in or up and keeps the session where the product keeps it (`web/lib/session-store.ts`). */
async function openWith(page: Page, url: string, verb: 'sign-in' | 'sign-up', data: object): Promise<string> {
  const response = await page.request.post(`${url}/auth/v1/${verb}/email`, { data, headers: { Origin: url } })
  expect(response.status(), await response.text()).toBe(200)
  const token = response.headers()['set-auth-token'] ?? ''
  const headers = { Authorization: `Bearer ${token}` }
  const { session, user } = await (await page.request.get(`${url}/auth/v1/get-session`, { headers })).json()
  const stored = {
    token,
    user: { id: user.id, email: user.email, fullName: user.name },
    receivedAt: Date.now(),
    lifeMs: Date.parse(session.expiresAt) - Date.parse(session.updatedAt),
  }
  const localStorage = [{ name: 'beachhead.auth', value: JSON.stringify(stored) }]
  await page.context().setStorageState({ cookies: [], origins: [{ origin: url, localStorage }] })
  return token
}

/** Says these sentences as the person with this token, without a page; returns the address of the conversation. */
export async function tell(page: Page, url: string, token: string, told: readonly string[]): Promise<string> {
  const headers = { Authorization: `Bearer ${token}` }
  let conversationId: string | undefined
  for (const content of told) {
    const data = { messages: [{ role: 'user', content }], conversationId, messageId: randomUUID() }
    const response = await page.request.post(`${url}/functions/v1/chat`, { data, headers })
    expect(await response.text()).toContain('[DONE]')
    conversationId = response.headers()['x-conversation-id']
  }
  return `${url}/c/${conversationId}`
}

/** Types a message and sends it. */
export async function send(page: Page, text: string): Promise<void> {
  await composer(page).fill(text)
  await composer(page).press('Enter')
}

export const composer = (page: Page) =>
  page.getByPlaceholder('Ask about GTM strategy, ICP definition or enterprise sales cycles')

export { expect }
