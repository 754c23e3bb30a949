import { z } from 'zod'
import { DEFAULT_GATEWAY_MODEL, DEFAULT_MODEL } from '#shared/models.ts'
import type { Model, Models } from './assistant/models/models.ts'
import { createOpenAiModel } from './assistant/models/openai-model.ts'
import type { Config } from './config.ts'
import type { Database } from './db/client.ts'
import { readSettings } from './db/settings.ts'

/** Longest silence of a provider, in milliseconds. */
const STALL_LIMIT_MS = 60_000
/** How long settings are believed before they are read again, in milliseconds. */
const SETTINGS_AGE_MS = 1_000

/** Settings as they may have been saved; what is missing or damaged falls back to the spec's defaults. */
const Settings = z.object({
  api_provider: z.enum(['gateway', 'direct']).optional().catch(undefined),
  model_config: z
    .object({ model: z.string().min(1), temperature: z.number(), stream: z.boolean() })
    .partial()
    .catch({})
    .default({}),
})

interface Provider {
  readonly provider: 'gateway' | 'direct'
  readonly baseUrl: string
  readonly apiKey: string
}

/** The models of this installation: chosen by the saved settings, with keys and addresses from the environment. */
export function openModels(config: Config, database: Database, stallLimit = STALL_LIMIT_MS): Models {
  const providers = configured(config)
  if (providers.length === 0) return { current: async () => undefined }
  let cached: { model: Model; at: number } | undefined
  return {
    async current() {
      if (cached && performance.now() - cached.at < SETTINGS_AGE_MS) return cached.model
      const settings = Settings.parse(await readSettings(database.system))
      const chosen = providers.find(({ provider }) => provider === settings.api_provider) ?? providers[0]
      if (!chosen) return undefined
      const { model, temperature, stream } = settings.model_config
      const usual = chosen.provider === 'gateway' ? DEFAULT_GATEWAY_MODEL : DEFAULT_MODEL.model
      const current = createOpenAiModel({
        ...chosen,
        model: model ?? usual,
        temperature: temperature ?? DEFAULT_MODEL.temperature,
        stream: stream ?? DEFAULT_MODEL.stream,
        stallLimit,
      })
      cached = { model: current, at: performance.now() }
      return current
    },
  }
}

/** What the environment offers, the spec's default provider first. */
function configured(config: Config): Provider[] {
  const providers: Provider[] = []
  if (config.OPENAI_API_KEY) {
    providers.push({ provider: 'direct', baseUrl: config.OPENAI_BASE_URL, apiKey: config.OPENAI_API_KEY })
  }
  if (config.AI_GATEWAY_URL && config.AI_GATEWAY_KEY) {
    providers.push({ provider: 'gateway', baseUrl: config.AI_GATEWAY_URL, apiKey: config.AI_GATEWAY_KEY })
  }
  return providers
}

/** One line for the start-up message and the log. */
export async function describeModel(models: Models): Promise<string> {
  const model = await models.current()
  if (!model)
    return 'the built-in guide (no key is configured: set OPENAI_API_KEY, or AI_GATEWAY_URL and AI_GATEWAY_KEY)'
  return `${model.name} through the ${model.provider} provider`
}
