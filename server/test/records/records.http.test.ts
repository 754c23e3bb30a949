import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dashboardOf, undo } from '#server/test/roadmap.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import type { OutputOf } from '#shared/endpoint.ts'
import type { EvidenceRow, recordsApi } from '#shared/records.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

type Member = Awaited<ReturnType<TestServer['member']>>
type Changed = OutputOf<typeof recordsApi.add>

/** A founder, and the calls that are about the records of their venture. */
async function founder(...said: string[]) {
  const member = await server.member('Mara Voss')
  for (const text of said) await member.ask(text)
  const { venture } = await dashboardOf(member)
  return { member, venture: venture.id, ...callsOf(member, venture.id) }
}

function callsOf(member: Member, venture: string) {
  const path = `/rest/v1/ventures/${venture}/records`
  const at = (id: string) => `${path}/${encodeURIComponent(id)}`
  const send = (method: string, to: string, json?: object) =>
    member.fetch(to, { method, ...(json && { json }) })
  const told = async <T>(response: Promise<Response>): Promise<T> => {
    const answer = await response
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }
  return {
    path,
    list: (person = '') =>
      member.json<OutputOf<typeof recordsApi.list>>(`${path}?person=${encodeURIComponent(person)}`),
    add: (json: object) => told<Changed>(send('POST', path, json)),
    change: (id: string, json: object) => told<Changed>(send('PATCH', at(id), json)),
    tryChange: (id: string, json: object) => send('PATCH', at(id), json),
    remove: (id: string) => told<OutputOf<typeof recordsApi.remove>>(send('DELETE', at(id))),
    tryRemove: (id: string) => send('DELETE', at(id)),
  }
}

const PETRA = {
  type: 'interview',
  who: 'Petra Lang',
  organisation: 'Terravent',
  date: '2026-06-12',
  relation: 'user',
  learnt: 'They clean the sorbent every eight days.',
}
const inShort = ({ type, organisation, who, count, source }: EvidenceRow) =>
  [type, organisation, who, count, source.kind].join(' ').trim()

