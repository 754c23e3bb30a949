import { localStore, tabStore } from './storage.ts'

const ID = 'beachhead.session'
const COUNT = 'beachhead.anonymousCount'
const HINT = 'beachhead.softHintShown'

/** The id the server gave this visitor, or null. */
export function getVisitorId(): string | null {
  return localStore.get(ID)
}

export function setVisitorId(id: string): void {
  if (id !== getVisitorId()) localStore.set(ID, id)
}

export function clearVisitorId(): void {
  localStore.remove(ID)
}

/** Replies a visitor has had in this browser session. */
export function getAnonymousCount(): number {
  return Number(tabStore.get(COUNT)) || 0
}

export function setAnonymousCount(count: number): void {
  tabStore.set(COUNT, String(count))
}

export function isSoftHintShown(): boolean {
  return tabStore.get(HINT) === 'true'
}

export function markSoftHintShown(): void {
  tabStore.set(HINT, 'true')
}

/** Forgets the counter and the soft hint; done whenever a session appears. */
export function clearAnonymousProgress(): void {
  tabStore.remove(COUNT)
  tabStore.remove(HINT)
}
