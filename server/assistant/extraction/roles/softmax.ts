/** Scores as shares of one. */
export function softmax(values: readonly number[]): number[] {
  const most = Math.max(...values)
  const powers = values.map((value) => Math.exp(value - most))
  const sum = powers.reduce((a, b) => a + b, 0)
  return powers.map((power) => power / sum)
}
