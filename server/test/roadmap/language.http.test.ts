import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answer, cardsOf, dashboardOf, edit } from '#server/test/roadmap.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import { readReply, type Visitor } from '#server/test/visitor.ts'
import type { ChatMessage } from '#shared/conversations.ts'
import type { Dashboard, SharedDashboard, ShareLink } from '#shared/dashboard.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const on = (language: string) => ({ headers: { 'Accept-Language': language } })

/** A member whose roadmap holds a technology and twelve interviews, told in English. */
async function founder(): Promise<Visitor> {
  const member = await server.member()
  await edit(member, { field: 'technology', before: null, after: 'A chip that hears bees' })
  await member.ask('We did 12 interviews with beekeepers.')
  return member
}

describe('the language of the roadmap', () => {
  test('GET /dashboard says the next action and the causes in the language that the request names', async () => {
    const member = await founder()
    const [german, english] = await Promise.all(
      ['de-AT,de;q=0.9', 'en'].map((language) => member.json<Dashboard>('/rest/v1/dashboard', on(language))),
    )
    expect(english?.history.map(({ cause }) => cause)).toContain('You edited it')
    expect(german?.history.map(({ cause }) => cause)).toContain('Du hast es bearbeitet')
    expect(german?.action.text).not.toBe(english?.action.text)
    expect(german?.action.id).toBe(english?.action.id)
    expect(german?.fields).toEqual(english?.fields)
  })

  test('GET /dashboard keeps to the language of the messages when the request names none of ours', async () => {
    const member = await founder()
    const english = await dashboardOf(member)
    expect(english.history.map(({ cause }) => cause)).toContain('You edited it')
    expect((await member.json<Dashboard>('/rest/v1/dashboard', on('it, *'))).action).toEqual(english.action)
  })

  test('PATCH /dashboard answers in the language that the request names', async () => {
    const member = await server.member()
    const response = await edit(member, { field: 'problem', before: null, after: 'Bees die' }, on('fr'))
    const { history } = (await response.json()) as Dashboard
    expect(history[0]?.cause).toBe('Tu l’as modifié')
  })

  test('the Markdown file is labelled in the language that the request names', async () => {
    const member = await founder()
    const read = async (language: string) =>
      (await member.fetch('/rest/v1/dashboard/export?format=md', on(language))).text()
    const german = await read('de')
    for (const text of [
      'Stufe 0 von 6',
      'Technologie: A chip that hears bees',
      'Interviews: 12',
      'Nächster Schritt',
    ])
      expect(german).toContain(text)
    const french = await read('fr')
    for (const text of ['Niveau 0 sur 6', 'Technologie : A chip', 'Entretiens : 12', 'Tu l’as modifié'])
      expect(french).toContain(text)
  })

  test('GET /shared answers in the language of whoever reads', async () => {
    const member = await founder()
    const { url } = await member.json<ShareLink>('/rest/v1/dashboard/share', {
      method: 'POST',
      json: { days: 7 },
    })
    const read = (language: string) =>
      server
        .visitor()
        .json<SharedDashboard>(`/rest/v1/shared/${new URL(url).pathname.split('/').at(-1)}`, on(language))
    const [spanish, english] = [await read('es'), await read('en')]
    expect(spanish.action.text).not.toBe(english.action.text)
    expect(spanish.records).toEqual(english.records)
  })
})

describe('the cards under a reply', () => {
  const cardsOn = async (member: Visitor, language: string) => {
    const path = `/rest/v1/conversations/${member.conversationId}/messages`
    const messages = await member.json<ChatMessage[]>(path, on(language))
    return messages.flatMap(({ updates }) => updates)
  }

  test('come in the language of the screen that the message was sent from', async () => {
    const member = await server.member()
    const reply = await readReply(await member.post('We did 12 interviews with beekeepers.', {}, on('de')))
    expect(cardsOf(reply).map(({ summary }) => summary)).toContain('Interviews: von 0 auf 12')
    expect((await cardsOn(member, 'fr')).map(({ summary }) => summary)).toContain('Entretiens : de 0 à 12')
  })

  test('say what was asked and answered in the language of whoever reads, and so does the roadmap', async () => {
    const member = await server.member()
    await member.ask('We signed a pilot with Terravent and it is running.')
    await member.ask('Terravent has gone a bit quiet since the audit.')
    const { questions, action } = await member.json<Dashboard>('/rest/v1/dashboard', on('de'))
    const question = 'Läuft der Pilot mit Terravent noch?'
    expect(questions).toMatchObject([
      { question, options: [{ label: 'Läuft noch' }, { label: 'Pausiert' }, {}] },
    ])
    expect(action.text).toBe(question)
    expect(await cardsOn(member, 'de')).toContainEqual(
      expect.objectContaining({ question, needsConfirmation: true }),
    )

    const recordId = questions[0]?.recordId ?? ''
    await answer(member, recordId, 'reject', { answer: 'Pausiert' })
    expect(await cardsOn(member, 'es')).toContainEqual(expect.objectContaining({ answer: 'En pausa' }))
    const { records } = await member.json<Dashboard>('/rest/v1/dashboard', on('en'))
    expect(records.find(({ id }) => id === recordId)).toMatchObject({ answer: 'Paused', paused: true })
  })
})
