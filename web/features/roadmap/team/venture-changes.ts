import { useMutation, useQueryClient } from '@tanstack/react-query'
import { venturesApi } from '#shared/ventures.ts'
import { call } from '#web/lib/api.ts'
import { roadmapQuery, toastFailure } from '#web/lib/roadmap-query.ts'
import { venturesQuery } from '#web/lib/venture-queries.ts'

/** Changes the ventures of the signed-in person; the roadmap on the page follows. */
export function useVentureChanges() {
  const client = useQueryClient()
  const onSettled = () =>
    Promise.all(
      [roadmapQuery.queryKey, venturesQuery.queryKey].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    )
  return {
    create: useMutation({ mutationFn: (name: string) => call(venturesApi.create, { name }), onSettled }),
    rename: useMutation({
      mutationFn: ({ id, name }: { id: string; name: string }) => call(venturesApi.change, { id, name }),
      onSettled,
    }),
    archive: useMutation({
      mutationFn: ({ id, archived }: { id: string; archived: boolean }) =>
        call(venturesApi.change, { id, archived }),
      onError: toastFailure,
      onSettled,
    }),
    remove: useMutation({ mutationFn: (id: string) => call(venturesApi.remove, { id }), onSettled }),
  }
}
