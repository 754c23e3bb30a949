let keptAt: string | null = null
const listeners = new Set<() => void>()

function set(next: string | null): void {
  if (next === keptAt) return
  keptAt = next
  for (const listener of listeners) listener()
}

/** Since when what is on the screen may be out of date, because the network did not answer; null while it does. */
export const connection = {
  get: (): string | null => keptAt,
  /** What was kept at that time is shown in place of an answer. */
  lost: (at: string): void => set(keptAt && keptAt < at ? keptAt : at),
  back: (): void => set(null),

  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
