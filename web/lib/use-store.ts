import { useSyncExternalStore } from 'react'

interface Store<T> {
  subscribe(listener: () => void): () => void
  get(): T
}

/**
 * What a store holds; renders again when that changes. A page that the server has drawn is taken over as it was drawn:
 * with `drawn` where that may differ from what the store holds by then.
 */
export function useStore<T>({ subscribe, get }: Store<T>, drawn: () => T = get): T {
  return useSyncExternalStore(subscribe, get, drawn)
}
