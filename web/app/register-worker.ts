import { sessionStore } from '#web/lib/session-store.ts'
import { warn } from '#web/lib/warn.ts'
import { whenIdle } from '#web/lib/when-idle.ts'
import { CLIENT_CACHE } from '#web/worker/answer.ts'

/**
 * Lets a service worker keep the client on this device while somebody is signed in, who has something to read offline: a
 * visitor's first visit loads what it shows and no more, and whoever signs out leaves no worker behind.
 */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  let wanted: boolean | undefined
  // It fetches the whole client, which would compete with the page that is being opened.
  const idle = new Promise<void>(whenIdle)
  // One after the other: a worker that is being registered is there before it is taken away.
  let last: Promise<unknown> = Promise.resolve()
  const follow = () => {
    const { status } = sessionStore.get()
    if (status === 'loading' || (status === 'in') === wanted) return
    wanted = status === 'in'
    const act: () => Promise<unknown> = wanted
      ? () => idle.then(() => navigator.serviceWorker.register('/service-worker.js'))
      : takeAway
    last = last
      .then(act)
      .catch((error: unknown) => warn('The client could not be kept for reading offline.', error))
  }
  sessionStore.subscribe(follow)
  follow()
}

/** Ends the worker and deletes the client's files that it kept. */
export async function takeAway(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(
    registrations.map(async (each) => {
      await installed(each.installing)
      await each.unregister()
    }),
  )
  await caches.delete(CLIENT_CACHE)
}

/** Resolves once a worker is no longer being installed: until then it goes on keeping files, whoever deletes them. */
function installed(worker: ServiceWorker | null): Promise<void> {
  return new Promise((resolve) => {
    if (worker?.state !== 'installing') return resolve()
    worker.addEventListener('statechange', () => resolve(), { once: true })
  })
}
