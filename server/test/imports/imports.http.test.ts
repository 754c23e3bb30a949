import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgetOldImports } from '#server/db/imports.ts'
import { docxOf, pptxOf, xlsxOf } from '#server/test/evidence-files.ts'
import { begin, earlier, paste, read, SHEET, take, undo, upload } from '#server/test/imports.ts'
import { dashboardOf } from '#server/test/roadmap.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import type { VentureImport } from '#shared/imports.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

describe('a sheet', () => {
  test('is matched by its headings, shown with gaps and repeats, and counts when it is taken', async () => {
    const place = await begin(server)
    const found = await read(place, 'interviews-2026.xlsx', xlsxOf(SHEET))
    expect(found).toMatchObject({
      name: 'interviews-2026.xlsx',
      sheet: 'Calls',
      kind: 'table',
      type: 'interview',
      dates: 'day_first',
      dates_doubtful: false,
      counters: { interview: 0 },
    })
    expect(found.columns.map(({ field }) => field)).toEqual([
      'who',
      'organisation',
      'date',
      'relation',
      'learnt',
      null,
    ])
    expect(found.words).toContainEqual({ word: 'Anwenderin', field: 'relation', value: 'user' })
    expect(found.rows.map(({ row, gaps, duplicate_of, place }) => [row, gaps, duplicate_of, place])).toEqual([
      [2, [], null, 'Row 2'],
      [3, [], null, 'Row 3'],
      [4, ['no_name', 'no_date'], null, 'Row 4'],
      [5, [], 'row:2', 'Row 5'],
    ])
    expect(found.rows[1]?.record).toMatchObject({ relation: 'buyer', date: '2026-06-11' })
    expect((await dashboardOf(place.person)).counters.interview).toBe(0)

    expect(await take(place, found)).toMatchObject({ taken: 3, counters: { interview: 3 } })
    expect((await dashboardOf(place.person)).counters.interview).toBe(3)
  })

  test('taken twice, or from two windows at once, takes nothing more', async () => {
    const place = await begin(server)
    const found = await read(place, 'interviews.xlsx', xlsxOf(SHEET))
    const both = await Promise.all([take(place, found), take(place, found)])
    expect(both.map(({ taken }) => taken).toSorted()).toEqual([0, 3])
    expect(await take(place, found)).toMatchObject({ taken: 0, counters: { interview: 3 } })
  })

  test('imported a second time is there already, row by row', async () => {
    const place = await begin(server)
    await take(place, await read(place, 'interviews.xlsx', xlsxOf(SHEET)))
    const again = await read(place, 'interviews.xlsx', xlsxOf(SHEET))
    expect(again.rows.filter(({ duplicate_of }) => duplicate_of === null)).toEqual([])
    expect(await take(place, again)).toMatchObject({ taken: 0, counters: { interview: 3 } })
  })

  test('gives up only the rows that were chosen, and a repeat where it was chosen', async () => {
    const place = await begin(server)
    const found = await read(place, 'interviews.xlsx', xlsxOf(SHEET))
    expect(await take(place, found, { rows: [3] })).toMatchObject({ taken: 1, counters: { interview: 1 } })
    expect(await take(place, found, { rows: [2, 3, 5] })).toMatchObject({
      taken: 2,
      counters: { interview: 3 },
    })
  })

  test('is undone as a whole, after asking about what was changed since, and can be taken again', async () => {
    const place = await begin(server)
    const found = await read(place, 'interviews.xlsx', xlsxOf(SHEET))
    await take(place, found)
    const records = place.path.replace('imports', 'records')
    const { records: rows } = await place.person.json<{ records: { id: string; who: string }[] }>(records)
    const petra = rows.find(({ who }) => who === 'Petra Lang')
    const change = { method: 'PATCH', json: { next_step: 'Send the data' } }
    await place.person.json(`${records}/${petra?.id}`, change)
    const refused = await undo(place, found)
    expect({ status: refused.status, ...((await refused.json()) as object) }).toMatchObject({
      status: 409,
      code: 'conflict',
      current: { records: [{ id: petra?.id, organisation: 'Terravent', who: 'Petra Lang' }] },
    })
    const response = await undo(place, found, '?force=true')
    expect(await response.json()).toMatchObject({ undone: 3, counters: { interview: 0 } })
    expect(await earlier(place)).toMatchObject([
      { name: 'interviews.xlsx', by: 'Mara Feld', type: 'interview', undone_at: expect.any(String) },
    ])
    expect(await (await undo(place, found)).json()).toMatchObject({ undone: 0 })
    expect(await take(place, found)).toMatchObject({ taken: 3, counters: { interview: 3 } })
  })

  test('is read again with other columns, another type and another order of dates', async () => {
    const place = await begin(server)
    const found = await paste(place, 'csv', 'Who,Company,Date,Volume\nAda Byron,E.ON,03/04/2026,20 t\n')
    expect(found).toMatchObject({ name: 'Pasted cells', dates: 'day_first', dates_doubtful: true })
    const change = async (json: object) =>
      (
        await place.person.json<{ import: VentureImport }>(`${place.path}/${found.id}`, {
          method: 'PATCH',
          json,
        })
      ).import
    expect((await change({ dates: 'month_first' })).rows[0]?.record).toMatchObject({ date: '2026-03-04' })
    const letters = await change({ type: 'loi' })
    expect(letters.columns.map(({ field }) => field)).toEqual(['signatory', 'organisation', 'date', 'volume'])
    const without = await change({ columns: [null, 'organisation', null, null] })
    expect(without.rows[0]).toMatchObject({
      record: { type: 'loi', organisation: 'E.ON' },
      gaps: ['no_date'],
    })
    expect(await take(place, found)).toMatchObject({ taken: 1, counters: { loi: 1, interview: 0 } })
  })
})

