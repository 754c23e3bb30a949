/** Share of the rule's length (0 to 1) at which a value stands on an even scale from 0 to `max`. */
export function evenPlace(value: number, max: number): number {
  return max > 0 ? clamp(value / max) : 0
}

/**
 * Share of the rule's length at which a value stands when the marks are set evenly apart whatever their
 * distance, as on a scale of 10, 20, 50 and 100: the value runs in proportion between its two neighbours.
 */
export function markedPlace(value: number, marks: readonly number[]): number {
  let below = 0
  for (const [i, mark] of marks.entries()) {
    if (value < mark) return clamp((i + (value - below) / (mark - below)) / marks.length)
    below = mark
  }
  return marks.length > 0 ? 1 : 0
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share))
}
