import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import { team } from '#server/test/ventures/team.ts'
import type { Visitor } from '#server/test/visitor.ts'
import { ANSWER_MAX, DOCUMENTS_MAX, type OpenedDocument } from '#shared/documents.ts'
import type { StoredDocument } from '#shared/stored-document.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const ASKED =
  'Write a pilot one-pager for Biowärme Kufstein: six weeks from 1 December, 18 000 €, below 0.5 ppm, with our camera.'

/** Asks for a document; returns the ids of the reply and of the message. */
async function ask(member: Visitor, text = ASKED): Promise<{ reply: string; message: string }> {
  await member.ask(text)
  const messages = await member.messages()
  return { message: messages.at(-2)?.id ?? '', reply: messages.at(-1)?.id ?? '' }
}

const post = (json: object) => ({ method: 'POST', json })
const create = (member: Visitor, json: object) =>
  member.json<OpenedDocument>('/rest/v1/documents', post(json))
const at = ({ id }: { id: string }) => `/rest/v1/documents/${id}`
const type = (member: Visitor, document: { id: string }, json: object) =>
  member.fetch(at(document), { method: 'PATCH', json })

/** The text of one part of a Word file, which is a zip archive. */
function partOf(file: ArrayBuffer, part: string): string {
  return strFromU8(unzipSync(new Uint8Array(file))[part] ?? new Uint8Array())
}

describe('POST /rest/v1/documents', () => {
  test('fills the form from the message that the reply answers, in whole tokens', async () => {
    const ada = await server.member('Ada')
    const { reply, message } = await ask(ada)
    const document = await create(ada, { messageId: reply })
    expect(document).toMatchObject({
      kind: 'pilot',
      lang: 'en',
      conversation_id: ada.conversationId,
      message_id: reply,
    })
    const values = Object.entries(document.fields).map(([key, { offered }]) => [key, offered?.value])
    expect(Object.fromEntries(values)).toMatchObject({
      customer: 'Biowärme Kufstein',
      duration: 'six weeks',
      start: '1 December',
      price: '18 000 €',
      target: 'below 0.5 ppm',
      product: 'camera',
    })
    expect(document.fields.customer?.offered?.messageId).toBe(message)
    expect(Object.keys(document.said_at)).toEqual([message])
    expect(document.form.fields.map(({ key }) => key)).toContain('success')
  })

  test('gives the same document for the same reply, with what was typed meanwhile', async () => {
    const ada = await server.member('Ada')
    const { reply } = await ask(ada)
    const first = await create(ada, { messageId: reply })
    await type(ada, first, { key: 'us', typed: 'Spanlicht', before: null })
    const again = await create(ada, { messageId: reply })
    expect(again.id).toBe(first.id)
    expect(again.fields.us).toEqual({ offered: null, typed: 'Spanlicht' })
  })

  test('keeps what the reply offered, without fields that the form does not have', async () => {
    const ada = await server.member('Ada')
    const { reply, message } = await ask(ada, 'What is an ICP?')
    const said = { value: 'Norgas', source: 'message', messageId: null }
    const document = { kind: 'loi', lang: 'de', fields: { customer: said, nothing: said } }
    const created = await create(ada, { messageId: reply, document })
    expect(created).toMatchObject({ kind: 'loi', lang: 'de' })
    expect(created.fields).toEqual({ customer: { offered: { ...said, messageId: message }, typed: null } })
  })

  test('answers 404 for a reply that offers none, and for the reply of somebody else', async () => {
    const [ada, ben] = [await server.member('Ada'), await server.member('Ben')]
    const { reply } = await ask(ada, 'What is an ICP?')
    expect((await ada.fetch('/rest/v1/documents', post({ messageId: reply }))).status).toBe(404)
    const asked = await ask(ada)
    expect((await ben.fetch('/rest/v1/documents', post({ messageId: asked.reply }))).status).toBe(404)
  })

  test(`answers 409 in a venture with ${DOCUMENTS_MAX} documents`, async () => {
    const ada = await server.member('Ada')
    const { venture_id } = await create(ada, { kind: 'pilot' })
    const rows = `insert into documents (venture_id, kind, lang) select $1, 'icp', 'en' from generate_series(2, ${DOCUMENTS_MAX})`
    await server.query(rows, [venture_id])
    const response = await ada.fetch('/rest/v1/documents', post({ kind: 'pilot' }))
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({
      code: 'documents_full',
      error: expect.stringContaining('Delete one'),
    })
  })
})

