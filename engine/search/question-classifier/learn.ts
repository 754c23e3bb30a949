import { shuffled } from '../../learning/shuffled.ts'
import { softmax } from '../../learning/softmax.ts'
import { toTenths } from '../../learning/tenths.ts'
import { addTo, dot } from '../../learning/vectors.ts'
import type { Example } from './examples.ts'
import { KINDS, kindOf, questionFeatures } from './features.ts'
import type { Weights } from './weights.ts'

/** Numbers of a vector. */
const SIZE = 64
const ROUNDS = 7
const RATE = 0.1
/** A feature of fewer questions says nothing about the next one; of pairs and pieces there are too many to keep. */
const SEEN = { word: 3, pair: 12, meaning: 2, piece: 12 }
/** Share of a question's features that is left out each time it is learned, so that none decides alone. */
const LEFT_OUT = 0.5
/** How often a question is learned by features of one kind alone, so that each kind can speak for itself. */
const ALONE = 0.5
/** An error smaller than this teaches nothing. */
const SMALLEST = 3e-4

const ONE = new Float32Array([1])

/** Numbers from 0 to 1 that are the same in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return state / 0x80000000
  }
}

/** Vectors, each with the sum of squares that its steps are shortened by (AdaGrad). */
class Table {
  readonly rows: Float32Array[]
  private readonly squares: Float32Array

  constructor(count: number, size: number, start: () => number) {
    this.rows = Array.from({ length: count }, () => Float32Array.from({ length: size }, start))
    this.squares = new Float32Array(count).fill(0.01)
  }

  row(place: number): Float32Array {
    return this.rows[place] ?? new Float32Array()
  }

  /** Goes down the slope `factor` times `slope`; `length`: the mean square of `slope`. */
  step(place: number, slope: Float32Array, factor: number, length: number): void {
    const square = (this.squares[place] ?? 0) + factor * factor * length
    this.squares[place] = square
    addTo(this.row(place), slope, (-RATE * factor) / Math.sqrt(square))
  }
}

/**
 * Learns a vector for each feature and for each thing that may be asked for, so that the mean of a question's features
 * points to what it deserves: multinomial logistic regression of low rank by stochastic gradient steps, as fastText
 * does (Joulin et al., "Bag of Tricks for Efficient Text Classification", 2016).
 */
export function learn(examples: readonly Example[]): Weights {
  const lists = examples.map(({ text, language }) => questionFeatures(text, language))
  const names = frequent(lists)
  const places = new Map(names.map((name, place) => [name, place]))
  const kinds = names.map((name) => KINDS.indexOf(kindOf(name)))
  const ids = [...new Set(examples.map(({ id }) => id))].sort()
  const targets = new Map(ids.map((id, place) => [id, place]))
  const items = lists.map((list, at) => ({
    features: list.flatMap((name) => places.get(name) ?? []),
    target: targets.get(examples[at]?.id ?? '') ?? 0,
  }))
  const random = randomNumbers(7)
  const start = () => (random() - 0.5) * 0.2
  const features = new Table(names.length, SIZE, start)
  const vectors = new Table(ids.length, SIZE, start)
  const biases = new Table(ids.length, 1, () => 0)
  /** Some of the features: now and then those of one kind alone. */
  const some = (list: readonly number[]) => {
    const alone = random() < ALONE ? Math.floor(random() * KINDS.length) : undefined
    return list.filter((each) => (alone === undefined || kinds[each] === alone) && random() >= LEFT_OUT)
  }
  const scores = new Float32Array(ids.length)
  for (let round = 0; round < ROUNDS; round++)
    for (const item of shuffled(items, round + 1)) {
      const met = some(item.features)
      const scale = 1 / Math.sqrt(met.length + 1)
      const mean = new Float32Array(SIZE)
      for (const each of met) addTo(mean, features.row(each), scale)
      for (let place = 0; place < scores.length; place++)
        scores[place] = dot(vectors.row(place), mean) + (biases.row(place)[0] ?? 0)
      const shares = softmax(scores)
      const back = new Float32Array(SIZE)
      const length = dot(mean, mean) / SIZE
      for (let place = 0; place < shares.length; place++) {
        const wrong = (shares[place] ?? 0) - (place === item.target ? 1 : 0)
        if (Math.abs(wrong) < SMALLEST) continue
        addTo(back, vectors.row(place), wrong)
        vectors.step(place, mean, wrong, length)
        biases.step(place, ONE, wrong, 1)
      }
      const backLength = dot(back, back) / SIZE
      for (const each of met) features.step(each, back, scale, backLength)
    }
  return {
    features: { size: SIZE, names, numbers: tenths(features.rows) },
    targets: {
      size: SIZE + 1,
      names: ids,
      numbers: tenths(vectors.rows.map((row, place) => Float32Array.of(...row, ...biases.row(place)))),
    },
  }
}

const tenths = (rows: readonly Float32Array[]) =>
  Int8Array.from(rows.flatMap((row) => Array.from(row, toTenths)))

/** The features that enough questions have, in order. */
function frequent(lists: readonly (readonly string[])[]): string[] {
  const counts = new Map<string, number>()
  for (const list of lists) for (const name of list) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].flatMap(([name, count]) => (count >= SEEN[kindOf(name)] ? [name] : [])).sort()
}
