import { adminActor } from '#server/auth/policies.ts'
import { insertAudit } from '#server/db/audit.ts'
import type { Db } from '#server/db/client.ts'
import { insertVersion, lastActor } from '#server/db/setting-versions.ts'
import { deleteSetting, readSettings, type StoredSetting, writeSetting } from '#server/db/settings.ts'
import type { Ctx } from '#server/services/context.ts'
import type { SavedSetting, SettingKey } from '#shared/admin/settings.ts'
import { AppError } from '#shared/errors.ts'
import { describeSettings, promptWarnings, providerWarnings } from './get-settings.ts'
import { asStored, readValue, withoutSecrets } from './setting-values.ts'

export interface SettingToSave {
  readonly setting_key: SettingKey
  readonly setting_value?: unknown
  readonly expectedUpdatedAt?: string | null | undefined
  /** Kept with the version that this makes. */
  readonly note?: string | undefined
}

/**
 * Saves one setting: it holds from the next reply on. Null takes it back to its default, an empty API key
 * changes nothing, and neither does what is in force already.
 */
export async function saveSetting(ctx: Ctx, input: SettingToSave): Promise<SavedSetting> {
  const { setting_key: key, setting_value: given, expectedUpdatedAt } = input
  const value = given === null ? null : readValue(key, given)
  const actor = adminActor(ctx)
  return ctx.database.asActor(
    actor,
    async (db) => {
      const stored = await readSettings(db)
      await refuseIfChanged(ctx, db, stored, { key, expected: expectedUpdatedAt })
      const versionId = changes(ctx, stored, key, value)
        ? await store(ctx, db, {
            key,
            value,
            before: stored[key]?.value,
            actorId: actor.userId,
            note: input.note,
          })
        : null
      return describeSaved(ctx, await readSettings(db), key, versionId)
    },
    { lock: `setting:${key}` },
  )
}

async function refuseIfChanged(
  ctx: Ctx,
  db: Db,
  stored: Record<string, StoredSetting>,
  { key, expected }: { key: SettingKey; expected: string | null | undefined },
): Promise<void> {
  if (expected === undefined) return
  const { updatedAt, setting_value } = describeSaved(ctx, stored, key, null)
  const seen = expected === null ? null : new Date(expected).toISOString()
  if (seen === updatedAt) return
  const message = 'Somebody else saved this setting meanwhile. Compare both, then save again.'
  const actor = await lastActor(db, key)
  const savedBy = actor && (actor.full_name || actor.email)
  throw new AppError('conflict', message, {
    current: { setting_key: key, setting_value, updatedAt, savedBy },
  })
}

/** Returns whether saving makes a difference to what is in force. */
function changes(ctx: Ctx, stored: Record<string, StoredSetting>, key: SettingKey, value: unknown): boolean {
  if (value === null) return stored[key] !== undefined
  if (key === 'openai_api_key') return value !== ''
  const now = describeSettings(ctx, stored).settings[key]
  return !sameJson(now, asStored(key, value))
}

const sameJson = (one: unknown, other: unknown) => sorted(one) === sorted(other)
const sorted = (value: unknown) =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )

async function store(
  ctx: Ctx,
  db: Db,
  change: { key: SettingKey; value: unknown; before: unknown; actorId: string; note: string | undefined },
): Promise<string> {
  const { key, value, before, actorId, note } = change
  const secret = key === 'openai_api_key' && typeof value === 'string'
  const after = value === null ? null : secret ? ctx.settings.sealKey(value) : asStored(key, value)
  if (after === null) await deleteSetting(db, key)
  else await writeSetting(db, key, after)
  const told = withoutSecrets(key, after)
  await insertAudit(db, {
    actorId,
    action: after === null ? 'setting_removed' : 'setting_saved',
    target: `setting:${key}`,
    before: withoutSecrets(key, before),
    after: told,
  })
  return insertVersion(db, { key, value: told, actorId, note: note || undefined })
}

function describeSaved(
  ctx: Ctx,
  stored: Record<string, StoredSetting>,
  key: SettingKey,
  versionId: string | null,
): SavedSetting {
  const { settings, updatedAt, providers } = describeSettings(ctx, stored)
  const effective = ctx.settings.parse(stored)
  const warnings =
    key === 'master_prompt'
      ? promptWarnings(effective.masterPrompt)
      : key === 'api_provider' || key === 'openai_api_key'
        ? providerWarnings(effective, providers)
        : []
  return {
    success: true,
    setting_key: key,
    setting_value: settings[key],
    updatedAt: updatedAt[key],
    versionId,
    warnings,
  }
}
