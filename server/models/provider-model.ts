import type { PromptMessage } from '#engine/prompt/messages.ts'
import type { Level, SchemaMode } from '#shared/model-catalogue.ts'
import { DEFAULT_EFFORT, type Effort } from '#shared/models.ts'
import type { Adapter, WireBody, WireCall } from './adapters/adapter.ts'
import { BrokenStream } from './adapters/broken-stream.ts'
import { addUsage } from './add-usage.ts'
import { learnRefusal, optionalOf } from './asking.ts'
import { type Model, type ModelBatch, ModelError } from './contract/model.ts'
import { leastOf, levelFor, patienceAt, thinkingRoom, thinksAt } from './effort.ts'
import type { KnownModels } from './known-models.ts'
import type { Learned, Memory } from './memory.ts'
import { createNames } from './names.ts'
import { costOfCall } from './prices.ts'
import { readEvents, readWholeAnswer } from './read-answer.ts'
import { asModelError, refusedParameter, saysMissing, wantsResponses, wordsOf } from './refusals.ts'
import { askStructured } from './structured.ts'
import { createWatch } from './watch.ts'
import { openAdapters, readAddress, wireFor } from './wire-of.ts'

/** Tries after the first, for failures before any text. */
const RETRIES = 2
/** Longest reply asked for, in tokens; what a model thinks comes on top. */
const REPLY_ROOM = 4096
/** A model that thinks for this part of the usual limit of silence is said to be thinking. */
const SAY_THINKING_AFTER = 1 / 10
/** Refusals that one request may teach before it is given up. */
const MOST_LESSONS = 8

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

/** What a call adds to what the settings say. */
export interface Asking {
  readonly messages: readonly PromptMessage[]
  readonly signal: AbortSignal
  readonly retries: number
  readonly stream: boolean
  readonly temperature: number
  /** Undefined: as little thinking as there is. */
  readonly effort: Effort | undefined
  readonly schema?: { readonly name: string; readonly shape: object; mode(): SchemaMode } | undefined
  readonly onRetry?: (() => void) | undefined
  readonly onThinking?: (() => void) | undefined
}

/** A model behind any address, in whichever format is spoken there. */
export function createProviderModel(options: ProviderModelOptions): Model {
  const { memory, known, apiKey, stallLimit } = options
  const { capabilitiesOf } = known
  const { baseUrl, wires } = readAddress(options.baseUrl)
  const adapters = openAdapters({ baseUrl, apiKey, timeout: stallLimit * 20 })
  const names = createNames(options, baseUrl, (signal) => adapters(wires[0] ?? 'chat').list(signal))
  const secrets = apiKey === undefined ? [] : [apiKey]

  /** How much a model is asked to think. */
  const levelOf = ({ effort }: Asking, model: string): Level | undefined => {
    const { effort: levels } = capabilitiesOf(model)
    return effort === undefined ? leastOf(levels) : levelFor(levels, effort)
  }

  /** Asks until there is an answer: without what was refused, by another name, once more. Throws ModelError. */
  async function* ask(asking: Asking): AsyncGenerator<ModelBatch> {
    const { signal } = asking
    const tried = { lessons: 0, broken: false, empty: false }
    const spent = addUsage()
    for (;;) {
      const model = names.current()
      const learned = memory.of(baseUrl, model)
      const capabilities = capabilitiesOf(model)
      const wire = learned.wire ?? wireFor(capabilities.wires, wires)
      const adapter = adapters(wire)
      const level = levelOf(asking, model)
      const call = callOf(asking, model, learned, tried.empty)
      const body = adapter.body(call)
      let wrote = false
      let finish: ModelBatch['finish']
      try {
        for await (const batch of once(adapter, body, asking, level)) {
          wrote ||= batch.pieces.length > 0
          finish = batch.finish ?? finish
          yield spent.onTop(batch)
        }
        if (wrote) return
        if (finish === 'content_filter') throw new ModelError('upstream_filtered')
        if (finish === 'refusal') throw new ModelError('upstream_refused')
        if (tried.empty) throw new ModelError('upstream_empty')
        tried.empty = true
        spent.next()
      } catch (error) {
        if (wrote || signal.aborted) throw asModelError(error, signal, secrets)
        if (error instanceof BrokenStream && error.passing && !tried.broken) tried.broken = true
        else if (!(tried.lessons++ < MOST_LESSONS && (await learns(error, model, body, call, learned))))
          throw asModelError(error, signal, secrets)
      }
    }
  }

  /** Whether a failure taught something that makes another try worth it. */
  async function learns(error: unknown, model: string, body: WireBody, call: WireCall, learned: Learned) {
    const said = wordsOf(error, secrets)
    const at = options.today?.() ?? new Date()
    const wire = learned.wire ?? wireFor(capabilitiesOf(model).wires, wires)
    if (wantsResponses(error) && learned.wire !== 'responses' && wire === 'chat') {
      learned.wire = 'responses'
      memory.adjusted({ model, parameter: 'chat/completions', said, at })
      return true
    }
    const parameter = refusedParameter(error, optionalOf(body))
    if (parameter !== undefined && learnRefusal(learned, parameter, call.schema?.mode)) {
      memory.adjusted({ model, parameter, said, at })
      return true
    }
    return saysMissing(error) ? names.missing(model, said) : false
  }

  function callOf(asking: Asking, model: string, learned: Learned, again: boolean): WireCall {
    const { temperature, token_limit: tokenLimit, output } = capabilitiesOf(model)
    const level = levelOf(asking, model)
    const warm = temperature === 'always' || (temperature === 'unless_thinking' && level === 'none')
    const usual = REPLY_ROOM + thinkingRoom(level)
    return {
      model,
      messages: asking.messages,
      temperature: warm ? asking.temperature : undefined,
      level,
      room: Math.min(output, again ? usual * 3 : usual),
      stream: asking.stream,
      schema: asking.schema && { ...asking.schema, mode: asking.schema.mode() },
      tokenLimit,
      refused: learned.refused,
    }
  }

  /** One request, with its silence bounded. */
  async function* once(
    adapter: Adapter,
    body: WireBody,
    { signal, retries, stream, onRetry, onThinking }: Asking,
    level: Level | undefined,
  ): AsyncGenerator<ModelBatch> {
    const watch = createWatch({ first: stallLimit * patienceAt(level), later: stallLimit }, signal)
    const say = thinksAt(level)
      ? setTimeout(() => onThinking?.(), stallLimit * SAY_THINKING_AFTER)
      : undefined
    try {
      const response = await adapter.send(body, { signal: watch.signal, retries, onRetry })
      watch.alive()
      const batches = stream
        ? readEvents(response, adapter, watch)
        : [await readWholeAnswer(response, adapter)]
      for await (const batch of batches) {
        if (batch.thinking) onThinking?.()
        if (batch.pieces.length > 0) {
          clearTimeout(say)
          watch.wrote()
        }
        yield batch
      }
    } catch (error) {
      if (watch.stalled) throw new ModelError('upstream_timeout', { cause: error })
      throw error
    } finally {
      clearTimeout(say)
      watch.end()
    }
  }

  return {
    provider: options.provider,
    get name() {
      return names.current()
    },
    get contextWindow() {
      return capabilitiesOf(names.current()).context
    },
    costOf: (usage) => costOfCall(known, names.current(), usage, options.today?.()),
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
