import type { Language } from '#shared/language.ts'
import type { Piece } from './features.ts'
import type { Role } from './roles.ts'

/** Where a value begins (before a word) or ends (after one). */
export type Side = 'from' | 'to'

const kindOf = (word: string) => (/^\p{L}/u.test(word) ? 'word' : word)

/**
 * What the place before (or after) a word shows of a value's edge: its neighbours, their kinds, and how far in it
 * is.
 */
export function edgeFeatures(
  list: readonly Piece[],
  at: number,
  side: Side,
  language: Language,
  role: Role,
): string[] {
  const inside = at
  const outside = side === 'from' ? at - 1 : at + 1
  const further = side === 'from' ? at - 2 : at + 2
  const within = side === 'from' ? at + 1 : at - 1
  const word = (i: number) => (i < 0 ? '^' : (list[i]?.fold ?? '$'))
  const kind = (i: number) => kindOf(list[i]?.fold ?? (i < 0 ? '^' : '$'))
  const distance = side === 'from' ? at : list.length - 1 - at
  const far = distance === 0 ? 0 : distance < 3 ? 1 : distance < 8 ? 2 : 3
  const of = (i: number) => list[i]?.meanings ?? []
  return [
    `${language} out ${word(outside)}`,
    `${language} in ${word(inside)}`,
    `${language} edge ${word(outside)} ${word(inside)}`,
    `${language} out ${word(further)} ${word(outside)}`,
    `${language} in ${word(inside)} ${word(within)}`,
    `${role} far ${far}`,
    `far ${far}`,
    `${role} ${language} out ${word(outside)}`,
    `${role} ${language} in ${word(inside)}`,
    `out ${kind(outside)}`,
    `in ${kind(inside)}`,
    `${role} out ${kind(outside)}`,
    `${role} in ${kind(inside)}`,
    `${role} kinds ${kind(outside)} ${kind(inside)}`,
    ...of(outside).map((name) => `${role} out is ${name}`),
    ...of(inside).map((name) => `${role} in is ${name}`),
    ...of(further).map((name) => `${role} further is ${name}`),
    ...of(within).map((name) => `${role} within is ${name}`),
  ].map((name) => `${side} ${name}`)
}

/** The words from the best place to begin to the best place to end. */
export function bestCut(
  list: readonly Piece[],
  language: Language,
  role: Role,
  weigh: (features: string[]) => number,
): [number, number] {
  const score = (side: Side) => list.map((_, at) => weigh(edgeFeatures(list, at, side, language, role)))
  const ends = score('to')
  let best: [number, number] = [0, list.length - 1]
  let most = Number.NEGATIVE_INFINITY
  for (const [from, begin] of score('from').entries())
    for (let to = from; to < list.length; to += 1) {
      const sum = begin + (ends[to] ?? 0)
      if (sum > most) {
        most = sum
        best = [from, to]
      }
    }
  return best
}
