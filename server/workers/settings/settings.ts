import { z } from 'zod'
import { DEFAULT_MASTER_PROMPT } from '#engine/prompt/prompt-texts.ts'
import type { RuleBox } from '#engine/rules/rules.ts'
import type { Database } from '#server/db/client.ts'
import { listModelEntries, readLastDays } from '#server/db/model-entries.ts'
import { listRuleBoxes } from '#server/db/prompt-boxes.ts'
import { readPromptVersion } from '#server/db/setting-versions.ts'
import { readRevision, readSettings, type StoredSetting } from '#server/db/settings.ts'
import type { ModelChoice } from '#server/models/choice.ts'
import { knowModels } from '#server/models/known-models.ts'
import { type Encryption, Sealed } from '#server/runtime/encryption.ts'
import { AlertSettings, NO_ALERTS } from '#shared/admin/alerts.ts'
import { Budget } from '#shared/admin/budget.ts'
import { DailyLimits } from '#shared/admin/limits.ts'
import {
  ApiProvider,
  MasterPrompt,
  MemberDailyLimit,
  PartialModelConfig,
} from '#shared/admin/setting-fields.ts'
import { MAINTENANCE_KEY, readMaintenance } from './maintenance.ts'
import { PUT_AWAY_KEY, putAwayOf } from './put-away.ts'

/** Name that the provider's key is sealed under. */
const KEY_NAME = 'openai_api_key'

/** The provider's key as it is stored: sealed, and what may be told of it. */
export const StoredKey = z.object({ sealed: Sealed, last4: z.string() })
export type StoredKey = z.infer<typeof StoredKey>

/** What the next reply goes by. */
export interface SettingsInForce {
  readonly masterPrompt: string
  /** Its id among the saved versions; null where none was ever saved. */
  readonly promptVersion: string | null
  readonly choice: ModelChoice
  /** Messages of all members together in a day; the database counts by its own copy of this. */
  readonly memberDailyLimit: number | null
  /** Whether new messages wait, and what their senders are told. */
  readonly maintenance: { readonly on: boolean; readonly text: string }
  /** The facts that each notice was put away for. */
  readonly putAway: Readonly<Record<string, string>>
  /** What calls of models may cost in a month; the database counts by its own copy of this and of the next. */
  readonly budget: Budget | null
  readonly limits: DailyLimits
  readonly alerts: AlertSettings
  readonly rules: readonly RuleBox[]
}

/** The operator's settings, on every replica as they are in the database. */
export interface Settings {
  /** As they are committed now, or at least as they were at `revision`, for who has read that number already. */
  current(revision?: string): Promise<SettingsInForce>
  /** Returns what stored settings mean; what is missing or damaged falls back to the spec's defaults. */
  parse(stored: Record<string, StoredSetting>): Omit<SettingsInForce, 'rules' | 'promptVersion'>
  /** A key as it is to be stored. */
  sealKey(key: string): StoredKey
  /** Any other secret, under a name of its own. */
  readonly encryption: Encryption
}

/** Opens the settings: one number tells whether those at hand are still in force. */
export function openSettings(database: Database, encryption: Encryption): Settings {
  let held: { revision: string; settings: SettingsInForce } | undefined
  const parse = (stored: Record<string, StoredSetting>) =>
    parseSettings(stored, (key) => encryption.open(KEY_NAME, key.sealed))
  return {
    async current(atLeast) {
      const revision = atLeast ?? (await readRevision(database.system))
      if (held?.revision === revision) return held.settings
      const { system } = database
      const [stored, promptVersion, rules, entries, lastDays] = await Promise.all([
        readSettings(system),
        readPromptVersion(system),
        listRuleBoxes(system),
        listModelEntries(system),
        readLastDays(system),
      ])
      const { choice, ...parsed } = parse(stored)
      const known = knowModels({ own: entries.map(({ entry }) => entry), lastDays })
      const settings = { ...parsed, promptVersion, rules, choice: { ...choice, known } }
      // What was read may be newer than its revision; then the next call reads once more.
      held = { revision, settings }
      return settings
    },
    sealKey: (key) => ({ sealed: encryption.seal(KEY_NAME, key), last4: key.slice(-4) }),
    parse,
    encryption,
  }
}

const Wrapped = z.object({ value: MasterPrompt }).transform(({ value }) => value)
const Prompt = Wrapped.catch(DEFAULT_MASTER_PROMPT)
const Provider = ApiProvider.optional().catch(undefined)
const Config = PartialModelConfig.catch({})
const DailyLimit = MemberDailyLimit.nullable().catch(null)
const MonthlyBudget = Budget.nullable().catch(null)
const Limits = DailyLimits.catch({})
const Alerts = AlertSettings.catch(NO_ALERTS)

function parseSettings(
  stored: Record<string, StoredSetting>,
  openKey: (stored: StoredKey) => string | undefined,
): Omit<SettingsInForce, 'rules' | 'promptVersion'> {
  const key = stored.openai_api_key && StoredKey.safeParse(stored.openai_api_key.value).data
  return {
    masterPrompt: Prompt.parse(stored.master_prompt?.value),
    memberDailyLimit: DailyLimit.parse(stored.member_daily_limit?.value ?? null),
    maintenance: readMaintenance(stored[MAINTENANCE_KEY]?.value),
    putAway: putAwayOf(stored[PUT_AWAY_KEY]?.value),
    budget: MonthlyBudget.parse(stored.budget?.value ?? null),
    limits: Limits.parse(stored.limits?.value ?? {}),
    alerts: Alerts.parse(stored.alerts?.value ?? NO_ALERTS),
    choice: {
      ...Config.parse(stored.model_config?.value ?? {}),
      provider: Provider.parse(stored.api_provider?.value),
      namesGoOut: stored.placeholders?.value === false,
      // One that is there but not as this release seals them is a key that cannot be read, and never no key.
      key: stored.openai_api_key && { value: key && openKey(key) },
    },
  }
}
