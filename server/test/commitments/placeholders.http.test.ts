import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { vttOf } from '#server/test/evidence-files.ts'
import { modelRecord } from '#server/test/model-reading.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import { until } from '#server/test/until.ts'
import { found, reply, startUpstream, type Upstream } from '#server/test/upstream.ts'
import type { Visitor } from '#server/test/visitor.ts'
import type { Dashboard } from '#shared/dashboard.ts'

let upstream: Upstream
let server: TestServer

beforeAll(async () => {
  upstream = await startUpstream()
  // The same provider by an address that belongs to no machine of ours, as far as anybody can tell.
  const away = (upstream.env.OPENAI_BASE_URL ?? '').replace('127.0.0.1', '0.0.0.0')
  server = await startTestServer({ env: { ...upstream.env, OPENAI_BASE_URL: away } })
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await upstream[Symbol.asyncDispose]()
})

const SAID = 'We interviewed Petra Weber (p.weber@charite.example) at Charité.'

/** Somebody whose venture has a record of Petra Weber. */
async function founder(): Promise<Visitor> {
  const ada = await server.member()
  const { venture } = await ada.json<Dashboard>('/rest/v1/dashboard')
  const json = { type: 'interview', organisation: 'Charité', who: 'Petra Weber, head of nursing' }
  await ada.json(`/rest/v1/ventures/${venture.id}/records`, { method: 'POST', json })
  return ada
}

const sentNow = () =>
  JSON.stringify([...upstream.calls, ...upstream.readings].map(({ body }) => body.messages))

describe('a provider outside this machine', () => {
  test('is told of nobody whom the venture’s records name, and the founder reads the names again', async () => {
    const ada = await founder()
    upstream.script(reply('Ask [Per', 'son 1] at [Email', ' 1] for a date.'))
    const quote = 'We interviewed [Person 1] ([Email 1]) at Charité.'
    const record = modelRecord({ quote, type: 'interview', count: 1, organisations: ['Charité'] })
    upstream.scriptReading(found({ answer: null, records: [record], fields: [] }))
    const { text } = await ada.ask(SAID)
    expect(text).toBe('Ask Petra Weber at p.weber@charite.example for a date.')
    await until(() => upstream.readings.length > 0)
    expect(sentNow()).toContain('[Person 1]')
    expect(sentNow()).not.toMatch(/Weber|p\.weber@/)
    // What the model read stands in the message, verbatim.
    const quoted = await until(async () => {
      const { records } = await ada.json<Dashboard>('/rest/v1/dashboard')
      return records.find(({ source }) => source.quote.includes('interviewed'))
    })
    expect(SAID).toContain(quoted.source.quote)
  })

  test('is told neither who speaks in a transcript nor whom the venture knows', async () => {
    const ada = await founder()
    const { venture } = await ada.json<Dashboard>('/rest/v1/dashboard')
    upstream.scriptReading(found({ answer: null, records: [], fields: [] }))
    const said = 'As Lang told petra weber, Isarwärme has put its name under the letter of intent.'
    const text = vttOf([['Uwe Lang', said]])
    const json = { format: 'vtt', text }
    await ada.json(`/rest/v1/ventures/${venture.id}/imports`, { method: 'POST', json })
    const sent = JSON.stringify(upstream.readings.at(-1)?.body.messages)
    expect(sent).toContain('told [Person 2], Isarwärme has put its name')
    expect(sent).not.toMatch(/petra weber|Lang/)
    const first = vttOf([['Mira', 'As Mira told us, Isarwärme has signed a letter of intent.']])
    await ada.json(`/rest/v1/ventures/${venture.id}/imports`, {
      method: 'POST',
      json: { ...json, text: first },
    })
    const sentThen = JSON.stringify(upstream.readings.at(-1)?.body.messages)
    expect(sentThen).toContain('Isarwärme has signed')
    expect(sentThen).not.toContain('Mira')
  })

  test('is told where an operator lets names out', async () => {
    const admin = await server.admin()
    const json = { setting_key: 'placeholders', setting_value: false }
    await admin.json('/functions/v1/manage-settings', { method: 'POST', json })
    const ada = await founder()
    await ada.ask(SAID)
    expect(JSON.stringify(upstream.calls.at(-1)?.body.messages)).toContain('Petra Weber')
  })
})
