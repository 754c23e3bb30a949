import { describe, expect, it } from 'vitest'
import { dottedStretches, fillEnd, gatePlaces, leftOf, standing, widthOf } from './journey-geometry.ts'

const stations = 7

describe('the journey line', () => {
  it('marks the stations behind as done, the present one as here and the rest as ahead', () => {
    const marks = Array.from({ length: stations }, (_, i) => standing(i, 3))
    expect(marks).toEqual(['done', 'done', 'done', 'here', 'ahead', 'ahead', 'ahead'])
  })

  it('fills up to the ring and nothing at the start', () => {
    expect(fillEnd(0, stations)).toEqual({ at: 0, shift: 0 })
    expect(fillEnd(3, stations)).toEqual({ at: 0.5, shift: -11.5 })
    expect(leftOf(fillEnd(6, stations))).toBe('calc(100% + -23px)')
  })

  it('sets the conditions of the gate evenly between here and the next station', () => {
    expect(gatePlaces(0, 1, stations)).toEqual([0.5 / 6])
    const places = gatePlaces(3, 4, stations)
    expect(places).toHaveLength(4)
    expect(Math.min(...places)).toBeGreaterThan(3 / 6)
    expect(Math.max(...places)).toBeLessThan(4 / 6)
  })

  it('has no gate behind the last station', () => {
    expect(gatePlaces(6, 3, stations)).toEqual([])
    expect(dottedStretches(6, stations)).toEqual([])
  })

  it('leaves a gap around the ring, the gate marks and every tick ahead', () => {
    const gates = gatePlaces(3, 2, stations)
    const stretches = dottedStretches(3, stations, gates)
    expect(stretches).toHaveLength(2 + 3)
    expect(stretches[0]?.from).toEqual({ at: 0.5, shift: 11.5 })
    expect(stretches.map((stretch) => stretch.to.shift)).toEqual([-5, -5, -5, -5, -5])
    expect(stretches.slice(1).map((stretch) => stretch.from.shift)).toEqual([5, 5, 5, 5])
    expect(stretches.at(-1)?.to.at).toBe(1)
  })

  it('starts the dotted rest behind a ring that lies flush with the line’s start', () => {
    const [first] = dottedStretches(0, stations)
    expect(first && leftOf(first.from)).toBe('calc(0% + 23px)')
    expect(first && widthOf(first)).toBe('calc(16.667% + -28px)')
  })
})
