import { useEffect } from 'react'
import { toasts } from '#web/lib/toast.ts'
import { useStore } from '#web/lib/use-store.ts'

/** Waits this long after the first page before loading what draws toasts, in milliseconds. */
const LOAD_AFTER_MS = 1500

/** Where toasts appear. */
export function Toaster() {
  const view = useStore(toasts)
  useEffect(() => {
    const timer = setTimeout(() => void toasts.load(), LOAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return view && <view.Host />
}
