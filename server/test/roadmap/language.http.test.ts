import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dashboardOf, edit } from '#server/test/roadmap.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import type { Visitor } from '#server/test/visitor.ts'
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
