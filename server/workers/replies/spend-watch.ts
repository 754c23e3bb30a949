/**
 * What the month has cost by now: what the database had when a reply was last asked for or stored, and on top of it what
 * the replies of this process that are being written cost by our own count.
 */
export interface SpendWatch {
  /** Takes the database's sum, in dollars. */
  note(spent: number): void
  /** What a reply that is being written has cost so far. */
  running(generationId: string, dollars: number): void
  /** The reply is stored, and its cost is part of the database's next sum. */
  ended(generationId: string): void
  readonly total: number
}

/** Begins with nothing spent. */
export function createSpendWatch(): SpendWatch {
  const running = new Map<string, number>()
  let spent = 0
  return {
    note(sum) {
      spent = sum
    },
    running: (id, dollars) => void running.set(id, dollars),
    ended: (id) => void running.delete(id),
    get total() {
      return [...running.values()].reduce((sum, dollars) => sum + dollars, spent)
    },
  }
}