describe('PATCH /rest/v1/documents/:id', () => {
  test('puts typed words in place of the filled ones, and takes them back', async () => {
    const ada = await server.member('Ada')
    const { reply } = await ask(ada)
    const document = await create(ada, { messageId: reply })
    const changed = await type(ada, document, { key: 'customer', typed: 'Norgas', before: null })
    expect(await changed.json()).toMatchObject({ fields: { customer: { typed: 'Norgas' } } })
    const back = await type(ada, document, { key: 'customer', typed: null, before: 'Norgas' })
    expect(await back.json()).toMatchObject({
      fields: { customer: { typed: null, offered: { value: 'Biowärme Kufstein' } } },
    })
  })

  test('answers 409 with the document when somebody typed into the field meanwhile, and not for another field', async () => {
    const ada = await server.member('Ada')
    const document = await create(ada, { kind: 'pilot', lang: 'fr' })
    await type(ada, document, { key: 'us', typed: 'Spanlicht', before: null })
    const late = await type(ada, document, { key: 'us', typed: 'Norgas', before: null })
    expect(late.status).toBe(409)
    expect(await late.json()).toMatchObject({ current: { fields: { us: { typed: 'Spanlicht' } } } })
    expect((await type(ada, document, { key: 'price', typed: '4 800 €', before: null })).status).toBe(200)
  })

  test('refuses a field that the form does not have, and an answer that is too long', async () => {
    const ada = await server.member('Ada')
    const document = await create(ada, { kind: 'pilot' })
    const json = { typed: 'x', before: null }
    expect((await type(ada, document, { ...json, key: 'nothing' })).status).toBe(400)
    const long = await type(ada, document, { ...json, key: 'us', typed: 'x'.repeat(ANSWER_MAX + 1) })
    expect(await long.json()).toMatchObject({ error: `Shorten this to ${ANSWER_MAX} characters` })
  })
})

describe('a document', () => {
  test('is its venture’s alone to read, change, download and delete', async () => {
    const [ada, ben] = [await server.member('Ada'), await server.member('Ben')]
    const document = await create(ada, { kind: 'pilot' })
    const calls = [
      ben.fetch(at(document)),
      ben.fetch(`${at(document)}/file?format=md`),
      type(ben, document, { key: 'us', typed: 'Mine', before: null }),
      ben.fetch(at(document), { method: 'DELETE' }),
    ]
    for (const { status } of await Promise.all(calls)) expect(status).toBe(404)
    expect(await ben.json('/rest/v1/documents')).toEqual([])
    expect((await ada.json<OpenedDocument>(at(document))).fields).toEqual({})
  })

  test('stays when its conversation is deleted, and goes with the account', async () => {
    const ada = await server.member('Ada')
    const { reply } = await ask(ada)
    const document = await create(ada, { messageId: reply })
    await ada.json(`/rest/v1/conversations/${ada.conversationId}`, { method: 'DELETE' })
    const kept = await ada.json<OpenedDocument>(at(document))
    expect(kept).toMatchObject({ conversation_id: null, message_id: null, said_at: {} })
    expect(kept.fields.customer?.offered?.value).toBe('Biowärme Kufstein')
    await ada.json('/auth/v1/delete-user', post({ password: 'correct horse' }))
    expect(await server.query('select from documents where id = $1', [document.id])).toEqual([])
  })

  test('is part of the export of the account, and is gone once deleted', async () => {
    const ada = await server.member('Ada')
    const document = await create(ada, { kind: 'value', lang: 'es' })
    const exported = await ada.json<{ documents: StoredDocument[] }>('/rest/v1/account/export')
    expect(exported.documents.map(({ id }) => id)).toEqual([document.id])
    await ada.json(at(document), { method: 'DELETE' })
    expect(await ada.json('/rest/v1/documents')).toEqual([])
  })
})

