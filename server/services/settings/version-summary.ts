import { ALERT_CODES, AlertSettings } from '#shared/admin/alerts.ts'
import { Budget } from '#shared/admin/budget.ts'
import { DailyLimits } from '#shared/admin/limits.ts'
import { PartialModelConfig } from '#shared/admin/setting-fields.ts'
import type { SettingKey } from '#shared/admin/settings.ts'
import { DEFAULT_EFFORT } from '#shared/models.ts'

/** First characters of a value that tell versions apart in a list. */
const SUMMARY = 120

const REMOVED: Partial<Record<SettingKey, string>> = {
  openai_api_key: 'Key removed',
  member_daily_limit: 'No limit',
}

/** Returns what a saved value says, in one line; of the model, what changed since the version before. */
export function summaryOf(key: SettingKey, value: unknown, previous: unknown): string {
  if (value === null) return REMOVED[key] ?? 'Back to the default'
  if (key === 'openai_api_key') {
    const last4 = typeof value === 'object' && value !== null && 'last4' in value ? value.last4 : ''
    return `Key saved, ending in ${last4}`
  }
  if (key === 'model_config') return modelSummary(value, previous) || firstWords(JSON.stringify(value))
  if (key === 'placeholders') return value === true ? 'On' : 'Off'
  if (key === 'budget') return budgetSummary(value)
  if (key === 'limits') return limitsSummary(value)
  if (key === 'alerts') return alertsSummary(value)
  if (key === 'api_provider') return value === 'gateway' ? 'Hosted gateway' : 'Direct (OpenAI API)'
  return firstWords(typeof value === 'string' ? value : JSON.stringify(value))
}

const kept = (value: unknown) => firstWords(JSON.stringify(value))

function budgetSummary(value: unknown): string {
  const { data } = Budget.safeParse(value)
  return data ? `$${data.limit.toFixed(2)} a month, warning at ${data.warn_at} %` : kept(value)
}

function limitsSummary(value: unknown): string {
  const { data } = DailyLimits.safeParse(value)
  if (!data) return kept(value)
  const { visitors_a_day: visitors = 'as the server was started', member_a_day: member = 'no limit' } = data
  return `A day, visitors together: ${visitors}; each member: ${member}`
}

/** Without the webhook's address, which may hold a secret. */
function alertsSummary(value: unknown): string {
  const { data } = AlertSettings.safeParse(value)
  if (!data) return 'Changed'
  const ways = [data.mail && 'mail', data.webhook && 'webhook'].filter(Boolean).join(' and ')
  return `By ${ways || 'nothing'}, about ${data.codes.length} of ${ALERT_CODES.length} kinds`
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
