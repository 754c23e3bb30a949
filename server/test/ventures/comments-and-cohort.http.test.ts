import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dashboardOf } from '#server/test/roadmap.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import type { Visitor } from '#server/test/visitor.ts'
import { type CohortVenture, type VentureComment, venturesApi } from '#shared/ventures.ts'
import { ask, begin, idOf, joined, team } from './team.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const TECHNOLOGY = { on: 'field', id: 'technology' }

async function comment(person: Visitor, ventureId: string, json: object): Promise<VentureComment[]> {
  const said = { subject: TECHNOLOGY, text: 'Which plant is this number from?', ...json }
  const path = `/rest/v1/ventures/${ventureId}/comments`
  return (await person.json<{ comments: VentureComment[] }>(path, { method: 'POST', json: said })).comments
}

const resolve = (person: Visitor, ventureId: string, commentId: string | undefined, json: object) =>
  ask<{ comments: VentureComment[] }>(
    person,
    'PATCH',
    `/rest/v1/ventures/${ventureId}/comments/${commentId}`,
    { resolved: true, ...json },
  )

describe('comments', () => {
  test('stand in threads with who wrote them, and are counted on the roadmap', async () => {
    const { id, owner, member, mentor } = await team(server)
    const [first] = await comment(mentor, id, { kind: 'proof', passage: '€4,200 per tonne' })
    const all = await comment(member, id, { thread_id: first?.id, kind: 'proof', text: 'From our model.' })
    expect(all.map(({ author, kind, thread_id, subject }) => [author, kind, thread_id, subject])).toEqual([
      [{ user_id: await idOf(mentor), name: 'mentor', role: 'mentor' }, 'proof', null, TECHNOLOGY],
      [{ user_id: await idOf(member), name: 'member', role: 'member' }, 'comment', first?.id, TECHNOLOGY],
    ])
    await comment(owner, id, { text: 'Looks good.' })
    expect((await dashboardOf(member)).comments).toEqual({
      open: 2,
      asked: [
        {
          id: first?.id,
          subject: TECHNOLOGY,
          passage: '€4,200 per tonne',
          text: 'Which plant is this number from?',
          by: 'mentor',
        },
      ],
    })
    expect((await dashboardOf(owner)).history.map(({ what, after, cause }) => [what, after, cause])).toEqual([
      ['comment', 'Looks good.', 'owner'],
      ['comment', 'From our model.', 'member'],
      ['comment', 'Which plant is this number from?', 'mentor'],
    ])
    await owner.json(`/rest/v1/ventures/${id}/members/${await idOf(mentor)}`, { method: 'DELETE', json: {} })
    const { body } = await ask<{ comments: VentureComment[] }>(
      owner,
      'GET',
      `/rest/v1/ventures/${id}/comments`,
    )
    expect(body.comments[0]?.author).toMatchObject({ name: 'mentor', role: null })
  })

  test('are about what the roadmap holds: a field, a counter or a record that is there', async () => {
    const { id, member, mentor } = await team(server)
    const statusOf = async (subject: object) =>
      (await ask(mentor, 'POST', `/rest/v1/ventures/${id}/comments`, { subject, text: 'Which plant?' }))
        .status
    const { record } = await member.json<{ record: { id: string } }>(`/rest/v1/ventures/${id}/records`, {
      method: 'POST',
      json: { type: 'pilot', organisation: 'E.ON' },
    })
    expect(await statusOf({ on: 'record', id: record.id })).toBe(200)
    expect(await statusOf({ on: 'field', id: 'pilot' })).toBe(200)
    expect(await statusOf({ on: 'record', id: 'none' })).toBe(404)
    expect(await statusOf({ on: 'field', id: 'none' })).toBe(404)
    await member.json(`/rest/v1/ventures/${id}/records/${record.id}`, { method: 'DELETE', json: {} })
    expect(await statusOf({ on: 'record', id: record.id })).toBe(404)
  })

  test('that ask for proof end with a record, or when the owner or who asked resolves them', async () => {
    const { id, owner, member, mentor } = await team(server)
    const [asked] = await comment(mentor, id, { kind: 'proof' })
    expect((await resolve(member, id, asked?.id, {})).status).toBe(403)
    expect((await resolve(member, id, asked?.id, { record_id: 'none' })).status).toBe(404)
    const { record } = await member.json<{ record: { id: string } }>(`/rest/v1/ventures/${id}/records`, {
      method: 'POST',
      json: { type: 'interview', who: 'Petra Lang', organisation: 'E.ON' },
    })
    const { body } = await resolve(member, id, asked?.id, { record_id: record.id })
    expect(body.comments[0]?.resolved).toMatchObject({ by: 'member', record_id: record.id })
    expect((await dashboardOf(owner)).comments).toEqual({ open: 0, asked: [] })
    // Twice is once; who asked opens it again, and the owner ends it.
    expect((await resolve(owner, id, asked?.id, {})).body.comments[0]?.resolved?.by).toBe('member')
    expect((await resolve(mentor, id, asked?.id, { resolved: false })).body.comments[0]?.resolved).toBeNull()
    expect((await resolve(owner, id, asked?.id, {})).body.comments[0]?.resolved).toMatchObject({
      by: 'owner',
      record_id: null,
    })
  })

  test('of others are resolved by the owner alone, and an answer is no thread', async () => {
    const { id, owner, member, mentor } = await team(server)
    const [first] = await comment(member, id, {})
    const answer = (await comment(mentor, id, { thread_id: first?.id })).at(-1)
    expect((await resolve(mentor, id, first?.id, {})).status).toBe(403)
    expect((await resolve(owner, id, answer?.id, {})).status).toBe(404)
    const refused = await ask(member, 'POST', `/rest/v1/ventures/${id}/comments`, {
      subject: TECHNOLOGY,
      thread_id: answer?.id,
      text: 'x',
    })
    expect(refused.status).toBe(404)
    const [ended] = await Promise.all([resolve(member, id, first?.id, {}), resolve(owner, id, first?.id, {})])
    expect(ended.status).toBe(200)
  })
})

