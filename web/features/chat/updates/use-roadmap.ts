import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Dashboard } from '#shared/dashboard.ts'
import { roadmapQuery, toastFailure, undo, useRoadmapChange as useChange } from '#web/lib/roadmap-query.ts'
import { useSession } from '#web/lib/use-session.ts'
import { chat } from '../conversation/current-chat.ts'
import { tellLevel } from './level-news.ts'

/** The signed-in person's roadmap as the server last told it. */
export function useRoadmap(): Dashboard | undefined {
  const { status } = useSession()
  return useQuery({ ...roadmapQuery, enabled: status === 'in' }).data
}

/** Runs a change of the roadmap and shows everywhere, also in the chat, what came of it. Throws what it throws. */
export function useRoadmapChange() {
  const client = useQueryClient()
  const { change } = useChange()
  const run = async (act: () => Promise<Dashboard>): Promise<void> => {
    try {
      const before = client.getQueryData(roadmapQuery.queryKey)
      const after = await change(act)
      tellLevel(before, after, (eventId) => void run(() => undo(eventId)).catch(toastFailure))
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
