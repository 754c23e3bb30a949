import { DEFAULT_EFFORT, type Effort } from '#shared/models.ts'
import { type Asking, askProvider } from './ask-provider.ts'
import type { Model } from './contract/model.ts'
import type { KnownModels } from './known-models.ts'
import type { Memory } from './memory.ts'
import { createNames } from './names.ts'
import { costOfCall } from './prices.ts'
import { isPrivate } from './private-address.ts'
import { askStructured } from './structured.ts'
import { openAdapters, readAddress } from './wire-of.ts'

/** Tries after the first, for failures before any text. */
const RETRIES = 2

export interface ProviderModelOptions {
  readonly provider: 'gateway' | 'direct'
  readonly baseUrl: string
  /** Undefined for a server that asks for none. */
  readonly apiKey: string | undefined
  readonly model: string
  readonly temperature: number
  readonly stream: boolean
  readonly effort?: Effort | undefined
  /** Longest silence before the call is given up, in milliseconds; a model that thinks has longer for its first word. */
  readonly stallLimit: number
  readonly memory: Memory
  /** What is known of models while this one is used. */
  readonly known: KnownModels
  readonly today?: () => Date
  /** Nobody chose the model: when the server does not have it, the first one that it has is asked. */
  readonly anyModel?: boolean
}

/** A model behind any address, in whichever format is spoken there. */
export function createProviderModel(options: ProviderModelOptions): Model {
  const { memory, known, apiKey, stallLimit } = options
  const { capabilitiesOf } = known
  const { baseUrl, wires } = readAddress(options.baseUrl)
  const adapters = openAdapters({ baseUrl, apiKey, timeout: stallLimit * 20 })
  const names = createNames(options, baseUrl, (signal) => adapters(wires[0] ?? 'chat').list(signal))
  const secrets = apiKey === undefined ? [] : [apiKey]
  const { today } = options
  const line = { baseUrl, wires, adapters, names, memory, known, secrets, stallLimit, today }
  const ask = (asking: Asking) => askProvider(line, asking)

  return {
    provider: options.provider,
    get name() {
      return names.current()
    },
    get contextWindow() {
      return capabilitiesOf(names.current()).context
    },
    runsHere: isPrivate(options.baseUrl),
    costOf: (usage) => costOfCall(known, names.current(), usage, today?.()),
    reply({ messages, signal, onRetry, onThinking }) {
      const { stream, temperature, effort = DEFAULT_EFFORT } = options
      let said = false
      const sayOnce = () => {
        if (!said) onThinking?.()
        said = true
      }
      return ask({
        messages,
        signal,
        retries: RETRIES,
        stream,
        temperature,
        effort,
        onRetry,
        onThinking: sayOnce,
      })
    },
    structured: (request) =>
      askStructured(
        request,
        ask,
        () => memory.of(baseUrl, names.current()),
        () => capabilitiesOf(names.current()).structured,
      ),
  }
}
