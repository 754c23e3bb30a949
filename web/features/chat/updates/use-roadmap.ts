import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Dashboard, dashboardApi } from '#shared/dashboard.ts'
import { call } from '#web/lib/api.ts'
import { errorText } from '#web/lib/api-error.ts'
import { toast } from '#web/lib/toast.ts'
import { useSession } from '#web/lib/use-session.ts'
import { chat } from '../conversation/current-chat.ts'
import { DASHBOARD } from './dashboard-key.ts'
import { tellLevel } from './level-news.ts'

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

/** Runs a change of the roadmap and shows everywhere what came of it. Throws what the change throws. */
export function useRoadmapChange() {
  const client = useQueryClient()
  const run = async (change: () => Promise<Dashboard>): Promise<void> => {
    try {
      const before = client.getQueryData<Dashboard>(DASHBOARD)
      const after = await change()
      client.setQueryData(DASHBOARD, after)
      tellLevel(before, after, (eventId) => {
        run(() => call(dashboardApi.undo, { eventId })).catch(toastFailure)
      })
    } finally {
      await chat.refresh()
    }
  }
  return run
}

/** The same for a change that says by a toast that it failed. Resolves to whether it happened. */
export function useChangeRoadmap() {
  const change = useRoadmapChange()
  return (act: () => Promise<Dashboard>): Promise<boolean> =>
    change(act).then(
      () => true,
      (error: unknown) => {
        toastFailure(error)
        return false
      },
    )
}

function toastFailure(error: unknown): void {
  const text = errorText(error, 'The server cannot be reached. Nothing was changed; try again in a moment.')
  toast({ title: 'Error', text, tone: 'error' })
}
