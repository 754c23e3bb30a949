import { useState } from 'react'
import { type AssistantSettings, type CheckInput, settingsApi } from '#shared/admin/settings.ts'
import { call } from '#web/lib/api.ts'
import { allParts, partOf, toCheck } from './parts.ts'
import type { Part } from './save-all.ts'
import { useCheck } from './use-check.ts'
import type { EditsState } from './use-edits.ts'
import { useStoring } from './use-storing.ts'
import type { Values } from './values.ts'

/** Saving the settings, which are tried first where they are about the provider. */
export function useSaving(edits: EditsState, { providers }: Pick<AssistantSettings, 'providers'>) {
  const [apiKey, setApiKey] = useState('')
  const [doubted, setDoubted] = useState<{ error: string; parts: readonly Part[] } | null>(null)
  const check = useCheck()
  const { store, refresh, ...storing } = useStoring(edits, () => setApiKey(''))

  async function tryAndSave(input: CheckInput | undefined, parts: readonly Part[]) {
    // A check that could not be made holds nobody up: saving tells what is wrong.
    const checked = input && (await check.mutateAsync(input).catch(() => undefined))
    if (checked && !checked.ok) setDoubted({ error: checked.error ?? 'The provider refused them.', parts })
    else store(parts)
  }

  return {
    ...storing,
    pending: storing.pending || check.isPending,
    apiKey,
    setApiKey,
    /** Why the provider would not answer with what was to be saved, in its own words. */
    doubt: doubted?.error ?? null,
    giveUp: () => setDoubted(null),
    insist() {
      if (doubted) store(doubted.parts)
      setDoubted(null)
    },
    /** Tries what is about the provider, then sends every key. */
    async saveAll() {
      const key = apiKey.trim()
      await tryAndSave(toCheck(edits, key, providers.direct || providers.gateway), allParts(edits, key))
    },
    /** Tries a model and saves it alone, in one step; other changes stay unsaved. */
    async connect(choice: Pick<Values, 'api_provider' | 'model_config'>) {
      edits.change(choice)
      const parts = (['api_provider', 'model_config'] as const).map((key) =>
        partOf(key, choice[key], edits.since(key)),
      )
      const { model, local } = choice.model_config
      await tryAndSave({ provider: choice.api_provider, model, ...(local && { local }) }, parts)
    },
    /** Takes the saved key away; the one of the environment, if any, is used again. */
    async removeKey() {
      await call(settingsApi.save, { setting_key: 'openai_api_key', setting_value: null })
      await refresh()
    },
  }
}

export type Saving = ReturnType<typeof useSaving>
