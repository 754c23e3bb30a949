import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { auditApi } from '#shared/admin/audit.ts'
import { call } from '#web/lib/api.ts'
import { useSession } from '#web/lib/use-session.ts'

const NAMES = ['actor', 'action', 'target', 'from', 'to'] as const

/** What the log is narrowed to; nothing stands for everything. */
export type AuditFilters = Partial<Record<(typeof NAMES)[number], string>>

/** The filters; kept in the address, so that other pages can lead to a part of the log. */
export function useFilters(): { filters: AuditFilters; change: (part: AuditFilters) => void } {
  const [params, setParams] = useSearchParams()
  const filters: AuditFilters = {}
  for (const name of NAMES) {
    const value = params.get(name)
    if (value) filters[name] = value
  }
  const change = (part: AuditFilters) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        for (const [name, value] of Object.entries(part)) {
          if (value) after.set(name, value)
          else after.delete(name)
        }
        return after
      },
      { replace: true },
    )
  return { filters, change }
}

/** Without a choice what operators did; `all` is everything, and sign-ins are most of that. */
export function askFor({ action, ...filters }: AuditFilters) {
  if (action === 'all') return filters
  return action ? { ...filters, action } : { ...filters, without: 'sign_ins' as const }
}

/** The entries that match, newest first, page by page. */
export function useAudit(filters: AuditFilters) {
  const { isOperator } = useSession()
  return useInfiniteQuery({
    queryKey: ['admin', 'audit', filters],
    queryFn: ({ pageParam, signal }) =>
      call(auditApi.list, { ...askFor(filters), cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled: isOperator,
    placeholderData: keepPreviousData,
  })
}
