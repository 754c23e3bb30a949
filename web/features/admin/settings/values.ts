import { ApiProvider, ModelConfig } from '#shared/admin/setting-fields.ts'
import type { AssistantSettings, SettingKey } from '#shared/admin/settings.ts'
import { MODEL_OPTIONS } from '#shared/models.ts'
import { textsOf } from '#web/lib/texts.ts'

const t = textsOf('adminSettings')

/** What the page edits, by the key it is saved under. The API key is apart: it is never read, only written. */
export interface Values {
  readonly master_prompt: string
  readonly api_provider: ApiProvider
  readonly model_config: ModelConfig
  readonly member_daily_limit: number | null
  readonly placeholders: boolean
}

export type ValueKey = keyof Values
export const VALUE_KEYS = [
  'master_prompt',
  'api_provider',
  'model_config',
  'member_daily_limit',
  'placeholders',
] as const

/** Whether the page itself edits a key; others have a panel of their own. */
export const isEdited = (key: SettingKey): key is ValueKey => VALUE_KEYS.some((each) => each === key)

/** What a key is called on the page. */
export const labelOf = (key: SettingKey): string => t(`label.${key}`)

export const providerLabel = (provider: ApiProvider): string => t(`provider.${provider}`)

export function valuesOf({
  master_prompt,
  api_provider,
  model_config,
  member_daily_limit,
  placeholders,
}: AssistantSettings['settings']): Values {
  return { master_prompt: master_prompt.value, api_provider, model_config, member_daily_limit, placeholders }
}

/** Whether two values of a key would be saved as the same. */
export const sameValue = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** A value as text to compare and to list. */
export function valueText(value: unknown): string {
  if (value === null) return t('value.none')
  if (typeof value === 'boolean') return t('value.switch', { on: String(value) })
  const provider = ApiProvider.safeParse(value)
  if (provider.success) return providerLabel(provider.data)
  const model = ModelConfig.safeParse(value)
  if (model.success) return modelText(model.data)
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}

function modelText(config: ModelConfig): string {
  const {
    model,
    temperature,
    stream,
    effort,
    local,
    on_model_failure: failing,
    second_model: second,
  } = config
  const more = [
    effort && t('value.thinking', { value: effort }),
    local && t('value.local', { value: local }),
    failing && t('value.failing', { value: (failing === 'second_model' && second) || failing }),
  ].filter((line) => line !== undefined)
  const all = [t('value.temperature', { value: temperature }), t('value.streaming', { on: String(stream) })]
  return [model, ...all, ...more].join('\n')
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
