import { useState } from 'react'
import type { FieldEdit } from '#shared/dashboard.ts'
import type { FieldName } from '#shared/roadmap.ts'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useRoadmap } from '../roadmap-context.ts'

const t = textsOf('roadmap')

type Extras = Pick<FieldEdit, 'priority' | 'use_case' | 'kind'>
type Values = { text: string } & Extras

/** What stands between a typed text and the roadmap. */
export type Obstacle =
  | { kind: 'failed'; text: string }
  /** Someone, or another tab, changed the value meanwhile. */
  | { kind: 'conflict' }
  /** There is another primary industry already. */
  | { kind: 'second'; other: string }

/**
 * The text being typed for one field. `value` is what the roadmap holds now, null for a new item. What was typed
 * survives a failure, a closed editor and a change from elsewhere; only saving or discarding ends it.
 */
export function useFieldDraft(
  field: FieldName,
  value: string | null,
  { isList, ...held }: Extras & { isList: boolean },
) {
  const { own } = useRoadmap()
  // A field with one text is known by its name, whatever it says by now; an item by its text.
  const key = `${own?.dashboard.venture.id} ${field} ${(isList && value) || ''}`
  const [draft, setDraft] = useState<(Values & { base: string | null }) | null>(() => {
    const kept = own?.drafts.get(key)
    return kept ? { ...held, ...kept } : null
  })
  const [saving, setSaving] = useState(false)
  const [obstacle, setObstacle] = useState<Obstacle | null>(null)
  const shown: Values = draft ?? { text: value ?? '', ...held }

  const change = (next: Partial<Values>) => {
    const values = { ...shown, ...next, base: draft ? draft.base : value }
    setDraft(values)
    own?.drafts.set(key, { text: values.text, base: values.base })
  }
  const discard = () => {
    setDraft(null)
    setObstacle(null)
    own?.drafts.delete(key)
  }
  const send = async (before: string | null, after: Values, replaces?: string) => {
    if (!own) return
    setSaving(true)
    setObstacle(null)
    try {
      const { text, ...extras } = after
      await own.edit({ field, before, after: text, ...extras, ...(replaces !== undefined && { replaces }) })
      discard()
    } catch (error) {
      setObstacle(
        obstacleOf(error, own.dashboard.target_industries.find(({ priority }) => priority === 1)?.name),
      )
    } finally {
      setSaving(false)
    }
  }
  const isDirty =
    draft !== null &&
    (draft.text.trim() !== (value ?? '').trim() ||
      draft.priority !== held.priority ||
      (draft.use_case ?? '') !== (held.use_case ?? '') ||
      draft.kind !== held.kind)

  return {
    shown,
    saving,
    obstacle,
    isDirty,
    change,
    discard,
    /** Back to the text, which was not saved. */
    goOn: () => setObstacle(null),
    save: () => void send(draft ? draft.base : value, values(shown)),
    /** After a conflict: over what stands there now. */
    saveAnyway: () => void send(value, values(shown)),
    /** After `second`: the other industry becomes secondary. */
    saveInPlaceOf: (other: string) => void send(draft ? draft.base : value, values(shown), other),
    remove: () => void send(value, { text: '' }),
  }
}

export type FieldDraft = ReturnType<typeof useFieldDraft>

function values({ text, priority, use_case, kind }: Values): Values {
  return {
    text: text.trim(),
    ...(priority && { priority }),
    ...(use_case !== undefined && { use_case }),
    ...(kind && { kind }),
  }
}

function obstacleOf(error: unknown, primary = ''): Obstacle {
  if (error instanceof ApiError && error.code === 'conflict') return { kind: 'conflict' }
  if (error instanceof ApiError && error.code === 'second_priority') return { kind: 'second', other: primary }
  return { kind: 'failed', text: errorText(error, t('edit.notSaved')) }
}
