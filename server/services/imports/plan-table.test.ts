import { describe, expect, test } from 'vitest'
import { chooseSheet, guessType, matchColumns, matchTable } from './match-columns.ts'
import { planTable } from './plan-table.ts'
import { dayIn, orderOf } from './read-days.ts'
import type { Known } from './same-record.ts'

const sheetOf = (rows: readonly (readonly string[])[], name: string | null = null) => ({
  name,
  rows: rows.map((cells, at) => ({ row: at + 1, cells })),
  count: rows.length,
})

function planOf(rows: readonly (readonly string[])[], known: readonly Known[] = []) {
  const table = chooseSheet([sheetOf(rows)])
  if (!table) throw new Error('The sheet holds nothing')
  const type = guessType(table, '')
  const reading = { type, columns: matchTable(table, type), dates: null }
  return { type, ...planTable(table, reading, { known, today: '2026-11-01', place: (row) => `Row ${row}` }) }
}

describe('columns', () => {
  test.each([
    ['Name', 'Company', 'Date', 'Role', 'Segment', 'Key takeaway'],
    ['Ansprechpartner', 'Firma', 'Datum', 'Rolle', 'Branche', 'Erkenntnis'],
    ['Persona de contacto', 'Empresa', 'Fecha', 'Cargo', 'Sector', 'Aprendizajes'],
    ['Interlocuteur', 'Entreprise', 'Date', 'Fonction', 'Secteur', 'Enseignements'],
  ])('are matched by the headings of every language: %s', (...headings) => {
    expect(matchColumns(headings, 'interview')).toEqual([
      'who',
      'organisation',
      'date',
      'relation',
      'segment',
      'learnt',
    ])
  })

  test.each([
    ['loi', 'Company', 'Signed by', 'Volume', 'Segment'],
    ['revenue', 'Company', 'Customer since', 'Amount', 'Segment'],
  ] as const)('name the segment of a %s as well', (type, ...headings) => {
    expect(matchColumns(headings, type).at(-1)).toBe('segment')
  })

  test('are told by their cells where the heading does not, or tells of another column', () => {
    const { columns } = planOf([
      ['Who', 'Company', 'Gespräch am', 'Role', 'User or buyer?', 'No.'],
      ['Ada Byron', 'E.ON', '12.06.2026', 'Shift lead', 'User', '1'],
      ['Bea Kurz', 'E.ON', '13.06.2026', 'Head of plant', 'Buyer', '2'],
      ['Cem Ates', 'RWE', '14.06.2026', 'Chemist', 'User', '3'],
    ])
    expect(columns.map(({ field }) => field)).toEqual(['who', 'organisation', 'date', null, 'relation', null])
  })

  test('are found under a title, and in a sheet without headings none is lost', () => {
    const titled = chooseSheet([sheetOf([['Our calls'], ['Who', 'Company'], ['Ada Byron', 'E.ON']])])
    expect(titled).toMatchObject({ headings: ['Who', 'Company'], rows: [{ row: 3 }] })
    const bare = chooseSheet([sheetOf([['Ada Byron', 'E.ON', '12.06.2026']])])
    expect(bare).toMatchObject({ headings: ['A', 'B', 'C'], rows: [{ row: 1 }] })
  })

  test('tell what the rows are, and the sheet that looks like records is taken', () => {
    const letters = sheetOf([
      ['Company', 'Signed by', 'Volume', 'Price'],
      ['E.ON', 'Ada', '20 t', '€4'],
    ])
    expect(guessType(chooseSheet([sheetOf([['Readme'], ['Hello']]), letters]) ?? neverRead, '')).toBe('loi')
    const named = chooseSheet([
      sheetOf(
        [
          ['Company', 'Date'],
          ['E.ON', ''],
        ],
        'Pilotprojekte',
      ),
    ])
    expect(guessType(named ?? neverRead, 'list.xlsx')).toBe('pilot')
  })
  const neverRead = { sheet: null, headings: [], rows: [], count: 0 }
})

