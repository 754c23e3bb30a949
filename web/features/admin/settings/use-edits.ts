import { useState } from 'react'
import { z } from 'zod'
import { ApiProvider, MemberDailyLimit, ModelConfig } from '#shared/admin/setting-fields.ts'
import type { AssistantSettings } from '#shared/admin/settings.ts'
import { drafts } from '#web/lib/draft.ts'
import { sameValue, VALUE_KEYS, type ValueKey, type Values, valuesOf } from './values.ts'

const DRAFT = 'assistant-settings'

const Moments = z.object({
  master_prompt: z.string().nullable(),
  api_provider: z.string().nullable(),
  model_config: z.string().nullable(),
  member_daily_limit: z.string().nullable(),
  placeholders: z.string().nullable(),
})

/** What was changed and not saved; `since` is when each key was last saved as it was opened for editing. */
const Edits = z.object({
  values: z.object({
    master_prompt: z.string().optional(),
    api_provider: ApiProvider.optional(),
    model_config: ModelConfig.optional(),
    member_daily_limit: MemberDailyLimit.nullable().optional(),
    placeholders: z.boolean().optional(),
  }),
  since: Moments.partial(),
})
type Edits = z.infer<typeof Edits>

const NONE: Edits = { values: {}, since: {} }

/**
 * Changes on top of the stored settings, kept in this tab until they are saved. A key nobody touched here
 * follows what is stored; one that was touched remembers the version it was begun on.
 */
export function useEdits(stored: AssistantSettings) {
  const [edits, setEdits] = useState<Edits>(
    () => drafts.read(DRAFT, (value) => Edits.safeParse(value).data) ?? NONE,
  )
  const [restored, setRestored] = useState(() => Object.keys(edits.values).length > 0)
  const base = valuesOf(stored.settings)
  const keep = (next: Edits) => {
    setEdits(next)
    if (Object.keys(next.values).length > 0) drafts.write(DRAFT, next)
    else drafts.discard(DRAFT)
  }
  const changed = VALUE_KEYS.filter((key) => key in edits.values)
  return {
    values: { ...base, ...edits.values } as Values,
    changed,
    /** The version that a key's change was begun on. */
    since: (key: ValueKey) => (key in edits.since ? edits.since[key] : stored.updatedAt[key]),
    /** Whether what is shown was typed before the page was last opened. */
    restored: restored && changed.length > 0,
    change(part: Partial<Values>) {
      const next = { values: { ...edits.values, ...part }, since: { ...edits.since } }
      for (const key of VALUE_KEYS) {
        if (sameValue(next.values[key], base[key])) delete next.values[key]
        if (!(key in next.values)) delete next.since[key]
        else if (!(key in next.since)) next.since[key] = stored.updatedAt[key]
      }
      keep(next)
    },
    /** Drops changes that are stored now, or shall not be; what stays goes on from the versions in `seen`. */
    settle(keys: readonly ValueKey[], seen: Partial<Record<ValueKey, string | null>> = {}) {
      const next = { values: { ...edits.values }, since: { ...edits.since, ...seen } }
      for (const key of keys) {
        delete next.values[key]
        delete next.since[key]
      }
      keep(next)
    },
    discard() {
      setRestored(false)
      keep(NONE)
    },
  }
}

export type EditsState = ReturnType<typeof useEdits>
