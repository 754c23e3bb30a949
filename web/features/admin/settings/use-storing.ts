import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type SettingKey, settingsApi } from '#shared/admin/settings.ts'
import { call } from '#web/lib/api.ts'
import { textsOf } from '#web/lib/texts.ts'
import { toast } from '#web/lib/toast.ts'
import { partOf } from './parts.ts'
import { type Outcome, type Part, saveParts } from './save-all.ts'
import type { EditsState } from './use-edits.ts'
import { SETTINGS } from './use-settings.ts'
import { sameValue, unwrap, VALUE_KEYS, type ValueKey } from './values.ts'

const t = textsOf('adminSettings')

type Conflict = Extract<Outcome, { status: 'conflict' }>
type Failure = Extract<Outcome, { status: 'failed' }>

/** Stores parts of the settings, and keeps what failed of them and the keys that somebody else saved first. */
export function useStoring(edits: EditsState, onSaved: (keys: readonly SettingKey[]) => void) {
  const client = useQueryClient()
  const [failed, setFailed] = useState<readonly Failure[]>([])
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([])
  const refresh = () => client.invalidateQueries({ queryKey: SETTINGS })

  const storing = useMutation({
    mutationFn: (parts: readonly Part[]) =>
      saveParts(parts, ({ key, value, expectedUpdatedAt, note }) =>
        call(settingsApi.save, {
          setting_key: key,
          setting_value: value,
          expectedUpdatedAt,
          ...(note && { note }),
        }),
      ),
    onSuccess: async (outcomes, parts) => {
      const saved = outcomes.filter((outcome) => outcome.status === 'saved')
      onSaved(saved.map(({ key }) => key))
      await refresh()
      settleSaved(edits, saved, parts)
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

  return {
    failed,
    conflicts,
    pending: storing.isPending,
    store: storing.mutate,
    refresh,
    /** Of what somebody else saved first: theirs. */
    takeStored() {
      edits.settle(conflicts.map(({ key }) => key).filter(isValueKey))
      setConflicts([])
    },
    /** Of what somebody else saved first: mine, over what was just shown. */
    saveMine() {
      const mine = conflicts.flatMap(({ key, updatedAt }) =>
        isValueKey(key) ? partOf(key, edits.values[key], updatedAt) : [],
      )
      storing.mutate(mine)
    },
    goOnEditing() {
      edits.settle([], Object.fromEntries(conflicts.map(({ key, updatedAt }) => [key, updatedAt])))
      setConflicts([])
    },
  }
}

/** What was typed on while it was being saved stays a change, of the version just saved. */
function settleSaved(
  edits: EditsState,
  saved: readonly Extract<Outcome, { status: 'saved' }>[],
  parts: readonly Part[],
): void {
  const asSent = (key: ValueKey) => {
    const sent = unwrap(parts.find((part) => part.key === key)?.value)
    return sameValue(sent, edits.values[key])
  }
  const keys = saved.map(({ key }) => key).filter(isValueKey)
  const moments = saved.map(({ key, saved: { updatedAt } }) => [key, updatedAt])
  edits.settle(keys.filter(asSent), Object.fromEntries(moments))
}

function isValueKey(key: SettingKey): key is ValueKey {
  return VALUE_KEYS.some((known) => known === key)
}

/** The toasts of product.md section 8; which part failed is said on the page. */
function report(failures: readonly Failure[], conflicts: readonly Conflict[], parts: readonly Part[]): void {
  if (failures.some(({ signedOut }) => signedOut)) {
    toast({ title: t('toast.signIn'), text: t('toast.signInText'), tone: 'error' })
  } else if (failures.length > 0) {
    toast({ title: t('toast.failed'), text: t('toast.failedText'), tone: 'error' })
  } else if (conflicts.length === 0 && parts.length > 0) {
    toast({ title: t('toast.saved'), text: t('toast.savedText'), tone: 'ok' })
  }
}
