import { ApiProvider, ModelConfig } from '#shared/admin/setting-fields.ts'
import type { AssistantSettings, SettingKey } from '#shared/admin/settings.ts'
import { MODEL_OPTIONS } from '#shared/models.ts'

/** What the page edits, by the key it is saved under. The API key is apart: it is never read, only written. */
export interface Values {
  readonly master_prompt: string
  readonly api_provider: ApiProvider
  readonly model_config: ModelConfig
  readonly member_daily_limit: number | null
}

export type ValueKey = keyof Values
export const VALUE_KEYS = ['master_prompt', 'api_provider', 'model_config', 'member_daily_limit'] as const

/** What each key is called on the page. */
export const LABELS: Record<SettingKey, string> = {
  master_prompt: 'Master Prompt',
  api_provider: 'API Provider',
  model_config: 'Model',
  openai_api_key: 'API key',
  member_daily_limit: 'Daily limit for members',
  budget: 'Budget',
  limits: 'Limits',
  alerts: 'Alerts',
}

export const PROVIDERS: Record<ApiProvider, string> = {
  gateway: 'Hosted gateway',
  direct: 'Direct (OpenAI API)',
}

export function valuesOf({
  master_prompt,
  api_provider,
  model_config,
  member_daily_limit,
}: AssistantSettings['settings']): Values {
  return { master_prompt: master_prompt.value, api_provider, model_config, member_daily_limit }
}

/** Whether two values of a key would be saved as the same. */
export const sameValue = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** A value as text to compare and to list. */
export function valueText(value: unknown): string {
  if (value === null) return 'Not set'
  const provider = ApiProvider.safeParse(value)
  if (provider.success) return PROVIDERS[provider.data]
  const model = ModelConfig.safeParse(value)
  if (model.success) {
    const { model: id, temperature, stream, effort, local, on_model_failure: failing } = model.data
    const more = [
      effort && `Thinking ${effort}`,
      local && `On this machine: ${local}`,
      failing && `When it fails: ${failing === 'second_model' ? model.data.second_model : failing}`,
    ].filter(Boolean)
    return [id, `Temperature ${temperature}`, `Streaming ${stream ? 'on' : 'off'}`, ...more].join('\n')
  }
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}

/** A value as the server tells it; the prompt comes wrapped. */
export function unwrap(value: unknown): unknown {
  return value !== null && typeof value === 'object' && 'value' in value ? value.value : value
}

/** The model that goes with a provider: the one at hand where it is offered there, else the recommended. */
export function modelFor(provider: ApiProvider, model: string): string {
  const options: readonly string[] = MODEL_OPTIONS[provider]
  return options.includes(model) ? model : (options[0] ?? model)
}
