import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answer, cardsOf, dashboardOf, undo } from '#server/test/roadmap.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import type { Visitor } from '#server/test/visitor.ts'
import type { Dashboard } from '#shared/dashboard.ts'
import type { DashboardUpdate } from '#shared/events.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const TOLD = 'We talked to about 10 growers last week. Halden Water gave us a letter.'

/** A member whose message holds two facts to be checked, with the rows of its card. */
async function told(text = TOLD): Promise<{ member: Visitor; rows: DashboardUpdate[] }> {
  const member = await server.member()
  const rows = cardsOf(await member.ask(text)).filter(({ proposal }) => proposal)
  return { member, rows }
}

const rowOf = (rows: readonly DashboardUpdate[], type: string) =>
  rows.find(({ proposal }) => proposal?.kind === 'evidence' && proposal.type === type)

/** The rows under the newest reply as they stand now. */
async function shownRows(member: Visitor): Promise<DashboardUpdate[]> {
  const updates = (await member.messages()).at(-1)?.updates ?? []
  return updates.filter(({ proposal }) => proposal)
}

const confirmAll = (member: Visitor, json: object) =>
  member.fetch('/rest/v1/evidence/confirm-all', { method: 'POST', json })

async function refused(response: Response) {
  const { error, code } = (await response.json()) as { error: string; code: string }
  return { status: response.status, code, error }
}

describe('a message with facts to check', () => {
  test('gives one row for each, and one question for each on the dashboard', async () => {
    const { member, rows } = await told()
    expect(rows).toMatchObject([
      {
        needsConfirmation: true,
        proposal: { kind: 'evidence', type: 'interview', op: 'add', count: 10, before: null },
      },
      {
        needsConfirmation: true,
        proposal: { type: 'loi', count: 1, org: 'Halden Water', asks: expect.stringContaining('signed') },
      },
    ])
    const { questions, counters } = await dashboardOf(member)
    expect(questions.map(({ recordId }) => recordId).sort()).toEqual(
      rows.map(({ recordId }) => recordId).sort(),
    )
    expect(questions.every(({ proposal }) => proposal)).toBe(true)
    expect(counters).toMatchObject({ interview: 0, loi: 0 })
    expect((await member.messages())[0]?.marks).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }])
  })

  test('counts a row as its founder changed it, with their sentence as its source', async () => {
    const { member, rows } = await told()
    const row = rowOf(rows, 'interview')
    const changes = { type: 'pilot', count: 2, org: 'Biowärme Kufstein, Haskel', amount: '€4,800' }
    const response = await answer(member, row?.recordId ?? '', 'confirm', { changes })
    const { counters, records } = (await response.json()) as Dashboard
    expect(counters).toMatchObject({ interview: 0, pilot: 2 })
    expect(records.find(({ id }) => id === row?.recordId)).toMatchObject({
      type: 'pilot',
      count: 2,
      org: 'Biowärme Kufstein, Haskel',
      paid: true,
      source: { quote: row?.quote, conversationId: member.conversationId },
    })
    expect((await shownRows(member))[0]).toMatchObject({
      answered: 'confirmed',
      needsConfirmation: false,
      proposal: { type: 'pilot', count: 2, amount: '€4,800' },
    })
  })

  test('says whom and which day it names, and takes another person and day as its founder corrects them', async () => {
    const { member, rows } = await told('Had a chat with Petra Lang from Terravent on 12 June 2026.')
    expect(rows).toMatchObject([{ proposal: { type: 'interview', count: 1, date: '2026-06-12' } }])
    const id = rows[0]?.recordId ?? ''
    const changes = { org: 'Terravent', who: 'Petra Lang', date: '2026-06-11' }
    await answer(member, id, 'confirm', { changes })
    const { venture } = await dashboardOf(member)
    const records = `/rest/v1/ventures/${venture.id}/records`
    const listed = async () => (await member.json<{ records: object[] }>(records)).records
    expect(await listed()).toMatchObject([
      { organisation: 'Terravent', who: 'Petra Lang', date: '2026-06-11', count: 1 },
    ])
    const [added] = await shownRows(member)
    expect(added).toMatchObject({ proposal: { who: 'Petra Lang', date: '2026-06-11' } })
    await undo(member, added?.undoEventId)
    expect(await listed()).toEqual([])
    expect((await shownRows(member))[0]).toMatchObject({
      needsConfirmation: true,
      proposal: { date: '2026-06-12' },
    })
  })

  test('carries whom and when over to the type that its founder chose', async () => {
    const { member, rows } = await told('Had a chat with Petra Lang from Terravent on 12 June 2026.')
    const changes = { type: 'loi', org: 'Terravent', who: 'Petra Lang' }
    await answer(member, rows[0]?.recordId ?? '', 'confirm', { changes })
    const { venture } = await dashboardOf(member)
    const listed = await member.json<{ records: object[] }>(`/rest/v1/ventures/${venture.id}/records`)
    expect(listed.records).toMatchObject([{ type: 'loi', signatory: 'Petra Lang', date: '2026-06-12' }])
  })

  test('waits again as it was proposed when what was added is undone', async () => {
    const { member, rows } = await told()
    const before = await dashboardOf(member)
    await answer(member, rows[0]?.recordId ?? '', 'confirm', { changes: { count: 7 } })
    const [added] = await shownRows(member)
    const { counters, records, questions } = await undo(member, added?.undoEventId)
    const { counters: then, records: stood, questions: asked } = before
    expect({ counters, records, questions }).toEqual({ counters: then, records: stood, questions: asked })
    expect((await shownRows(member))[0]).toMatchObject({ needsConfirmation: true, proposal: { count: 10 } })
  })

  test('leaves no mark of what was dismissed, until that is undone', async () => {
    const { member, rows } = await told()
    await answer(member, rows[0]?.recordId ?? '', 'reject')
    expect((await member.messages())[0]?.marks).toHaveLength(1)
    const [dismissed] = await shownRows(member)
    expect(dismissed).toMatchObject({ answered: 'rejected', proposal: { count: 10 } })
    await undo(member, dismissed?.undoEventId)
    expect((await member.messages())[0]?.marks).toHaveLength(2)
  })

  test('refuses a number above 999, an organisation above 120 characters and an amount above 60', async () => {
    const { member, rows } = await told()
    const id = rows[0]?.recordId ?? ''
    const tooMuch = [
      { count: 1000 },
      { count: 0 },
      { org: 'x'.repeat(121) },
      { amount: '1'.repeat(61) },
      { who: 'x'.repeat(121) },
      { date: '12 June' },
    ]
    for (const changes of [...tooMuch, { type: 'prize' }, { value: '' }]) {
      expect((await answer(member, id, 'confirm', { changes })).status).toBe(400)
      expect((await confirmAll(member, { ids: [id], changes: { [id]: changes } })).status).toBe(400)
    }
    expect((await confirmAll(member, { ids: [] })).status).toBe(400)
    expect((await confirmAll(member, { ids: Array(101).fill(id) })).status).toBe(400)
    expect((await dashboardOf(member)).questions).toHaveLength(2)
  })

  test('is a total or a correction with the number it replaces', async () => {
    const { member } = await told('We did 12 interviews with growers.')
    const { rows } = { rows: cardsOf(await member.ask('I think we are at about 20 interviews in total.')) }
    expect(rows.find(({ proposal }) => proposal?.kind === 'evidence')).toMatchObject({
      proposal: { type: 'interview', op: 'set', count: 20, before: 12 },
    })
  })
})

