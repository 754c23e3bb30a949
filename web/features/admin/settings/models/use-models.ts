import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type KnownModel, modelEntriesApi } from '#shared/admin/model-entries.ts'
import type { ModelEntry } from '#shared/model-catalogue.ts'
import { call } from '#web/lib/api.ts'
import { textsOf } from '#web/lib/texts.ts'
import { toast } from '#web/lib/toast.ts'

const t = textsOf('adminSettings')

const MODELS = ['admin', 'models'] as const
const NOTICES = ['admin', 'notices'] as const

/** Every model that is known by name, and the families that all others are asked like. */
export function useModels() {
  return useQuery({
    queryKey: MODELS,
    queryFn: ({ signal }) => call(modelEntriesApi.list, {}, { signal }),
  })
}

/** After a change: the list, and what the overview says of last days. */
function useRefresh() {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: MODELS }),
      client.invalidateQueries({ queryKey: NOTICES }),
    ])
}

/** Saves an entry, unless somebody else did so since `expectedUpdatedAt`. */
export function useSaveModel() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (input: { entry: ModelEntry; expectedUpdatedAt: string | null }) =>
      call(modelEntriesApi.save, input),
    onSuccess: (_saved, { entry }) =>
      toast({ title: t('models.saved'), text: t('models.savedText', { id: entry.id }), tone: 'ok' }),
    // What somebody else saved meanwhile is shown, too.
    onSettled: refresh,
  })
}

/** Takes an operator's entry away. */
export function useRemoveModel() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ entry, updatedAt }: KnownModel) =>
      call(modelEntriesApi.remove, { id: entry.id, expectedUpdatedAt: updatedAt }),
    onSuccess: (_removed, { entry, source }) => {
      const title = source === 'added' ? t('models.removed') : t('models.back')
      toast({ title, text: entry.id, tone: 'ok' })
    },
    onSettled: refresh,
  })
}
