import type { Weights } from './sequence.ts'

/**
 * Learned weights as they are stored: features in order, how many labels each has a weight for, and those. A value is the
 * root of its weight, so that small ones are told apart.
 */
export interface StoredWeights {
  readonly features: Uint32Array
  readonly counts: Uint8Array
  readonly labels: Uint8Array
  readonly values: Int8Array
}

const WORD = Uint32Array.BYTES_PER_ELEMENT

/** Weights that are read where they are stored. */
export function storedWeights({ features, counts, labels, values }: StoredWeights): Weights {
  const starts = new Uint32Array(features.length + 1)
  for (const [at, count] of counts.entries()) starts[at + 1] = (starts[at] ?? 0) + count
  return {
    addTo(sums, feature) {
      let [low, high] = [0, features.length]
      while (low < high) {
        const middle = (low + high) >> 1
        if ((features[middle] ?? 0) < feature) low = middle + 1
        else high = middle
      }
      if (features[low] !== feature) return
      for (let at = starts[low] ?? 0; at < (starts[low + 1] ?? 0); at++) {
        const [label, value] = [labels[at] ?? 0, values[at] ?? 0]
        sums[label] = (sums[label] ?? 0) + value * Math.abs(value)
      }
    },
  }
}

/** The bytes of weights: how many features and weights there are, then features, counts, labels and values. */
export function packWeights({ features, counts, labels, values }: StoredWeights): Uint8Array {
  const head = Uint32Array.of(features.length, values.length)
  const parts = [head, features, counts, labels, values]
  const bytes = new Uint8Array(Math.ceil(parts.reduce((sum, part) => sum + part.byteLength, 0) / WORD) * WORD)
  let at = 0
  for (const { buffer, byteOffset, byteLength } of parts) {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at)
    at += byteLength
  }
  return bytes
}

/** Reads what `packWeights` wrote, from a place on; `end` is behind it. Throws where bytes are missing. */
export function unpackWeights(bytes: Uint8Array, from = 0): { weights: StoredWeights; end: number } {
  // Numbers of four bytes stand at a multiple of four.
  const own = bytes.slice(from)
  const [size = 0, total = 0] = new Uint32Array(own.buffer, 0, 2)
  const at = 2 * WORD
  const ends = [size * WORD, size, total, total].map((_, index, all) =>
    all.slice(0, index + 1).reduce((sum, length) => sum + length, at),
  )
  const [features = 0, counts = 0, labels = 0, values = 0] = ends
  if (own.length < values) throw new Error('A file of content/learned is cut off: learn it again.')
  return {
    weights: {
      features: new Uint32Array(own.buffer, at, size),
      counts: own.subarray(features, counts),
      labels: own.subarray(counts, labels),
      values: new Int8Array(own.buffer, labels, total),
    },
    end: from + Math.ceil(values / WORD) * WORD,
  }
}
