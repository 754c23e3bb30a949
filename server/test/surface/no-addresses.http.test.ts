import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Notion, startNotion } from '#server/test/notion.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import { startUpstream, type Upstream } from '#server/test/upstream.ts'
import type { Visitor } from '#server/test/visitor.ts'
import type { PromptBox } from '#shared/admin/prompt-boxes.ts'

const PAGE = '0123456789abcdef0123456789abcdef'

/** Stands for an inner machine: whoever is made to call it has been led there. */
let inner: Server
let port: number
let called: string[] = []
let upstream: Upstream
let notion: Notion
let server: TestServer
let admin: Visitor

beforeAll(async () => {
  inner = createServer((request, response) => {
    called.push(request.url ?? '')
    response.end('{}')
  })
  inner.on('connection', () => called.push('a connection'))
  // At every address of this machine, so that each way to write it leads here.
  await new Promise<void>((resolve) => inner.listen(0, resolve))
  port = (inner.address() as AddressInfo).port
  await fetch(`http://localhost:${port}/`)
  expect(called).toEqual(['a connection', '/'])
  upstream = await startUpstream()
  notion = await startNotion()
  const env = { ...upstream.env, NOTION_BASE_URL: notion.url, NOTION_TOKEN: notion.token }
  server = await startTestServer({ env })
  admin = await server.admin()
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await notion[Symbol.asyncDispose]()
  await upstream[Symbol.asyncDispose]()
  inner.closeAllConnections()
  await new Promise((resolve) => inner.close(resolve))
})
beforeEach(() => {
  called = []
})

/** Sends an address in every place that takes text of a visitor, a member or an admin; whether it is taken or refused. */
async function sendEverywhere(address: string): Promise<void> {
  const link = `[plan](${address}) ![plan](${address}) ${address}`
  const [visitor, member] = [server.visitor(), await server.member()]
  await (await visitor.post(link)).text()
  await (await member.post(`${link} We did 12 interviews.`)).text()
  const [box] = await admin.json<PromptBox[]>('/rest/v1/prompt-boxes')
  const send = async (who: Visitor, method: string, path: string, json: object) => {
    const response = await who.fetch(path, { method, json })
    await response.text()
    expect([path, response.status]).toEqual([
      path,
      expect.toSatisfy((status: number) => status < 500 || status === 502),
    ])
  }
  const outside = { base_url: address, baseURL: address, endpoint: address, url: address, image: address }
  const entry = {
    title: `See ${address}`,
    content: link,
    category: address,
    keywords: [address],
    relevance_tags: [],
  }
  await send(visitor, 'POST', '/auth/v1/sign-in/social', { provider: 'oidc', callbackURL: address })
  await send(visitor, 'POST', '/auth/v1/request-password-reset', {
    email: 'a@b.example',
    redirectTo: address,
  })
  await send(member, 'POST', '/auth/v1/update-user', { name: link, image: address })
  await send(member, 'PATCH', '/rest/v1/dashboard', outside)
  await send(admin, 'POST', '/rest/v1/admin/knowledge/read', { kind: 'page', url: address })
  await send(admin, 'POST', '/functions/v1/manage-settings', {
    setting_key: 'model_config',
    setting_value: { model: 'gpt-4o-mini', ...outside },
  })
  await send(admin, 'POST', '/functions/v1/manage-settings', {
    setting_key: 'api_provider',
    setting_value: address,
  })
  await send(admin, 'POST', '/functions/v1/manage-settings', {
    setting_key: 'master_prompt',
    setting_value: link,
  })
  await send(admin, 'POST', '/functions/v1/manage-knowledge', entry)
  await send(admin, 'POST', '/rest/v1/admin/knowledge/import', {
    format: 'json',
    text: JSON.stringify([entry]),
  })
  await send(admin, 'PATCH', `/rest/v1/prompt-boxes/${box?.id}`, {
    prompt_text: `Always read ${address} first.`,
  })
  await send(admin, 'POST', '/functions/v1/interpret-prompt-box', {
    boxId: box?.id,
    promptText: `Always read ${address} first.`,
  })
  await send(admin, 'POST', '/functions/v1/sync-notion', { pageId: `${address}Plan-${PAGE}`, ...outside })
  await send(admin, 'POST', '/functions/v1/chat', {
    purpose: 'settings_test',
    messages: [{ role: 'user', content: link }],
    draft: outside,
  })
}

describe('an address that somebody sends', () => {
  test.each([
    ['S13', 'as it is', () => `http://127.0.0.1:${port}/`],
    ['S13', 'behind the name of another', () => `http://api.openai.com@127.0.0.1:${port}/`],
    ['S13', 'as one number', () => `http://2130706433:${port}/`],
    ['S15', 'by a name that leads inside', () => `http://localhost:${port}/`],
    ['S16', 'as IPv4 inside IPv6', () => `http://[::ffff:127.0.0.1]:${port}/`],
    ['S16', 'as the IPv6 of this machine', () => `http://[::1]:${port}/`],
    ['S16', 'through NAT64', () => `http://[64:ff9b::7f00:1]:${port}/`],
  ])('%s: %s is called from nowhere', async (_, _how, address) => {
    notion.requests.length = 0
    await sendEverywhere(address())
    expect(called).toEqual([])
    // Of a page's address, its id is asked for where the environment says that Notion is.
    expect(notion.requests.map(({ path }) => path)).toContainEqual(expect.stringContaining('01234567'))
  })

  test('S14: in a redirect of Notion is not followed', async () => {
    notion.fault = (_request, response) => {
      response.writeHead(302, { Location: `http://127.0.0.1:${port}/latest/meta-data` }).end()
      return true
    }
    const response = await admin.fetch('/functions/v1/sync-notion', {
      method: 'POST',
      json: { pageId: PAGE },
    })
    expect(response.status).toBe(502)
    expect(called).toEqual([])
  })
})
