import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCsv, writeCsv } from './csv.ts'

describe('CSV', () => {
  it('puts a quote before what a spreadsheet would run', () => {
    const text = writeCsv(
      ['a', 'b'],
      [
        ['=HYPERLINK("https://evil.example","x")', '+1'],
        ['-1', '@sum'],
        ['＝1', "'=1"],
      ],
    )
    expect(text.split('\r\n').slice(1, 4)).toEqual([
      `"'=HYPERLINK(""https://evil.example"",""x"")","'+1"`,
      `"'-1","'@sum"`,
      `"'＝1","''=1"`,
    ])
  })

  it('reads back whatever it wrote', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', '\n', ',', ';', '"', 'a') }),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (cells) => {
        // A line without any text is left out, as spreadsheets leave many at the end.
        const rows = cells.map(([a, b]): [string, string, string] => ['x', a, b])
        const table = readCsv(writeCsv(['x', 'a', 'b'], rows), 1_000)
        expect(table.errors).toEqual([])
        expect(table.rows.map(({ cells }) => cells)).toEqual(rows.map(([x, a, b]) => ({ x, a, b })))
      }),
    )
  })

  it('reads what a German spreadsheet saves', () => {
    const table = readCsv('\uFEFFtitle;content\r\nA;"one; two"\r\n;\r\n', 1_000)
    expect(table).toEqual({
      columns: ['title', 'content'],
      rows: [{ line: 2, cells: { title: 'A', content: 'one; two' } }],
      errors: [],
      cut: false,
    })
  })

  it('tells the line that a row begins in, also behind cells of several lines and empty ones', () => {
    const table = readCsv(
      'title,content\r\nA,"one\r\ntwo"\r\n\r\n,\r\nB,"three\r\nfour\r\nfive"\r\nC,d',
      1_000,
    )
    expect(table.rows.map(({ line, cells }) => [cells.title, line])).toEqual([
      ['A', 2],
      ['B', 6],
      ['C', 9],
    ])
  })

  it('names the line that does not hold together', () => {
    const table = readCsv('title,content\nA,b\nB,c,d\n', 1_000)
    expect(table.errors).toEqual([{ line: 3, message: 'Too many fields: expected 2 fields but parsed 3' }])
  })

  it.each([
    ['a\n1\n2\n', false],
    ['a\n1\n2', false],
    ['a\n1\n2\n3\n', true],
    ['a\n1\n\n\n2\n', true],
  ])('is read up to a number of rows and says whether there are more: %j', (text, cut) => {
    expect(readCsv(text, 2)).toMatchObject({ cut, columns: ['a'] })
  })
})
