import type { MessageStatus } from '#shared/chat.ts'
import type { ErrorCode } from '#shared/errors.ts'
import type { ChatEvent } from '#shared/events.ts'

/** A reply so far, live or stored: the events of its stream follow from it, with the same numbers everywhere. */
export interface ReplyState {
  readonly text: string
  /** Where each streamed piece of the text ends, in UTF-16 units. */
  readonly ends: readonly number[]
  readonly status: MessageStatus
  readonly error?: { readonly code: ErrorCode; readonly message: string }
}

/** Pieces of text as events numbered from `id`. */
export function encodePieces(id: number, pieces: readonly string[]): string {
  let encoded = ''
  for (const piece of pieces) {
    encoded += `id: ${id++}\ndata: {"choices":[{"delta":{"content":${JSON.stringify(piece)}}}]}\n\n`
  }
  return encoded
}

/** What closes the stream: how the text ended, a failure if there was one, and [DONE]. */
export function encodeEnding(state: ReplyState): string {
  let id = state.ends.length + 1
  const event = (event: ChatEvent) => `id: ${id++}\ndata: ${JSON.stringify(event)}\n\n`
  let encoded = ''
  if (state.status === 'complete') encoded += event({ choices: [{ delta: {}, finish_reason: 'stop' }] })
  if (state.status === 'stopped' || state.status === 'interrupted') {
    encoded += event({ choices: [], status: state.status })
  }
  if (state.error) encoded += event({ choices: [], error: state.error })
  return `${encoded}id: ${id}\ndata: [DONE]\n\n`
}

/** Everything after event `after`; a number from another stream is answered from the start. */
export function replay(state: ReplyState, after: number): string {
  const from = after >= 0 && after <= state.ends.length ? after : 0
  const pieces: string[] = []
  for (let index = from; index < state.ends.length; index++) {
    pieces.push(state.text.slice(index === 0 ? 0 : state.ends[index - 1], state.ends[index]))
  }
  const text = encodePieces(from + 1, pieces)
  return state.status === 'streaming' ? text : text + encodeEnding(state)
}
