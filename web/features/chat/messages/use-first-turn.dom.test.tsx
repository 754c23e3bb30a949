import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { Message } from '../conversation/message.ts'
import { useFirstTurn } from './use-first-turn.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const turns = (count: number, content: string) =>
  Array.from({ length: count }, () => ({ messages: [{ content } as Message] }))

/** A browser that keeps its reader's place or not, and a clock in the test's hand. */
function setUp(keepsPlace: boolean, { address = '/c/1', content = 'Yes.' } = {}) {
  vi.stubGlobal('CSS', { supports: () => keepsPlace })
  vi.useFakeTimers()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  )
  const { result, rerender } = renderHook((count: number) => useFirstTurn(turns(count, content)), {
    wrapper,
    initialProps: 20,
  })
  return {
    first: () => result.current,
    rerender,
    goOn: () => act(async () => void vi.runOnlyPendingTimers()),
    wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    touch: () => act(() => void window.dispatchEvent(new Event('touchstart'))),
  }
}

test('a long conversation is drawn from its last turns, and the older ones follow until it is whole', async () => {
  const t = setUp(true)
  expect(t.first()).toBe(14)
  await t.goOn()
  expect(t.first()).toBe(12)
  for (let more = 0; more < 6; more += 1) await t.goOn()
  expect(t.first()).toBe(0)
})

test('a conversation of long replies is drawn from as many turns as fill a window', async () => {
  const t = setUp(true, { content: 'word '.repeat(400) })
  expect(t.first()).toBe(18)
  await t.goOn()
  expect(t.first()).toBe(16)
})

test('the older turns wait while the reader of a page that just opened does nothing', async () => {
  const t = setUp(true)
  await t.wait(1000)
  expect(t.first()).toBe(14)
})

test('the older turns follow at once when the reader touches the page', async () => {
  const t = setUp(true)
  t.touch()
  for (let more = 0; more < 7; more += 1) await t.wait(100)
  expect(t.first()).toBe(0)
})

test('what is printed is whole', () => {
  const t = setUp(true)
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(t.first()).toBe(0)
})

test('a turn that comes takes none of the drawn ones away', async () => {
  const t = setUp(true)
  t.rerender(21)
  expect(t.first()).toBe(14)
})

test('an address that leads to a message has the whole conversation at once', () => {
  expect(setUp(true, { address: '/c/1#message-7' }).first()).toBe(0)
})

test('where a browser would move the reader, the whole conversation is drawn at once', () => {
  expect(setUp(false).first()).toBe(0)
})
