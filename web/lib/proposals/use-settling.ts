import { useState } from 'react'
import type { Dashboard } from '#shared/dashboard.ts'
import { errorText } from '../api-error.ts'
import type { Draft } from './row.ts'

type ById<T> = Readonly<Record<string, T>>

/**
 * Keeps what was typed into rows, and runs what answers them. `change` runs a change and shows what came of it everywhere;
 * it throws what the change throws. `dropped` is said when the server could not be reached.
 */
export function useSettling(
  change: (act: () => Promise<Dashboard>) => Promise<unknown>,
  dropped: () => string,
) {
  const [drafts, setDrafts] = useState<ById<Draft>>({})
  const [saving, setSaving] = useState<readonly string[]>([])
  const [errors, setErrors] = useState<ById<string>>({})
  const [said, setSaid] = useState('')

  const forgetErrors = (ids: readonly string[]) => setErrors(without(ids))
  const forgetDrafts = (ids: readonly string[]) => setDrafts(without(ids))
  return {
    drafts,
    saving,
    errors,
    said,
    type: (id: string, draft: Draft) => setDrafts((before) => ({ ...before, [id]: draft })),
    forget(id: string) {
      forgetErrors([id])
      forgetDrafts([id])
    },
    /** Runs what answers some rows, then says `done`; what fails is told in them, and their values stay. */
    async settle(ids: readonly string[], act: () => Promise<Dashboard>, done: string): Promise<void> {
      forgetErrors(ids)
      setSaving((before) => [...before, ...ids])
      try {
        await change(act)
        forgetDrafts(ids)
        setSaid(done)
      } catch (error) {
        const text = errorText(error, dropped())
        setErrors((before) => ({ ...before, ...Object.fromEntries(ids.slice(0, 1).map((id) => [id, text])) }))
      } finally {
        setSaving((before) => before.filter((id) => !ids.includes(id)))
      }
    },
  }
}

export type Settling = ReturnType<typeof useSettling>

const without =
  (ids: readonly string[]) =>
  <T>(of: ById<T>): ById<T> =>
    Object.fromEntries(Object.entries(of).filter(([id]) => !ids.includes(id)))
