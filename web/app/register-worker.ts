import { sessionStore } from '#web/lib/session-store.ts'
import { warn } from '#web/lib/warn.ts'

/**
 * Lets a service worker keep the client on this device, once somebody is signed in who has something to read offline: a
 * visitor's first visit loads what it shows and no more.
 */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () => {
    if (sessionStore.get().status !== 'in') return
    stop()
    navigator.serviceWorker
      .register('/service-worker.js')
      .catch((error: unknown) => warn('The client could not be kept for reading offline.', error))
  }
  const stop = sessionStore.subscribe(register)
  register()
}
