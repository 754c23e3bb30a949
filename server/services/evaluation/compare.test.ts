import { describe, expect, test } from 'vitest'
import { compare, tQuantile } from './compare.ts'

const pairs = (...differences: number[]) => differences.map((each) => ({ a: 2, b: 2 + each }))
const times = (count: number, value: number) => Array.from({ length: count }, () => value)

describe('compare', () => {
  test('calls B better where the whole band is above zero, and A where it is below', () => {
    const better = compare(pairs(...times(30, 1), ...times(10, 0)))
    expect(better).toMatchObject({ cases: 40, a: 2, b: 2.75, difference: 0.75, verdict: 'b' })
    // Mean 0.75, standard deviation 0.4385, t(39) 2.0227.
    expect(better.band?.from).toBeCloseTo(0.6098, 3)
    expect(better.band?.to).toBeCloseTo(0.8902, 3)
    expect(compare(pairs(...times(30, -1), ...times(10, 0))).verdict).toBe('a')
  })

  test('finds it too close to call where the band touches zero', () => {
    expect(compare(pairs(...times(11, 1), ...times(10, -1))).verdict).toBe('close')
    expect(compare(pairs(...times(20, 0)))).toMatchObject({ band: { from: 0, to: 0 }, verdict: 'close' })
  })

  test('gives neither band nor verdict under twenty cases', () => {
    expect(compare(pairs(...times(19, 1)))).toEqual({
      cases: 19,
      a: 2,
      b: 3,
      difference: 1,
      band: null,
      verdict: null,
    })
    expect(compare([])).toEqual({ cases: 0, a: null, b: null, difference: null, band: null, verdict: null })
  })
})

test('tQuantile agrees with the printed table of Student’s t', () => {
  for (const [degrees, printed] of [
    [19, 2.093],
    [29, 2.0452],
    [39, 2.0227],
    [499, 1.9647],
  ] as const)
    expect(tQuantile(degrees)).toBeCloseTo(printed, 3)
})
