import { useSyncExternalStore } from 'react'
import { type SessionState, sessionStore } from './session-store.ts'

/** Who is signed in, with the role; renders again on each change, also one made in another tab. */
export function useSession(): SessionState {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get)
}
