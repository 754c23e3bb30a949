import { describe, expect, it } from 'vitest'
import { answer, SHELL, type Sources } from './answer.ts'

const ORIGIN = 'https://beachhead.example'
const OLD_FILE = '/assets/main-old.js'

/** A worker that was installed with the old client. */
const sources = (network: 'new server' | 'none'): Sources => ({
  async network() {
    if (network === 'none') throw new TypeError('Failed to fetch')
    return new Response('from the new server')
  },
  kept: async (address) =>
    [OLD_FILE, SHELL].includes(address) ? new Response(`kept ${address}`) : undefined,
})

const page = (path: string) => ({ method: 'GET', mode: 'navigate', url: ORIGIN + path }) as const
const file = (path: string) => ({ method: 'GET', mode: 'cors', url: ORIGIN + path }) as const
const textOf = async (response: Promise<Response> | undefined) => (await response)?.text()

describe('the service worker', () => {
  it('shows the page of a new server, and its files, which the old worker does not have', async () => {
    expect(await textOf(answer(page('/c/1'), sources('new server')))).toBe('from the new server')
    expect(await textOf(answer(file('/assets/main-new.js'), sources('new server')))).toBe(
      'from the new server',
    )
  })

  it('gives a page of the old client the files that the new server no longer has', async () => {
    expect(await textOf(answer(file(OLD_FILE), sources('new server')))).toBe(`kept ${OLD_FILE}`)
  })

  it('answers every page with the empty one while there is no network', async () => {
    expect(await textOf(answer(page('/dashboard'), sources('none')))).toBe(`kept ${SHELL}`)
  })

  it('fails as the network does where nothing is kept', async () => {
    await expect(answer(file('/assets/other.js'), sources('none'))).rejects.toThrow('Failed to fetch')
  })

  it.each([
    file('/rest/v1/dashboard'),
    file('/functions/v1/chat'),
    { ...file('/assets/main-old.js'), method: 'POST' },
  ])('leaves %j alone', (request) => {
    expect(answer(request, sources('none'))).toBeUndefined()
  })
})
