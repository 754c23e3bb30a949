/** Adds `factor` times a vector to another of the same length. */
export function addTo(into: Float32Array, from: Float32Array, factor: number): void {
  for (let at = 0; at < into.length; at++) into[at] = (into[at] ?? 0) + factor * (from[at] ?? 0)
}

/** The sum of the products of two vectors of the same length. */
export function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0)
  return sum
}
