import { cardIn } from '#server/roadmap/card-in.ts'
import type { MessageStatus } from '#shared/chat.ts'
import type { ErrorCode } from '#shared/errors.ts'
import type { ChatEvent, DashboardUpdate, TestFigures } from '#shared/events.ts'
import type { Language } from '#shared/language.ts'
import type { CutFinish, StandIn } from '#shared/models.ts'
import type { Offers } from '#shared/offers.ts'

/** What is noted of a reply that has ended. */
export interface ReplyMark {
  /** How the model ended, where it was not by having said everything. */
  readonly finish?: CutFinish | undefined
  /** Who answered in the place of a model that failed. */
  readonly standIn?: StandIn | undefined
  /** What it offers besides its text. */
  readonly offers?: Offers | undefined
  /** Of a test of the settings: who answered, how fast, at which cost. */
  readonly answered?: TestFigures | undefined
}

/** A reply so far, live or stored: the events of its stream follow from it, with the same numbers everywhere. */
export interface ReplyState extends ReplyMark {
  readonly text: string
  /** Where each streamed piece of the text ends, in UTF-16 units. */
  readonly ends: readonly number[]
  readonly status: MessageStatus
  /** With the request that asked for it, which only the process that wrote it knows. */
  readonly error?: {
    readonly code: ErrorCode
    readonly message: string
    readonly requestId?: string
    /** What the provider said, in a test of the settings. */
    readonly said?: string
  }
  /** What the message did to the roadmap. */
  readonly updates?: readonly DashboardUpdate[]
  /** The text has ended, but the message is still being read for the roadmap: its cards may follow. */
  readonly open?: boolean
}

/** Pieces of text as events numbered from `id`. */
export function encodePieces(id: number, pieces: readonly string[]): string {
  let encoded = ''
  for (const piece of pieces) {
    encoded += `id: ${id++}\ndata: {"choices":[{"delta":{"content":${JSON.stringify(piece)}}}]}\n\n`
  }
  return encoded
}

/**
 * Returns what follows the text of a reply: how it ended, a failure if there was one, what it offers, the
 * cards in the language of the reader's screen, and [DONE].
 */
function endingOf(state: ReplyState, language?: Language): string[] {
  const { status, error, updates = [], open, finish, standIn, offers, answered } = state
  const events: ChatEvent[] = []
  if (status === 'complete') events.push({ choices: [{ delta: {}, finish_reason: finish ?? 'stop' }] })
  if (standIn) events.push({ choices: [], stand_in: standIn })
  if (status === 'stopped' || status === 'interrupted') events.push({ choices: [], status })
  if (error) events.push({ choices: [], error })
  if (offers) events.push({ choices: [], offers })
  if (answered) events.push({ choices: [], answered })
  for (const update of updates) events.push({ choices: [], dashboard_update: cardIn(language, update) })
  return [...events.map((event) => JSON.stringify(event)), ...(open ? [] : ['[DONE]'])]
}

/** Returns how many events a state stands for. */
export function lengthOf(state: ReplyState): number {
  return state.ends.length + (state.status === 'streaming' ? 0 : endingOf(state).length)
}

/**
 * Everything after event `after`. A number past the end is from another stream, or of text that a killed
 * server never stored: it is answered from the start, which readers know by the number 1.
 */
export function replay(state: ReplyState, after: number, language?: Language): string {
  const { text, ends, status } = state
  const ending = status === 'streaming' ? [] : endingOf(state, language)
  const from = after <= ends.length + ending.length ? after : 0
  const pieces: string[] = []
  for (let index = from; index < ends.length; index++) {
    pieces.push(text.slice(index === 0 ? 0 : ends[index - 1], ends[index]))
  }
  let encoded = encodePieces(from + 1, pieces)
  for (let index = Math.max(0, from - ends.length); index < ending.length; index++) {
    encoded += `id: ${ends.length + 1 + index}\ndata: ${ending[index]}\n\n`
  }
  return encoded
}
