import { softmax } from '#engine/learning/softmax.ts'
import { toTenths } from '#engine/learning/tenths.ts'
import { edgeFeatures, type Side } from '#engine/reading/field-classifier/cut.ts'
import { piecesOf, sentenceFeatures } from '#engine/reading/field-classifier/features.ts'
import { ROLES } from '#engine/reading/field-classifier/roles.ts'
import { BIAS, type Weights } from '#engine/reading/field-classifier/weights.ts'
import type { Known } from './known-sentences.ts'
import { shuffled } from './shuffled.ts'

const ROUNDS = 8
const RATE = 0.3
const DECAY = 1e-4
const EDGE_ROUNDS = 6
const EDGE_RATE = 0.2
/** A feature seen once says nothing about the next sentence; a small weight changes nothing. */
const SEEN = 2
const SMALLEST = 0.7
const SMALLEST_EDGE = 0.45

function counted(lists: string[][]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const list of lists) for (const name of list) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

/** Multinomial logistic regression by stochastic gradient steps (AdaGrad), averaged over the later rounds. */
function learnRoles(sentences: readonly Known[], featuresOf: (known: Known) => string[]) {
  const lists = sentences.map(featuresOf)
  const names = [...counted(lists)].filter(([, count]) => count >= SEEN).map(([name]) => name)
  const index = new Map(names.map((name, i) => [name, i]))
  const size = ROLES.length
  const weights = new Float32Array((names.length + 1) * size)
  const squares = new Float32Array(weights.length).fill(0.01)
  const sums = new Float32Array(weights.length)
  const bias = names.length
  const items = lists.map((list, i) => ({
    features: [...list.flatMap((name) => index.get(name) ?? []), bias],
    role: ROLES.indexOf(sentences[i]?.role ?? 'other'),
  }))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { features, role } of shuffled(items, round + 1)) {
      const scale = 1 / Math.sqrt(features.length)
      const wrong = softmax(scores(features, scale, weights, size))
      wrong[role] = (wrong[role] ?? 0) - 1
      for (const feature of features)
        for (let c = 0; c < size; c += 1) {
          const at = feature * size + c
          const slope = scale * (wrong[c] ?? 0) + DECAY * (weights[at] ?? 0)
          squares[at] = (squares[at] ?? 0) + slope * slope
          weights[at] = (weights[at] ?? 0) - (RATE * slope) / Math.sqrt(squares[at] ?? 1)
        }
    }
    if (round >= ROUNDS / 2)
      for (let i = 0; i < sums.length; i += 1) sums[i] = (sums[i] ?? 0) + (weights[i] ?? 0)
  }
  const mean = (feature: number) =>
    [...sums.subarray(feature * size, (feature + 1) * size)].map((sum) => sum / (ROUNDS / 2))
  return {
    bias: mean(bias),
    weights: new Map(names.map((name, i) => [name, mean(i)])),
  }
}

function scores(features: number[], scale: number, weights: Float32Array, size: number): number[] {
  const sums = new Array<number>(size).fill(0)
  for (const feature of features)
    for (let c = 0; c < size; c += 1) sums[c] = (sums[c] ?? 0) + scale * (weights[feature * size + c] ?? 0)
  return sums
}

/** Learns at which words values begin and end: among all places of a sentence the marked one shall weigh most. */
function learnEdges(sentences: readonly Known[]) {
  const items = sentences.flatMap(({ language, role, text, value }) => {
    if (!value) return []
    const list = piecesOf(text)
    const from = list.findIndex(({ start }) => start >= value[0])
    const to = list.findLastIndex(({ end }) => end <= value[1])
    if (from < 0 || to < from) return []
    return (['from', 'to'] as Side[]).map((side) => ({
      gold: side === 'from' ? from : to,
      places: list.map((_, at) => edgeFeatures(list, at, side, language, role)),
    }))
  })
  const counts = counted(items.flatMap(({ places }) => places))
  const weights = new Map<string, number>()
  const squares = new Map<string, number>()
  for (const { places } of items)
    for (const [i, place] of places.entries())
      places[i] = place.filter((name) => (counts.get(name) ?? 0) >= SEEN)
  for (let round = 0; round < EDGE_ROUNDS; round += 1)
    for (const { gold, places } of shuffled(items, round + 1)) {
      const shares = softmax(
        places.map((place) => place.reduce((sum, name) => sum + (weights.get(name) ?? 0), 0)),
      )
      for (const [i, place] of places.entries()) {
        const slope = (shares[i] ?? 0) - (i === gold ? 1 : 0)
        if (Math.abs(slope) < 0.001) continue
        for (const name of place) {
          const square = (squares.get(name) ?? 0.01) + slope * slope
          squares.set(name, square)
          weights.set(name, (weights.get(name) ?? 0) - (EDGE_RATE * slope) / Math.sqrt(square))
        }
      }
    }
  return weights
}

const keptFeatures = new Map<string, string[]>()

/** What the sentences teach. The features of a sentence are kept, as folds share most sentences. */
export function learn(sentences: readonly Known[]): Weights {
  const featuresOf = ({ text, language }: Known) => {
    const key = `${language} ${text}`
    const list = keptFeatures.get(key) ?? sentenceFeatures(text, language)
    keptFeatures.set(key, list)
    return list
  }
  const roles = learnRoles(sentences, featuresOf)
  const kept = [...roles.weights].filter(([, list]) => list.some((weight) => Math.abs(weight) >= SMALLEST))
  const edges = [...learnEdges(sentences)].filter(([, weight]) => Math.abs(weight) >= SMALLEST_EDGE)
  const sorted = <T>(list: [string, T][]) => list.sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    roles: {
      size: ROLES.length,
      names: [BIAS, ...sorted(kept).map(([name]) => name)],
      numbers: Int8Array.from([roles.bias, ...kept.map(([, list]) => list)].flat(), toTenths),
    },
    edges: {
      size: 1,
      names: sorted(edges).map(([name]) => name),
      numbers: Int8Array.from(edges, ([, weight]) => toTenths(weight)),
    },
  }
}
