import { useQuery } from '@tanstack/react-query'
import { reviewApi } from '#shared/admin/review.ts'
import { call } from '#web/lib/api.ts'
import { formatCount } from '#web/lib/format.ts'
import { useSession } from '#web/lib/use-session.ts'

/** Key of everything that is asked of the review queue. */
export const REVIEW = ['admin', 'review'] as const

/** How much waits in all; undefined until it is known. */
export function useReviewCount(): number | undefined {
  const { isOperator } = useSession()
  const { data } = useQuery({
    queryKey: [...REVIEW, 'counts'],
    queryFn: ({ signal }) => call(reviewApi.counts, {}, { signal }),
    enabled: isOperator,
    staleTime: 30_000,
    refetchInterval: 120_000,
  })
  return data && Object.values(data.counts).reduce((sum, count) => sum + count, 0)
}

/** The number beside the link to the queue; nothing when nothing waits. */
export function ReviewCount({ className }: { className?: string | undefined }) {
  const count = useReviewCount()
  return count ? <span className={className}>{formatCount(count)}</span> : null
}
