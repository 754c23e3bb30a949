/** Scores as shares of one. */
export function softmax(scores: ArrayLike<number>): number[] {
  let most = Number.NEGATIVE_INFINITY
  for (let at = 0; at < scores.length; at++) most = Math.max(most, scores[at] ?? 0)
  const powers = Array.from(scores, (score) => Math.exp(score - most))
  let sum = 0
  for (const power of powers) sum += power
  return powers.map((power) => power / sum)
}
