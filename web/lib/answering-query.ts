import { queryOptions } from '@tanstack/react-query'
import { chatApi } from '#shared/chat.ts'
import { call } from './api.ts'

/** How often it is asked again, so that an operator's change is seen without a reload; milliseconds. */
const AGAIN_MS = 5 * 60_000

/** Who answers now, and why new messages wait while they do. */
export const answeringQuery = queryOptions({
  queryKey: ['answering'],
  queryFn: ({ signal }) => call(chatApi.answering, {}, { signal }),
  staleTime: 60_000,
  refetchInterval: AGAIN_MS,
})
