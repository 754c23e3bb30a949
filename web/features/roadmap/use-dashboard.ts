import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { type Dashboard, dashboardApi } from '#shared/dashboard.ts'
import { call } from '#web/lib/api.ts'
import { errorText } from '#web/lib/api-error.ts'
import { useChanges } from '#web/lib/realtime.ts'
import { toast } from '#web/lib/toast.ts'
import { useSession } from '#web/lib/use-session.ts'

/** The chat shows the level from the same answer; the key is the agreement between them. */
export const DASHBOARD_KEY = ['dashboard']

/** The person's roadmap, kept up to date while the page is open. */
export function useDashboard() {
  const client = useQueryClient()
  const { user } = useSession()
  const query = useQuery({
    queryKey: DASHBOARD_KEY,
    queryFn: ({ signal }) => call(dashboardApi.get, {}, { signal }),
    staleTime: 0,
  })
  const reload = useCallback(() => void client.invalidateQueries({ queryKey: DASHBOARD_KEY }), [client])
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
      toast({ title: 'Error', text: 'Failed to load dashboard data.', tone: 'error' })
    }
  }, [isError, errorUpdatedAt])
  return query
}

/** Runs a change whose answer is the whole roadmap, and shows that at once. Throws what the call throws. */
export function useChangeDashboard() {
  const client = useQueryClient()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (change: () => Promise<Dashboard>) => change(),
    onSuccess: (dashboard) => client.setQueryData(DASHBOARD_KEY, dashboard),
    // What the change met may be news: someone else was faster.
    onError: () => client.invalidateQueries({ queryKey: DASHBOARD_KEY }),
  })
  return { change: mutateAsync, pending: isPending }
}

/** Says that a change was taken back. */
export function toastUndone(): void {
  toast({ title: 'Undone', text: 'The change is taken back. History can bring it back.', tone: 'ok' })
}

/** Says that a change did not happen. */
export function toastFailure(error: unknown): void {
  const text = errorText(error, 'The server cannot be reached. Nothing was changed; try again in a moment.')
  toast({ title: 'Error', text, tone: 'error' })
}
