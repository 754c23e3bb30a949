import { useEffect } from 'react'
import { watchSession } from '#web/lib/session.ts'
import { toast } from '#web/lib/toast.ts'
import { useSession } from '#web/lib/use-session.ts'

/** Keeps the session alive while a page is open, and says so when the server has ended it. */
export function SessionWatch() {
  const { departure } = useSession()
  useEffect(() => watchSession(), [])
  useEffect(() => {
    if (departure !== 'ended') return
    toast({
      title: 'Your session has ended',
      text: 'Sign in again to go on. Unsent messages are kept.',
      tone: 'info',
    })
  }, [departure])
  return null
}
