import type { Asks } from '#shared/asks.ts'
import type { Language } from '#shared/language.ts'
import type { LedgerEvent } from '#shared/roadmap.ts'
import { digestOf } from './digest.ts'
import { derive } from './ledger/fold.ts'
import type { LedgerState } from './ledger/state.ts'
import { type ExpectedAnswer, expectedAnswer } from './reading/answers/expected-answer.ts'
import { extract, type Modelled } from './reading/extract.ts'
import type { DropReason } from './reading/model/ground-records.ts'
import { undoneIds } from './roadmap/ledger-events.ts'
import { markPending } from './roadmap/pending-fields.ts'

/** Longest text that may be a short answer ("yes") and so may be said again. */
const SHORT = 40
/** Longer than any word: the patterns of the rules take a time that grows with the square of a word's length. */
const NO_WORD = /\S{100,8000}/g

/** A message with what it is read by: how the reply before it ends, and what that asks. */
export interface ReadMessage {
  readonly messageId: string
  readonly content: string
  readonly follows: string | null
  readonly asks: Asks | null
}

/** A read message: the events that it adds to the ledger it was read against. */
export interface ReadText {
  readonly lang: Language
  readonly events: readonly LedgerEvent[]
  /** One reason for each item of a model's reading that was not taken. */
  readonly dropped: readonly DropReason[]
}

/** A message to be read against a ledger, as it crosses to the thread that reads. */
export interface ReadInput {
  readonly message: ReadMessage
  readonly ledger: readonly LedgerEvent[]
  readonly at: string
  /** A model's reading; undefined where none was asked, and the plain reader counts. */
  readonly found?: Modelled | undefined
}

/** Reads a text against the ledger, and holds back what must not change it by itself. Stores nothing. */
export const readText = ({ ledger, ...input }: ReadInput): ReadText => readOnto(derive([...ledger]), input)

/** `readText` against a ledger that is derived already. */
export function readOnto(ledger: LedgerState, { message, at, found }: Omit<ReadInput, 'ledger'>): ReadText {
  const { messageId: id, content, follows, asks } = message
  const asked = expectedAnswer(asks)
  const text = content.replace(NO_WORD, (run) => ' '.repeat(run.length))
  // Words said before are told apart here, by a hash: the ledger outlives the conversation, and what was said
  // there beyond the evidence must not.
  const said = { id, text, at, follows, ...(asked && { asked }) }
  const result = extract(said, { ...ledger, digests: new Set() }, found)
  const { lang, dropped } = result
  const events = result.events.map((event) =>
    event.kind === 'message' ? { ...event, digest: digestOf(event.digest) } : event,
  )
  const [read] = events
  if (read?.kind !== 'message' || saidBefore(ledger, text, read.digest, asked))
    return { lang, events: [], dropped }
  return { lang, events: markPending(ledger, events), dropped }
}

/**
 * Whether the same words stand in the ledger. Not those that were taken back; and short answers may be given to
 * one question after another.
 */
function saidBefore(
  ledger: LedgerState,
  text: string,
  digest: string,
  asked: ExpectedAnswer | undefined,
): boolean {
  if ((ledger.pending || ledger.choice || asked) && text.length <= SHORT) return false
  const undone = undoneIds(ledger.events)
  return ledger.events.some(
    (event) => event.kind === 'message' && event.digest === digest && !undone.has(event.id),
  )
}
