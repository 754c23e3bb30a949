import { createHash } from 'node:crypto'
import { type Asked, askedBy } from '#server/assistant/extraction/asked.ts'
import { extract, type Modelled } from '#server/assistant/extraction/extract.ts'
import { derive } from '#server/assistant/ledger/fold.ts'
import type { LedgerState } from '#server/assistant/ledger/state.ts'
import type { WaitingMessage } from '#server/db/extraction-jobs.ts'
import type { LedgerEvent } from '#shared/roadmap.ts'
import { holdFields } from './held-fields.ts'
import { undoneIds } from './ledger-events.ts'
import type { ReadText } from './read-ahead.ts'

/** Longest text that may be a short answer ("yes") and so may be said again. */
const SHORT = 40
/** Longer than any word: the patterns of the rules take a time that grows with the square of a word's length. */
const NO_WORD = /\S{100,}/g

/** A message to be read against a ledger, as it crosses to the thread that reads. */
export interface ReadInput {
  readonly message: Pick<WaitingMessage, 'messageId' | 'content' | 'follows' | 'asks'>
  readonly ledger: readonly LedgerEvent[]
  readonly at: string
  /** What a model read in it; undefined where none was asked, and the plain reader counts. */
  readonly found?: Modelled | undefined
}

/** What a text would add to the ledger, with what must not change it by itself held back; nothing is stored. */
export function readText({ message, ledger: stored, at, found }: ReadInput): ReadText {
  const { messageId: id, content, follows, asks } = message
  const ledger = derive([...stored])
  const asked = askedBy(asks)
  const text = content.replace(NO_WORD, (run) => ' '.repeat(run.length))
  // Words said before are told apart here, by a hash: the ledger outlives the conversation, and what was said
  // there beyond the evidence must not.
  const said = { id, text, at, follows, ...(asked && { asked }) }
  const result = extract(said, { ...ledger, digests: new Set() }, found)
  const { lang, dropped } = result
  const events = result.events.map((event) =>
    event.kind === 'message' ? { ...event, digest: hash(event.digest) } : event,
  )
  const [read] = events
  if (read?.kind !== 'message' || saidBefore(ledger, text, read.digest, asked))
    return { lang, events: [], dropped }
  return { lang, events: holdFields(ledger, events), dropped }
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')

/**
 * Whether the same words stand in the ledger. Not those that were taken back; and short answers may be given to
 * one question after another.
 */
function saidBefore(ledger: LedgerState, text: string, digest: string, asked: Asked | undefined): boolean {
  if ((ledger.pending || ledger.choice || asked) && text.length <= SHORT) return false
  const undone = undoneIds(ledger.events)
  return ledger.events.some(
    (event) => event.kind === 'message' && event.digest === digest && !undone.has(event.id),
  )
}
