import { useQuery } from '@tanstack/react-query'
import { type Answering, chatApi } from '#shared/chat.ts'
import { call } from '#web/lib/api.ts'

/** How often it is asked again, so that an operator's change is seen without a reload; milliseconds. */
const AGAIN_MS = 5 * 60_000

/** Who answers: a model or the guide; undefined until the server has said, `model` when it cannot. */
export function useAnswering(): Answering | undefined {
  const { data, isError } = useQuery({
    queryKey: ['answering'],
    queryFn: ({ signal }) => call(chatApi.answering, {}, { signal }),
    staleTime: 60_000,
    refetchInterval: AGAIN_MS,
  })
  return data?.by ?? (isError ? 'model' : undefined)
}
