import type { MessageStatus } from '#shared/chat.ts'
import type { DashboardUpdate, ReplyNotice } from '#shared/events.ts'
import type { Language } from '#shared/language.ts'
import { encodePieces, lengthOf, type ReplyMark, type ReplyState, replay } from './reply-log.ts'

/** Longest reply kept, in characters; a provider that never ends is cut here. */
const MAX_LENGTH = 100_000

/** Has no number: it is news of the moment, and not part of what is replayed. */
const encodeNotice = (notice: ReplyNotice) => `data: {"choices":[],"notice":"${notice}"}\n\n`

/** Takes encoded events as they come; `end` says that these were the last. */
export type ReplyListener = (encoded: string, end: boolean) => void

/** Something to follow a reply by, wherever it is being written. */
export interface ReplySource {
  /**
   * Calls `listener` with everything after event `after`, then with what follows; cards are in the language of its screen.
   * Returns how to leave.
   */
  follow(after: number, listener: ReplyListener, language?: Language): () => void
}

/** A reply being written in this process. It belongs to no socket: listeners come and go. */
export class LiveReply implements ReplySource {
  readonly generationId: string
  readonly replyId: string
  /** Settles when there is something to tell: the first text, a provider asking for patience, or the end. */
  readonly begun: Promise<void>
  /** Settles when the text has ended and is stored; cards may follow. */
  readonly ended: Promise<void>
  #begin: () => void = () => {}
  #end: () => void = () => {}
  #text = ''
  #ends: number[] = []
  #status: MessageStatus = 'streaming'
  #error: ReplyState['error']
  #updates: readonly DashboardUpdate[] = []
  #settled = false
  #flushed = 0
  #closing = false
  #notice: ReplyNotice = 'writing'
  #mark: ReplyMark = {}
  readonly #listeners = new Map<ReplyListener, Language | undefined>()
  readonly #controller = new AbortController()

  /** With `before`, what was written of it earlier: it goes on from there. */
  constructor(generationId: string, replyId: string, before?: { text: string; ends: readonly number[] }) {
    this.generationId = generationId
    this.replyId = replyId
    if (before) {
      this.#text = before.text
      this.#ends = [...before.ends]
      this.#flushed = this.#ends.length
    }
    this.begun = new Promise((resolve) => {
      this.#begin = resolve
    })
    this.ended = new Promise((resolve) => {
      this.#end = resolve
    })
  }

  get state(): ReplyState {
    return {
      text: this.#text,
      ends: this.#ends,
      status: this.#status,
      error: this.#error,
      updates: this.#updates,
      open: !this.#settled,
      ...this.#mark,
    }
  }

  /** Aborted by `stop`; the reason is the status the reply is to end with. */
  get signal(): AbortSignal {
    return this.#controller.signal
  }

  /** Asks the writer to end; what was written is kept. */
  stop(status: 'stopped' | 'interrupted'): void {
    this.#controller.abort(status)
  }

  /** Adds text; returns false when the reply has grown past its limit. */
  append(received: readonly string[]): boolean {
    // The database holds every character but this one.
    const pieces = received.map((piece) => piece.replaceAll('\0', '')).filter((piece) => piece !== '')
    if (pieces.length === 0) return true
    this.#notice = 'writing'
    const first = this.#ends.length + 1
    for (const piece of pieces) {
      this.#text += piece
      this.#ends.push(this.#text.length)
    }
    this.#tell(encodePieces(first, pieces), false)
    this.#begin()
    return this.#text.length <= MAX_LENGTH
  }

  /** Tells readers why there is no text yet, or no longer. */
  announce(notice: ReplyNotice): void {
    this.#notice = notice
    this.#tell(encodeNotice(notice), false)
    this.#begin()
  }

  /** Ends the text; `settle` ends the stream. */
  finish(
    status: Exclude<MessageStatus, 'streaming'>,
    error?: ReplyState['error'],
    mark: ReplyMark = {},
  ): void {
    this.#status = status
    this.#error = error
    this.#mark = mark
    this.#tell(replay(this.state, this.#ends.length), false)
    this.#begin()
    this.#end()
  }

  /** Adds the cards and closes the stream. */
  settle(updates: readonly DashboardUpdate[]): void {
    const told = lengthOf(this.state)
    this.#updates = updates
    this.#settled = true
    for (const [listener, language] of this.#listeners) listener(replay(this.state, told, language), true)
    this.#listeners.clear()
  }

  follow(after: number, listener: ReplyListener, language?: Language): () => void {
    const over = this.#settled
    const silent = this.#notice !== 'writing' && this.#status === 'streaming'
    const encoded = replay(this.state, after, language) + (silent ? encodeNotice(this.#notice) : '')
    if (encoded !== '' || over) listener(encoded, over)
    if (over) return () => {}
    this.#listeners.set(listener, language)
    return () => this.#listeners.delete(listener)
  }

  /** Whether its end is being stored, so that nothing older may be stored any more. */
  get closing(): boolean {
    return this.#closing
  }

  close(): void {
    this.#closing = true
  }

  /** The text and its marks when they changed since the last call. */
  takeUnflushed(): ReplyState | undefined {
    if (this.#flushed === this.#ends.length) return undefined
    this.#flushed = this.#ends.length
    return this.state
  }

  /** What was taken could not be stored. */
  flushFailed(): void {
    this.#flushed = 0
  }

  #tell(encoded: string, end: boolean): void {
    for (const listener of this.#listeners.keys()) listener(encoded, end)
  }
}
