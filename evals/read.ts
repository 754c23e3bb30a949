import type { PromptMessage } from '#engine/prompt/messages.ts'
import type { ReadText } from '#engine/read.ts'
import { readText } from '#engine/read.ts'
import type { Modelled } from '#engine/reading/extract.ts'
import { READING_FORM } from '#engine/reading/model/reading-request.ts'
import { isWorthAModel, readingPromptFor } from '#engine/roadmap/reading-prompt.ts'
import { type ReadByModel, readWithModel } from '#server/models/calls/read-message.ts'
import { type Model, ModelError } from '#server/models/contract/model.ts'
import type { Asks } from '#shared/asks.ts'
import type { EvidenceRecord, FieldFact, LedgerEvent } from '#shared/roadmap.ts'

/** When the messages of an evaluation are read: what is asked of a model must be the same in every run. */
const AT = '2026-11-22T10:00:00.000Z'
const MODEL_MS = 120_000

/** Who reads with the plain reader, if anybody. */
export interface ModelReader {
  readonly model: Model
  /** Changes what the model read, to see what a worse one would do. */
  readonly spoil?: (read: ReadByModel) => ReadByModel
  /** Called when a reading fails and the plain reader goes on alone. */
  readonly onFailure?: (error: ModelError) => void
}

export interface SaidMessage {
  readonly id: string
  readonly text: string
  /** How the reply before it ends. */
  readonly follows?: string | null
  /** What that reply asks. */
  readonly asks?: Asks | null
  /** When it was written. */
  readonly at?: string
  /** What a model is shown in place of the text. */
  readonly shown?: string | null
  /** What it is asked in place of what it is asked about every message. */
  readonly asking?: (messages: readonly PromptMessage[]) => PromptMessage[]
}

/** What was read in a message, and whether a model read it. */
interface ReadAsProduct extends ReadText {
  readonly records: EvidenceRecord[]
  readonly facts: FieldFact[]
  readonly byModel: boolean
}

/** Returns what a message adds to a ledger, read as the product reads it: by the same function and the same request. */
export async function readAsProduct(
  { id, text: content, follows = null, asks = null, at = AT, shown, asking }: SaidMessage,
  ledger: readonly LedgerEvent[],
  reader?: ModelReader,
): Promise<ReadAsProduct> {
  const prompt = { content: shown ?? content, follows, ledger, at }
  const found =
    reader && isWorthAModel(content) ? await byModel(reader, readingPromptFor(prompt), asking) : undefined
  const read = readText({ message: { messageId: id, content, follows, asks }, ledger, at, found })
  return {
    ...read,
    byModel: found !== undefined && found !== 'failed',
    records: read.events.flatMap((event) => (event.kind === 'evidence' ? [event.record] : [])),
    facts: read.events.flatMap((event) => (event.kind === 'field' ? [event.fact] : [])),
  }
}

async function byModel(
  { model, spoil = (read) => read, onFailure }: ModelReader,
  messages: readonly PromptMessage[],
  asking: SaidMessage['asking'] = (asked) => [...asked],
): Promise<Modelled> {
  const request = { ...READING_FORM, messages: asking(messages) }
  try {
    return spoil(await readWithModel(model, request, AbortSignal.timeout(MODEL_MS))).reading
  } catch (error) {
    // What a provider could not do is part of the figure; a recording that is missing is not.
    if (!(error instanceof ModelError)) throw error
    onFailure?.(error)
    return 'failed'
  }
}