describe('adding all rows at once', () => {
  test('adds them as changed, as one change that one undo takes back', async () => {
    const { member, rows } = await told()
    const ids = rows.flatMap(({ recordId }) => recordId ?? [])
    const [first = ''] = ids
    const response = await confirmAll(member, { ids, changes: { [first]: { count: 9 } } })
    const { counters, questions, history } = (await response.json()) as Dashboard
    expect(counters).toMatchObject({ interview: 9, loi: 1 })
    expect(questions).toEqual([])
    const undoIds = new Set(history.flatMap(({ undoEventId }) => undoEventId ?? []))
    expect(undoIds.size).toBe(1)
    const shown = await shownRows(member)
    const undone = await undo(member, shown[0]?.undoEventId)
    expect(undone.counters).toMatchObject({ interview: 0, loi: 0 })
    expect(undone.questions).toHaveLength(2)
  })

  test('adds nothing and names what moved when one of them was dismissed meanwhile', async () => {
    const { member, rows } = await told()
    const ids = rows.flatMap(({ recordId }) => recordId ?? [])
    await answer(member, ids[1] ?? '', 'reject')
    const { status, code, error } = await refused(await confirmAll(member, { ids }))
    expect({ status, code }).toEqual({ status: 409, code: 'already_answered' })
    expect(error).toContain('Nothing was added')
    expect(error).toContain('Halden Water gave us a letter')
    expect(error).not.toContain('growers')
    expect((await dashboardOf(member)).counters).toMatchObject({ interview: 0, loi: 0 })
  })

  test('is one change when it is asked for twice', async () => {
    const { member, rows } = await told()
    const ids = rows.flatMap(({ recordId }) => recordId ?? [])
    const [one, other] = await Promise.all([confirmAll(member, { ids }), confirmAll(member, { ids })])
    expect([one.status, other.status]).toEqual([200, 200])
    expect((await dashboardOf(member)).counters).toMatchObject({ interview: 10, loi: 1 })
  })

  test('S20: answers 404 for another’s rows, and changes nothing of theirs', async () => {
    const { member, rows } = await told()
    const ids = rows.flatMap(({ recordId }) => recordId ?? [])
    const stranger = await server.member()
    expect(await refused(await confirmAll(stranger, { ids }))).toMatchObject({
      status: 404,
      code: 'not_found',
    })
    expect((await answer(stranger, ids[0] ?? '', 'confirm', { changes: { count: 2 } })).status).toBe(404)
    expect((await dashboardOf(member)).questions).toHaveLength(2)
  })
})

