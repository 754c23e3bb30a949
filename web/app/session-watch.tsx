import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { watchSession } from '#web/lib/session.ts'
import { textsOf } from '#web/lib/texts.ts'
import { toast } from '#web/lib/toast.ts'
import { useSession } from '#web/lib/use-session.ts'

const t = textsOf('app')

/** Keeps the session alive while a page is open, and says so when the server has ended it. */
export function SessionWatch() {
  const { departure } = useSession()
  const { pathname } = useLocation()
  useEffect(() => watchSession(), [])
  // Of the page that was open: its guard leads away in the same moment.
  const tell = useEffectEvent(() => {
    const isAdminArea = pathname.toLowerCase().startsWith(ROUTES.admin)
    const text = isAdminArea ? t('sessionEnded.typedKept') : t('sessionEnded.unsentKept')
    toast({ title: t('sessionEnded.title'), text, tone: 'info' })
  })
  useEffect(() => {
    if (departure === 'ended') tell()
  }, [departure])
  return null
}