describe('dates', () => {
  test.each([
    [['12/06/2026', '25/06/2026'], 'day_first', false],
    [['06/12/2026', '06/25/2026'], 'month_first', false],
    [['12.06.2026', '01.02.2026'], 'day_first', false],
    [['03/04/2026'], 'day_first', true],
    [['25/06/2026', '06/25/2026', '26/06/2026'], 'day_first', true],
    [['2026-06-12'], 'year_first', false],
  ])('%s are read in one order, and the doubt is told', (cells, order, doubtful) => {
    expect(orderOf(cells)).toEqual({ order, doubtful })
  })

  test.each([
    ['2026-06-12', '2026-06-12'],
    ['12.06.26', '2026-06-12'],
    ['12/06/2026 14:30', '2026-06-12'],
    ['46185', '2026-06-12'],
    ['12 June 2026', '2026-06-12'],
    ['June 12, 2026', '2026-06-12'],
    ['12. Juni 2026', '2026-06-12'],
    ['12 de junio de 2026', '2026-06-12'],
    ['le 12 juin 2026', '2026-06-12'],
    ['31.02.2026', undefined],
    ['soon', undefined],
    ['1234567', undefined],
  ])('%s is %s', (cell, day) => {
    expect(dayIn(cell, 'day_first')).toBe(day)
  })

  test('that do not fit the order of their column are told, and the row still counts without', () => {
    const { rows, dates, datesDoubtful } = planOf([
      ['Who', 'Company', 'Date'],
      ['Ada Byron', 'E.ON', '25/06/2026'],
      ['Bea Kurz', 'E.ON', '2026-06-24'],
      ['Cem Ates', 'E.ON', '06/26/2026'],
      ['Dora Lind', 'E.ON', '27/06/2026'],
    ])
    expect({ dates, datesDoubtful }).toEqual({ dates: 'day_first', datesDoubtful: true })
    expect(rows.map(({ record, gaps, takable }) => [record?.date, gaps, takable])).toEqual([
      ['2026-06-25', [], true],
      ['2026-06-24', [], true],
      [undefined, ['bad_date'], true],
      ['2026-06-27', [], true],
    ])
  })
})

describe('rows', () => {
  const HEAD = ['Wer', 'Firma', 'Datum', 'Rolle']

  test('say what they lack, and cannot be taken without anybody or before they were held', () => {
    const { rows } = planOf([
      HEAD,
      ['', 'Terravent', '', 'Einkauf'],
      ['Petra von der Lang', '', '12.06.2026', 'CTO'],
      ['Tim Roos', 'Bohrwerk', '12.12.2026', ''],
      ['', 'Geox', '11.06.2026', ''],
      ['Lang, Petra von der', 'Terravent', '', ''],
      ['offen', '', '', ''],
      ['Hanne Vik', '', '', ''],
    ])
    expect(rows.map(({ record, gaps, takable }) => [record?.who, gaps, takable])).toEqual([
      ['Einkauf', ['no_name', 'no_date'], true],
      ['Petra von der Lang', ['no_organisation', 'bad_relation'], true],
      ['Tim Roos', ['not_held_yet'], false],
      [undefined, ['no_name'], false],
      ['Lang, Petra von der', ['no_date'], true],
      ['offen', ['no_organisation', 'no_name', 'no_date'], false],
      ['Hanne Vik', ['no_organisation', 'no_date'], false],
    ])
    expect(rows.map(({ duplicate_of }) => duplicate_of)).toEqual([
      null,
      null,
      null,
      null,
      'row:3',
      null,
      null,
    ])
  })

  test('that are there already are told by person, organisation and day, within the sheet and the venture', () => {
    const known: Known = {
      id: 'k',
      type: 'interview',
      organisation: 'Terravent',
      who: 'Petra Lang',
      date: '2026-06-12',
    }
    const { rows } = planOf(
      [
        HEAD,
        ['petra lang', 'Terravent GmbH', '12.06.2026', ''],
        ['Petra Lang', 'Terravent', '', ''],
        ['Petra Lang', 'Terravent', '19.06.2026', ''],
        ['Petra Lang', 'Terravent', '19.06.2026', ''],
        ['Petra Lang', 'Isarwärme', '12.06.2026', ''],
      ],
      [known],
    )
    expect(rows.map(({ duplicate_of }) => duplicate_of)).toEqual(['k', 'k', null, 'row:4', null])
  })

  test('name a person in any script, where a role or one word names none', () => {
    const { rows } = planOf([
      ['Who', 'Company', 'Date'],
      ...['المهندس أحمد', 'נועה לוי', 'Petra Lang', 'plant manager', 'Petra'].map((who) => [
        who,
        'Terravent',
        '12.06.2026',
      ]),
    ])
    const names = rows.map(({ gaps }) => !gaps.includes('no_name'))
    expect(names).toEqual([true, true, true, false, false])
  })

  test('of 2,000 lines are planned in no time that anybody waits for', () => {
    const lines = Array.from({ length: 2_000 }, (_, at) => [
      `Ada Byron${at}`,
      'E.ON',
      '12.06.2026',
      'Anwender',
    ])
    expect(planOf([HEAD, ...lines]).rows).toHaveLength(2_000)
  })

  test('keep the cells that a spreadsheet would run as they are, and cut what is too long', () => {
    const { rows } = planOf([
      ['Who', 'Company', 'Insight'],
      ['=HYPERLINK("http://evil")', 'E.ON', 'x'.repeat(1_500)],
    ])
    const learnt = rows[0]?.record?.learnt
    expect(rows[0]?.record?.who).toBe('=HYPERLINK("http://evil")')
    expect([rows[0]?.takable, String(learnt).length]).toEqual([true, 1_000])
  })
})
