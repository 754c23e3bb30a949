import type { Config } from '#server/runtime/config.ts'
import { DEFAULT_GATEWAY_MODEL, DEFAULT_MODEL } from '#shared/models.ts'
import { checkProvider } from './check-provider.ts'
import type { ModelChoice, Models } from './choice.ts'
import { type Model, ModelError } from './contract/model.ts'
import { SHIPPED } from './known-models.ts'
import { findLocalServers, LOCAL_NAMES, localAddress, sayOffer } from './local-servers.ts'
import { createMemory, type Memory } from './memory.ts'
import { goesOut, withPlaceholders } from './placeholders/with-placeholders.ts'
import { isPrivate } from './private-address.ts'
import { createProviderModel } from './provider-model.ts'
import { isNear, isOver, retirementOf } from './retirement.ts'

/** Longest silence of a provider, in milliseconds. */
const STALL_LIMIT_MS = 60_000

interface Provider {
  readonly provider: 'gateway' | 'direct'
  readonly baseUrl: string
  /** Undefined for a server in the own network, which asks for none. */
  readonly apiKey: string | undefined
}

export interface ModelsOptions {
  /** Longest silence of a provider, in milliseconds. */
  readonly stallLimit?: number | undefined
  readonly observe?: (model: Model) => Model
  readonly memory?: Memory
  /** The day it is, for models that retire. */
  readonly today?: (() => Date) | undefined
}

/** The models of this installation: chosen by the saved settings, with addresses from the environment only. */
export function openModels(
  config: Config,
  settings: { current(): Promise<{ readonly choice: ModelChoice }> },
  {
    stallLimit = STALL_LIMIT_MS,
    observe = (model) => model,
    memory = createMemory(),
    today = () => new Date(),
  }: ModelsOptions = {},
): Models {
  // The settings in force are one object until they change, and so is their model.
  const held = new WeakMap<ModelChoice, { model: Model | undefined; second: Model | undefined }>()
  const open = (choice: ModelChoice) => {
    const made = (chosen: ModelChoice) => {
      const model = chooseModel(config, chosen, { stallLimit, observe, memory, today })
      return model && goesOut(model, chosen) ? withPlaceholders(model) : model
    }
    const known = held.get(choice) ?? {
      model: made(choice),
      second: choice.second_model === undefined ? undefined : made(secondOf(choice, choice.second_model)),
    }
    held.set(choice, known)
    return known
  }
  return {
    current: async () => open((await settings.current()).choice).model,
    choose: (choice) => open(choice).model,
    standIn(choice) {
      if (choice.on_model_failure === 'guide') return 'guide'
      return choice.on_model_failure === 'second_model' ? open(choice).second : undefined
    },
    async check(choice, ask, signal) {
      const { wanted, provider } = providerInForce(config, choice)
      if (!provider || !wanted) {
        const missing = wanted === 'gateway' ? NO_GATEWAY : 'There is no key. Enter one.'
        return { ok: false, error: missing, about: wanted === 'gateway' ? 'address' : 'key', models: [] }
      }
      return checkProvider(optionsOf(choice, provider, { stallLimit, today }), ask, signal)
    },
    nameOf: (choice) => nameOf(config, choice),
    ready(choice) {
      const names = offered(config, choice).map(({ provider }) => provider)
      return { direct: names.includes('direct'), gateway: names.includes('gateway') }
    },
    async state(known) {
      const choice = known ?? (await settings.current()).choice
      const { wanted } = providerInForce(config, choice)
      const retirement = wanted && retirementOf(choice.known ?? SHIPPED, modelOf(choice, wanted))
      const { replacements, adjustments } = memory
      const told = retirement && isNear(retirement, today())
      return {
        retirement: told ? { ...retirement, over: isOver(retirement, today()) } : undefined,
        replacements,
        adjustments,
      }
    },
  }
}

/** The choice by which the second model answers: where the first one is, or on this machine. */
function secondOf(choice: ModelChoice, model: string): ModelChoice {
  const { second_local: local } = choice
  return local ? { ...choice, model, local, provider: 'direct' } : { ...choice, model }
}

