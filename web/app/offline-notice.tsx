import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { connection } from '#web/lib/connection.ts'
import { formatTime } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useStore } from '#web/lib/use-store.ts'
import classes from './offline-notice.module.css'

const t = textsOf('app')

/** Says that there is no network and how old is what is shown, until there is one: then everything is read again. */
export function OfflineNotice() {
  const keptAt = useStore(connection, () => null)
  const client = useQueryClient()
  useEffect(() => {
    const onBack = () => void client.invalidateQueries()
    window.addEventListener('online', onBack)
    return () => window.removeEventListener('online', onBack)
  }, [client])
  return (
    <div role="status" className={classes.place}>
      {keptAt && (
        <p ref={makeRoom} className={classes.notice}>
          {t('offline', { time: formatTime(keptAt) })}
        </p>
      )}
    </div>
  )
}

/** Tells the pages that are as high as the view how much of it the notice takes, as long as it is there. */
function makeRoom(notice: HTMLElement | null): () => void {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty('--notice', `${notice?.offsetHeight ?? 0}px`))
  if (notice) observer.observe(notice)
  return () => {
    observer.disconnect()
    style.removeProperty('--notice')
  }
}