describe('a suggested field', () => {
  const SUGGESTING = 'We did 6 interviews with plant managers.'
  const founders = ({ fields }: Dashboard) => fields.filter(({ suggested }) => !suggested)
  const roleOn = ({ fields }: Dashboard) => fields.find(({ field }) => field === 'persona_role')
  const role = (rows: readonly DashboardUpdate[]) =>
    rows.find(({ proposal }) => proposal?.kind === 'field' && proposal.field === 'persona_role')

  test('becomes the founder’s own with the text and the field they chose, and its sentence stays', async () => {
    const { member, rows } = await told(SUGGESTING)
    const row = role(rows)
    const changes = { field: 'icp_characteristic', value: 'Has a plant manager' }
    const response = await answer(member, row?.recordId ?? '', 'confirm', { changes })
    const fields = founders((await response.json()) as Dashboard)
    expect(fields).toMatchObject([
      { field: 'icp_characteristic', value: 'Has a plant manager', suggested: false },
    ])
    expect(fields[0]?.source.quote).toBe(row?.quote)
    const [shown] = (await shownRows(member)).filter(({ answered }) => answered)
    expect(shown).toMatchObject({ proposal: { field: 'icp_characteristic', value: 'Has a plant manager' } })
    const undone = await undo(member, shown?.undoEventId)
    expect(roleOn(undone)).toMatchObject({ suggested: true })
  })

  test('can be put aside and comes back with undo', async () => {
    const { member, rows } = await told(SUGGESTING)
    await answer(member, role(rows)?.recordId ?? '', 'reject')
    expect(roleOn(await dashboardOf(member))).toBeUndefined()
    const [dismissed] = (await shownRows(member)).filter(({ answered }) => answered === 'rejected')
    await undo(member, dismissed?.undoEventId)
    expect(roleOn(await dashboardOf(member))).toMatchObject({ suggested: true })
  })
})

describe('what became of a record', () => {
  test('B26: says how many it counted before it was corrected', async () => {
    const { member } = await told('We interviewed 12 plant managers.')
    await member.ask('Correction: we held 9 interviews, not 12.')
    const { records } = await dashboardOf(member)
    expect(records.filter(({ state }) => state === 'active')).toMatchObject([{ count: 9, counted: 12 }])
  })

  test('B11: says in which words a question was answered that changes nothing', async () => {
    const { member } = await told('Brauerei Stern signed a pilot contract with us last week.')
    const asked = cardsOf(await member.ask('Brauerei Stern has gone quiet about the pilot.'))
    const risk = asked.find(({ atRisk }) => atRisk)
    expect(risk?.options?.map(({ label }) => label)).toContain('Paused')
    await answer(member, risk?.recordId ?? '', 'reject', { answer: 'Paused' })
    const { records, counters } = await dashboardOf(member)
    expect(counters.pilot).toBe(1)
    expect(records.find(({ id }) => id === risk?.recordId)).toMatchObject({
      state: 'rejected',
      answer: 'Paused',
      paused: true,
    })
    const shown = (await member.messages()).at(-1)?.updates ?? []
    expect(shown).toContainEqual(expect.objectContaining({ answered: 'rejected', answer: 'Paused' }))
  })

  test('B11: a pilot that was said to be paused is paused among the records and in the file too', async () => {
    const { member } = await told('We run a paid pilot at Brauerei Stern, 18,000 euro for six months.')
    const stateOf = async () => {
      const { venture } = await dashboardOf(member)
      const path = `/rest/v1/ventures/${venture.id}/records`
      const { records } = await member.json<{ records: { state?: string }[] }>(path)
      return records.map(({ state }) => state)
    }
    expect(await stateOf()).toEqual(['running'])
    const asked = cardsOf(await member.ask('The pilot at Brauerei Stern is paused.'))
    const risk = asked.find(({ atRisk }) => atRisk)
    await answer(member, risk?.recordId ?? '', 'reject', { answer: 'Paused' })
    expect(await stateOf()).toEqual(['paused'])
    const file = await member.fetch('/rest/v1/dashboard/export?format=md')
    expect(await file.text()).toContain('State: Paused')
  })

  test('a pause ends with the next answer about the same organisation', async () => {
    const { member } = await told('Brauerei Stern signed a pilot contract with us last week.')
    for (const [said, label] of [
      ['Brauerei Stern has gone quiet about the pilot.', 'Paused'],
      ['Brauerei Stern did not answer my question about the pilot, they went silent.', 'Still running'],
    ] as const) {
      const risk = cardsOf(await member.ask(said)).find(({ atRisk }) => atRisk)
      await answer(member, risk?.recordId ?? '', 'reject', { answer: label })
      const { records } = await dashboardOf(member)
      expect(records.some(({ paused }) => paused)).toBe(label === 'Paused')
      expect(records.at(-1)?.answer).toBe(label)
    }
  })
})