describe('the cohort', () => {
  const cohortOf = (sponsor: Visitor, days = 14) =>
    sponsor.json<{ days: number; ventures: CohortVenture[] }>(`/rest/v1/cohort?days=${days}`)

  test('shows where each venture stands, what moved, and what the next gate asks for', async () => {
    const { id, owner, sponsor } = await team(server)
    await owner.ask('We interviewed 5 brewers.')
    await server.query(`update roadmap_history set at = at - interval '20 days' where venture_id = $1`, [id])
    await owner.ask('We interviewed 4 more dairies.')
    const { ventures } = await cohortOf(sponsor)
    expect(ventures).toMatchObject([
      {
        id,
        name: 'Halide Labs',
        counters: { interview: 9 },
        moved: { levels: 0, counters: { interview: 4, loi: 0 } },
      },
    ])
    expect(ventures[0]?.next_gate).toEqual(expect.any(String))
    expect(ventures[0]?.last_evidence_at).not.toBeNull()
    expect((await cohortOf(sponsor, 30)).ventures[0]?.moved.counters.interview).toBe(9)
    expect(JSON.stringify(ventures)).not.toContain('brewers')
    expect((await cohortOf(owner)).ventures).toEqual([])
  })

  test('is saved as a table that no spreadsheet runs, and a venture that leaves is gone from it', async () => {
    const owner = await server.member()
    const id = await begin(owner, '=HYPERLINK("https://evil.example")')
    const sponsor = await joined(server, owner, id, 'sponsor')
    const file = await sponsor.fetch(`${venturesApi.cohortFile.path}?days=14`)
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="cohort-.*\.csv"$/)
    const [head = '', row = ''] = (await file.text()).split('\r\n')
    expect(head).toContain('venture,level,levels_in_14_days,interview,interview_in_14_days')
    expect(row).toContain(`"'=HYPERLINK(""https://evil.example"")",0,0,0,0`)
    await owner.json(`/rest/v1/ventures/${id}/members/${await idOf(sponsor)}`, { method: 'DELETE', json: {} })
    expect(await (await sponsor.fetch(venturesApi.cohortFile.path)).text()).not.toContain('HYPERLINK')
    expect((await cohortOf(sponsor)).ventures).toEqual([])
  })
})
