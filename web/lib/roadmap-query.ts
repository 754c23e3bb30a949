import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Dashboard, dashboardApi } from '#shared/dashboard.ts'
import { call } from './api.ts'
import { errorText } from './api-error.ts'
import { textsOf } from './texts.ts'
import { toast } from './toast.ts'

const t = textsOf('app')

/** The signed-in person's roadmap, which the chat and the roadmap's pages show from one answer. */
export const roadmapQuery = queryOptions({
  queryKey: ['dashboard'],
  queryFn: ({ signal }) => call(dashboardApi.get, {}, { signal }),
})

/** Runs a change whose answer is the whole roadmap, and shows that at once. Throws what the call throws. */
export function useRoadmapChange() {
  const client = useQueryClient()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (change: () => Promise<Dashboard>) => change(),
    onSuccess: (dashboard) => client.setQueryData(roadmapQuery.queryKey, dashboard),
    // What the change met may be news: someone else was faster.
    onError: () => client.invalidateQueries({ queryKey: roadmapQuery.queryKey }),
  })
  return { change: mutateAsync, pending: isPending }
}

/** Takes changes back, one after another; one that went with another is gone with it, and a second undo is none. */
export async function undo(first: string, ...others: readonly string[]): Promise<Dashboard> {
  let dashboard = await call(dashboardApi.undo, { eventId: first })
  for (const eventId of others) dashboard = await call(dashboardApi.undo, { eventId })
  return dashboard
}

/** Says by a toast that a change of the roadmap did not happen. */
export function toastFailure(error: unknown): void {
  toast({ title: t('unchanged.title'), text: errorText(error, t('unchanged.text')), tone: 'error' })
}
