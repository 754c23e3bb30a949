import { DEFAULT_MASTER_PROMPT } from '#engine/prompt/prompt-texts.ts'
import { operatorActor } from '#server/auth/policies.ts'
import type { Db } from '#server/db/client.ts'
import {
  findVersion,
  type ListedVersion,
  listVersions,
  newestVersions,
  type StoredVersion,
} from '#server/db/setting-versions.ts'
import type { Ctx } from '#server/services/context.ts'
import { lineChange } from '#server/services/line-change.ts'
import { type SavedSetting, SettingKey, type SettingVersion } from '#shared/admin/settings.ts'
import { AppError } from '#shared/errors.ts'
import { saveSetting } from './save-setting.ts'
import { asReadBy } from './setting-values.ts'
import { firstWords, summaryOf } from './version-summary.ts'

/** The prompt that the product ships with, as a version. */
const DEFAULT_ID = 'default'

interface Page {
  readonly setting_key?: SettingKey | undefined
  readonly cursor?: string | undefined
  readonly limit: number
}

/** Returns who saved what when, newest first. */
export async function listSettingVersions(
  ctx: Ctx,
  { setting_key: key, cursor, limit }: Page,
): Promise<{ versions: SettingVersion[]; nextCursor?: string }> {
  return ctx.database.asActor(operatorActor(ctx), async (db) => {
    const rows = await listVersions(db, { key, cursor, limit: limit + 1 })
    const inForce = await currentIds(db)
    const page = rows.slice(0, limit)
    const versions = page.map((row) => describe(row, inForce))
    const next = rows.length > limit ? page.at(-1)?.id : undefined
    if (next !== undefined) return { versions, nextCursor: next }
    return { versions: key === 'master_prompt' ? [...versions, shipped(inForce)] : versions }
  })
}

/** One version with its value. */
export async function readSettingVersion(
  ctx: Ctx,
  { id }: { id: string },
): Promise<SettingVersion & { value: unknown }> {
  const actor = operatorActor(ctx)
  return ctx.database.asActor(actor, async (db) => {
    const inForce = await currentIds(db)
    if (id === DEFAULT_ID) return { ...shipped(inForce), value: DEFAULT_MASTER_PROMPT }
    const row = await requireVersion(db, id)
    return { ...describe(row, inForce), value: asReadBy(actor.role, row.setting_key, row.value) }
  })
}

/** Saves a version's value again, as a new version. */
export async function restoreSettingVersion(
  ctx: Ctx,
  { id, expectedUpdatedAt }: { id: string; expectedUpdatedAt?: string | null | undefined },
): Promise<SavedSetting> {
  const { setting_key, value } = await readSettingVersion(ctx, { id })
  if (setting_key === 'openai_api_key') {
    throw new AppError('bad_request', 'Keys are not kept, so they cannot be restored. Enter the key again.')
  }
  // Nothing saved means the default, which a later release may improve.
  const setting_value = id === DEFAULT_ID ? null : value
  return saveSetting(ctx, { setting_key, setting_value, expectedUpdatedAt })
}

/** The text of a version of the prompt. */
export async function promptOfVersion(ctx: Ctx, id: string): Promise<string> {
  const { setting_key, value } = await readSettingVersion(ctx, { id })
  if (setting_key !== 'master_prompt') {
    throw new AppError('bad_request', 'This is not a version of the master prompt.')
  }
  return promptIn(value)
}

async function requireVersion(db: Db, id: string): Promise<StoredVersion> {
  const row = await findVersion(db, id)
  if (row) return row
  throw new AppError('not_found', 'This version does not exist.')
}

/** The versions that are in force: the newest of each setting, or the shipped prompt while none is saved. */
async function currentIds(db: Db): Promise<Set<string>> {
  const { ids, prompted } = await newestVersions(db)
  return new Set(prompted ? ids : [...ids, DEFAULT_ID])
}

/** Adds the shipped prompt, which a list that is cut off or of another order lacks. */
export const withShipped = (versions: readonly SettingVersion[]): SettingVersion[] =>
  versions.some(({ id }) => id === DEFAULT_ID)
    ? [...versions]
    : [...versions, shipped(new Set(versions.some(({ current }) => current) ? [] : [DEFAULT_ID]))]

const shipped = (inForce: Set<string>): SettingVersion => ({
  id: DEFAULT_ID,
  setting_key: 'master_prompt',
  created_at: null,
  actor: null,
  current: inForce.has(DEFAULT_ID),
  number: null,
  summary: firstWords(DEFAULT_MASTER_PROMPT),
  change: null,
  note: null,
})

function describe(row: StoredVersion & Partial<ListedVersion>, inForce: Set<string>): SettingVersion {
  const setting_key = SettingKey.parse(row.setting_key)
  const { id, note, actor, value, previous, number = null } = row
  const listed = number !== null && setting_key === 'master_prompt'
  return {
    id,
    setting_key,
    created_at: row.created_at.toISOString(),
    actor,
    current: inForce.has(id) && !(setting_key === 'master_prompt' && inForce.has(DEFAULT_ID)),
    number,
    summary: summaryOf(setting_key, value, previous?.value),
    change: listed ? lineChange(promptIn(previous?.value), promptIn(value)) : null,
    note,
  }
}

/** The prompt that a version put in force. */
const promptIn = (value: unknown) => (typeof value === 'string' ? value : DEFAULT_MASTER_PROMPT)
