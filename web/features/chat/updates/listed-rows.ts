let listed: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

function set(ids: readonly string[]): void {
  listed = new Set(ids)
  for (const listener of listeners) listener()
}

/** The rows that a new member's list shows: the cards of the replies leave them out as long as it is there. */
export const listedRows = {
  get: () => listed,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Says that the list shows these rows; returns what says that it is gone. */
  list(ids: readonly string[]): () => void {
    set(ids)
    return () => set([])
  },
}
