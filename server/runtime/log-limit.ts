/**
 * Bounds how often something is written to the log: at most `times` in each period of `period` milliseconds. Returns how
 * many were left out since the last one that was not, or undefined when this one is to be left out too.
 */
export function atMost(times: number, period: number, now: () => number): () => number | undefined {
  let began = Number.NEGATIVE_INFINITY
  let written = 0
  let leftOut = 0
  return () => {
    if (now() - began >= period) {
      began = now()
      written = 0
    }
    if (written >= times) {
      leftOut += 1
      return undefined
    }
    written += 1
    const before = leftOut
    leftOut = 0
    return before
  }
}
