import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import { refusal, startUpstream, type Upstream } from '#server/test/upstream.ts'
import type { Visitor } from '#server/test/visitor.ts'
import type { BoxVersion, Interpretation, PromptBox, TriedRule } from '#shared/admin/prompt-boxes.ts'

let upstream: Upstream
let server: TestServer
let admin: Visitor

beforeAll(async () => {
  upstream = await startUpstream()
  server = await startTestServer({ env: upstream.env })
  admin = await server.admin()
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await upstream[Symbol.asyncDispose]()
})

async function box(key: string): Promise<PromptBox> {
  const found = (await admin.json<PromptBox[]>('/rest/v1/prompt-boxes')).find(
    ({ box_key }) => box_key === key,
  )
  if (!found) throw new Error(`no box ${key}`)
  return found
}
const patch = (id: string, json: object) =>
  admin.fetch(`/rest/v1/prompt-boxes/${id}`, { method: 'PATCH', json })
interface Read {
  success?: boolean
  note?: string
  seen?: string
  interpretation: Interpretation
}
/** Saves a text and puts it in force, as the page does. */
async function write(key: string, promptText: string, seen?: string, by = admin): Promise<Read> {
  const { id } = await box(key)
  await patch(id, { prompt_text: promptText })
  const json = { boxId: id, boxKey: key, promptText, seen }
  return by.json('/functions/v1/interpret-prompt-box', { method: 'POST', json })
}

describe('a preview', () => {
  const preview = (promptText: string) =>
    admin.json<Read>('/rest/v1/admin/prompt-boxes/preview', { method: 'POST', json: { promptText } })

  test('reads a text as applying it would, and stores nothing of it', async () => {
    const before = await box('tone_and_length')
    const audited = await server.query('select from audit_log')
    const { interpretation } = await preview('Be kind. Glorb.')
    expect(interpretation).toMatchObject({
      source: 'parser',
      rules: [{ compiled: 'Always be kind.' }],
      notUnderstood: ['Glorb.'],
    })
    expect(await box('tone_and_length')).toEqual(before)
    expect(await server.query('select from audit_log')).toHaveLength(audited.length)
  })

  test('is what applying the text puts in force on any replica, though a model would read it otherwise now', async () => {
    await using replica = await startTestServer({ env: upstream.env, database: server.databaseUrl })
    upstream.scriptReading(refusal(500), refusal(500), refusal(500))
    const seen = await preview('Be patient.')
    expect(seen.note).toMatch(/^The model could not be reached; the built-in parser read them\./)
    const calls = upstream.readings.length
    const applied = await write('tone_and_length', 'Be patient.', seen.seen, admin.at(replica.url))
    expect(applied).toMatchObject({ success: true, interpretation: seen.interpretation, note: seen.note })
    expect(upstream.readings).toHaveLength(calls)
    // Of another text it says nothing, and neither does what the server did not seal.
    for (const other of [seen.seen, '{"v":1}']) await write('tone_and_length', 'Be very patient.', other)
    expect(upstream.readings).toHaveLength(calls + 2)
  })
})

describe('the versions of a box', () => {
  const versionsOf = (id: string, query = '') =>
    admin.json<{ versions: BoxVersion[]; nextCursor?: string }>(
      `/rest/v1/prompt-boxes/${id}/versions${query}`,
    )

  test('tell who wrote what, what changed, and end with what the product came with', async () => {
    const { id, prompt_text: shipped } = await box('safety_and_scope')
    const first = { id: 'first', number: 1, text: shipped, current: true }
    expect((await versionsOf(id)).versions).toMatchObject([first])
    await write('safety_and_scope', 'Be kind.')
    await write('safety_and_scope', 'Be kind.\nAsk one question.')
    const { versions } = await versionsOf(id)
    expect(versions.map(({ number, text, current }) => [number, text, current])).toEqual([
      [3, 'Be kind.\nAsk one question.', true],
      [2, 'Be kind.', false],
      [1, shipped, false],
    ])
    expect(versions[0]).toMatchObject({
      change: { added: 1, removed: 0, line: 'Ask one question.' },
      actor: { full_name: 'Olga' },
    })
  })

  test('name who was faster to the second of two', async () => {
    const { id } = await box('safety_and_scope')
    const response = await patch(id, { prompt_text: 'Mine.', expectedUpdatedAt: new Date(0).toISOString() })
    const { current } = (await response.json()) as { current: { savedBy: string } }
    expect([response.status, current.savedBy]).toEqual([409, 'Olga'])
  })

  test('come in pages, each once', async () => {
    const { id } = await box('safety_and_scope')
    await server.query(
      `insert into audit_log (action, target, before, after)
        select 'rules_saved', 'prompt_box:safety_and_scope', jsonb_build_object('prompt_text', n::text),
          jsonb_build_object('prompt_text', (n + 1)::text) from generate_series(1, 11) n`,
    )
    const first = await versionsOf(id)
    const rest = await versionsOf(id, `?cursor=${first.nextCursor}`)
    const numbers = [...first.versions, ...rest.versions].map(({ number }) => number)
    expect(numbers).toEqual(Array.from({ length: 14 }, (_, n) => 14 - n))
  })
})

test('a message at any level shows rules for some levels as ones that may apply, and at one level whether they do', async () => {
  await write('tone_and_length', 'At level 3 and above, ask for the budget.')
  const statusAt = async (level: number | null) => {
    const { rules } = await admin.json<{ rules: TriedRule[] }>('/rest/v1/admin/prompt-boxes/try', {
      method: 'POST',
      json: { message: 'What now?', level },
    })
    return rules.find(({ box_key }) => box_key === 'tone_and_length')
  }
  expect(await statusAt(null)).toMatchObject({
    status: 'maybe',
    why: 'It is for founders at levels 3 to 6 only.',
  })
  expect(await statusAt(2)).toMatchObject({ status: 'no' })
  expect(await statusAt(4)).toMatchObject({ status: 'fires' })
})