describe('a record', () => {
  test('that is added counts, says who typed it, and stands in the export', async () => {
    const { member, add, list } = await founder()
    const { record, counters } = await add(PETRA)
    expect(counters.interview).toBe(1)
    expect(record).toMatchObject({
      ...PETRA,
      count: 1,
      named: true,
      strength: 'said',
      source: { kind: 'form', quote: '', author: 'Mara Voss', extractor: 'person' },
    })
    expect((await list()).records).toEqual([record])
    expect(await dashboardOf(member)).toMatchObject({ counters: { interview: 1 } })
  })

  test('that is there already is completed and not counted twice, unless it is said to be another one', async () => {
    const { add, list } = await founder()
    const { record } = await add({ ...PETRA, learnt: '' })
    const again = await add({ ...PETRA, who: 'Lang, Petra', date: null, segment: 'Geothermal power' })
    expect(again.counters.interview).toBe(1)
    expect(again.record).toMatchObject({ id: record.id, learnt: PETRA.learnt, segment: 'Geothermal power' })
    expect((await add({ ...PETRA, date: '2026-07-01' })).counters.interview).toBe(2)
    expect((await add({ ...PETRA, same_as: null })).counters.interview).toBe(3)
    const same = await add({ ...PETRA, who: 'P. Lang', channel: 'Call', same_as: record.id })
    expect(same).toMatchObject({ record: { id: record.id, channel: 'Call' }, counters: { interview: 3 } })
    expect((await list()).records).toHaveLength(3)
  })

  test('of an interview needs a person and no organisation, and is not counted twice when one is named later', async () => {
    const { add, change, list, path, member } = await founder()
    const { organisation: _, ...alone } = PETRA
    const { record, counters } = await add(alone)
    expect([record.organisation, record.named, counters.interview]).toEqual(['', true, 1])
    expect((await add({ ...alone, who: 'Lang, Petra', date: null })).counters.interview).toBe(1)
    const named = await add({ ...PETRA, date: null })
    expect(named).toMatchObject({
      record: { id: record.id, organisation: 'Terravent' },
      counters: { interview: 1 },
    })
    // A role alone is somebody else on another day, and somebody else than the one of a company.
    const farmer = { type: 'interview', who: 'farmer', date: '2026-06-01' }
    expect((await add(farmer)).counters.interview).toBe(2)
    expect((await add(farmer)).counters.interview).toBe(2)
    expect((await add({ ...farmer, date: '2026-06-02' })).counters.interview).toBe(3)
    expect((await add({ ...farmer, organisation: 'Geox', date: null })).counters.interview).toBe(4)
    expect((await change(record.id, { organisation: '' })).record).toMatchObject({
      organisation: '',
      count: 1,
    })
    expect((await list()).records).toHaveLength(4)
    const deal = await member.fetch(path, { method: 'POST', json: { type: 'loi', signatory: 'Petra Lang' } })
    expect(deal.status).toBe(400)
  })

  test('names one of those told in chat, and the counter stays; taken back, it is one of them again', async () => {
    const { member, add, list, remove } = await founder('We interviewed 12 plant managers.')
    const [told] = (await list()).records
    expect(told).toMatchObject({ count: 12, named: false, source: { kind: 'chat', author: 'Mara Voss' } })
    const { record, counters } = await add({ ...PETRA, names: told?.id })
    expect(counters.interview).toBe(12)
    expect(record.source.quote).toBe(told?.source.quote)
    expect((await list()).records.map(inShort)).toEqual([
      'interview Terravent Petra Lang 1 form',
      'interview  plant managers 11 chat',
    ])
    const { changeId } = await remove(record.id)
    expect((await list()).records.map(inShort)).toEqual(['interview  plant managers 12 chat'])
    await undo(member, changeId)
    expect((await list()).records).toHaveLength(2)
  })

  test('of a second pilot at one organisation is kept and counts nothing', async () => {
    const { add } = await founder()
    await add({ type: 'pilot', organisation: 'Terravent', start: '2026-01-10' })
    const { record, counters } = await add({
      type: 'pilot',
      organisation: 'Terravent GmbH',
      start: '2026-06-03',
    })
    expect([record.count, counters.pilot]).toEqual([0, 1])
  })

  test('says what it lacks and how strong it is, and changes what the level reads', async () => {
    const { add, change } = await founder()
    const pilot = await add({ type: 'pilot', organisation: 'Terravent', metric: 'Flux loss' })
    expect(pilot.record).toMatchObject({
      strength: 'committed',
      missing: ['baseline', 'target', 'end', 'decided_by', 'decision_date'],
    })
    const paid = await change(pilot.record.id, { fee: '€8,000', end: '2026-09-30' })
    expect(paid.record).toMatchObject({ strength: 'paid', fee: '€8,000' })
    expect(paid.record.missing).not.toContain('end')
    const converted = await change(pilot.record.id, { state: 'converted' })
    expect(converted.counters).toMatchObject({ pilot: 1, revenue: 1, repeat_events: 1 })
    const loi = await add({ type: 'loi', organisation: 'Oberrhein Wärme', need: 'Lithium', volume: '40 t' })
    expect(loi.record.missing).toEqual(['price', 'condition', 'signatory'])
    const customer = await add({ type: 'revenue', organisation: 'ReCell', repeat_orders: 1 })
    expect(customer).toMatchObject({ record: { strength: 'paid_again' }, counters: { repeat_events: 2 } })
  })

  test('that was cancelled stays in the list and counts no more, until it is undone', async () => {
    const { member, add, change, list } = await founder()
    const { record } = await add({ type: 'pilot', organisation: 'Terravent' })
    const cancelled = await change(record.id, { state: 'cancelled' })
    expect(cancelled).toMatchObject({ record: { count: 0, state: 'cancelled' }, counters: { pilot: 0 } })
    await undo(member, cancelled.record.changeId)
    expect((await list()).counters.pilot).toBe(1)
  })
})

