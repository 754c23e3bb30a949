import { useEffect } from 'react'
import { sessionStore } from '#web/lib/session-store.ts'
import { textsOf } from '#web/lib/texts.ts'
import { toast } from '#web/lib/toast.ts'
import { isDenied } from './access-denied.tsx'

const t = textsOf('admin')

/** Says once, as a toast, that something could not be loaded; a missing session or role is said elsewhere. */
export function useLoadFailure(error: unknown, text: string): void {
  // A page that fetches anew by itself does not say it each time.
  const failed = Boolean(error) && !isDenied(error)
  useEffect(() => {
    if (!failed || sessionStore.get().status === 'out') return
    toast({ title: t('error'), text, tone: 'error' })
  }, [failed, text])
}