test('a document of a member who leaves with their account stays with the venture, without their name', async () => {
  const { id, owner, member } = await team(server)
  const { reply } = await ask(member)
  const made = await create(member, { messageId: reply })
  expect(made.venture_id).toBe(id)
  const seen = await owner.json<OpenedDocument>(at(made))
  expect(seen).toMatchObject({ conversation_id: null, said_at: {}, role: 'owner' })
  const exported = await owner.json<{ documents: StoredDocument[] }>('/rest/v1/account/export')
  expect(exported.documents.map((each) => each.id)).toEqual([made.id])
  await member.json('/auth/v1/delete-user', post({ password: 'correct horse' }))
  expect(await server.query('select user_id, message_id from documents where id = $1', [made.id])).toEqual([
    { user_id: null, message_id: null },
  ])
  const [listed] = await owner.json<{ title: string }[]>(`/rest/v1/documents?venture=${id}`)
  expect(listed?.title).toBe('Pilot one-pager · Biowärme Kufstein')
})

describe('the file of a document', () => {
  test('is a Word file with the answers, lines for open fields, and what made it', async () => {
    const ada = await server.member('Ada')
    const { reply } = await ask(ada)
    const document = await create(ada, { messageId: reply })
    await type(ada, document, { key: 'us', typed: 'Käse & <Söhne>\u0007', before: null })
    const response = await ada.fetch(`${at(document)}/file?format=docx`)
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="pilot-one-pager.docx"')
    const file = await response.arrayBuffer()
    const text = partOf(file, 'word/document.xml')
    for (const value of ['Biowärme Kufstein', '18 000 €', '0.5 ppm', 'Käse &amp; &lt;Söhne&gt;', '____']) {
      expect(text).toContain(value)
    }
    expect(text).toContain('<w:tbl>')
    expect(text).toContain('w:val="Heading1"')
    expect(partOf(file, 'docProps/core.xml')).toContain('AI- or tool-generated')
  })

  test('is Markdown with the same answers, and with what made it in front', async () => {
    const ada = await server.member('Ada')
    const { reply } = await ask(ada)
    const document = await create(ada, { messageId: reply })
    const response = await ada.fetch(`${at(document)}/file?format=md`)
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    const text = await response.text()
    expect(text).toMatch(
      /^---\ngenerator: "AI- or tool-generated: [^"]+"\n---\n\n# Pilot at Biowärme Kufstein\n/,
    )
    expect(text).toContain('| **If it works** | ____ |')
  })

  test('is made for a visitor from what their device keeps, and nothing of it is stored', async () => {
    const visitor = server.visitor()
    const json = { kind: 'outreach', lang: 'de', answers: { purpose: 'pilot', customer: 'Molkerei Hofgut' } }
    const response = await visitor.fetch('/functions/v1/document-file', post({ ...json, format: 'docx' }))
    const text = partOf(await response.arrayBuffer(), 'word/document.xml')
    expect(text).toContain('Molkerei Hofgut')
    expect(text).toContain('Bezahltes Pilotprojekt bei ')
    const stored = `select from documents where fields::text like '%Molkerei Hofgut%'`
    expect(await server.query(stored)).toEqual([])
  })

  test('is refused to a visitor whose answers are too many or too long', async () => {
    const visitor = server.visitor()
    const render = (answers: object) =>
      visitor.fetch('/functions/v1/document-file', post({ kind: 'icp', lang: 'en', answers }))
    const many = Object.fromEntries(Array.from({ length: 41 }, (_, at) => [`key${at}`, 'x']))
    expect((await render(many)).status).toBe(400)
    expect((await render({ us: 'x'.repeat(ANSWER_MAX + 1) })).status).toBe(400)
  })
})

test('GET /rest/v1/document-forms/:kind gives a visitor an empty form in a language', async () => {
  const form = await server.visitor().json('/rest/v1/document-forms/loi?lang=fr')
  expect(form).toMatchObject({ kind: 'loi', lang: 'fr', title: 'Lettre d’intention' })
})
