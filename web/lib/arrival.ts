import { tabStore } from './storage.ts'

const KEY = 'beachhead.arrival'
/** The key in local storage of the claim whose list was put away, wherever it was shown. */
export const CLAIMED_SEEN = 'beachhead.claimedSeen'

const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** How somebody has just become a member in this tab, until they have been welcomed: `claimed` brought conversations along. */
type Arrival = 'new' | 'claimed'

export const arrival = {
  get(): Arrival | null {
    const kept = tabStore.get(KEY)
    return kept === 'new' || kept === 'claimed' ? kept : null
  },

  set(how: Arrival): void {
    tabStore.set(KEY, how)
    tell()
  },

  /** The welcome has been read. */
  end(): void {
    tabStore.remove(KEY)
    tell()
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
