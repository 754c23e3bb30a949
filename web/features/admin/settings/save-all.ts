import type { SavedSetting, SettingKey } from '#shared/admin/settings.ts'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { textsOf } from '#web/lib/texts.ts'
import { unwrap } from './values.ts'

const t = textsOf('adminSettings')

/** One key on its way to the server. */
export interface Part {
  readonly key: SettingKey
  readonly value: unknown
  /** When the key was last saved as the page knows it; null is never. */
  readonly expectedUpdatedAt: string | null | undefined
  /** Kept with the version that this makes. */
  readonly note?: string
}

/** What became of one key. A conflict carries what is stored now. */
export type Outcome =
  | { readonly key: SettingKey; readonly status: 'saved'; readonly saved: SavedSetting }
  | {
      readonly key: SettingKey
      readonly status: 'conflict'
      readonly stored: unknown
      readonly updatedAt: string | null
      /** Who saved it; null when the account is gone. */
      readonly savedBy: string | null
    }
  | {
      readonly key: SettingKey
      readonly status: 'failed'
      readonly reason: string
      readonly signedOut: boolean
    }

/** Sends all keys at once and tells of each what became of it; one that fails does not hold up the others. */
export function saveParts(
  parts: readonly Part[],
  save: (part: Part) => Promise<SavedSetting>,
): Promise<Outcome[]> {
  return Promise.all(
    parts.map(async (part): Promise<Outcome> => {
      try {
        return { key: part.key, status: 'saved', saved: await save(part) }
      } catch (error) {
        return conflictOf(part.key, error) ?? failureOf(part.key, error)
      }
    }),
  )
}

function conflictOf(key: SettingKey, error: unknown): Outcome | undefined {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return undefined
  const { current } = error
  if (current === null || typeof current !== 'object' || !('setting_value' in current)) return undefined
  const updatedAt = 'updatedAt' in current && typeof current.updatedAt === 'string' ? current.updatedAt : null
  const savedBy = 'savedBy' in current && typeof current.savedBy === 'string' ? current.savedBy : null
  return { key, status: 'conflict', stored: unwrap(current.setting_value), updatedAt, savedBy }
}

function failureOf(key: SettingKey, error: unknown): Outcome {
  const reason = errorText(error, t('unreachable'))
  return { key, status: 'failed', reason, signedOut: error instanceof ApiError && error.status === 401 }
}
