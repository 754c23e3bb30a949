import { z } from 'zod'
import type { OperatorActor } from '#server/auth/policies.ts'
import { type SettingsInForce, StoredKey } from '#server/workers/settings/settings.ts'
import { AlertSettings } from '#shared/admin/alerts.ts'
import { Budget } from '#shared/admin/budget.ts'
import { DailyLimits } from '#shared/admin/limits.ts'
import {
  ApiKey,
  ApiProvider,
  MasterPrompt,
  MemberDailyLimit,
  ModelConfig,
} from '#shared/admin/setting-fields.ts'
import type { KeyState, SettingKey } from '#shared/admin/settings.ts'
import { AppError } from '#shared/errors.ts'
import { DEFAULT_GATEWAY_MODEL, DEFAULT_MODEL } from '#shared/models.ts'

/** A setting on its own, or wrapped as an object with a field value. */
const wrapped = <T extends z.ZodType>(value: T) =>
  z.preprocess(
    (given) => (typeof given === 'object' && given !== null && 'value' in given ? given.value : given),
    value,
  )

/** What may be saved for each key. */
export const SHAPES = {
  master_prompt: wrapped(MasterPrompt),
  api_provider: wrapped(ApiProvider),
  model_config: wrapped(ModelConfig),
  openai_api_key: wrapped(ApiKey),
  member_daily_limit: wrapped(MemberDailyLimit),
  budget: Budget,
  limits: DailyLimits,
  alerts: AlertSettings,
  placeholders: wrapped(z.boolean()),
} as const

/** Returns what was sent for a key, checked; the error names the first thing that does not fit. */
export function readValue(key: SettingKey, given: unknown): unknown {
  const parsed = SHAPES[key].safeParse(given)
  if (parsed.success) return parsed.data
  throw new AppError('bad_request', parsed.error.issues[0]?.message ?? `This cannot be saved as ${key}.`)
}

/** Returns how a value is stored. Keys are sealed before they get here. */
export const asStored = (key: SettingKey, value: unknown) => (key === 'master_prompt' ? { value } : value)

/** A stored value without secrets, for versions and the audit log; null for none. */
export function withoutSecrets(key: SettingKey, stored: unknown): unknown {
  if (stored === undefined || stored === null) return null
  if (key === 'master_prompt') return SHAPES.master_prompt.safeParse(stored).data ?? null
  if (key !== 'openai_api_key') return stored
  const sealed = StoredKey.safeParse(stored)
  return { set: true, last4: sealed.data?.last4 ?? null }
}

/** Returns what an operator reads of a setting. Support learns that a webhook is set: its address may hold a secret. */
export function asReadBy(role: OperatorActor['role'], key: string, value: unknown): unknown {
  if (role === 'admin' || key !== 'alerts' || typeof value !== 'object' || value === null) return value
  return { ...value, webhook: 'webhook' in value && value.webhook !== null ? 'set' : null }
}

type Effective = Omit<SettingsInForce, 'rules' | 'promptVersion'>

/** The model's configuration in force, with the default of its provider. */
export function modelConfigOf({ choice }: Effective, provider: ApiProvider): ModelConfig {
  return {
    model: choice.model ?? (provider === 'gateway' ? DEFAULT_GATEWAY_MODEL : DEFAULT_MODEL.model),
    temperature: choice.temperature ?? DEFAULT_MODEL.temperature,
    stream: choice.stream ?? DEFAULT_MODEL.stream,
    ...(choice.effort && { effort: choice.effort }),
    ...(choice.local && { local: choice.local }),
    ...(choice.on_model_failure && { on_model_failure: choice.on_model_failure }),
    ...(choice.second_model && { second_model: choice.second_model }),
    ...(choice.second_local && { second_local: choice.second_local }),
  }
}

/** Returns what is told of the provider's key. */
export function keyStateOf({ choice }: Effective, stored: unknown, inEnvironment: boolean): KeyState {
  if (choice.key) {
    const last4 = StoredKey.safeParse(stored).data?.last4 ?? null
    return { value: '', set: true, last4, source: 'saved', readable: choice.key.value !== undefined }
  }
  const source = inEnvironment ? 'environment' : null
  return { value: '', set: inEnvironment, last4: null, source, readable: true }
}
