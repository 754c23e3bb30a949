import { DEFAULT_GATEWAY_MODEL, DEFAULT_MODEL } from '#shared/models.ts'
import { type Model, type ModelChoice, ModelError, type Models } from './assistant/models/models.ts'
import { createOpenAiModel } from './assistant/models/openai-model.ts'
import type { Config } from './config.ts'

/** Longest silence of a provider, in milliseconds. */
const STALL_LIMIT_MS = 60_000

interface Provider {
  readonly provider: 'gateway' | 'direct'
  readonly baseUrl: string
  readonly apiKey: string
}

/** The models of this installation: chosen by the saved settings, with addresses from the environment only. */
export function openModels(
  config: Config,
  settings: { current(): Promise<{ readonly choice: ModelChoice }> },
  stallLimit = STALL_LIMIT_MS,
  observe = (model: Model) => model,
): Models {
  // The settings in force are one object until they change, and so is their model.
  const held = new WeakMap<ModelChoice, { model: Model | undefined }>()
  const choose = (choice: ModelChoice) => {
    const known = held.get(choice) ?? { model: chooseModel(config, choice, stallLimit, observe) }
    held.set(choice, known)
    return known.model
  }
  return {
    current: async () => choose((await settings.current()).choice),
    choose,
    ready(choice) {
      const names = offered(config, choice).map(({ provider }) => provider)
      return { direct: names.includes('direct'), gateway: names.includes('gateway') }
    },
  }
}

function chooseModel(
  config: Config,
  choice: ModelChoice,
  stallLimit: number,
  observe: (model: Model) => Model,
): Model | undefined {
  const { providers, unreadable, wanted, provider } = providerInForce(config, choice)
  if (wanted === undefined) return undefined
  const usual = wanted === 'gateway' ? DEFAULT_GATEWAY_MODEL : DEFAULT_MODEL.model
  const model = choice.model ?? usual
  if (provider) {
    const created = createOpenAiModel({
      ...provider,
      model,
      temperature: choice.temperature ?? DEFAULT_MODEL.temperature,
      stream: choice.stream ?? DEFAULT_MODEL.stream,
      stallLimit,
    })
    return observe(created)
  }
  // A key that cannot be opened is none, and nothing takes its place unasked: the built-in guide answers.
  return providers.length > 0 && !unreadable ? unconfigured(wanted, model) : undefined
}

/** Where calls go under a choice: the provider that is wanted, with its address and key if it has them. */
export function providerInForce(config: Config, choice: ModelChoice) {
  const providers = offered(config, choice)
  const unreadable = choice.key !== undefined && choice.key.value === undefined
  const wanted = choice.provider ?? (unreadable ? 'direct' : providers[0]?.provider)
  return { providers, unreadable, wanted, provider: providers.find((each) => each.provider === wanted) }
}

/** What can be called, the spec's default provider first. A saved key goes before the environment's. */
function offered(config: Config, { key }: ModelChoice): Provider[] {
  const providers: Provider[] = []
  const apiKey = key ? key.value : config.OPENAI_API_KEY
  if (apiKey) providers.push({ provider: 'direct', baseUrl: config.OPENAI_BASE_URL, apiKey })
  if (config.AI_GATEWAY_URL && config.AI_GATEWAY_KEY) {
    providers.push({ provider: 'gateway', baseUrl: config.AI_GATEWAY_URL, apiKey: config.AI_GATEWAY_KEY })
  }
  return providers
}

function unconfigured(provider: 'gateway' | 'direct', name: string): Model {
  const refusal = () => Promise.reject(new ModelError('upstream_unconfigured'))
  return {
    provider,
    name,
    reply: () => ({ [Symbol.asyncIterator]: () => ({ next: refusal }) }),
    structured: refusal,
  }
}

/** One line for the start-up message and the log. */
export async function describeModel(
  models: Models,
  settings: { current(): Promise<{ readonly choice: ModelChoice }> },
): Promise<string> {
  const { choice } = await settings.current()
  const model = models.choose(choice)
  if (!model && choice.key && choice.key.value === undefined)
    return 'the built-in guide (the saved key cannot be opened with this AUTH_SECRET: set the former one, or enter the key again in the assistant settings)'
  if (!model)
    return 'the built-in guide (no key is configured: save one in the assistant settings, or set OPENAI_API_KEY, or AI_GATEWAY_URL and AI_GATEWAY_KEY)'
  return `${model.name} through the ${model.provider} provider`
}
