/** Shuffles in an order that is the same in every run. */
export function shuffled<T>(list: readonly T[], seed: number): T[] {
  let state = seed
  const keyed = list.map((item) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return { item, key: state }
  })
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item)
}
