import type { Language } from '#shared/language.ts'
import { softmax } from '../../learning/softmax.ts'
import { rowOf } from '../../learning/tables.ts'
import { fromTenths } from '../../learning/tenths.ts'
import { bestCut } from './cut.ts'
import { piecesOf, sentenceFeatures } from './features.ts'
import { ROLES, type Role } from './roles.ts'
import { BIAS, type Weights } from './weights.ts'

export type RoleReader = {
  /** How likely each role is, as shares of one. */
  roles: (text: string, language: Language) => Record<Role, number>
  /** The part of a sentence of this role that the roadmap shows. */
  value: (text: string, language: Language, role: Role) => string
}

/** A reader of roles that goes by what was learned. */
export function roleReader(learned: Weights): RoleReader {
  const known = new Map(
    learned.roles.names.map((name, place) => [
      name,
      Float64Array.from(rowOf(learned.roles, place), fromTenths),
    ]),
  )
  const bias = known.get(BIAS) ?? []
  const edges = new Map(
    learned.edges.names.map((name, place) => [name, fromTenths(learned.edges.numbers[place] ?? 0)]),
  )
  const weigh = (features: string[]) => features.reduce((sum, name) => sum + (edges.get(name) ?? 0), 0)
  return {
    roles(text, language) {
      const met = sentenceFeatures(text, language).flatMap((name) => {
        const weights = known.get(name)
        return weights ? [weights] : []
      })
      const scale = 1 / Math.sqrt(met.length + 1)
      const sums = ROLES.map(
        (_, c) => scale * met.reduce((sum, weights) => sum + (weights[c] ?? 0), bias[c] ?? 0),
      )
      const shares = softmax(sums)
      return Object.fromEntries(ROLES.map((role, c) => [role, shares[c] ?? 0])) as Record<Role, number>
    },
    value(text, language, role) {
      const list = piecesOf(text)
      const [from, to] = bestCut(list, language, role, weigh)
      return text.slice(list[from]?.start ?? 0, list[to]?.end ?? text.length)
    },
  }
}
