import { dot } from './vectors.ts'

/** A vector at length 1, so that the cosine of two is a product. */
export function unit(values: readonly number[]): Float32Array {
  const length = Math.hypot(...values) || 1
  return Float32Array.from(values, (value) => value / length)
}

/** Cosine below which two texts are taken to have nothing in common, and above which to mean the same. */
const APART = 0.25
const SAME = 0.75

/** How close two embeddings of length 1 are, 0 to 1, by their cosine; 0 for embeddings of different models. */
export const closeness = (a: Float32Array, b: Float32Array): number =>
  a.length === b.length ? Math.min(1, Math.max(0, (dot(a, b) - APART) / (SAME - APART))) : 0
