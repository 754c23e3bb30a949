import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pptxOf, vttOf } from '#server/test/evidence-files.ts'
import { begin, HOUR, paste, read, take, upload } from '#server/test/imports.ts'
import { modelReading, modelRecord } from '#server/test/model-reading.ts'
import { dashboardOf } from '#server/test/roadmap.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import { found, startUpstream } from '#server/test/upstream.ts'
import type { VentureImport } from '#shared/imports.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

describe('a transcript', () => {
  test('of an hour gives proposals with times and speakers, of which none counts before it is chosen', async () => {
    const place = await begin(server)
    const found = await read(place, 'petra-2026-06-12.vtt', vttOf(HOUR))
    expect(found).toMatchObject({ kind: 'notes', about: { organisation: '', date: '2026-06-12' } })
    const [talk, letter] = [
      found.rows.find(({ record }) => record?.type === 'interview'),
      found.rows.find(({ record }) => record?.type === 'loi'),
    ]
    expect(talk).toMatchObject({
      place: '00:00:05',
      speaker: 'Petra Lang',
      quote: 'We lose two days a month to scaling, that is €40,000.',
      record: { who: 'Petra Lang', date: '2026-06-12' },
      gaps: ['no_organisation'],
    })
    expect(letter).toMatchObject({
      place: '00:59:50',
      speaker: 'Mara Feld',
      record: { organisation: 'E.ON' },
    })
    expect((await dashboardOf(place.person)).counters).toMatchObject({ interview: 0, loi: 0 })
    const about = { organisation: 'Terravent', date: '2026-06-11' }
    const completed = await place.person.json<{ import: VentureImport }>(`${place.path}/${found.id}`, {
      method: 'PATCH',
      json: { about },
    })
    expect(completed.import.rows.find(({ row }) => row === talk?.row)).toMatchObject({
      record: about,
      gaps: [],
    })
    const rows = [talk, letter].flatMap((row) => row?.row ?? [])
    expect(await take(place, found, { rows })).toMatchObject({ taken: 2, counters: { interview: 1, loi: 1 } })
  })

  test('is read by the model where there is one, and what it invents is left out', async () => {
    await using upstream = await startUpstream()
    await using modelled = await startTestServer({ env: upstream.env })
    const person = await modelled.member('Mara Feld')
    const { venture } = await dashboardOf(person)
    const place = { person, path: `/rest/v1/ventures/${venture.id}/imports` }
    const quote = 'Isarwärme has put its name under the letter'
    const letter = { type: 'loi' as const, count: 1, organisations: ['Isarwärme'], signed: true }
    upstream.scriptReading(
      found(
        modelReading({
          records: [
            modelRecord({ ...letter, quote }),
            modelRecord({ ...letter, organisations: ['E.ON'], quote: 'E.ON has signed as well' }),
          ],
        }),
      ),
    )
    const text = vttOf([['Mara Feld', `${quote}, by the way.`]])
    const { rows } = await paste(place, 'vtt', text)
    expect(
      rows.map(({ record, quote: said, place: at }) => [record?.type, record?.organisation, said, at]),
    ).toEqual([['loi', 'Isarwärme', quote, '00:00:00']])
  })

  test('longer than a text may be is refused, and so is a third file at once', async () => {
    const place = await begin(server)
    const long = await upload(place, 'long.txt', 'We met.\n'.repeat(70_000))
    expect(long.status).toBe(400)
    expect(await long.json()).toMatchObject({ error: expect.stringContaining('500,000 characters') })
    const all = await Promise.all(Array.from({ length: 6 }, () => upload(place, 'talk.vtt', vttOf(HOUR))))
    const refused = all.filter(({ status }) => status === 400)
    expect(refused.length).toBeGreaterThan(0)
    expect(await refused[0]?.json()).toMatchObject({ error: expect.stringContaining('being read already') })
    expect(all.length - refused.length).toBeGreaterThan(1)
  })

  test('of three hours is read in parts', async () => {
    const place = await begin(server)
    const long = Array.from({ length: 2_160 }, (_, at): [string, string] => [
      at % 2 ? 'Petra Lang' : 'Mara Feld',
      at === 2_158
        ? 'E.ON signed a letter of intent last week.'
        : `That is what we do on day ${at} of the year.`,
    ])
    const { rows } = await read(place, 'long.vtt', vttOf(long))
    expect(rows.find(({ record }) => record?.type === 'loi')).toMatchObject({ place: '02:59:50' })
  })

  test('of text tells speakers by their names, and notes give the line', async () => {
    const place = await begin(server)
    const text =
      '[00:01] Mara Feld: Who signs?\n[00:14:05] Karin Ott: I sign tests up to €20,000 myself.\n' +
      '[00:15:00] Mara Feld: Thanks.\n[00:15:20] Karin Ott: Sure.\n'
    const talk = await paste(place, 'txt', text)
    expect(talk.rows[0]).toMatchObject({ speaker: 'Karin Ott', place: '00:14:05' })
    const notes = await paste(place, 'md', '# Notes\n\nTerravent signed a letter of intent.\n')
    expect(notes.rows).toContainEqual(
      expect.objectContaining({ place: 'Line 3', quote: expect.stringContaining('Terravent signed') }),
    )
  })
})

describe('a deck', () => {
  test('gives at most 12 values for fields, each with its page and its words', async () => {
    const place = await begin(server)
    const slides = [
      ['Halide Labs'],
      ['Problem', 'Geothermal plants lose two days a month to scaling.'],
      ['Applications', ...Array.from({ length: 20 }, (_, at) => `Use number ${at} in brine wells`)],
    ]
    const found = await read(place, 'deck.pptx', pptxOf(slides))
    expect(found.kind).toBe('deck')
    expect(found.rows.length).toBeLessThanOrEqual(12)
    const problem = found.rows.find(({ field }) => field?.name === 'problem')
    expect(problem).toMatchObject({
      field: { value: expect.stringContaining('lose two days a month') },
      place: 'Page 2',
      quote: expect.stringContaining('Geothermal plants lose two days a month to scaling'),
    })
    expect(await take(place, found, { rows: [problem?.row] })).toMatchObject({ taken: 1 })
    expect((await dashboardOf(place.person)).idea_summary).toContain('lose two days')
  })
})
