import { describe, expect, it } from 'vitest'
import { adviceOf } from './advice.ts'
import { coverageOf, REST } from './coverage.ts'
import { HALIDE, RECORDS, rowOf } from './evidence-in-test.ts'

const { segments } = HALIDE

describe('coverageOf', () => {
  it('counts interviews by relation and segment, those told without names as well', () => {
    const { columns, rows, users, signers } = coverageOf(RECORDS, segments, 3)
    expect(columns).toEqual(segments)
    expect(rows.map(({ relation, counts, all }) => [relation, ...counts, all])).toEqual([
      ['user', 6, 1, 0, 7],
      ['champion', 1, 0, 0, 1],
      ['expert', 0, 0, 1, 1],
      ['buyer', 0, 0, 0, 0],
      ['budget_owner', 0, 0, 0, 0],
      ['blocker', 0, 0, 0, 0],
      [null, 0, 0, 0, 0],
    ])
    expect([users, signers]).toEqual([7, 0])
  })

  it('marks the empty relations that the next gate needs', () => {
    const needed = (level: number) =>
      coverageOf(RECORDS, segments, level).rows.flatMap((row) => (row.needed ? row.relation : []))
    expect(needed(0)).toEqual([])
    expect(needed(2)).toEqual(['buyer'])
    expect(needed(3)).toEqual(['buyer', 'budget_owner'])
  })

  it('gives one column to what belongs to no segment of its own', () => {
    const told = ['Solar', 'solar ', 'Wind', 'Tides', 'Waves'].map((segment, at) =>
      rowOf({ id: `${at}`, segment }),
    )
    const { columns, rows } = coverageOf([...told, rowOf({ id: 'none' })], ['Wind'], 3)
    expect(columns).toEqual(['Wind', 'Solar', 'Tides', REST])
    expect(rows.at(-1)?.counts).toEqual([1, 2, 1, 2])
  })
})

describe('adviceOf', () => {
  const advise = (records = RECORDS, level = 3) => adviceOf(coverageOf(records, segments, level), records)

  it('asks for a buyer, by the champion who can lead to one', () => {
    expect(advise()).toEqual({
      kind: 'buyer',
      contact: { who: 'Dr Uwe Stahl', organisation: 'Oberrhein Wärme' },
    })
  })

  it('points at a segment without an interview once nobody is missing', () => {
    const signers = (['buyer', 'budget_owner', 'user'] as const).map((relation) =>
      rowOf({ id: relation, relation, segment: 'Geothermal power' }),
    )
    expect(advise(signers)).toEqual({ kind: 'segment', segment: 'Battery recycling' })
  })

  it('asks for a user first where nobody was interviewed', () => {
    expect(advise([], 0)).toEqual({ kind: 'user', contact: null })
  })
})
