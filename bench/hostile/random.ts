/** Numbers that follow from a seed: the same seed gives the same cases on every machine. */
export interface Random {
  /** From 0 to 1, 1 excluded. */
  number(): number
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number
  chance(share: number): boolean
  pick<T>(values: readonly T[]): T
  uuid(): string
}

/** Mulberry32, which is good enough to choose with. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const number = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (low: number, high: number) => low + Math.floor(number() * (high - low + 1))
  const hex = (digits: number) => Array.from({ length: digits }, () => int(0, 15).toString(16)).join('')
  return {
    number,
    int,
    chance: (share) => number() < share,
    pick(values) {
      if (values.length === 0) throw new Error('There is nothing to pick from.')
      return values[int(0, values.length - 1)] as (typeof values)[number]
    },
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
  }
}

/** The seed of case `at` in a run: a case can be replayed without those before it. */
export function seedOf(run: number, at: number): number {
  return (Math.imul(run ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(at + 1, 0xc2b2ae35)) >>> 0
}
