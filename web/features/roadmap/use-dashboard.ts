import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { useChanges } from '#web/lib/realtime.ts'
import { roadmapQuery } from '#web/lib/roadmap-query.ts'
import { textsOf } from '#web/lib/texts.ts'
import { toast } from '#web/lib/toast.ts'
import { useSession } from '#web/lib/use-session.ts'

const t = textsOf('roadmap')

/** The person's roadmap, kept up to date while the page is open. */
export function useDashboard() {
  const client = useQueryClient()
  const { user } = useSession()
  const query = useQuery({ ...roadmapQuery, staleTime: 0 })
  const reload = useCallback(
    () => void client.invalidateQueries({ queryKey: roadmapQuery.queryKey }),
    [client],
  )
  useChanges('dashboard_config', reload)
  useChanges('evidence_entries', reload)
  useChanges('user_state', reload)

  // A changed person or a changed account is read afresh.
  const person = `${user?.id} ${user?.email} ${user?.fullName}`
  const readFor = useRef(person)
  useEffect(() => {
    if (readFor.current === person) return
    readFor.current = person
    reload()
  }, [person, reload])

  const { isError, errorUpdatedAt } = query
  useEffect(() => {
    if (isError && errorUpdatedAt > 0) {
      toast({ title: t('page.error'), text: t('page.notLoaded'), tone: 'error' })
    }
  }, [isError, errorUpdatedAt])
  return query
}

/** Says that a change was taken back. */
export function toastUndone(): void {
  toast({ title: t('news.undone'), text: t('news.undoneText'), tone: 'ok' })
}
