let place: HTMLElement | null = null
const listeners = new Set<() => void>()

/** Where a page keeps room for a toast that must cover nothing; null where it keeps none. */
export const toastPlace = {
  get: () => place,

  set(element: HTMLElement | null): void {
    place = element
    for (const listener of listeners) listener()
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
