import { conversationsApi } from '#shared/conversations.ts'
import { dashboardApi } from '#shared/dashboard.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { sessionStore } from './session-store.ts'

const CACHE = 'beachhead.answers'
/** When an answer was kept, as a header of its own. */
const KEPT_AT = 'X-Kept-At'
/** Answers kept at most, the oldest go first: the roadmap, the list, and the last conversations. */
const MOST = 22

/** What can be read without a network. */
const READABLE: ReadonlySet<string> = new Set(
  [dashboardApi.get, conversationsApi.list, conversationsApi.messages].map(({ path }) => path),
)

/** Returns whether the answers of an endpoint are kept for reading offline; a search's are not. */
export function isReadable({ method, path }: Endpoint, address: string): boolean {
  return method === 'GET' && READABLE.has(path) && !address.includes('search=')
}

const KEPT = [...READABLE].map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}(?:\\?|$)`))

/** Tells the same of an address alone. */
export const isKept = (address: string): boolean =>
  !address.includes('search=') && KEPT.some((readable) => readable.test(address))

/** Keeps an answer on this device for the person who is signed in. It never fails: what cannot be kept is not. */
export async function keepAnswer(address: string, answer: unknown): Promise<void> {
  const owner = person()
  const cache = owner && (await open())
  if (!cache) return
  const headers = { 'Content-Type': 'application/json', [KEPT_AT]: new Date().toISOString() }
  const key = keyOf(owner, address)
  await cache.delete(key)
  // Signed out meanwhile: nothing of theirs stays behind, also not the store that opening made anew.
  if (person() !== owner) return forgetAnswers()
  await cache.put(key, new Response(JSON.stringify(answer), { headers })).catch(() => {})
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((old) => cache.delete(old)))
}

/** An answer kept for the person who is signed in, and when that was. */
export async function keptAnswer(address: string): Promise<{ answer: unknown; at: string } | undefined> {
  const owner = person()
  // Unlike opening the store, asking it makes none.
  const found = owner && (await asked((kept) => kept.match(keyOf(owner, address), { cacheName: CACHE })))
  return found ? { answer: await found.json(), at: found.headers.get(KEPT_AT) ?? '' } : undefined
}

/** Takes everything away that was kept for somebody. */
export async function forgetAnswers(): Promise<void> {
  await asked((kept) => kept.delete(CACHE))
}

const person = () => sessionStore.get().user?.id
const keyOf = (owner: string, address: string) => `${location.origin}/kept/${owner}${address}`

const open = () => asked((kept) => kept.open(CACHE))

/** What the browser's store of answers says; undefined where there is none, or it may not be touched. */
async function asked<Said>(ask: (kept: CacheStorage) => Promise<Said>): Promise<Said | undefined> {
  try {
    return 'caches' in globalThis ? await ask(caches) : undefined
  } catch {
    return undefined
  }
}
