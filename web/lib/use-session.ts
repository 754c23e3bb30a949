import { type SessionState, sessionStore } from './session-store.ts'
import { useStore } from './use-store.ts'

/** Returns who is signed in, with the role; renders again on each change, also one made in another tab. */
export const useSession = (): SessionState => useStore(sessionStore)
