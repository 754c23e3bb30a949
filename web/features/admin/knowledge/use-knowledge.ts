import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type KnowledgeEntry, type KnowledgeForm, knowledgeApi, splitList } from '#shared/admin/knowledge.ts'
import { call } from '#web/lib/api.ts'
import { errorText } from '#web/lib/api-error.ts'
import { textsOf } from '#web/lib/texts.ts'
import { toast } from '#web/lib/toast.ts'
import type { Filters } from './use-filters.ts'

const t = textsOf('adminKnowledge')

/** Everything about the knowledge base in the cache; a change makes all of it old. */
export const KNOWLEDGE = ['admin', 'knowledge'] as const

/** What the server takes of the filters; empty ones are left out. */
export function queryOf({ search, category, tag }: Omit<Filters, 'page'>) {
  return { ...(search && { search }), ...(category && { category }), ...(tag && { tag }) }
}

/** One page of the entries that match. */
export function useEntries(filters: Filters) {
  return useQuery({
    queryKey: [...KNOWLEDGE, 'entries', filters],
    queryFn: ({ signal }) => call(knowledgeApi.list, { ...queryOf(filters), page: filters.page }, { signal }),
    placeholderData: keepPreviousData,
    meta: {
      failed: () => toast({ title: t('toast.error'), text: t('list.failed'), tone: 'error' }),
    },
  })
}

/** One entry by its id; undefined until it is there, and where there is none. */
export function useEntry(id: string | null): KnowledgeEntry | undefined {
  const { data } = useQuery({
    queryKey: [...KNOWLEDGE, 'entry', id],
    queryFn: ({ signal }) => call(knowledgeApi.list, { id: id ?? '' }, { signal }),
    enabled: id !== null,
  })
  return id === null ? undefined : data?.entries[0]
}

/** Questions that nothing answered; looking at them is recorded. */
export function useGaps() {
  return useQuery({
    queryKey: [...KNOWLEDGE, 'gaps'],
    queryFn: ({ signal }) => call(knowledgeApi.gaps, {}, { signal }),
  })
}

/** How many there are, without looking at them. */
export function useGapCount(): number {
  const { data } = useQuery({
    queryKey: [...KNOWLEDGE, 'gap count'],
    queryFn: ({ signal }) => call(knowledgeApi.gaps, { limit: 0 }, { signal }),
  })
  return data?.total ?? 0
}

interface Saved {
  readonly form: KnowledgeForm
  readonly entry: KnowledgeEntry | null
  readonly keepTexts: boolean
}

/** Creates an entry, or updates the one it was opened from unless somebody else did so meanwhile. */
export function useSaveEntry() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ form, entry, keepTexts }: Saved) => {
      const body = {
        ...form,
        keywords: splitList(form.keywords),
        relevance_tags: splitList(form.relevance_tags),
      }
      if (!entry) return call(knowledgeApi.create, body)
      return call(knowledgeApi.update, {
        ...body,
        id: entry.id,
        expectedUpdatedAt: entry.updated_at,
        keepTexts,
      })
    },
    onSuccess: (_saved, { entry }) => {
      toast({ title: t('toast.success'), text: t(entry ? 'toast.updated' : 'toast.created'), tone: 'ok' })
      return client.invalidateQueries({ queryKey: KNOWLEDGE })
    },
  })
}

/** Deletes one entry. */
export function useDeleteEntry() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(knowledgeApi.remove, { id }),
    onSuccess: () => toast({ title: t('toast.success'), text: t('toast.deleted'), tone: 'ok' }),
    onError: (error) =>
      toast({ title: t('toast.error'), text: errorText(error, t('delete.failed')), tone: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: KNOWLEDGE }),
  })
}