describe('changing a record', () => {
  test('keeps what was not given, empties what is empty, and is undone by its change', async () => {
    const { member, add, change, list } = await founder()
    const { record } = await add(PETRA)
    const changed = await change(record.id, { relation: 'buyer', learnt: '', organisation: 'Geox' })
    const [told] = (await dashboardOf(member)).history
    expect(told).toMatchObject({
      what: 'record',
      after: 'Petra Lang, Geox',
      cause: 'You changed a record',
      undone: false,
    })
    expect(changed.record).toMatchObject({ who: 'Petra Lang', relation: 'buyer', organisation: 'Geox' })
    expect(changed.record.learnt).toBeUndefined()
    await undo(member, changed.record.changeId)
    expect((await list()).records).toEqual([record])
    const { history } = await dashboardOf(member)
    expect(history.find(({ what }) => what === 'record')?.undone).toBe(true)
  })

  test('answers 409 with the record as it is when somebody changed it since, and overwrites nothing', async () => {
    const { add, change, tryChange } = await founder()
    const { record } = await add(PETRA)
    await change(record.id, { relation: 'buyer', before: { relation: 'user' } })
    const refused = await tryChange(record.id, { relation: 'expert', before: { relation: 'user' } })
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ code: 'conflict', current: { relation: 'buyer' } })
    const other = await change(record.id, { channel: 'Call', before: { channel: '' } })
    expect(other.record).toMatchObject({ relation: 'buyer', channel: 'Call' })
  })

  test('by two people at once keeps one of both and tells the other', async () => {
    const { add, tryChange, list } = await founder()
    const { record } = await add(PETRA)
    const answers = await Promise.all(
      ['buyer', 'expert'].map((relation) => tryChange(record.id, { relation, before: { relation: 'user' } })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const [kept] = (await list()).records
    expect(['buyer', 'expert']).toContain(kept?.relation)
  })

  test('is none of another type, whatever it is said to be', async () => {
    const { member, add, path, list } = await founder()
    const { record } = await add(PETRA)
    for (const named of [{ same_as: record.id }, { names: record.id }]) {
      const json = { type: 'loi', organisation: 'E.ON', ...named }
      expect((await member.fetch(path, { method: 'POST', json })).status).toBe(404)
    }
    expect((await list()).counters).toMatchObject({ interview: 1, loi: 0 })
  })

  test('of several told without names names one of them', async () => {
    const { change, list } = await founder('We interviewed 12 plant managers.')
    const [told] = (await list()).records
    const { record, counters } = await change(told?.id ?? '', { who: 'Hanne Vik', organisation: 'Nordlys' })
    expect([record.count, counters.interview]).toEqual([1, 12])
    const all = await change(told?.id ?? '', { segment: 'Geothermal power' })
    expect(all.record).toMatchObject({ count: 11, segment: 'Geothermal power' })
  })

  test('merges two into one that holds what either said, and undo parts them', async () => {
    const { member, add, change, list } = await founder()
    const one = await add(PETRA)
    const other = await add({ ...PETRA, who: 'Petra L.', date: '2026-06-13', segment: 'Geothermal power' })
    const merged = await change(other.record.id, { same_as: one.record.id })
    expect(merged.counters.interview).toBe(1)
    expect(merged.record).toMatchObject({ ...PETRA, segment: 'Geothermal power' })
    await undo(member, merged.record.changeId)
    expect((await list()).records).toHaveLength(2)
  })

  test('keeps what somebody changed meanwhile in the record that stays', async () => {
    const { add, change } = await founder()
    const one = await add(PETRA)
    const other = await add({ ...PETRA, who: 'Petra L.', date: '2026-06-13', segment: 'Geothermal power' })
    await change(one.record.id, { segment: 'Breweries', learnt: 'They changed the sorbent.' })
    const merged = await change(other.record.id, { same_as: one.record.id })
    expect(merged.record).toMatchObject({ segment: 'Breweries', learnt: 'They changed the sorbent.' })
  })

  test('parts two again that said the same', async () => {
    const { member, add, change, list } = await founder()
    const one = await add(PETRA)
    const other = await add({ ...PETRA, same_as: null })
    const merged = await change(other.record.id, { same_as: one.record.id })
    expect(merged.counters.interview).toBe(1)
    expect((await undo(member, merged.record.changeId)).counters.interview).toBe(2)
    expect((await list()).records.map(({ id }) => id)).toEqual([other.record.id, one.record.id])
  })
})

