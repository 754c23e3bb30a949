import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { watchSession } from '#web/lib/session.ts'
import { toast } from '#web/lib/toast.ts'
import { useSession } from '#web/lib/use-session.ts'

/** Keeps the session alive while a page is open, and says so when the server has ended it. */
export function SessionWatch() {
  const { departure } = useSession()
  const { pathname } = useLocation()
  useEffect(() => watchSession(), [])
  // Of the page that was open: its guard leads away in the same moment.
  const tell = useEffectEvent(() => {
    const kept = pathname.toLowerCase().startsWith(ROUTES.admin)
      ? 'What you typed and did not save is kept in this tab.'
      : 'Unsent messages are kept.'
    toast({ title: 'Your session has ended', text: `Sign in again to go on. ${kept}`, tone: 'info' })
  })
  useEffect(() => {
    if (departure === 'ended') tell()
  }, [departure])
  return null
}
