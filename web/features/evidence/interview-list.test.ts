import { describe, expect, it } from 'vitest'
import { REST } from './coverage.ts'
import { HALIDE, RECORDS, rowOf } from './evidence-in-test.ts'
import { interviewsShown, type ListView, monthsOf } from './interview-list.ts'

const view = (parts: Partial<ListView> = {}): ListView => ({
  segment: '',
  relation: '',
  month: '',
  sort: 'date',
  order: 'desc',
  ...parts,
})
const shown = (parts?: Partial<ListView>, records = RECORDS) =>
  interviewsShown(records, view(parts), HALIDE.segments).map(({ id }) => id)

describe('interviewsShown', () => {
  it('shows named interviews, newest first', () => {
    expect(shown()).toEqual(['petra', 'uwe', 'ana', 'milan'])
  })

  it.each<[string, Partial<ListView>, string[]]>([
    ['a segment, however it is spelled', { segment: 'battery Recycling' }, ['milan']],
    ['a relation', { relation: 'expert' }, ['ana']],
    ['a month', { month: '2026-05' }, ['ana', 'milan']],
    ['all three', { month: '2026-06', relation: 'user', segment: 'Geothermal power' }, ['petra']],
  ])('narrows by %s', (_name, parts, ids) => {
    expect(shown(parts)).toEqual(ids)
  })

  it('finds what has no segment and no relation', () => {
    const bare = rowOf({ id: 'bare', who: 'Shift lead' })
    expect(shown({ segment: REST, relation: REST }, [...RECORDS, bare])).toEqual(['bare'])
  })

  it('puts what is not said last in both orders', () => {
    const records = [rowOf({ id: 'none' }), ...RECORDS]
    expect(shown({ sort: 'who', order: 'asc' }, records)).toEqual(['uwe', 'milan', 'petra', 'ana', 'none'])
    expect(shown({ sort: 'who', order: 'desc' }, records)).toEqual(['ana', 'petra', 'milan', 'uwe', 'none'])
  })
})

it('monthsOf names each month of a named interview once, newest first', () => {
  expect(monthsOf(RECORDS)).toEqual(['2026-06', '2026-05'])
})
