import { tabStore } from '#web/lib/storage.ts'

const KEY = 'beachhead.provider'

/** What this tab keeps while the person is at a provider. */
interface Journey {
  /** Ties the provider's answer to this browser. */
  readonly binding: string
  /** The query of the sign-in page, which says where to go on. */
  readonly search: string
}

export function keepJourney(journey: Journey): void {
  tabStore.set(KEY, JSON.stringify(journey))
}

/** What was kept, once; null when this tab started nothing. */
export function takeJourney(): Journey | null {
  const kept = tabStore.get(KEY)
  tabStore.remove(KEY)
  return kept ? (JSON.parse(kept) as Journey) : null
}
