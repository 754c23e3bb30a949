import { PartialModelConfig } from '#shared/admin/setting-fields.ts'
import type { SettingKey } from '#shared/admin/settings.ts'
import { DEFAULT_EFFORT } from '#shared/models.ts'

/** First characters of a value that tell versions apart in a list. */
const SUMMARY = 120

const REMOVED: Partial<Record<SettingKey, string>> = {
  openai_api_key: 'Key removed',
  member_daily_limit: 'No limit',
}

/** What a saved value says, in one line; of the model, what changed since the version before. */
export function summaryOf(key: SettingKey, value: unknown, previous: unknown): string {
  if (value === null) return REMOVED[key] ?? 'Back to the default'
  if (key === 'openai_api_key') {
    const last4 = typeof value === 'object' && value !== null && 'last4' in value ? value.last4 : ''
    return `Key saved, ending in ${last4}`
  }
  if (key === 'model_config') return modelSummary(value, previous) || firstWords(JSON.stringify(value))
  if (key === 'placeholders') return value === true ? 'On' : 'Off'
  if (key === 'api_provider') return value === 'gateway' ? 'Hosted gateway' : 'Direct (OpenAI API)'
  return firstWords(typeof value === 'string' ? value : JSON.stringify(value))
}

type Config = ReturnType<typeof PartialModelConfig.parse>

/** How a part of the configuration is told; undefined where it is not set. */
const PARTS: readonly [name: string, told: (config: Config) => string | undefined][] = [
  ['', ({ model }) => model],
  ['Temperature', ({ temperature }) => temperature?.toString()],
  ['Streaming', ({ stream }) => (stream === undefined ? undefined : stream ? 'on' : 'off')],
  ['Thinking', ({ effort = DEFAULT_EFFORT }) => effort],
  ['On this machine', ({ local }) => local ?? 'no'],
  ['When it fails', ({ on_model_failure: failing = 'error' }) => failing.replace('_', ' ')],
  ['Second model', ({ second_model: second }) => second ?? 'none'],
]

/** "gpt-5-mini to gpt-4o-mini, Temperature 0.9 to 0.7"; of the first version, its model and temperature. */
function modelSummary(value: unknown, previous: unknown): string {
  const now = PartialModelConfig.safeParse(value).data
  if (!now) return ''
  const before = PartialModelConfig.safeParse(previous).data
  const told = PARTS.flatMap(([name, of]) => {
    const after = of(now)
    if (!before) return name === '' || name === 'Temperature' ? [`${name} ${after}`.trim()] : []
    const was = of(before)
    return was === after ? [] : [`${name} ${was} to ${after}`.trim()]
  })
  return told.join(', ')
}

/** The beginning of a text, on one line. */
export function firstWords(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > SUMMARY ? `${line.slice(0, SUMMARY).trimEnd()}…` : line
}
