import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toastNeed } from '#web/lib/toast.ts'

const Notifications = lazy(async () => ({ default: (await import('@mantine/notifications')).Notifications }))

/** Where toasts appear; there is nothing to load until the first one. */
export function Toaster() {
  if (!useSyncExternalStore(toastNeed.subscribe, toastNeed.get)) return null
  return (
    <Suspense>
      <Notifications position="bottom-right" containerWidth="22rem" autoClose={5000} />
    </Suspense>
  )
}
