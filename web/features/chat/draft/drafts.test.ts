import { beforeEach, describe, expect, it } from 'vitest'
import { sessionStore } from '#web/lib/session-store.ts'
import { drafts } from './drafts.ts'

const signIn = (id: string) =>
  sessionStore.open({
    token: 't',
    user: { id, email: `${id}@example.org`, fullName: id },
    receivedAt: Date.now(),
    lifeMs: 1_000_000,
  })

beforeEach(() => {
  sessionStore.close('signed-out')
  drafts.set(null, '')
  drafts.set('c1', '')
})

describe('drafts', () => {
  it('are kept per conversation', () => {
    drafts.set(null, 'new')
    drafts.set('c1', 'old')
    expect([drafts.get(null), drafts.get('c1'), drafts.get('c2')]).toEqual(['new', 'old', ''])
  })

  it('go along when a new conversation gets its id', () => {
    drafts.set(null, 'typed meanwhile')
    drafts.move('c1')
    expect([drafts.get(null), drafts.get('c1')]).toEqual(['', 'typed meanwhile'])
  })

  it('take text back in front of what has been typed since', () => {
    drafts.set(null, 'second')
    drafts.keep(null, 'first')
    expect(drafts.get(null)).toBe('first\n\nsecond')
  })

  it('come along from a visitor to their account', () => {
    drafts.set(null, 'typed before signing in')
    signIn('mara')
    expect(drafts.get(null)).toBe('typed before signing in')
  })

  it('survive an expired session, for their writer alone', () => {
    signIn('mara')
    drafts.set(null, 'private')
    sessionStore.close('ended')
    expect(drafts.get(null)).toBe('')
    signIn('other')
    expect(drafts.get(null)).toBe('')
    signIn('mara')
    expect(drafts.get(null)).toBe('private')
  })
})
