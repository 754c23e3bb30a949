import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Mailbox, startMailbox } from '#server/test/mailbox.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import { until } from '#server/test/until.ts'
import type { Visitor } from '#server/test/visitor.ts'
import type { AlertDelivery, AlertsState } from '#shared/admin/alerts.ts'

interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

let hook: Server
let address: string
let received: Received[] = []
/** What the hook answers, one each; after them 204. */
let answers: number[] = []
let mailbox: Mailbox
let server: TestServer
let strict: TestServer
let admin: Visitor
beforeAll(async () => {
  hook = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) })
    const status = answers.shift() ?? 204
    response.writeHead(status, status === 302 ? { Location: `${address}elsewhere` } : {}).end()
  })
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve))
  address = `http://localhost:${(hook.address() as AddressInfo).port}/hook`
  mailbox = await startMailbox()
  const env = { ...mailbox.env, ALERTS_INNER_ADDRESSES: 'on' }
  server = await startTestServer({ env, sweepEvery: 20 })
  strict = await startTestServer({ sweepEvery: 60_000 })
  admin = await server.admin()
})
afterAll(async () => {
  await strict[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
  await mailbox[Symbol.asyncDispose]()
  hook.closeAllConnections()
  await new Promise((resolve) => hook.close(resolve))
})

const save = (who: Visitor, setting_key: string, setting_value: unknown) =>
  who.json('/functions/v1/manage-settings', { method: 'POST', json: { setting_key, setting_value } })
const state = () => admin.json<AlertsState>('/rest/v1/admin/alerts')
const makeSecret = (who: Visitor) =>
  who.json<{ secret: string }>('/rest/v1/admin/alerts/secret', { method: 'POST', json: {} })
const sendTest = (who: Visitor) =>
  who.json<{ deliveries: AlertDelivery[] }>('/rest/v1/admin/alerts/test', { method: 'POST', json: {} })
const spend = (dollars: number) =>
  server.query(
    `insert into usage_events (provider, model, purpose, cost, latency_ms, outcome)
      values ('direct', 'gpt-4o-mini', 'chat', $1, 1, 'complete')`,
    [dollars],
  )
/** Returns what an HMAC over id, time and body gives, as who receives a call checks it. */
const isSigned = ({ headers, body }: Received, secret: string) => {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  return headers['webhook-signature'] === `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
}

describe('alerts', () => {
  test('are signed as Standard Webhooks are, with a secret that is told once and can be changed', async () => {
    await save(admin, 'alerts', { mail: false, webhook: address, codes: [] })
    const [unsigned] = (await sendTest(admin)).deliveries
    expect(unsigned?.attempts[0]?.said).toBe('there is no secret to sign with: make one')
    const { secret } = await makeSecret(admin)
    const [delivery] = (await sendTest(admin)).deliveries
    expect(delivery).toMatchObject({
      code: 'test',
      channel: 'webhook',
      status: 'sent',
      attempts: [{ ok: true, said: '204' }],
    })
    const [first] = received
    expect(first && isSigned(first, secret)).toBe(true)
    expect(JSON.parse(first?.body ?? '')).toMatchObject({ type: 'alert.test', data: { title: 'A test' } })
    const { secret: next } = await makeSecret(admin)
    await sendTest(admin)
    expect(received.slice(1).map((call) => [isSigned(call, secret), isSigned(call, next)])).toEqual([
      [false, true],
    ])
    // It stands nowhere in what is told or stored.
    const stored =
      await server.query(`select value::text, (select json_agg(audit_log) from audit_log)::text as log
      from assistant_settings where key = 'alert_webhook_secret'`)
    expect(JSON.stringify([stored, await state()])).not.toContain(next.slice(6, 30))
  })

  test('go out once for the same facts, by mail and webhook, and again when the facts change', async () => {
    received = []
    const codes = ['budget_warning', 'budget_stop']
    await save(admin, 'alerts', { mail: true, webhook: address, codes })
    await save(admin, 'budget', { limit: 10 })
    await spend(8.5)
    await until(async () => received.length === 1)
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({
      type: 'alert.budget_warning',
      data: { title: 'The month’s budget is nearly used up' },
    })
    await until(async () => mailbox.received.length === 1)
    await spend(3)
    await until(async () => received.length === 2)
    expect(JSON.parse(received[1]?.body ?? '').type).toBe('alert.budget_stop')
    const { log } = await state()
    const sent = log.filter(({ code }) => code !== 'test').map(({ code, channel }) => `${code} ${channel}`)
    expect(sent.sort()).toEqual([
      'budget_stop mail',
      'budget_stop webhook',
      'budget_warning mail',
      'budget_warning webhook',
    ])
  })

  test('that are not taken are tried five times with growing pauses, and every try is logged', async () => {
    received = []
    await server.query(
      `insert into operations (key, at, detail) values ('backup', now() - interval '3 days', '{}')`,
    )
    answers = [500, 302, 500, 503, 500]
    await save(admin, 'alerts', { mail: false, webhook: address, codes: ['backup_overdue'] })
    const found = async () => (await state()).log.find(({ code }) => code === 'backup_overdue')
    const pauses: number[] = []
    for (let tries = 1; tries <= 5; tries++) {
      await until(async () => (await found())?.attempts.length === tries)
      const delivery = await found()
      const last = Date.parse(delivery?.attempts.at(-1)?.at ?? '')
      if (delivery?.next_at) pauses.push(Math.round((Date.parse(delivery.next_at) - last) / 60_000))
      await server.query(`update alert_deliveries set next_at = now() where status = 'waiting'`)
    }
    expect(pauses).toEqual([1, 5, 30, 120])
    const delivery = await found()
    expect([delivery?.status, delivery?.attempts.map(({ said }) => said)]).toEqual([
      'failed',
      ['500', '302, redirects are not followed', '500', '503', '500'],
    ])
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  })
})

describe('an address that alerts are sent to', () => {
  test('is told to no support, in no state, version, log or file, but to admins', async () => {
    const webhook = 'https://hooks.example/services/T0/B0/a-secret-in-a-path'
    await save(admin, 'alerts', { mail: true, webhook, codes: [] })
    const support = await server.support()
    const { versions } = await admin.json<{ versions: { id: string }[] }>(
      '/rest/v1/admin/setting-versions?setting_key=alerts',
    )
    const paths = [
      '/rest/v1/admin/alerts',
      '/functions/v1/get-assistant-settings',
      '/rest/v1/admin/setting-versions?setting_key=alerts',
      `/rest/v1/admin/setting-versions/${versions[0]?.id}`,
      '/rest/v1/admin/audit?target=setting:alerts',
      '/rest/v1/admin/audit/export?format=json&target=setting:alerts',
      '/rest/v1/admin/audit/export?format=csv&target=setting:alerts',
    ]
    const texts = async (who: Visitor) =>
      Promise.all(paths.map(async (path) => (await who.fetch(path)).text()))
    expect((await texts(support)).filter((told) => told.includes('a-secret'))).toEqual([])
    expect((await texts(admin)).map((told) => told.includes('a-secret'))).toEqual([
      true,
      true,
      // A list says by which ways alerts go, not where.
      false,
      true,
      true,
      true,
      true,
    ])
    expect(await support.json('/rest/v1/admin/alerts')).toMatchObject({
      settings: { mail: true, webhook: null },
      webhookSet: true,
    })
  })

  test.each([
    ['S13', 'without encryption', () => address, 'refused: the address does not begin with https://'],
    [
      'S13',
      'as one number',
      () => 'https://2130706433/',
      'refused: the address leads into a private network',
    ],
    [
      'S15',
      'by a name that leads inside',
      () => 'https://localhost/',
      'refused: the address leads into a private network',
    ],
    [
      'S16',
      'as IPv4 inside IPv6',
      () => 'https://[::ffff:127.0.0.1]/',
      'refused: the address leads into a private network',
    ],
    [
      'S16',
      'through NAT64',
      () => 'https://[64:ff9b::7f00:1]/',
      'refused: the address leads into a private network',
    ],
  ])('%s: is not called %s unless the environment allows it', async (_, _how, at, said) => {
    received = []
    const operator = await strict.admin()
    await save(operator, 'alerts', { mail: false, webhook: at(), codes: [] })
    await makeSecret(operator)
    const { deliveries } = await sendTest(operator)
    expect(deliveries.map(({ status, attempts }) => [status, attempts[0]?.said])).toEqual([['failed', said]])
    expect(received).toEqual([])
  })
})
