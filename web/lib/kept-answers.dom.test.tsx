import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { conversationsApi } from '#shared/conversations.ts'
import { dashboardApi } from '#shared/dashboard.ts'
import { CONVERSATION, signIn } from '#web/test/conversation.ts'
import { network } from '#web/test/network.ts'
import { roadmapOf } from '#web/test/roadmap.ts'
import { call } from './api.ts'
import { connection } from './connection.ts'
import { forgetAnswers, keepAnswer, keptAnswer } from './kept-answers.ts'
import { sessionStore } from './session-store.ts'

/** The browser's store of answers, in memory. */
function storeAnswers() {
  const stores = new Map<string, Map<string, Response>>()
  vi.stubGlobal('caches', {
    async open(name: string) {
      const entries = stores.get(name) ?? new Map<string, Response>()
      stores.set(name, entries)
      return {
        put: async (key: string, response: Response) => void entries.set(key, response),
        delete: async (key: string) => entries.delete(key),
        keys: async () => [...entries.keys()],
      }
    },
    match: async (key: string, { cacheName }: { cacheName: string }) =>
      stores.get(cacheName)?.get(key)?.clone(),
    delete: async (name: string) => stores.delete(name),
  })
  return {
    addresses: () => [...(stores.values().next().value?.keys() ?? [])],
    count: () => stores.size,
  }
}

const readRoadmap = () => call(dashboardApi.get, {})
const loseNetwork = () =>
  network.route('GET', dashboardApi.get.path, () => Promise.reject(new TypeError('Failed to fetch')))
let addresses: () => string[]
let count: () => number

beforeEach(() => {
  ;({ addresses, count } = storeAnswers())
  signIn()
  network.on(dashboardApi.get, roadmapOf({ current_level: 2 }))
})
afterEach(() => {
  connection.back()
  sessionStore.close('signed-out')
})

describe('what the server said', () => {
  it('is read again without a network, and marked with its time', async () => {
    await readRoadmap()
    await vi.waitFor(async () => expect(await keptAnswer(dashboardApi.get.path)).toBeDefined())
    expect(connection.get()).toBeNull()
    loseNetwork()
    expect(await readRoadmap()).toMatchObject({ current_level: 2 })
    expect(connection.get()).toMatch(/^20/)
    network.on(dashboardApi.get, roadmapOf({ current_level: 3 }))
    expect(await readRoadmap()).toMatchObject({ current_level: 3 })
    expect(connection.get()).toBeNull()
  })

  it('fails as before where nothing was kept', async () => {
    loseNetwork()
    await expect(readRoadmap()).rejects.toMatchObject({ code: 'network' })
  })

  it('is read as it comes where the browser blocks its store', async () => {
    vi.spyOn(globalThis, 'caches', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    expect(await readRoadmap()).toMatchObject({ current_level: 2 })
    expect(await keptAnswer(dashboardApi.get.path)).toBeUndefined()
    await expect(keepAnswer(dashboardApi.get.path, {})).resolves.toBeUndefined()
    await expect(forgetAnswers()).resolves.toBeUndefined()
  })

  it('S49: is nobody else’s: another person does not read it, and it can be taken away', async () => {
    await readRoadmap()
    await vi.waitFor(() => expect(addresses()).toHaveLength(1))
    sessionStore.open({
      token: 'other',
      user: { id: '99999999-9999-4999-8999-999999999999', email: 'eve@example.com', fullName: 'Eve' },
      receivedAt: Date.now(),
      lifeMs: 1000,
    })
    expect(await keptAnswer(dashboardApi.get.path)).toBeUndefined()
    signIn()
    expect(await keptAnswer(dashboardApi.get.path)).toBeDefined()
    await forgetAnswers()
    expect(await keptAnswer(dashboardApi.get.path)).toBeUndefined()
  })

  it('is kept for the roadmap and the last conversations only', async () => {
    network.route('GET', '/rest/v1/conversations/:id/messages', () => Response.json([]))
    network.route('GET', '/rest/v1/conversations', () => Response.json([]))
    for (let number = 10; number < 40; number += 1) {
      await call(conversationsApi.messages, { id: CONVERSATION.replace(/..$/, String(number)) })
    }
    await call(conversationsApi.search, { search: 'pilot' } as never)
    await vi.waitFor(() => {
      expect(addresses()).toHaveLength(22)
      expect(addresses().at(-1)).toContain('39/messages')
    })
  })

  it('S49: leaves not even an empty store behind when the person signs out while it is being kept', async () => {
    const kept = keepAnswer(dashboardApi.get.path, {})
    sessionStore.close('signed-out')
    await kept
    expect(count()).toBe(0)
  })

  it('is not kept for a visitor', async () => {
    sessionStore.close('signed-out')
    await readRoadmap()
    loseNetwork()
    await expect(readRoadmap()).rejects.toMatchObject({ code: 'network' })
    expect(count()).toBe(0)
  })
})
