import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type AssistantSettings,
  type CheckInput,
  type SettingKey,
  settingsApi,
} from '#shared/admin/settings.ts'
import { call } from '#web/lib/api.ts'
import { toast } from '#web/lib/toast.ts'
import { type Outcome, type Part, saveParts } from './save-all.ts'
import { useCheck } from './use-check.ts'
import type { EditsState } from './use-edits.ts'
import { SETTINGS } from './use-settings.ts'
import { sameValue, unwrap, VALUE_KEYS, type ValueKey, type Values } from './values.ts'

type Conflict = Extract<Outcome, { status: 'conflict' }>

/** Saving all keys, what failed of them, and the keys that somebody else saved first. */
export function useSaving(edits: EditsState, { providers }: Pick<AssistantSettings, 'providers'>) {
  const client = useQueryClient()
  const [apiKey, setApiKey] = useState('')
  const [failed, setFailed] = useState<readonly { key: SettingKey; reason: string }[]>([])
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([])
  const [doubted, setDoubted] = useState<{ error: string; parts: readonly Part[] } | null>(null)
  const check = useCheck()

  const saving = useMutation({
    mutationFn: (parts: readonly Part[]) =>
      saveParts(parts, ({ key, value, expectedUpdatedAt }) =>
        call(settingsApi.save, { setting_key: key, setting_value: value, expectedUpdatedAt }),
      ),
    onSuccess: async (outcomes, parts) => {
      const saved = outcomes.filter((outcome) => outcome.status === 'saved')
      if (saved.some(({ key }) => key === 'openai_api_key')) setApiKey('')
      await refresh()
      settle(saved, parts)
      // A key that was not touched here is simply somebody else's now.
      const contested = outcomes.filter(
        (outcome): outcome is Conflict =>
          outcome.status === 'conflict' && (!isValueKey(outcome.key) || edits.changed.includes(outcome.key)),
      )
      const failures = outcomes.filter((outcome) => outcome.status === 'failed')
      setConflicts(contested)
      setFailed(failures)
      report(failures, contested, parts)
    },
  })

  /** What was typed on while it was being saved stays a change, of the version just saved. */
  function settle(saved: readonly Extract<Outcome, { status: 'saved' }>[], parts: readonly Part[]) {
    const asSent = (key: ValueKey) => {
      const sent = unwrap(parts.find((part) => part.key === key)?.value)
      return sameValue(sent, edits.values[key])
    }
    const keys = saved.map(({ key }) => key).filter(isValueKey)
    const moments = saved.map(({ key, saved: { updatedAt } }) => [key, updatedAt])
    edits.settle(keys.filter(asSent), Object.fromEntries(moments))
  }

  async function refresh() {
    await client.invalidateQueries({ queryKey: SETTINGS })
  }

  async function tryAndSave(input: CheckInput | undefined, parts: readonly Part[]) {
    // A check that could not be made holds nobody up: saving tells what is wrong.
    const checked = input && (await check.mutateAsync(input).catch(() => undefined))
    if (checked && !checked.ok) setDoubted({ error: checked.error ?? 'The provider refused them.', parts })
    else saving.mutate(parts)
  }

  return {
    apiKey,
    setApiKey,
    failed,
    conflicts,
    pending: saving.isPending || check.isPending,
    /** Why the provider would not answer with what was to be saved, in its own words. */
    doubt: doubted?.error ?? null,
    giveUp: () => setDoubted(null),
    insist() {
      if (doubted) saving.mutate(doubted.parts)
      setDoubted(null)
    },
    /**
     * Tries what is about the provider first. Sends every key; the API key only when one was typed for the direct provider
     * (product.md section 5), and the daily limit, which the spec does not know, only when it was changed.
     */
    async saveAll() {
      const sent = VALUE_KEYS.filter((key) => key !== 'member_daily_limit' || edits.changed.includes(key))
      const parts: Part[] = sent.map((key) => ({
        key,
        value: key === 'master_prompt' ? { value: edits.values[key] } : edits.values[key],
        expectedUpdatedAt: edits.since(key),
      }))
      if (apiKey.trim() && edits.values.api_provider === 'direct') {
        parts.push({ key: 'openai_api_key', value: apiKey.trim(), expectedUpdatedAt: undefined })
      }
      await tryAndSave(toCheck(edits, apiKey.trim(), providers.direct || providers.gateway), parts)
    },
    /** Tries a model and saves it alone, in one step; other changes stay unsaved. */
    async connect(choice: Pick<Values, 'api_provider' | 'model_config'>) {
      edits.change(choice)
      const parts = (['api_provider', 'model_config'] as const).map((key) => ({
        key,
        value: choice[key],
        expectedUpdatedAt: edits.since(key),
      }))
      const { model, local } = choice.model_config
      await tryAndSave({ provider: choice.api_provider, model, ...(local && { local }) }, parts)
    },
    /** Of what somebody else saved first: theirs. */
    takeStored() {
      edits.settle(conflicts.map(({ key }) => key).filter(isValueKey))
      setConflicts([])
    },
    /** Of what somebody else saved first: mine, over what was just shown. */
    saveMine() {
      saving.mutate(
        conflicts.filter(isValueConflict).map(({ key, updatedAt }) => ({
          key,
          value: key === 'master_prompt' ? { value: edits.values[key] } : edits.values[key],
          expectedUpdatedAt: updatedAt,
        })),
      )
    },
    goOnEditing() {
      edits.settle([], Object.fromEntries(conflicts.map(({ key, updatedAt }) => [key, updatedAt])))
      setConflicts([])
    },
    /** Takes the saved key away; the one of the environment, if any, is used again. */
    async removeKey() {
      await call(settingsApi.save, { setting_key: 'openai_api_key', setting_value: null })
      await refresh()
    },
  }
}

/** What to try before saving: undefined when nothing changes for the provider, and when the guide answers either way. */
function toCheck({ changed, values }: EditsState, key: string, someReady: boolean): CheckInput | undefined {
  const { api_provider: provider, model_config: config } = values
  const typed = provider === 'direct' && key !== ''
  if (!typed && !config.local && !someReady) return undefined
  if (!typed && !changed.includes('api_provider') && !changed.includes('model_config')) return undefined
  return {
    provider,
    model: config.model,
    ...(typed && { key }),
    ...(config.local && { local: config.local }),
  }
}

export type Saving = ReturnType<typeof useSaving>

const isValueKey = (key: SettingKey): key is ValueKey => key !== 'openai_api_key'
const isValueConflict = (conflict: Conflict): conflict is Conflict & { key: ValueKey } =>
  isValueKey(conflict.key)

/** The toasts of product.md section 8; which part failed is said on the page. */
function report(
  failures: readonly Extract<Outcome, { status: 'failed' }>[],
  conflicts: readonly Conflict[],
  parts: readonly Part[],
): void {
  if (failures.some(({ signedOut }) => signedOut)) {
    toast({ title: 'Authentication Error', text: 'Please sign in again.', tone: 'error' })
  } else if (failures.length > 0) {
    toast({ title: 'Save Failed', text: 'Could not save settings. Please try again.', tone: 'error' })
  } else if (conflicts.length === 0 && parts.length > 0) {
    toast({ title: 'Settings Saved', text: 'All changes have been saved successfully.', tone: 'ok' })
  }
}
