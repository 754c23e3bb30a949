import { strToU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import { docxOf, pptxOf, vttOf, xlsxOf } from '#server/test/evidence-files.ts'
import type { DocumentKind, DocumentOutcome } from './document-job.ts'
import { runReader } from './read-document.ts'

const read = (kind: DocumentKind, bytes: Uint8Array | string, more = {}): Promise<DocumentOutcome> =>
  runReader({
    kind,
    bytes: typeof bytes === 'string' ? strToU8(bytes) : bytes,
    pages: 200,
    rows: 2_001,
    ...more,
  })

describe('a sheet', () => {
  test('gives its rows by their own numbers, days as days and formulas as the value stored with them', async () => {
    const bytes = xlsxOf([
      ['Who', 'Company', 'Date', 'Insight'],
      [
        'Petra Lang',
        'Terravent',
        { day: 46_185 },
        { formula: 'HYPERLINK("http://evil")', value: 'Loses a day' },
      ],
      [],
      ['Rolf Haas', 'R&D <Süd>', 46_184, { formula: 'WEBSERVICE("http://evil")' }],
    ])
    expect(await read('xlsx', bytes)).toEqual({
      sheets: [
        {
          name: 'Calls',
          count: 3,
          rows: [
            { row: 1, cells: ['Who', 'Company', 'Date', 'Insight'] },
            { row: 2, cells: ['Petra Lang', 'Terravent', '2026-06-12', 'Loses a day'] },
            { row: 4, cells: ['Rolf Haas', 'R&D <Süd>', '46184'] },
          ],
        },
      ],
    })
  })

  test('of 41,000 rows is counted and not kept', async () => {
    const rows = Array.from({ length: 41_000 }, (_, at) => [`Person ${at}`, 'Terravent'])
    const outcome = await read('xlsx', xlsxOf([['Who', 'Company'], ...rows]))
    const [sheet] = 'sheets' in outcome ? outcome.sheets : []
    expect({ count: sheet?.count, kept: sheet?.rows.length }).toEqual({ count: 41_001, kept: 2_001 })
  })

  test('numbers its rows upwards, whatever they say of themselves', async () => {
    const rows = ['-5', '2', '2', '1.5', '1e999', '9'].map((r) => `<row r="${r}"><c><v>${r}</v></c></row>`)
    const sheet = `<worksheet>${rows.join('')}</worksheet>`
    const outcome = await read('xlsx', xlsxOf([], { more: { 'xl/worksheets/sheet1.xml': strToU8(sheet) } }))
    const [found] = 'sheets' in outcome ? outcome.sheets : []
    expect(found?.rows.map(({ row }) => row)).toEqual([1, 2, 3, 4, 5, 9])
  })

  test('with cells far apart takes no room for what lies between them', async () => {
    const sheet =
      '<worksheet><row r="1048576"><c r="XFD1048576"><v>1</v></c><c r="B1048576"><v>2</v></c></row></worksheet>'
    const bytes = xlsxOf([], { more: { 'xl/worksheets/sheet1.xml': strToU8(sheet) } })
    expect(await read('xlsx', bytes)).toEqual({
      sheets: [{ name: 'Calls', count: 1, rows: [{ row: 1_048_576, cells: ['', '2'] }] }],
    })
  })

  test('of text is read with semicolons, tabs, and in the letters of Windows', async () => {
    const windows = Uint8Array.from('Wer;Firma\r\nM\xfcller;"Isar;w\xe4rme"\r\n', (letter) =>
      letter.charCodeAt(0),
    )
    expect(await read('csv', windows)).toEqual({
      sheets: [
        {
          name: null,
          count: 2,
          rows: [
            { row: 1, cells: ['Wer', 'Firma'] },
            { row: 2, cells: ['Müller', 'Isar;wärme'] },
          ],
        },
      ],
    })
    expect(await read('csv', 'Who\tCompany\nAda\tE.ON\n')).toMatchObject({ sheets: [{ count: 2 }] })
  })
})

describe('a document', () => {
  test('of Word gives its pages, and of slides their order', async () => {
    expect(await read('docx', docxOf(['One', 'Two & three', '---', 'Four']))).toEqual({
      title: '',
      pages: ['One\nTwo & three', 'Four'],
    })
    expect(await read('pptx', pptxOf([['Problem', 'A day is lost'], ['Team']]))).toEqual({
      title: '',
      pages: ['Problem\nA day is lost', 'Team'],
    })
  })

  test('of subtitles gives each line with its time and who speaks', async () => {
    const srt = '1\r\n00:00:01,000 --> 00:00:04,000\r\nPetra: We lose a day.\r\n'
    expect(await read('cues', vttOf([['Petra Lang', 'We lose a &lt;day&gt;.']]))).toEqual({
      lines: [{ at: '00:00:00', unit: 'time', speaker: 'Petra Lang', text: 'We lose a <day>.' }],
    })
    expect(await read('cues', srt)).toMatchObject({
      lines: [{ at: '00:00:01', text: 'Petra: We lose a day.' }],
    })
  })
})

describe('S40: a hostile file', () => {
  test('that unpacks to gigabytes is not unpacked', async () => {
    const bomb = strToU8(' '.repeat(70 * 1024 * 1024))
    expect(
      await read('xlsx', xlsxOf([], { more: { 'xl/worksheets/sheet1.xml': [bomb, { level: 9 }] } })),
    ).toEqual({
      problem: 'expands',
      pages: 0,
    })
  })

  test('whose cells share a long text is refused before they are copied', async () => {
    const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`
    const bytes = xlsxOf([['x'.repeat(2_000)]], {
      more: { 'xl/worksheets/sheet1.xml': strToU8(`<worksheet>${row.repeat(2_000)}</worksheet>`) },
    })
    expect(await read('xlsx', bytes, { characters: 4_000_000 })).toEqual({ problem: 'long', pages: 0 })
  })

  test.each<[DocumentKind, string]>([
    ['text', 'a\n'.repeat(6)],
    ['cues', '00:00:01.000 --> 00:00:02.000\nTen letters.'],
    ['csv', ',,,,,,,,,,x'],
  ])('of %s is refused where it is longer than it may be', async (kind, text) => {
    expect(await read(kind, text, { characters: 10 })).toEqual({ problem: 'long', pages: 0 })
  })

  test('that declares entities is refused, and none is fetched', async () => {
    const prolog = '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY secret SYSTEM "file:///etc/passwd">]>'
    expect(await read('docx', docxOf(['&secret;'], { prolog }))).toEqual({ problem: 'unreadable', pages: 0 })
  })

  test('with macros is refused', async () => {
    const bytes = xlsxOf([['Who']], { more: { 'xl/vbaProject.bin': strToU8('macro') } })
    expect(await read('xlsx', bytes)).toEqual({ problem: 'macros', pages: 0 })
  })

  test.each<[string, DocumentKind, Uint8Array, string]>([
    ['with a password', 'xlsx', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1), 'locked'],
    ['that is no archive', 'docx', strToU8('not a document'), 'unreadable'],
    ['that is another archive', 'pptx', docxOf(['One']), 'unreadable'],
    ['with too many slides', 'pptx', pptxOf(Array.from({ length: 201 }, () => ['One'])), 'too_many_pages'],
  ])('%s is told apart', async (_what, kind, bytes, problem) => {
    expect(await read(kind, bytes)).toMatchObject({ problem })
  })
})
