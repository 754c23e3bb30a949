/** Relevance tags of the roadmap levels an entry is meant for, both ends included: levels(1, 3) is L1, L2, L3. */
export function levels(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => `L${from + index}`)
}
