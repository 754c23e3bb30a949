import { describe, expect, it } from 'vitest'
import { evenPlace, markedPlace } from './rule-geometry.ts'

describe('a graduated rule', () => {
  it('stands in proportion on an even scale and never leaves it', () => {
    expect(evenPlace(15, 25)).toBe(0.6)
    expect(evenPlace(40, 25)).toBe(1)
    expect(evenPlace(-1, 25)).toBe(0)
    expect(evenPlace(3, 0)).toBe(0)
  })

  it('sets marks evenly apart and runs in proportion between them', () => {
    const marks = [10, 20, 50, 100]
    expect(markedPlace(0, marks)).toBe(0)
    expect(markedPlace(5, marks)).toBe(0.125)
    expect(markedPlace(10, marks)).toBe(0.25)
    expect(markedPlace(14, marks)).toBeCloseTo(0.35)
    expect(markedPlace(100, marks)).toBe(1)
    expect(markedPlace(300, marks)).toBe(1)
  })

  it('never runs backwards as the value grows', () => {
    const places = Array.from({ length: 130 }, (_, value) => markedPlace(value, [10, 20, 50, 100]))
    expect(places).toEqual([...places].sort((a, b) => a - b))
  })
})
