/** Cosine below which two texts are taken to have nothing in common, and above which to mean the same. */
const APART = 0.25
const SAME = 0.75

/** How close two embeddings of length 1 are, 0 to 1, by their cosine; 0 for embeddings of different models. */
export function closeness(a: Float32Array, b: Float32Array): number {
  if (a.length !== b.length) return 0
  let dot = 0
  for (let at = 0; at < a.length; at++) dot += (a[at] ?? 0) * (b[at] ?? 0)
  return Math.min(1, Math.max(0, (dot - APART) / (SAME - APART)))
}

/** A vector at length 1, so that the cosine is a product. */
export function unit(values: readonly number[]): Float32Array {
  const length = Math.hypot(...values) || 1
  return Float32Array.from(values, (value) => value / length)
}