describe('S40: a file that is refused', () => {
  test.each<[string, string, Uint8Array | string, RegExp]>([
    ['of 41,000 rows', 'calls.csv', `Who,Company\n${'Ada,E.ON\n'.repeat(41_000)}`, /41,000 rows.*2,000/],
    ['of pictures alone', 'deck.pptx', pptxOf([[], []]), /No text was found/],
    ['of an old format', 'calls.xls', 'old', /Save it as XLSX/],
    ['of another kind', 'calls.exe', 'MZ', /Choose a CSV/],
    ['that is damaged', 'calls.xlsx', 'not a book', /damaged/],
    ['with entities', 'notes.docx', docxOf(['x'], { prolog: '<!DOCTYPE x>' }), /damaged/],
  ])('%s says what to do, and that nothing was added', async (_what, name, bytes, sentence) => {
    const place = await begin(server)
    const response = await upload(place, name, bytes)
    const body = (await response.json()) as { error: string; code: string }
    expect({ status: response.status, code: body.code }).toEqual({ status: 400, code: 'import_refused' })
    expect(body.error).toMatch(sentence)
    expect(body.error).toContain('Nothing was added.')
    expect(await earlier(place)).toEqual([])
  })

  test('answers in the language of the screen', async () => {
    const { person, path } = await begin(server)
    const headers = { 'Accept-Language': 'de' }
    const json = { format: 'txt', text: '… ' }
    const response = await person.fetch(path, { method: 'POST', json, headers })
    expect(await response.json()).toMatchObject({ error: expect.stringContaining('Kein Text gefunden') })
  })

  test('larger than a file may be is cut off at the door, and two files are none', async () => {
    const place = await begin(server)
    const large = await upload(place, 'large.csv', new Uint8Array(12 * 1024 * 1024))
    expect(large.status).toBe(413)
    const body = new FormData()
    for (const name of ['a.csv', 'b.csv']) body.append('file', new File(['x'], name))
    expect((await place.person.fetch(place.path, { method: 'POST', body })).status).toBe(400)
  })
})

describe('who may not', () => {
  test('finds neither the venture nor its imports', async () => {
    const place = await begin(server)
    const found = await read(place, 'interviews.xlsx', xlsxOf(SHEET))
    const stranger = { ...place, person: await server.member('Eve') }
    expect((await upload(stranger, 'calls.csv', 'Who,Company\nAda,E.ON\n')).status).toBe(404)
    expect((await undo(stranger, found)).status).toBe(404)
    const own = await begin(server, 'Eve')
    expect((await undo(own, found)).status).toBe(404)
    expect((await undo(own, { id: randomUUID() })).status).toBe(404)
  })
})

test('What was read is forgotten after thirty days, taken or not', async () => {
  const place = await begin(server)
  const [left, kept] = [
    await read(place, 'left.xlsx', xlsxOf(SHEET)),
    await read(place, 'kept.xlsx', xlsxOf(SHEET)),
  ]
  await take(place, kept)
  await server.query(
    `update venture_imports set created_at = now() - interval '31 days' where id = any($1)`,
    [[left.id, kept.id]],
  )
  await forgetOldImports(server.runtime.deps.database.system)
  const stored = await server.query<{ id: string; source: object }>(
    'select id, source from venture_imports where id = any($1)',
    [[left.id, kept.id]],
  )
  expect(stored).toEqual([{ id: kept.id, source: {} }])
  expect(await earlier(place)).toMatchObject([{ id: kept.id, taken: 3 }])
  expect((await undo(place, kept)).status).toBe(200)
})

test('A link to the roadmap counts what was imported, and shows none of its lines', async () => {
  const place = await begin(server)
  const sheet =
    'Who,Company,Insight\nsabine,Terravent,sabine loses a day\n"Ott, Karin",E.ON,Karin Ott agrees\n'
  await take(place, await read(place, 'calls.csv', sheet))
  const { url } = await place.person.json<{ url: string }>('/rest/v1/dashboard/share', {
    method: 'POST',
    json: { days: 7 },
  })
  const shown = await server.visitor().json<object>(`/rest/v1/shared/${url.split('/').at(-1)}`)
  expect(shown).toMatchObject({ counters: { interview: 2 } })
  expect(JSON.stringify(shown)).not.toMatch(/sabine|karin|ott/i)
})

test('Who is forgotten by name is forgotten in what was read, too', async () => {
  const place = await begin(server)
  const [left, kept] = [
    await read(place, 'left.xlsx', xlsxOf(SHEET)),
    await read(place, 'kept.xlsx', xlsxOf(SHEET)),
  ]
  await take(place, kept)
  const path = place.path.replace('imports', 'forget-person')
  await place.person.json(path, { method: 'POST', json: { person: 'Petra Lang' } })
  const stored = await server.query<{ id: string; source: object }>(
    'select id, source from venture_imports where id = any($1)',
    [[left.id, kept.id]],
  )
  expect(stored).toEqual([{ id: kept.id, source: {} }])
})
