import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mountDrawnPage } from '#server/http/drawn-page.ts'
import { openPageDrawer, type PageDrawer } from '#server/http/page-drawer.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import type { Visitor } from '#server/test/visitor.ts'
import type { Profile } from '#shared/account.ts'
import { DRAWN_PAGE, type DrawnFrom, type DrawnPage } from '#shared/drawn-page.ts'

/**
 * Stands in for the client's module: it says what it was given, and how often it was asked since its thread
 * began.
 */
const MODULE = `
let times = 0
export async function drawPage({ path, profile, language, isPhone, timeZone }, ask) {
  times += 1
  if (language === 'fr') throw new Error('A part of the page cannot be drawn.')
  if (language === 'es') return new Promise(() => {})
  const id = /^\\/c\\/(.*)$/.exec(path)?.[1]
  if (id && !(await ask('/rest/v1/conversations/' + id + '/messages'))) return undefined
  const refused = [await ask('/healthz'), await ask('/rest/v1/admin/users')]
  const { role } = await ask('/rest/v1/dashboard')
  const html = JSON.stringify({ name: profile.full_name, role, refused, language, isPhone, timeZone, times })
  return { html, queries: [{ key: ['dashboard'], address: '/rest/v1/dashboard' }] }
}
`

let server: TestServer
let drawer: PageDrawer
let folder: string
let ada: Visitor
let bea: Visitor

beforeAll(async () => {
  server = await startTestServer()
  folder = await mkdtemp(join(tmpdir(), 'beachhead-drawn-'))
  await writeFile(join(folder, 'drawn-page.mjs'), MODULE)
  const { site, deps } = server.runtime
  drawer = openPageDrawer(join(folder, 'drawn-page.mjs'), () => site, deps.log)
  mountDrawnPage(server.runtime.app, drawer)
  ;[ada, bea] = [await server.member('Ada'), await server.member('Bea')]
})
afterAll(async () => {
  await drawer.close()
  await server[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

const ask = (who: Visitor, page: string, headers: Record<string, string> = {}) =>
  who.fetch(`${DRAWN_PAGE}?page=${page}&phone=true&zone=Asia/Tokyo`, { headers })

/** The page's two lines; what the module has said instead of drawing is the first one's. */
async function lines(response: Response) {
  const [page, from] = (await response.text()).split('\n').map((line) => line && JSON.parse(line)) as [
    DrawnPage,
    DrawnFrom,
  ]
  return { said: page.html && JSON.parse(page.html), ...from }
}

describe('GET /drawn', () => {
  test('answers with the member’s page and what the server said meanwhile, for nobody to keep', async () => {
    const response = await ask(ada, '/dashboard', { 'Accept-Language': 'de' })
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const { said, answers, queries } = await lines(response)
    expect(said).toMatchObject({
      name: 'Ada',
      role: 'owner',
      language: 'de',
      isPhone: true,
      timeZone: 'Asia/Tokyo',
    })
    expect(answers['/rest/v1/dashboard']).toEqual(
      await ada.json('/rest/v1/dashboard', { headers: { 'Accept-Language': 'de' } }),
    )
    expect(queries).toEqual([{ key: ['dashboard'], address: '/rest/v1/dashboard' }])
  })

  test('lets a page ask nothing that the caller may not read, and nothing beside the API', async () => {
    const { said, answers } = await lines(await ask(ada, '/dashboard'))
    expect(said.refused).toEqual([null, null])
    expect(Object.keys(answers).sort()).toEqual(['/rest/v1/dashboard', '/rest/v1/profile'])
  })

  test('draws for two members in two threads, so that the other’s finds nothing of the first one’s', async () => {
    const timesOf = async (who: Visitor) => (await lines(await ask(who, '/dashboard'))).said.times
    await timesOf(bea)
    expect(await timesOf(bea)).toBe(2)
    expect(await timesOf(ada)).toBe(1)
    expect(await timesOf(bea)).toBe(1)
  })

  test('leaves a page to the client that is another’s, or is not there', async () => {
    await ada.post('We sell sensors to growers.')
    expect((await lines(await ask(ada, `/c/${ada.conversationId}`))).said).toMatchObject({ name: 'Ada' })
    const { said, answers } = await lines(await ask(bea, `/c/${ada.conversationId}`))
    expect(said).toBe('')
    expect(Object.keys(answers)).toEqual(['/rest/v1/profile'])
  })

  test('leaves a page to the client that fails or takes too long, and draws the next one', async () => {
    expect((await lines(await ask(ada, '/dashboard', { 'Accept-Language': 'fr' }))).said).toBe('')
    expect((await lines(await ask(ada, '/dashboard', { 'Accept-Language': 'es' }))).said).toBe('')
    expect((await lines(await ask(ada, '/dashboard'))).said).toMatchObject({ name: 'Ada', times: 1 })
  })

  test('draws one page at a time: who comes meanwhile has it drawn by their client', async () => {
    const page = { path: '/dashboard', language: 'en', isPhone: false, timeZone: undefined } as const
    const answered = Promise.withResolvers<unknown>()
    const first = drawer.draw(
      { ...page, profile: await ada.json('/rest/v1/profile') },
      () => answered.promise,
    )
    const second = { ...page, profile: await bea.json<Profile>('/rest/v1/profile') }
    expect(await drawer.draw(second, async () => ({}))).toBeUndefined()
    answered.resolve({ role: 'owner' })
    expect(JSON.parse((await first)?.html ?? '')).toMatchObject({ name: 'Ada' })
  })

  test.each([
    ['who is not signed in', () => server.visitor(), '/dashboard'],
    ['any other page', () => ada, '/account'],
    ['an address of ours that is no page', () => ada, '/rest/v1/profile'],
  ])('answers %s with nothing', async (_what, who, page) => {
    const response = await ask(who(), page)
    expect([response.status, await response.text()]).toEqual([204, ''])
  })
})
