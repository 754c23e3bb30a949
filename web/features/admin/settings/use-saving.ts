import { useState } from 'react'
import type { CheckedProvider, CheckInput } from '#shared/admin/check-model.ts'
import { settingsApi } from '#shared/admin/settings.ts'
import { call } from '#web/lib/api.ts'
import { allParts, toCheck } from './parts.ts'
import type { Part } from './save-all.ts'
import { useCheck } from './use-check.ts'
import type { EditsState } from './use-edits.ts'
import type { PageSettings } from './use-settings.ts'
import { useStoring } from './use-storing.ts'

/** What was to be saved, and why the provider would not answer with it. */
interface Doubt {
  readonly found: CheckedProvider
  readonly model: string
  readonly parts: readonly Part[]
}

/** Saving the settings, which are tried first where they are about the provider. */
export function useSaving(edits: EditsState, { providers }: PageSettings, isKnown: boolean) {
  const [apiKey, setApiKey] = useState('')
  const [note, setNote] = useState('')
  const [doubt, setDoubt] = useState<Doubt | null>(null)
  const [isEmpty, setEmpty] = useState(false)
  const check = useCheck()
  const { store, refresh, ...storing } = useStoring(edits, (keys) => {
    if (keys.includes('openai_api_key')) setApiKey('')
    if (keys.length > 0) setNote('')
  })

  async function tryAndSave(input: CheckInput | undefined, parts: readonly Part[]) {
    // A check that could not be made holds nobody up: saving tells what is wrong.
    const found = input && (await check.mutateAsync(input).catch(() => undefined))
    if (found && !found.ok) setDoubt({ found, model: input?.model ?? '', parts })
    else store(parts)
  }

  return {
    ...storing,
    refresh,
    pending: storing.pending || check.isPending,
    apiKey,
    setApiKey,
    note,
    setNote,
    doubt,
    /** Whether there was nothing to save: the settings could not be loaded, and nothing was changed. */
    isEmpty,
    giveUp: () => setDoubt(null),
    insist() {
      if (doubt) store(doubt.parts)
      setDoubt(null)
    },
    /** Tries what is about the provider, then sends every key. */
    async saveAll() {
      const key = apiKey.trim()
      const parts = allParts(edits, key, isKnown).map((part) => ({ ...part, note: note.trim() }))
      setEmpty(parts.length === 0)
      if (parts.length === 0) return
      await tryAndSave(toCheck(edits, key, providers.direct || providers.gateway), parts)
    },
    /** Takes the saved key away; the one of the environment, if any, is used again. */
    async removeKey() {
      await call(settingsApi.save, { setting_key: 'openai_api_key', setting_value: null })
      await refresh()
    },
  }
}

export type Saving = ReturnType<typeof useSaving>