describe('removing a record', () => {
  test('takes it out until its change is undone; a second time there is nothing to remove', async () => {
    const { member, add, remove, tryRemove, list } = await founder()
    const { record } = await add(PETRA)
    const { changeId, counters } = await remove(record.id)
    expect(counters.interview).toBe(0)
    expect((await tryRemove(record.id)).status).toBe(404)
    expect((await member.fetch(`/rest/v1/dashboard`)).status).toBe(200)
    expect((await undo(member, changeId)).counters.interview).toBe(1)
    expect((await list()).records).toEqual([record])
  })
})

describe('what a venture shows of its records', () => {
  const LOI = {
    type: 'loi',
    organisation: 'Geox',
    signatory: 'Dr Uwe Stähl',
    price: '=900',
    expires: '2026-12-31',
  }

  test('holds everything in its founder’s files, nothing that a spreadsheet would run', async () => {
    const { member, add } = await founder()
    await add(PETRA)
    await add(LOI)
    const file = (format: string) => member.fetch(`/rest/v1/dashboard/export?format=${format}`)
    const markdown = await (await file('md')).text()
    expect(markdown).toContain('Who: Petra Lang; Date: 12 June 2026; Relation: User')
    expect(markdown).toContain('Signed by: Dr Uwe Stähl')
    expect(markdown).toContain("Price: '=900")
    const { evidence } = (await (await file('json')).json()) as { evidence: EvidenceRow[] }
    expect(evidence).toMatchObject([{ signatory: 'Dr Uwe Stähl', price: "'=900" }, PETRA])
    const all = await member.json<object>('/rest/v1/account/export')
    expect(JSON.stringify(all)).toContain('Dr Uwe Stähl')
  })

  test('names organisations and numbers on its shared page, and no third party', async () => {
    const { member, add } = await founder('We interviewed 3 plant managers.')
    await add({ ...PETRA, learnt: 'Nothing' })
    await add(LOI)
    await member.ask('Petra Lang at Terravent signed a letter of intent.')
    const { url } = await member.json<{ url: string }>('/rest/v1/dashboard/share', {
      method: 'POST',
      json: { days: 7 },
    })
    const page = await server.visitor().json<object>(`/rest/v1/shared/${url.split('/').at(-1)}`)
    const text = JSON.stringify(page)
    expect(text).toContain('Terravent')
    expect(text).toContain('Geox')
    expect(/petra\s+lang|st.hl/i.test(text)).toBe(false)
  })
})

