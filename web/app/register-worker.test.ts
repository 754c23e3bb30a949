import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { takeAway } from './register-worker.ts'

/** What happened, in order. */
const told: string[] = []

/** A worker that keeps its files last of all, and whose installation ends once somebody waits for that. */
class Installing extends EventTarget {
  state = 'installing'
  readonly #end: string

  constructor(end: string) {
    super()
    this.#end = end
  }

  override addEventListener(...args: Parameters<EventTarget['addEventListener']>) {
    super.addEventListener(...args)
    queueMicrotask(() => {
      told.push('files kept')
      this.state = this.#end
      this.dispatchEvent(new Event('statechange'))
    })
  }
}

/** A browser with one registration of a service worker. */
function browserWith(installing: Installing | null) {
  const unregister = async () => told.push('unregistered')
  const serviceWorker = { getRegistrations: async () => [{ installing, unregister }] }
  vi.stubGlobal('navigator', { serviceWorker })
  vi.stubGlobal('caches', { delete: async (name: string) => told.push(`${name} deleted`) })
}

beforeEach(() => {
  told.length = 0
})
afterEach(() => vi.unstubAllGlobals())

describe('signing out', () => {
  it('takes the service worker and the files that it kept away', async () => {
    browserWith(null)
    await takeAway()
    expect(told).toEqual(['unregistered', 'beachhead.client deleted'])
  })

  it.each(['installed', 'redundant'])(
    'waits for a worker that is being installed until it is %s',
    async (end) => {
      browserWith(new Installing(end))
      await takeAway()
      expect(told).toEqual(['files kept', 'unregistered', 'beachhead.client deleted'])
    },
  )
})
