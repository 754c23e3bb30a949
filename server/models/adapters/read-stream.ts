import { createParser } from 'eventsource-parser'
import type { Finish, ModelBatch, Usage } from '#server/models/contract/model.ts'
import { chatEvents } from './chat-events.ts'
import { createThinkFilter } from './think-filter.ts'

/** Longest event taken, in characters; a provider that never ends one is cut off here. */
const MAX_EVENT = 1024 * 1024

/** Where a format's events put what they say. */
export interface Events {
  text(piece: string): void
  thinking(): void
  finish(finish: Finish): void
  /** What it used, in whole or in part: parts of one call come together. */
  usage(usage: Partial<Usage>): void
  /** The provider's error inside a stream that began well. */
  error(status: number | undefined, said: string | undefined): void
  /** Nothing follows. */
  over(): void
}

/** Reads one event of a format: its data, parsed, and its name where it has one. */
export type ReadEvent = (data: object, events: Events) => void

/** Collects what one read of a provider's event stream brought. */
export interface StreamReader {
  /** Takes a read's bytes and returns what they completed. */
  read(bytes: Uint8Array): ModelBatch
  /** Takes what is left when the stream closes: providers forget the last line's end. */
  end(): ModelBatch
  /** Whether the provider said that the text is whole. */
  readonly whole: boolean
  /** Whether the provider said that nothing follows. */
  readonly over: boolean
  /** The provider's error inside a stream that began well; its HTTP status and sentence where it tells them. */
  readonly error: { readonly status: number | undefined; readonly said?: string | undefined } | undefined
  /** Frames that could not be understood and were left out. */
  readonly skipped: number
  /** The first characters of what is no event stream at all; empty once an event was understood. */
  readonly stray: string
}

/** Opens a reader of a format's events; without a format, of Chat Completions. */
export function createStreamReader(readEvent: ReadEvent = chatEvents): StreamReader {
  const decoder = new TextDecoder()
  const { state, events, filter, takeBatch } = collectBatches()
  const parser = createParser({
    maxBufferSize: MAX_EVENT,
    onEvent: ({ data }) => {
      if (data === '[DONE]') return events.over()
      const event = parse(data)
      if (event) readEvent(event, events)
      else state.skipped += 1
    },
    onError: ({ type }) => {
      if (type === 'max-buffer-size-exceeded') state.error ??= { status: undefined }
    },
  })

  const take = (received: string): ModelBatch => {
    if (state.stray.length < 200) state.stray += received.slice(0, 200)
    if (!state.error) parser.feed(received)
    return takeBatch()
  }

  return {
    read: (bytes) => take(decoder.decode(bytes, { stream: true })),
    end() {
      const last = take(`${decoder.decode()}\n\n`)
      const rest = filter.end()
      return rest === '' ? last : { ...last, pieces: [...last.pieces, rest] }
    },
    get whole() {
      return state.whole
    },
    get over() {
      return state.over
    },
    get error() {
      return state.error
    },
    get skipped() {
      return state.skipped
    },
    get stray() {
      return state.stray
    },
  }
}

/** Collects what events say until a batch of it is taken. */
function collectBatches() {
  const filter = createThinkFilter()
  const state = {
    whole: false,
    over: false,
    skipped: 0,
    stray: '',
    error: undefined as StreamReader['error'],
  }
  let pieces: string[] = []
  let thinking = false
  let finish: Finish | undefined
  let usage: Partial<Usage> | undefined
  let counted = false

  const events: Events = {
    text: (piece) => {
      const shown = filter.take(piece)
      if (shown === undefined) thinking = true
      else if (shown !== '') pieces.push(shown)
    },
    thinking: () => {
      thinking = true
    },
    finish: (how) => {
      finish = how
      state.whole = true
      const rest = filter.end()
      if (rest !== '') pieces.push(rest)
    },
    usage: (part) => {
      usage = { ...usage, ...part }
      counted = true
    },
    error: (status, said) => {
      state.error ??= { status, ...(said !== undefined && { said }) }
    },
    over: () => {
      state.whole = true
      state.over = true
    },
  }
  const takeBatch = (): ModelBatch => {
    const batch: ModelBatch = {
      pieces,
      ...(thinking && { thinking }),
      finish,
      usage: counted ? wholeUsage(usage) : undefined,
    }
    pieces = []
    thinking = false
    finish = undefined
    counted = false
    return batch
  }
  return { state, events, filter, takeBatch }
}

function parse(data: string): object | undefined {
  try {
    const value: unknown = JSON.parse(data)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

/** Usage that tells at least what was read and written. */
function wholeUsage(usage: Partial<Usage> | undefined): Usage | undefined {
  if (usage?.promptTokens === undefined || usage.completionTokens === undefined) return undefined
  return { ...usage, promptTokens: usage.promptTokens, completionTokens: usage.completionTokens }
}
