import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type BulkAct, knowledgeHistoryApi } from '#shared/admin/knowledge-history.ts'
import { call } from '#web/lib/api.ts'
import type { Filters } from './use-filters.ts'
import { KNOWLEDGE, queryOf } from './use-knowledge.ts'

/** What an act is done to: entries that were chosen one by one, or all that match. */
export type Target =
  | { readonly ids: readonly string[]; readonly count: number }
  | { readonly filters: Filters; readonly count: number }

/** Does one thing to many entries, as one act that can be undone. */
export function useBulk() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ act, target }: { act: BulkAct; target: Target }) =>
      call(knowledgeHistoryApi.act, {
        act,
        expected: target.count,
        ...('ids' in target ? { ids: [...target.ids] } : { filter: queryOf(target.filters) }),
      }),
    onSettled: () => client.invalidateQueries({ queryKey: KNOWLEDGE }),
  })
}
