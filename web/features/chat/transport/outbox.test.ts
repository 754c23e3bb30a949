import { beforeEach, expect, test } from 'vitest'
import { sessionStore } from '#web/lib/session-store.ts'
import { tabOutbox } from './outbox.ts'

const message = { messageId: 'm1', text: 'Which market first?', conversationId: null, at: 1 }

function signIn(id: string) {
  const user = { id, email: `${id}@halide.example`, fullName: id }
  sessionStore.open({ token: `token of ${id}`, user, receivedAt: Date.now(), lifeMs: 1e9 })
}

beforeEach(() => {
  sessionStore.close('signed-out')
  tabOutbox.clear()
})

test('a message on its way is there for the one who wrote it', () => {
  signIn('mara')
  tabOutbox.put(message)
  expect(tabOutbox.get()).toEqual(message)
})

test('a visitor’s message goes along when they sign in', () => {
  tabOutbox.put(message)
  signIn('mara')
  expect(tabOutbox.get()).toEqual(message)
})

test('a message whose session has ended waits for its writer, and is not sent as a visitor’s', () => {
  signIn('mara')
  tabOutbox.put(message)
  sessionStore.close('ended')
  expect(tabOutbox.get()).toBeNull()
  signIn('mara')
  expect(tabOutbox.get()).toEqual(message)
})

test('nobody else finds it', () => {
  signIn('mara')
  tabOutbox.put(message)
  signIn('jo')
  expect(tabOutbox.get()).toBeNull()
})
