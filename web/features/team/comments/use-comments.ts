import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '#shared/endpoint.ts'
import { venturesApi } from '#shared/ventures.ts'
import { call } from '#web/lib/api.ts'
import { roadmapQuery } from '#web/lib/roadmap-query.ts'
import { commentsQuery } from '#web/lib/venture-queries.ts'

type Said = Omit<InputOf<typeof venturesApi.comment>, 'id'>
type Settled = Omit<InputOf<typeof venturesApi.resolve>, 'id'>

/** Writes comments of a venture and resolves threads; the next best action follows what is asked for. */
export function useCommentChanges(ventureId: string) {
  const client = useQueryClient()
  const { queryKey } = commentsQuery(ventureId)
  const onSuccess = (answer: Awaited<ReturnType<typeof say>>) => {
    client.setQueryData(queryKey, answer)
    void client.invalidateQueries({ queryKey: roadmapQuery.queryKey })
  }
  const onError = () => client.invalidateQueries({ queryKey })
  const say = (said: Said) => call(venturesApi.comment, { id: ventureId, ...said })
  const settle = (settled: Settled) => call(venturesApi.resolve, { id: ventureId, ...settled })
  return {
    say: useMutation({ mutationFn: say, onSuccess, onError }),
    settle: useMutation({ mutationFn: settle, onSuccess, onError }),
  }
}
