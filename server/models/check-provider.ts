import type { CheckFailure } from '#shared/models.ts'
import type { ListedModel } from './adapters/adapter.ts'
import { type Model, ModelError } from './contract/model.ts'
import { createMemory } from './memory.ts'
import { createProviderModel, type ProviderModelOptions } from './provider-model.ts'
import { asModelError, saysMissing } from './refusals.ts'
import { openAdapters, readAddress } from './wire-of.ts'

/** Longest that a check takes for each of its two steps, in milliseconds. */
const LIST_MS = 10_000
const WORD_MS = 30_000

/** What a check found: the provider's models, and why it would not answer. */
export interface Checked {
  readonly ok: boolean
  readonly error?: string
  /** What the error is about, where that is clear. */
  readonly about?: CheckFailure
  readonly models: readonly ListedModel[]
}

/** Tries a provider as it would be used: lists its models and, with `ask`, has the model say a word. Never throws. */
export async function checkProvider(
  options: Omit<ProviderModelOptions, 'memory'>,
  ask: boolean,
  signal?: AbortSignal,
): Promise<Checked> {
  const { apiKey, stallLimit, model } = options
  const { baseUrl, wires } = readAddress(options.baseUrl)
  const adapter = openAdapters({ baseUrl, apiKey, timeout: stallLimit })(wires[0] ?? 'chat')
  const listing = AbortSignal.any([AbortSignal.timeout(LIST_MS), ...(signal ? [signal] : [])])
  let models: readonly ListedModel[] = []
  try {
    models = await adapter.list(listing)
  } catch (error) {
    const failure = asModelError(error, new AbortController().signal, apiKey ? [apiKey] : [])
    // Some servers list nothing and answer all the same.
    if (!ask || !(failure instanceof ModelError) || FINAL.includes(failure.code)) {
      return { ok: false, ...describe(failure), models }
    }
  }
  if (!ask) return { ok: true, models }
  const memory = createMemory()
  try {
    await sayOneWord(createProviderModel({ ...options, memory, anyModel: false }))
  } catch (error) {
    return { ok: false, ...describe(error), models }
  }
  const replaced = memory.replacements.find(({ why }) => why === 'missing')
  if (!replaced) return { ok: true, models }
  const error = replaced.said ?? `The provider does not have ${model}.`
  return { ok: false, error, about: 'model', models }
}

/** Failures of the listing that a call would meet as well. */
const FINAL: readonly ModelError['code'][] = [
  'upstream_unauthorized',
  'upstream_payment',
  'upstream_unreachable',
]

/** Has a model begin an answer, and ends the call there. Throws ModelError. */
export async function sayOneWord(model: Model): Promise<void> {
  const call = new AbortController()
  const timer = setTimeout(() => call.abort(), WORD_MS)
  try {
    const messages = [{ role: 'user' as const, content: 'Say: ready' }]
    for await (const { pieces, thinking, finish } of model.reply({ messages, signal: call.signal })) {
      if (pieces.length > 0 || thinking || finish) return
    }
  } catch (error) {
    throw call.signal.aborted ? new ModelError('upstream_timeout', { cause: error }) : error
  } finally {
    clearTimeout(timer)
    call.abort()
  }
}

/** The provider's sentence, or the first of ours, and what it is about. */
function describe(error: unknown): { error: string; about?: CheckFailure } {
  if (!(error instanceof ModelError))
    return { error: 'The provider could not be checked. Try again in a moment.' }
  const about = aboutOf(error)
  return {
    error: error.said ?? `${error.message.split('. ')[0]?.replace(/\.$/, '')}.`,
    ...(about && { about }),
  }
}

function aboutOf({ code, cause }: ModelError): CheckFailure | undefined {
  if (code === 'upstream_unauthorized') return 'key'
  if (code === 'upstream_unreachable') return 'address'
  return saysMissing(cause) ? 'model' : undefined
}
