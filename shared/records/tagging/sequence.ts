/** A feature of a step as a number (FNV-1a). */
export function hashOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** What was learned of the steps of sequences: what each feature adds to each label. */
export interface Weights {
  /** Adds what a feature weighs to the sums of the labels. */
  addTo(sums: Float32Array, feature: number): void
}

/** Which labels may stand at all, and behind which one; -1 is the beginning. */
export interface Grammar {
  readonly size: number
  /** What the first label, which stands for nothing, weighs less at each step. */
  readonly lean?: number
  allows(label: number): boolean
  follows(before: number, label: number): boolean
}

/** The feature of coming behind a label. */
const following = (label: number) => hashOf(`after ${label}`)

/** The features of each step of a sequence, hashed. */
export type Steps = readonly (readonly number[])[]

/** The labels of a sequence with the highest sum of weights (Viterbi). */
export function bestLabels(
  steps: Steps,
  weights: Weights,
  { size, lean = 0, allows, follows }: Grammar,
): number[] {
  if (steps.length === 0) return []
  const labels = Array.from({ length: size }, (_, label) => label).filter(allows)
  const sumsOf = (features: readonly number[]) => {
    const sums = new Float32Array(size)
    for (const feature of features) weights.addTo(sums, feature)
    return sums
  }
  const moves = new Map([-1, ...labels].map((label) => [label, sumsOf([following(label)])]))
  const move = (before: number, label: number) =>
    follows(before, label) ? (moves.get(before)?.[label] ?? 0) : Number.NEGATIVE_INFINITY
  let best = new Float32Array(size).fill(Number.NEGATIVE_INFINITY)
  const origins: Uint8Array[] = []
  for (const [at, features] of steps.entries()) {
    const own = sumsOf(features)
    own[0] = (own[0] ?? 0) - lean
    const next = new Float32Array(size).fill(Number.NEGATIVE_INFINITY)
    const from = new Uint8Array(size)
    for (const label of labels) {
      let [most, origin] = at === 0 ? [move(-1, label), 0] : [Number.NEGATIVE_INFINITY, 0]
      if (at > 0)
        for (const before of labels) {
          const sum = (best[before] ?? 0) + move(before, label)
          if (sum > most) [most, origin] = [sum, before]
        }
      next[label] = most + (own[label] ?? 0)
      from[label] = origin
    }
    origins.push(from)
    best = next
  }
  let label = best.indexOf(Math.max(...best))
  const found = [label]
  for (let at = steps.length - 1; at > 0; at--) {
    label = origins[at]?.[label] ?? 0
    found.unshift(label)
  }
  return found
}

/** Calls `visit` with each feature of a labelled sequence and its label, also with those of what comes behind what. */
export function eachPair(
  steps: Steps,
  labels: readonly number[],
  visit: (feature: number, label: number) => void,
): void {
  for (const [at, features] of steps.entries()) {
    const label = labels[at] ?? 0
    for (const feature of features) visit(feature, label)
    visit(following(labels[at - 1] ?? -1), label)
  }
}
