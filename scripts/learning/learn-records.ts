import { taggedText } from '#engine/reading/tagged-text.ts'
import { fieldFeatures } from '#shared/records/tagging/field-features.ts'
import { fieldGrammar, fieldLabel, type Stretch } from '#shared/records/tagging/fields.ts'
import { RELATION_GRAMMAR, relationFeatures, relationLabel } from '#shared/records/tagging/relation.ts'
import {
  bestLabels,
  eachPair,
  type Grammar,
  type Steps,
  type Weights,
} from '#shared/records/tagging/sequence.ts'
import { isSaid } from '#shared/records/tagging/tag.ts'
import { UNIT_GRAMMAR, unitFeatures, unitLabel, unitsOf } from '#shared/records/tagging/units.ts'
import type { StoredWeights } from '#shared/records/tagging/weights.ts'
import type { TaggedText } from '#shared/records/tagging/words.ts'
import type { RecordExample } from './record-examples.ts'
import { shuffled } from './shuffled.ts'
import { type Aside, longer, varied } from './vary-examples.ts'

/** A sequence with the labels that it has. */
interface Sequence {
  readonly steps: Steps
  readonly labels: readonly number[]
  readonly grammar: Grammar
}

const ROUNDS = 9
/** Share of the features that is left out each time a sequence is learned, so that none decides alone. */
const LEFT_OUT = 0.5
/** A feature that fewer sequences have says nothing about the next one, though learning needs it; a small weight changes nothing. */
const SEEN = 5
const SMALLEST = 0.8

/** Numbers from 0 to 1 that are the same in every run. */
function randomNumbers(): () => number {
  let state = 1
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return state / 0x80000000
  }
}

/** Learns by the averaged perceptron (Collins, 2002): weights move where the best labels are not the right ones. */
function learnSequences(sequences: readonly Sequence[]): StoredWeights {
  const size = Math.max(...sequences.map(({ grammar }) => grammar.size))
  const places = placesOf(sequences)
  const weights = new Float32Array(places.size * size)
  const sums = new Float64Array(weights.length)
  const known: Weights = {
    addTo(into, feature) {
      const place = places.get(feature)?.place
      if (place === undefined) return
      for (let label = 0; label < size; label++)
        into[label] = (into[label] ?? 0) + (weights[place * size + label] ?? 0)
    },
  }
  const random = randomNumbers()
  let step = 0
  for (let round = 0; round < ROUNDS; round++)
    for (const { steps: whole, labels, grammar } of shuffled(sequences, round + 1)) {
      step += 1
      const steps = whole.map((features) => features.filter(() => random() >= LEFT_OUT))
      const found = bestLabels(steps, known, grammar)
      if (found.every((label, at) => label === labels[at])) continue
      const move = (by: number) => (feature: number, label: number) => {
        const place = places.get(feature)?.place
        if (place === undefined) return
        const at = place * size + label
        weights[at] = (weights[at] ?? 0) + by
        sums[at] = (sums[at] ?? 0) + by * step
      }
      eachPair(steps, labels, move(1))
      eachPair(steps, found, move(-1))
    }
  const mean = weights.map((weight, at) => weight - (sums[at] ?? 0) / (step + 1))
  return stored(places, size, mean)
}

/** A feature's place among all, and how many sequences have it. */
interface Place {
  readonly place: number
  readonly seen: number
}

function placesOf(sequences: readonly Sequence[]): Map<number, Place> {
  const seen = new Map<number, number>()
  for (const { steps, labels } of sequences) {
    const own = new Set<number>()
    eachPair(steps, labels, (feature) => own.add(feature))
    for (const feature of own) seen.set(feature, (seen.get(feature) ?? 0) + 1)
  }
  const sorted = [...seen.keys()].sort((a, b) => a - b)
  return new Map(sorted.map((feature, place) => [feature, { place, seen: seen.get(feature) ?? 0 }]))
}

/** The weights that change anything, as signed bytes. */
function stored(places: ReadonlyMap<number, Place>, size: number, mean: Float32Array): StoredWeights {
  const most = mean.reduce((all, weight) => Math.max(all, Math.abs(weight)), 0)
  const features: number[] = []
  const counts: number[] = []
  const labels: number[] = []
  const values: number[] = []
  for (const [feature, { place, seen }] of places) {
    if (seen < SEEN) continue
    let count = 0
    for (let label = 0; label < size; label++) {
      const weight = mean[place * size + label] ?? 0
      if (Math.abs(weight) < SMALLEST) continue
      const value = Math.round(Math.sign(weight) * 127 * Math.sqrt(Math.abs(weight) / most))
      labels.push(label)
      values.push(value)
      count += 1
    }
    if (count === 0) continue
    features.push(feature)
    counts.push(count)
  }
  return {
    features: Uint32Array.from(features),
    counts: Uint8Array.from(counts),
    labels: Uint8Array.from(labels),
    values: Int8Array.from(values),
  }
}

/** Learns which stretches of messages tell of records, and what their words say. */
export function learnRecords(
  examples: readonly RecordExample[],
  asides: readonly Aside[],
): { units: StoredWeights; fields: StoredWeights } {
  const read = (list: readonly RecordExample[]) =>
    list.map((example) => ({ example, text: taggedText(example.text, example.language) }))
  const own = read(varied(examples))
  const more = read(longer(examples, asides))
  const units = [...own, ...more].map(({ example, text }) => unitSequence(text, example))
  const relations = own.flatMap(({ example, text }) => relationSequences(text, example))
  const fields = own.flatMap(({ example, text }) => fieldSequences(text, example))
  return { units: learnSequences([...units, ...relations]), fields: learnSequences(fields) }
}

function unitSequence(text: TaggedText, example: RecordExample): Sequence {
  const units = unitsOf(text)
  let before: RecordExample['segments'][number] | undefined
  const labels = units.map(({ first, end }) => {
    const from = text.words[first]?.start ?? 0
    const to = text.words[end - 1]?.end ?? 0
    const segment = example.segments.find(
      (each) => from < each.end && (each.start <= from || to > each.start + 3),
    )
    const label = unitLabel(segment?.type, segment !== before)
    before = segment
    return label
  })
  return { steps: unitFeatures(text, units), labels, grammar: UNIT_GRAMMAR }
}

/** The stretches of words that an example's segments are. */
function stretchesOf(text: TaggedText, { segments }: RecordExample): (Stretch | undefined)[] {
  return segments.map(({ start, end, type }) => {
    const first = text.words.findIndex((word) => word.start >= start)
    const last = text.words.findLastIndex((word) => word.end <= end)
    return type && first >= 0 && last >= first ? { first, end: last + 1, type } : undefined
  })
}

function fieldSequences(text: TaggedText, example: RecordExample): Sequence[] {
  return stretchesOf(text, example).flatMap((stretch) => {
    if (!stretch) return []
    const labels = text.words.slice(stretch.first, stretch.end).map(({ start, end }) => {
      const part = example.parts.find((each) => start < each.end && each.start < end)
      return fieldLabel(part?.tag, part !== undefined && start <= part.start)
    })
    return [{ steps: fieldFeatures(text, stretch), labels, grammar: fieldGrammar(stretch.type) }]
  })
}

function relationSequences(text: TaggedText, example: RecordExample): Sequence[] {
  return stretchesOf(text, example).flatMap((stretch, at) => {
    if (stretch?.type !== 'interview') return []
    const steps = [relationFeatures(text, stretch, isSaid(example.parts))]
    return [{ steps, labels: [relationLabel(example.segments[at]?.relation)], grammar: RELATION_GRAMMAR }]
  })
}
