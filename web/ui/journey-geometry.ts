export type Standing = 'done' | 'here' | 'ahead'
export type GateMark = 'met' | 'waiting' | 'missing'

/** A place on the line: `at` is its share of the full width (0 to 1), `shift` px to add. */
export type Place = { at: number; shift: number }
export type Stretch = { from: Place; to: Place }

const ringHalf = 11.5
const gap = 5

/** Returns which of the three marks a station carries when the founder stands at `level`. */
export function standing(station: number, level: number): Standing {
  if (station < level) return 'done'
  return station === level ? 'here' : 'ahead'
}

/** Returns where the conditions of the next gate stand: evenly between the present station and the next, 0 to 1. */
export function gatePlaces(level: number, conditions: number, stations: number): number[] {
  if (level >= stations - 1) return []
  return Array.from({ length: conditions }, (_, i) => (level + (i + 1) / (conditions + 1)) / (stations - 1))
}

/** The solid part: from the line's start to the ring's edge. The first and last ring lie flush with the ends. */
export function fillEnd(level: number, stations: number): Place {
  const last = stations - 1
  if (level <= 0) return { at: 0, shift: 0 }
  return level >= last ? { at: 1, shift: -2 * ringHalf } : { at: level / last, shift: -ringHalf }
}

/** The dotted rest, cut into stretches that leave a gap around the ring, every tick and every gate mark. */
export function dottedStretches(level: number, stations: number, gates: readonly number[] = []): Stretch[] {
  const last = stations - 1
  if (level >= last) return []
  const marks = [...gates]
  for (let station = level + 1; station <= last; station++) marks.push(station / last)
  let from: Place = { at: level / last, shift: level === 0 ? 2 * ringHalf : ringHalf }
  return marks.map((at) => {
    const stretch = { from, to: { at, shift: -gap } }
    from = { at, shift: gap }
    return stretch
  })
}

/** `left` of a place as CSS. */
export function leftOf({ at, shift }: Place): string {
  return `calc(${round(at * 100)}% + ${shift}px)`
}

/** Width between two places as CSS. */
export function widthOf({ from, to }: Stretch): string {
  return `calc(${round((to.at - from.at) * 100)}% + ${to.shift - from.shift}px)`
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
