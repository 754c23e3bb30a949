import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type SettingKey, settingsApi } from '#shared/admin/settings.ts'
import { call } from '#web/lib/api.ts'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { toast } from '#web/lib/toast.ts'

/** What somebody else saved first; `value` is null where they took the setting away. */
export interface SavedMeanwhile {
  readonly value: unknown
  readonly updatedAt: string | null
  readonly by: string | null
}

interface Saving {
  readonly value: unknown
  readonly expectedUpdatedAt: string | null
}

/** Saves one setting on its own. What somebody else saved meanwhile is kept beside it, and nothing is overwritten. */
export function useSavedSetting(
  key: SettingKey,
  words: { saved: string; failed: string },
  onSaved: () => void,
) {
  const client = useQueryClient()
  const [conflict, setConflict] = useState<SavedMeanwhile | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const saving = useMutation({
    mutationFn: ({ value, expectedUpdatedAt }: Saving) =>
      call(settingsApi.save, { setting_key: key, setting_value: value, expectedUpdatedAt }),
    onMutate() {
      setConflict(null)
      setFailure(null)
    },
    async onSuccess() {
      await client.invalidateQueries({ queryKey: ['admin'] })
      toast({ title: words.saved, tone: 'ok' })
      onSaved()
    },
    onError(error) {
      const other = conflictOf(error)
      setConflict(other)
      if (!other) setFailure(errorText(error, words.failed))
    },
  })
  return {
    save: saving.mutate,
    pending: saving.isPending,
    conflict,
    failure,
    forget() {
      setConflict(null)
      setFailure(null)
    },
  }
}

function conflictOf(error: Error): SavedMeanwhile | null {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return null
  const { current } = error
  if (current === null || typeof current !== 'object' || !('setting_value' in current)) return null
  const text = (value: unknown) => (typeof value === 'string' ? value : null)
  return {
    value: current.setting_value,
    updatedAt: text('updatedAt' in current ? current.updatedAt : null),
    by: text('savedBy' in current ? current.savedBy : null),
  }
}
