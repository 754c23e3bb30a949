import type { PromptMessage } from '#engine/prompt/messages.ts'
import type { Level, SchemaMode } from '#shared/model-catalogue.ts'
import type { Effort } from '#shared/models.ts'
import type { WireBody, WireCall } from './adapters/adapter.ts'
import { BrokenStream } from './adapters/broken-stream.ts'
import { addUsage } from './add-usage.ts'
import { learnRefusal, optionalOf } from './asking.ts'
import { type ModelBatch, ModelError } from './contract/model.ts'
import { leastOf, levelFor, thinkingRoom } from './effort.ts'
import type { KnownModels } from './known-models.ts'
import type { Learned, Memory } from './memory.ts'
import type { createNames } from './names.ts'
import { oneRequest, type RequestManner } from './one-request.ts'
import { asModelError, refusedParameter, saysMissing, wantsResponses, wordsOf } from './refusals.ts'
import { type openAdapters, type readAddress, wireFor } from './wire-of.ts'

/** Longest reply asked for, in tokens; what a model thinks comes on top. */
const REPLY_ROOM = 4096
/** Refusals that one request may teach before it is given up. */
const MOST_LESSONS = 8

/** The way to one address: its formats, the names of its models, and what was learned of them. */
export interface ProviderLine extends ReturnType<typeof readAddress> {
  readonly adapters: ReturnType<typeof openAdapters>
  readonly names: ReturnType<typeof createNames>
  readonly memory: Memory
  /** What is known of models while this one is used. */
  readonly known: KnownModels
  /** What never shows in an error. */
  readonly secrets: readonly string[]
  /** Longest silence before a call is given up, in milliseconds. */
  readonly stallLimit: number
  readonly today?: (() => Date) | undefined
}

/** What a call adds to what the settings say. */
export interface Asking extends RequestManner {
  readonly messages: readonly PromptMessage[]
  readonly temperature: number
  /** Undefined: as little thinking as there is. */
  readonly effort: Effort | undefined
  readonly schema?: { readonly name: string; readonly shape: object; mode(): SchemaMode } | undefined
}

/** Asks until there is an answer: without what was refused, by another name, once more. Throws ModelError. */
export async function* askProvider(line: ProviderLine, asking: Asking): AsyncGenerator<ModelBatch> {
  const { signal } = asking
  const { names, memory, baseUrl, wires, adapters, secrets, known, stallLimit } = line
  const tried = { lessons: 0, broken: false, empty: false }
  const spent = addUsage()
  for (;;) {
    const model = names.current()
    const learned = memory.of(baseUrl, model)
    const capabilities = known.capabilitiesOf(model)
    const wire = learned.wire ?? wireFor(capabilities.wires, wires)
    const adapter = adapters(wire)
    const level = levelOf(known, asking, model)
    const call = callOf(known, asking, model, learned, tried.empty)
    const body = adapter.body(call)
    let wrote = false
    let finish: ModelBatch['finish']
    try {
      for await (const batch of oneRequest({ adapter, body, level, stallLimit }, asking)) {
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
      else if (
        !(tried.lessons++ < MOST_LESSONS && (await learns(line, error, { model, body, call, learned })))
      )
        throw asModelError(error, signal, secrets)
    }
  }
}

/** A request that failed, as it was made. */
interface Tried {
  readonly model: string
  readonly body: WireBody
  readonly call: WireCall
  readonly learned: Learned
}

/** Returns whether a failure taught something that makes another try worth it. */
async function learns(
  { memory, names, secrets, known, wires, today }: ProviderLine,
  error: unknown,
  { model, body, call, learned }: Tried,
): Promise<boolean> {
  const said = wordsOf(error, secrets)
  const at = today?.() ?? new Date()
  const wire = learned.wire ?? wireFor(known.capabilitiesOf(model).wires, wires)
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

/** The call of a model as its format takes it; one that is made again after an empty answer gets more room. */
function callOf(
  known: KnownModels,
  asking: Asking,
  model: string,
  learned: Learned,
  again: boolean,
): WireCall {
  const { temperature, token_limit: tokenLimit, output } = known.capabilitiesOf(model)
  const level = levelOf(known, asking, model)
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

/** Returns how much a model is asked to think. */
function levelOf(known: KnownModels, { effort }: Asking, model: string): Level | undefined {
  const { effort: levels } = known.capabilitiesOf(model)
  return effort === undefined ? leastOf(levels) : levelFor(levels, effort)
}