describe('forgetting a person', () => {
  const SAID = 'We interviewed Petra Lang at Terravent. We also interviewed 3 more plant managers.'

  test('takes the name out of records, sentences and history for good, and no counter moves', async () => {
    const { member, venture, add, list, change } = await founder(SAID)
    const { record } = await add({ ...PETRA, date: '2026-07-01', learnt: 'Ask Lang, Petra again.' })
    await change(record.id, { by: 'Petra  LANG, shift lead' })
    await add({ type: 'loi', organisation: 'Petra Lang', signatory: 'petra lang' })
    await add({ type: 'loi', organisation: 'Geox', signatory: 'Uwe Stahl' })
    const before = await dashboardOf(member)
    const told = await member.json<OutputOf<typeof recordsApi.forgetPerson>>(
      `/rest/v1/ventures/${venture}/forget-person`,
      { method: 'POST', json: { person: 'Petra Lang' } },
    )
    expect(told.forgotten).toBeGreaterThanOrEqual(2)
    expect(told.counters).toEqual(before.counters)
    const after = await dashboardOf(member)
    expect([after.counters, after.level]).toEqual([before.counters, before.level])
    const { records } = await list()
    expect(records.find(({ id }) => id === record.id)).toMatchObject({
      organisation: 'Terravent',
      learnt: 'Ask […] again.',
      by: 'shift lead',
    })
    const everything = await Promise.all(
      ['evidence_events', 'roadmap_history', 'dashboard_config'].map((table) =>
        server.query(`select to_jsonb(t)::text as row from ${table} t where venture_id = $1`, [venture]),
      ),
    )
    const own = JSON.stringify([everything, records, after, await member.messages()])
    expect(/petra\W+lang|lang\W+petra/i.test(own)).toBe(false)
    expect(own).toContain('Uwe Stahl')
    expect((await list('Petra Lang')).records).toEqual([])
  })

  test('is forgotten in comments, commitments and replies as well', async () => {
    const { member, add, venture } = await founder('We interviewed Petra Lang of Terravent.')
    await add(PETRA)
    const mentor = await server.member('Ines')
    const { id } = await mentor.json<{ id: string }>('/rest/v1/profile')
    await server.query(`insert into venture_members values ($1, $2, 'mentor')`, [venture, id])
    const path = `/rest/v1/ventures/${venture}`
    const said = { subject: { on: 'action', id: '' }, passage: 'PETRA LANG', text: 'Did Lang, Petra sign?' }
    await mentor.json(`${path}/comments`, { method: 'POST', json: said })
    const due = { text: 'Call Petra Lang', due_on: '2030-01-02' }
    await member.json(`${path}/commitments`, { method: 'POST', json: due })
    await server.query(
      `update chat_messages set content = 'Ask Petra Lang why.' where role = 'assistant' and user_id = (
      select user_id from ventures where id = $1)`,
      [venture],
    )
    const talk = member.conversationId
    await member.json(`/rest/v1/conversations/${talk}/links`, {
      method: 'POST',
      json: { days: 7, named: false },
    })
    await server.query(
      `update conversations set title = 'Petra Lang and the sorbent', summary = 'They met Petra Lang.' where id = $1`,
      [talk],
    )
    await server.query(
      `update chat_messages set offers = '{"cards": {"words": "Petra Lang", "entries": []}}'
       where conversation_id = $1 and role = 'assistant'`,
      [talk],
    )
    const form = new FormData()
    form.set('file', new File(['Who,Company\nAda Byron,E.ON'], 'call-petra_lang.csv'))
    const { import: sheet } = await member.json<{ import: { id: string } }>(`${path}/imports`, {
      method: 'POST',
      body: form,
    })
    await member.json(`${path}/imports/${sheet.id}/take`, { method: 'POST', json: {} })
    await member.json(`${path}/forget-person`, { method: 'POST', json: { person: 'Petra Lang' } })
    const tables = [
      'venture_comments',
      'commitments',
      'chat_messages',
      'conversations',
      'conversation_links',
      'venture_imports',
      'evidence_events',
      'roadmap_history',
    ]
    for (const table of tables) {
      const owned = ['chat_messages', 'conversations', 'conversation_links'].includes(table)
        ? 'user_id = (select user_id from ventures where id = $1)'
        : 'venture_id = $1'
      const rows = await server.query<{ row: string }>(
        `select t::text as row from ${table} t where ${owned}`,
        [venture],
      )
      expect(rows.length).toBeGreaterThan(0)
      expect(rows.filter(({ row }) => /petra\W+lang|lang\W+petra/i.test(row))).toEqual([])
    }
  })

  test('is a name, and no word of every sentence', async () => {
    const { member, venture } = await founder('We interviewed Petra Lang of Terravent.')
    const path = `/rest/v1/ventures/${venture}/forget-person`
    for (const person of ['we', 'of the', '… !'])
      expect((await member.fetch(path, { method: 'POST', json: { person } })).status).toBe(400)
  })

  test('of whom nobody spoke changes nothing', async () => {
    const { member, venture, add, list } = await founder()
    await add(PETRA)
    const { records } = await list()
    const told = await member.json<{ forgotten: number }>(`/rest/v1/ventures/${venture}/forget-person`, {
      method: 'POST',
      json: { person: 'Petr' },
    })
    expect(told.forgotten).toBe(0)
    expect((await list()).records).toEqual(records)
  })
})

