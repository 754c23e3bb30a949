import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Dashboard, dashboardApi } from '#shared/dashboard.ts'
import { call } from '#web/lib/api.ts'
import { errorText } from '#web/lib/api-error.ts'
import { useChanges } from '#web/lib/realtime.ts'
import { toast } from '#web/lib/toast.ts'
import { useSession } from '#web/lib/use-session.ts'
import { chat } from '../current-chat.ts'

/** The dashboard page reads the same answer; the key is the agreement between them. */
const DASHBOARD = ['dashboard']

/** The signed-in person's roadmap as the server last told it. */
export function useRoadmap(): Dashboard | undefined {
  const { status } = useSession()
  const { data } = useQuery({
    queryKey: DASHBOARD,
    queryFn: ({ signal }) => call(dashboardApi.get, {}, { signal }),
    enabled: status === 'in',
  })
  return data
}

/** Follows what is recorded while the chat is open: the roadmap beside it, and the marks and cards in it. */
export function useRoadmapChanges(): void {
  const client = useQueryClient()
  const read = () => {
    void client.invalidateQueries({ queryKey: DASHBOARD })
    void chat.refresh()
  }
  useChanges('dashboard_config', read)
  useChanges('evidence_entries', read)
  useChanges('user_state', read)
}

/** Runs a change of the roadmap and shows everywhere what came of it. Resolves to whether it happened. */
export function useChangeRoadmap() {
  const client = useQueryClient()
  return async (change: () => Promise<Dashboard>): Promise<boolean> => {
    try {
      client.setQueryData(DASHBOARD, await change())
      await chat.refresh()
      return true
    } catch (error) {
      const text = errorText(
        error,
        'The server cannot be reached. Nothing was changed; try again in a moment.',
      )
      toast({ title: 'Error', text, tone: 'error' })
      await chat.refresh()
      return false
    }
  }
}
