import { adminActor } from '#server/auth/policies.ts'
import { insertAudit } from '#server/db/audit.ts'
import type { Db } from '#server/db/client.ts'
import { insertVersion } from '#server/db/setting-versions.ts'
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
      refuseIfChanged(ctx, stored, key, expectedUpdatedAt)
      const versionId = changes(ctx, stored, key, value)
        ? await store(ctx, db, { key, value, before: stored[key]?.value, actorId: actor.userId })
        : null
      return describeSaved(ctx, await readSettings(db), key, versionId)
    },
    { lock: `setting:${key}` },
  )
}

function refuseIfChanged(
  ctx: Ctx,
  stored: Record<string, StoredSetting>,
  key: SettingKey,
  expected: string | null | undefined,
): void {
  if (expected === undefined) return
  const { updatedAt, setting_value } = describeSaved(ctx, stored, key, null)
  const seen = expected === null ? null : new Date(expected).toISOString()
  if (seen === updatedAt) return
  const message = 'Somebody else saved this setting meanwhile. Compare both, then save again.'
  throw new AppError('conflict', message, { current: { setting_key: key, setting_value, updatedAt } })
}

/** Whether saving makes a difference to what is in force. */
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
  change: { key: SettingKey; value: unknown; before: unknown; actorId: string },
): Promise<string> {
  const { key, value, before, actorId } = change
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
  return insertVersion(db, { key, value: told, actorId })
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
