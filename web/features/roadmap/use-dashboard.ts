import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { EVIDENCE_KEY } from '#web/lib/evidence-query.ts'
import { useChanges } from '#web/lib/realtime.ts'
import { roadmapQuery } from '#web/lib/roadmap-query.ts'
import { textsOf } from '#web/lib/texts.ts'
import { toast } from '#web/lib/toast.ts'
import { useSession } from '#web/lib/use-session.ts'
import { refusalOf } from './team/refused.tsx'

const t = textsOf('roadmap')

/** The person's roadmap, kept up to date while the page is open; `enabled` unless another one is being opened. */
export function useDashboard(enabled = true) {
  const client = useQueryClient()
  const { user } = useSession()
  const query = useQuery({ ...roadmapQuery, staleTime: 0, enabled })
  const reload = useCallback(() => {
    void client.invalidateQueries({ queryKey: roadmapQuery.queryKey })
    void client.invalidateQueries({ queryKey: EVIDENCE_KEY })
  }, [client])
  useChanges(['dashboard_config', 'evidence_entries', 'user_state', 'ventures'], reload)

  // A changed person or a changed account is read afresh.
  const person = `${user?.id} ${user?.email} ${user?.fullName}`
  const readFor = useRef(person)
  useEffect(() => {
    if (readFor.current === person) return
    readFor.current = person
    reload()
  }, [person, reload])

  const { isError, error, errorUpdatedAt } = query
  const isFailure = isError && refusalOf(error) === null
  useEffect(() => {
    if (isFailure && errorUpdatedAt > 0) {
      toast({ title: t('page.error'), text: t('page.notLoaded'), tone: 'error' })
    }
  }, [isFailure, errorUpdatedAt])
  return query
}

/** Says that a change was taken back. */
export function toastUndone(): void {
  toast({ title: t('news.undone'), text: t('news.undoneText'), tone: 'ok' })
}
