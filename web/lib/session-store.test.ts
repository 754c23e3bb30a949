import { beforeEach, describe, expect, test } from 'vitest'
import { type StoredSession, sessionStore } from './session-store.ts'
import { localStore } from './storage.ts'
import { getAnonymousCount, isSoftHintShown, markSoftHintShown, setAnonymousCount } from './visitor.ts'

const KEY = 'beachhead.auth'
const WEEK = 7 * 24 * 60 * 60 * 1000

const session = (id: string, token = `token of ${id}`): StoredSession => ({
  token,
  user: { id, email: `${id}@halide.example`, fullName: id },
  receivedAt: Date.now(),
  lifeMs: WEEK,
})
/** What another tab does: it writes, and this one hears of it. */
const elsewhere = (next: StoredSession | null) => {
  if (next) localStore.set(KEY, JSON.stringify(next))
  else localStore.remove(KEY)
}

beforeEach(() => sessionStore.close('signed-out'))

describe('a session that opens', () => {
  test('signs the person in, with the role still to come', () => {
    sessionStore.open(session('mara'))
    expect(sessionStore.get()).toMatchObject({
      status: 'in',
      user: { id: 'mara', email: 'mara@halide.example' },
      role: null,
      roleLoading: true,
      isAdmin: false,
      isOperator: false,
    })
  })

  test('clears the free messages that were counted and the hint that was shown', () => {
    setAnonymousCount(4)
    markSoftHintShown()
    sessionStore.open(session('mara'))
    expect(getAnonymousCount()).toBe(0)
    expect(isSoftHintShown()).toBe(false)
  })

  test('keeps the role when it is renewed, and forgets it when the person changes', () => {
    sessionStore.open(session('mara'))
    sessionStore.setRole('mara', 'admin')
    sessionStore.open(session('mara', 'a newer token'))
    expect(sessionStore.get().isAdmin).toBe(true)
    sessionStore.open(session('jo'))
    expect(sessionStore.get()).toMatchObject({ role: null, isAdmin: false })
  })
})

test('a role that arrives late is not given to somebody else', () => {
  sessionStore.open(session('jo'))
  sessionStore.setRole('mara', 'admin')
  expect(sessionStore.get().isAdmin).toBe(false)
})

describe('other tabs', () => {
  test('signing in there signs in here', () => {
    elsewhere(session('mara'))
    expect(sessionStore.sync(KEY)).toBe(true)
    expect(sessionStore.get().user?.id).toBe('mara')
  })

  test('signing out there signs out here', () => {
    sessionStore.open(session('mara'))
    elsewhere(null)
    expect(sessionStore.sync(KEY)).toBe(true)
    expect(sessionStore.get()).toMatchObject({ status: 'out', user: null, departure: 'signed-out' })
  })

  test('what they store for other ends changes nothing', () => {
    sessionStore.open(session('mara'))
    elsewhere(null)
    expect(sessionStore.sync('mantine-color-scheme-value')).toBe(false)
    expect(sessionStore.get().status).toBe('in')
  })

  test('damaged storage counts as signed out', () => {
    sessionStore.open(session('mara'))
    localStore.set(KEY, '{"token":')
    sessionStore.sync(KEY)
    expect(sessionStore.get().status).toBe('out')
  })
})

describe('a token the server refuses', () => {
  test('ends the session', () => {
    sessionStore.open(session('mara'))
    sessionStore.refuse('token of mara')
    expect(sessionStore.get()).toMatchObject({ status: 'out', departure: 'ended' })
    expect(localStore.get(KEY)).toBeNull()
  })

  test('gives way to the newer one another tab has stored', () => {
    sessionStore.open(session('mara'))
    elsewhere(session('mara', 'a newer token'))
    sessionStore.refuse('token of mara')
    expect(sessionStore.get().status).toBe('in')
    expect(sessionStore.stored()?.token).toBe('a newer token')
  })

  test('signs out in silence where another tab has just done so', () => {
    sessionStore.open(session('mara'))
    elsewhere(null)
    sessionStore.refuse('token of mara')
    expect(sessionStore.get()).toMatchObject({ status: 'out', departure: 'signed-out' })
  })

  test('ends nothing when it is not in use any more', () => {
    sessionStore.open(session('mara', 'a newer token'))
    sessionStore.refuse('token of mara')
    expect(sessionStore.get().status).toBe('in')
  })
})
