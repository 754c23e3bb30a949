import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type KnowledgeVersion, knowledgeHistoryApi } from '#shared/admin/knowledge-history.ts'
import { call } from '#web/lib/api.ts'
import { formatMoment } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { KNOWLEDGE } from './use-knowledge.ts'

const t = textsOf('adminKnowledge')

/** Versions of one entry, newest first. */
export function useEntryVersions(entryId: string) {
  return useInfiniteQuery({
    queryKey: [...KNOWLEDGE, 'versions', entryId],
    queryFn: ({ pageParam, signal }) =>
      call(
        knowledgeHistoryApi.versions,
        { entry_id: entryId, ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor,
  })
}

/** Deletions of entries that are still gone, newest first. */
export function useDeletions() {
  return useInfiniteQuery({
    queryKey: [...KNOWLEDGE, 'deletions'],
    queryFn: ({ pageParam, signal }) =>
      call(
        knowledgeHistoryApi.versions,
        { deleted: 'true', ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor,
  })
}

/** One version beside what is stored now. */
export function useEntryVersion(id: string) {
  return useQuery({
    queryKey: [...KNOWLEDGE, 'version', id],
    queryFn: ({ signal }) => call(knowledgeHistoryApi.version, { id }, { signal }),
  })
}

/** Makes an entry as a version has it, unless somebody changed it since `expected`; null expects it to be gone. */
export function useRestoreVersion() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, expected }: { id: string; expected: string | null }) =>
      call(knowledgeHistoryApi.restore, { id, expectedUpdatedAt: expected }),
    onSettled: () => client.invalidateQueries({ queryKey: KNOWLEDGE }),
  })
}

/** Imports, syncs and bulk changes. */
export function useBatches() {
  return useQuery({
    queryKey: [...KNOWLEDGE, 'batches'],
    queryFn: ({ signal }) => call(knowledgeHistoryApi.batches, {}, { signal }),
  })
}

/** What changed the entry. */
export const causeOf = ({ cause, deleted }: KnowledgeVersion) =>
  t(`history.cause.${deleted ? 'deleted' : cause}`)

/** "12 June at 14:05 by Ana Admin" */
export const whenOf = ({ created_at, actor }: Pick<KnowledgeVersion, 'created_at' | 'actor'>) =>
  actor ? t('history.by', { when: formatMoment(created_at), name: actor.name }) : formatMoment(created_at)
