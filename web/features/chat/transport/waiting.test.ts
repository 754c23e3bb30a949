import { beforeEach, expect, test } from 'vitest'
import { sessionStore } from '#web/lib/session-store.ts'
import { keepInTab, waiting } from './waiting.ts'

const message = { messageId: 'm1', text: 'Which market?', conversationId: null, at: 1, messages: [] }
const texts = () => waiting.list().map(({ text }) => text)

function signIn(id: string) {
  const user = { id, email: `${id}@halide.example`, fullName: id }
  sessionStore.open({ token: `token of ${id}`, user, receivedAt: Date.now(), lifeMs: 1e9 })
}

beforeEach(() => {
  for (const person of ['mara', 'jo']) {
    signIn(person)
    waiting.remove('m1')
  }
  sessionStore.close('signed-out')
})

test('what a member wrote waits for them, and goes out in nobody else’s name', () => {
  signIn('mara')
  waiting.put(message)
  signIn('jo')
  expect(texts()).toEqual([])
  sessionStore.close('ended')
  expect(texts()).toEqual([])
  signIn('mara')
  expect(texts()).toEqual(['Which market?'])
})

test('what a visitor wrote goes along into their account', () => {
  waiting.put(message)
  signIn('mara')
  expect(texts()).toEqual(['Which market?'])
})

test('after signing out it stays in this tab, for its writer only', () => {
  signIn('mara')
  waiting.put(message)
  sessionStore.close('signed-out')
  keepInTab('mara')
  expect(texts()).toEqual([])
  signIn('mara')
  expect(texts()).toEqual(['Which market?'])
})
