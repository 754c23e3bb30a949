import type { Role } from '#shared/account.ts'
import { localStore } from './storage.ts'
import { clearAnonymousProgress } from './visitor.ts'

const KEY = 'beachhead.auth'

interface SessionUser {
  readonly id: string
  readonly email: string
  readonly fullName: string
}

/** What local storage holds: the bearer token, whose it is, and how long it lasts from when it came. */
export interface StoredSession {
  readonly token: string
  readonly user: SessionUser
  /** This device's clock when the session was last issued or renewed; milliseconds. */
  readonly receivedAt: number
  /** By the server's clock, so that a wrong clock here neither shortens nor extends it; milliseconds. */
  readonly lifeMs: number
}

/** How the last session of this tab went: not at all, by signing out, or refused by the server. */
type Departure = 'none' | 'signed-out' | 'ended'

export interface SessionState {
  readonly status: 'loading' | 'in' | 'out'
  readonly user: SessionUser | null
  readonly role: Role | null
  readonly roleLoading: boolean
  /** Whether they may change what operators change. */
  readonly isAdmin: boolean
  /** Whether they may read it: admins and support. */
  readonly isOperator: boolean
  readonly departure: Departure
}

const NO_RIGHTS = { isAdmin: false, isOperator: false }

let stored = read()
let state: SessionState = stored
  ? { ...signedIn(stored.user), status: mayBeOver(stored) ? 'loading' : 'in' }
  : signedOut('none')
const listeners = new Set<() => void>()

export const sessionStore = {
  get: (): SessionState => state,
  stored: (): StoredSession | null => stored,

  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },

  /** A session appeared or was renewed; the visitor's counter and soft hint go. */
  open(session: StoredSession): void {
    localStore.set(KEY, JSON.stringify(session))
    adopt(session)
  },

  /** The session is over, in all tabs. */
  close(departure: Exclude<Departure, 'none'>): void {
    localStore.remove(KEY)
    stored = null
    publish(signedOut(departure))
  },

  /** The server refused `token`: the session is over, unless another tab has a newer one, or has just signed out. */
  refuse(token: string): void {
    if (stored?.token !== token) return
    if (read()?.token === token) sessionStore.close('ended')
    else sessionStore.sync(KEY)
  },

  setRole(userId: string, role: Role | null): void {
    if (state.user?.id === userId) {
      const isAdmin = role === 'admin'
      publish({ ...state, role, isAdmin, isOperator: isAdmin || role === 'support', roleLoading: false })
    }
  },

  /** Takes over what another tab has stored under `key` (null: everything); returns whether the person changed. */
  sync(key: string | null): boolean {
    if (key !== KEY && key !== null) return false
    const before = state.user?.id
    const next = read()
    if (next) adopt(next)
    else if (stored) {
      stored = null
      publish(signedOut('signed-out'))
    }
    return before !== state.user?.id
  },
}

function adopt(session: StoredSession): void {
  const samePerson = state.user?.id === session.user.id
  stored = session
  clearAnonymousProgress()
  publish(
    samePerson ? { ...state, status: 'in', user: session.user } : { ...signedIn(session.user), status: 'in' },
  )
}

function publish(next: SessionState): void {
  state = next
  for (const listener of listeners) listener()
}

function signedIn(user: SessionUser): Omit<SessionState, 'status'> {
  return { user, role: null, ...NO_RIGHTS, roleLoading: true, departure: 'none' }
}

function signedOut(departure: Departure): SessionState {
  return { status: 'out', user: null, role: null, ...NO_RIGHTS, roleLoading: false, departure }
}

/** Returns whether the session looks over by this device's clock; the server then decides. */
function mayBeOver({ receivedAt, lifeMs }: StoredSession): boolean {
  return Date.now() - receivedAt > lifeMs
}

function read(): StoredSession | null {
  const text = localStore.get(KEY)
  if (!text) return null
  try {
    const value = JSON.parse(text) as StoredSession
    return value.token && value.user?.id ? value : null
  } catch {
    return null
  }
}
