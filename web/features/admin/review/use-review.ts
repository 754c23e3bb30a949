import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { evaluationCasesApi, type KeptCase } from '#shared/admin/evaluation-cases.ts'
import { type ReviewItem, type ReviewKind, type ReviewResolution, reviewApi } from '#shared/admin/review.ts'
import { call } from '#web/lib/api.ts'
import { REVIEW } from '../shared/review-count.tsx'

/** What waits, of one kind or of all, page by page. */
export function useReviewList(kind: ReviewKind | undefined) {
  return useInfiniteQuery({
    queryKey: [...REVIEW, 'list', kind ?? 'all'],
    queryFn: ({ pageParam, signal }) => call(reviewApi.list, { kind, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  })
}

/** One item. The server records each call as a view of its conversation, so it is made once per visit of the page. */
export function useReviewDetail(id: string | undefined) {
  return useQuery({
    queryKey: ['admin', 'review-item', id],
    queryFn: ({ signal }) => call(reviewApi.open, { id: id ?? '' }, { signal }),
    enabled: id !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

/** What was done with an item, and where it was kept when it became a case. */
export interface Done {
  readonly item: Pick<ReviewItem, 'id'>
  readonly resolution: ReviewResolution
  readonly kept?: KeptCase
}

/** Takes an item out of the queue; a case is kept first. */
export function useResolve() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (act: {
      item: ReviewItem
      resolution: ReviewResolution
      messageId?: string | undefined
    }): Promise<Done> => {
      const { item, resolution, messageId } = act
      const kept =
        resolution === 'case' && messageId
          ? (await call(evaluationCasesApi.keep, { message_id: messageId })).case
          : undefined
      await call(reviewApi.resolve, { id: item.id, resolution })
      return { item, resolution, ...(kept && { kept }) }
    },
    onSettled: () => client.invalidateQueries({ queryKey: REVIEW }),
  })
}

/** Puts an item back, and takes the case that it became out of its set. */
export function useReopen() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ item, kept }: Done) => {
      await call(reviewApi.reopen, { id: item.id })
      if (kept) await call(evaluationCasesApi.removeCase, { id: kept.id })
    },
    onSettled: () => client.invalidateQueries({ queryKey: REVIEW }),
  })
}
