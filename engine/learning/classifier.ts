import { softmax } from './softmax.ts'
import { packTables, rowOf, type Table, unpackTwo } from './tables.ts'
import { fromTenths } from './tenths.ts'
import { addTo, dot } from './vectors.ts'

/** What was learned: a vector for each feature, and one for each class with its bias as one number more. */
export interface Weights {
  readonly features: Table
  readonly targets: Table
}

/** The probability of each class, by its name. */
export type Probabilities = ReadonlyMap<string, number>

export interface Classifier {
  knows(target: string): boolean
  /** Undefined where none of the features was ever met. */
  classify(features: readonly string[]): Probabilities | undefined
}

/** A classifier that goes by what was learned: the mean of the features' vectors points to the class. */
export function classifierOf({ features, targets }: Weights): Classifier {
  const names = targets.names
  const known = new Set(names)
  const places = new Map(features.names.map((name, place) => [name, place]))
  const vectors = names.map((_, place) =>
    Float32Array.from(rowOf(targets, place).subarray(0, -1), fromTenths),
  )
  const biases = names.map((_, place) => fromTenths(rowOf(targets, place).at(-1) ?? 0))
  return {
    knows: (target) => known.has(target),
    classify(list) {
      const met = list.flatMap((name) => places.get(name) ?? [])
      if (met.length === 0) return undefined
      const mean = new Float32Array(features.size)
      for (const place of met)
        addTo(mean, Float32Array.from(rowOf(features, place), fromTenths), 1 / Math.sqrt(met.length + 1))
      const probabilities = softmax(vectors.map((vector, place) => dot(vector, mean) + (biases[place] ?? 0)))
      return new Map(names.map((name, place) => [name, probabilities[place] ?? 0]))
    },
  }
}

/** The bytes of a file of `content/learned` (tables.ts): features, then classes. */
export const packWeights = ({ features, targets }: Weights): Uint8Array => packTables([features, targets])

/** Reads what `packWeights` wrote. */
export function unpackWeights(bytes: Uint8Array): Weights {
  const [features, targets] = unpackTwo(bytes)
  return { features, targets }
}