/** "OpenAI" at api.openai.com; of another address its host. */
function nameOf(config: Config, { provider = 'direct', local }: ModelChoice) {
  const url = local
    ? localAddress(local, config.OLLAMA_HOST)
    : provider === 'gateway'
      ? config.AI_GATEWAY_URL
      : config.OPENAI_BASE_URL
  const address = url === undefined ? '' : new URL(url).host
  if (local) return { name: LOCAL_NAMES[local], address }
  if (address === 'api.openai.com') return { name: 'OpenAI', address }
  return { name: address || 'The gateway', address }
}

/** The model that was chosen for a provider, or its usual one. */
const modelOf = (choice: ModelChoice, provider: 'gateway' | 'direct') =>
  choice.model ?? (provider === 'gateway' ? DEFAULT_GATEWAY_MODEL : DEFAULT_MODEL.model)

function chooseModel(
  config: Config,
  choice: ModelChoice,
  {
    observe,
    ...limits
  }: Required<Pick<ModelsOptions, 'observe' | 'memory'>> & {
    stallLimit: number
    today: () => Date
  },
): Model | undefined {
  const { providers, unreadable, wanted, provider } = providerInForce(config, choice)
  if (wanted === undefined) return undefined
  const model = modelOf(choice, wanted)
  if (provider) {
    const { memory } = limits
    return observe(createProviderModel({ ...optionsOf(choice, provider, limits), memory }))
  }
  // A key that cannot be opened is none, and nothing takes its place unasked: the built-in guide answers.
  return providers.length > 0 && !unreadable ? unconfigured(choice, wanted, model) : undefined
}

const NO_GATEWAY = 'The gateway has no address and key on this server (AI_GATEWAY_URL and AI_GATEWAY_KEY).'

/** A choice as its provider's model is made from it. */
function optionsOf(
  choice: ModelChoice,
  provider: Provider,
  { stallLimit, today }: { stallLimit: number; today: () => Date },
) {
  return {
    ...provider,
    stallLimit,
    today,
    model: modelOf(choice, provider.provider),
    temperature: choice.temperature ?? DEFAULT_MODEL.temperature,
    stream: choice.stream ?? DEFAULT_MODEL.stream,
    effort: choice.effort,
    known: choice.known ?? SHIPPED,
    anyModel: choice.model === undefined && isPrivate(provider.baseUrl),
  }
}

/** Returns where calls go under a choice: the provider that is wanted, with its address and key if it has them. */
export function providerInForce(config: Config, choice: ModelChoice) {
  const providers = offered(config, choice)
  const unreadable = choice.key !== undefined && choice.key.value === undefined
  const wanted = choice.provider ?? (unreadable ? 'direct' : providers[0]?.provider)
  return { providers, unreadable, wanted, provider: providers.find((each) => each.provider === wanted) }
}

/** Returns what can be called, the spec's default provider first. A saved key goes before the environment's. */
function offered(config: Config, { key, local }: ModelChoice): Provider[] {
  const providers: Provider[] = []
  const apiKey = key ? key.value : config.OPENAI_API_KEY
  // No key of another provider's goes to a server on this machine.
  if (local) {
    providers.push({
      provider: 'direct',
      baseUrl: localAddress(local, config.OLLAMA_HOST),
      apiKey: undefined,
    })
  } else if (apiKey || (!key && isPrivate(config.OPENAI_BASE_URL))) {
    providers.push({ provider: 'direct', baseUrl: config.OPENAI_BASE_URL, apiKey })
  }
  if (config.AI_GATEWAY_URL && config.AI_GATEWAY_KEY) {
    providers.push({ provider: 'gateway', baseUrl: config.AI_GATEWAY_URL, apiKey: config.AI_GATEWAY_KEY })
  }
  return providers
}

function unconfigured({ known = SHIPPED }: ModelChoice, provider: 'gateway' | 'direct', name: string): Model {
  const refusal = () => Promise.reject(new ModelError('upstream_unconfigured'))
  return {
    provider,
    name,
    contextWindow: known.capabilitiesOf(name).context,
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

/** Lines for the start-up message about models on this machine, while none is configured. None is ever switched on by itself. */
export async function localOffers(models: Models, config: Config): Promise<string[]> {
  if (await models.current()) return []
  const found = await findLocalServers(config.OLLAMA_HOST)
  return found.map(
    (server) =>
      `Offer: ${sayOffer(server)} One click under Assistant Settings, or start with OPENAI_BASE_URL=${server.baseUrl}`,
  )
}