describe('the records of a venture', () => {
  test('are found by who they name, in whatever part', async () => {
    const { add, list } = await founder()
    await add(PETRA)
    await add({ type: 'loi', organisation: 'Oberrhein Wärme', signatory: 'Dr Uwe Stähl' })
    expect((await list('uwe stahl')).records.map(({ type }) => type)).toEqual(['loi'])
    expect((await list('nobody')).records).toEqual([])
  })

  test('are read by a mentor, changed by members, and not seen by a sponsor', async () => {
    const { venture, path, add } = await founder('We interviewed 12 plant managers.')
    const { record } = await add(PETRA)
    const join = async (name: string, role: string) => {
      const member = await server.member(name)
      const { id } = await member.json<{ id: string }>('/rest/v1/profile')
      await server.query('insert into venture_members (venture_id, user_id, role) values ($1, $2, $3)', [
        venture,
        id,
        role,
      ])
      return member
    }
    const [mentor, sponsor, colleague] = [
      await join('Sigrid Aalto', 'mentor'),
      await join('Kontor', 'sponsor'),
      await join('Jonas Feld', 'member'),
    ]
    const seen = await callsOf(mentor, venture).list()
    expect([seen.venture.role, seen.records.length]).toEqual(['mentor', 2])
    // What somebody said in chat is shown with who said it; where it stands is theirs alone.
    expect(seen.records[1]?.source).toMatchObject({
      author: 'Mara Voss',
      conversationId: null,
      messageId: null,
    })
    const refused = [
      mentor.fetch(path, { method: 'POST', json: PETRA }),
      mentor.fetch(`${path}/${record.id}`, { method: 'PATCH', json: { relation: 'buyer' } }),
      mentor.fetch(`${path}/${record.id}`, { method: 'DELETE' }),
      mentor.fetch(`/rest/v1/ventures/${venture}/forget-person`, {
        method: 'POST',
        json: { person: 'Petra Lang' },
      }),
      sponsor.fetch(path),
      sponsor.fetch(path, { method: 'POST', json: PETRA }),
    ]
    for (const response of await Promise.all(refused)) {
      expect(response.status).toBe(403)
      expect(await response.json()).toMatchObject({ code: 'forbidden' })
    }
    const hers = await callsOf(colleague, venture).add({ ...PETRA, who: 'Hanne Vik' })
    expect(hers.record.source.author).toBe('Jonas Feld')
    expect(hers.counters.interview).toBe(14)
  })

  test('are not there for a stranger, and refuse what is no record', async () => {
    const { path, add, member } = await founder()
    const { record } = await add(PETRA)
    const stranger = await server.member()
    const calls = [
      stranger.fetch(path),
      stranger.fetch(path, { method: 'POST', json: PETRA }),
      stranger.fetch(`${path}/${record.id}`, { method: 'PATCH', json: { relation: 'buyer' } }),
      stranger.fetch(`${path}/${record.id}`, { method: 'DELETE' }),
    ]
    for (const response of await Promise.all(calls)) {
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ code: 'venture_gone' })
    }
    const wrong = [
      { ...PETRA, who: '' },
      { ...PETRA, date: '12.06.2026' },
      { ...PETRA, type: 'survey' },
    ]
    for (const json of wrong) expect((await member.fetch(path, { method: 'POST', json })).status).toBe(400)
  })
})
