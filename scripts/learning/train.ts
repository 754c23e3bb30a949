import type { Weights } from '#engine/learning/classifier.ts'
import { softmax } from '#engine/learning/softmax.ts'
import { toTenths } from '#engine/learning/tenths.ts'
import { addTo, dot } from '#engine/learning/vectors.ts'
import { shuffled } from './shuffled.ts'

/** The features of a text, and the class that it belongs to. */
export interface Sample {
  readonly features: readonly string[]
  readonly target: string
}

/** A kind of features, and how many samples one of them must be in: in fewer it says nothing about the next one. */
export interface Kind {
  readonly name: string
  readonly seen: number
}

/** How to train. */
export interface Training {
  /** Numbers of a vector. */
  readonly size: number
  readonly rounds: number
  readonly kinds: readonly Kind[]
  readonly kindOf: (feature: string) => string
  /** Share of a sample's features that is left out each time it is learned, so that none decides alone. */
  readonly leftOut: number
  /** How often a sample is learned by features of one kind alone, so that each kind can speak for itself. */
  readonly alone: number
}

const RATE = 0.1
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
class Vectors {
  readonly rows: Float32Array[]
  private readonly squares: Float32Array

  constructor(count: number, size: number, start: () => number) {
    this.rows = Array.from({ length: count }, () => Float32Array.from({ length: size }, start))
    this.squares = new Float32Array(count).fill(0.01)
  }

  row(place: number): Float32Array {
    return this.rows[place] ?? new Float32Array()
  }

  /** Goes down the gradient `factor` times `slope`; `length`: the mean square of `slope`. */
  step(place: number, slope: Float32Array, factor: number, length: number): void {
    const square = (this.squares[place] ?? 0) + factor * factor * length
    this.squares[place] = square
    addTo(this.row(place), slope, (-RATE * factor) / Math.sqrt(square))
  }
}

/**
 * Learns a vector for each feature and for each class, so that the mean of a text's features points to its class:
 * multinomial logistic regression of low rank by stochastic gradient steps, as fastText does (Joulin et al., "Bag of
 * Tricks for Efficient Text Classification", 2016). The same samples give the same weights.
 */
export function train(samples: readonly Sample[], training: Training): Weights {
  const { size, rounds, kinds } = training
  const names = frequent(samples, training)
  const places = new Map(names.map((name, place) => [name, place]))
  const kindNames = kinds.map(({ name }) => name)
  const kindAt = names.map((name) => kindNames.indexOf(training.kindOf(name)))
  const classes = [...new Set(samples.map(({ target }) => target))].sort()
  const classAt = new Map(classes.map((name, place) => [name, place]))
  const items = samples.map(({ features, target }) => ({
    features: features.flatMap((name) => places.get(name) ?? []),
    target: classAt.get(target) ?? 0,
  }))
  const random = randomNumbers(7)
  const start = () => (random() - 0.5) * 0.2
  const features = new Vectors(names.length, size, start)
  const targets = new Vectors(classes.length, size, start)
  const biases = new Vectors(classes.length, 1, () => 0)
  /** Some of the features: now and then those of one kind alone. */
  const some = (list: readonly number[]) => {
    const alone = random() < training.alone ? Math.floor(random() * kinds.length) : undefined
    return list.filter(
      (each) => (alone === undefined || kindAt[each] === alone) && random() >= training.leftOut,
    )
  }
  const scores = new Float32Array(classes.length)
  for (let round = 0; round < rounds; round++)
    for (const item of shuffled(items, round + 1)) {
      const met = some(item.features)
      const scale = 1 / Math.sqrt(met.length + 1)
      const mean = new Float32Array(size)
      for (const each of met) addTo(mean, features.row(each), scale)
      for (let place = 0; place < scores.length; place++)
        scores[place] = dot(targets.row(place), mean) + (biases.row(place)[0] ?? 0)
      const probabilities = softmax(scores)
      const back = new Float32Array(size)
      const length = dot(mean, mean) / size
      for (let place = 0; place < probabilities.length; place++) {
        const wrong = (probabilities[place] ?? 0) - (place === item.target ? 1 : 0)
        if (Math.abs(wrong) < SMALLEST) continue
        addTo(back, targets.row(place), wrong)
        targets.step(place, mean, wrong, length)
        biases.step(place, ONE, wrong, 1)
      }
      const backLength = dot(back, back) / size
      for (const each of met) features.step(each, back, scale, backLength)
    }
  return {
    features: { size, names, numbers: tenths(features.rows) },
    targets: {
      size: size + 1,
      names: classes,
      numbers: tenths(targets.rows.map((row, place) => Float32Array.of(...row, ...biases.row(place)))),
    },
  }
}

const tenths = (rows: readonly Float32Array[]) =>
  Int8Array.from(rows.flatMap((row) => Array.from(row, toTenths)))

/** The features that enough samples have, in order. */
function frequent(samples: readonly Sample[], { kinds, kindOf }: Training): string[] {
  const seen = new Map(kinds.map((kind) => [kind.name, kind.seen]))
  const counts = new Map<string, number>()
  for (const { features } of samples)
    for (const name of features) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].flatMap(([name, count]) => (count >= (seen.get(kindOf(name)) ?? 1) ? [name] : [])).sort()
}
