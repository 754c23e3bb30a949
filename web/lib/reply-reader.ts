import { createParser, type EventSourceMessage } from 'eventsource-parser'
import type { ErrorCode } from '#shared/errors.ts'
import type { ChatEvent, DashboardUpdate, ReplyNotice, TestFigures } from '#shared/events.ts'
import { CUT_FINISHES, type CutFinish, type StandIn } from '#shared/models.ts'
import type { Offers } from '#shared/offers.ts'
import { sentenceOf } from './api-error.ts'

/** Why reading stopped: the reply is over, the connection went away, or an event is missing in between. */
export type ReadingEnd = 'done' | 'lost' | 'gap'

/** What has been read of one reply, across as many connections as it took. */
export interface Reading {
  text: string
  /** Number of the last event, 0 before the first. */
  lastId: number
  status: 'complete' | 'stopped' | 'interrupted'
  error: { code: ErrorCode; message: string; said?: string } | undefined
  /** How the model ended, where it was not by having said everything. */
  finish: CutFinish | undefined
  /** Who answered in the place of a model that failed. */
  standIn: StandIn | undefined
  /** What the whole reply offers besides its text. */
  offers: Offers | undefined
  /** Of a test of the settings: who answered, how fast, at which cost. */
  answered: TestFigures | undefined
  /** What the answered message did to the roadmap. */
  updates: DashboardUpdate[]
}

export interface ReadingListener {
  onText(text: string): void
  onNotice(notice: ReplyNotice): void
}

export function startReading(): Reading {
  return {
    text: '',
    lastId: 0,
    status: 'complete',
    error: undefined,
    finish: undefined,
    standIn: undefined,
    offers: undefined,
    answered: undefined,
    updates: [],
  }
}

/** The server shows life every 15 s; silence this long means that the connection is dead. */
const SILENCE_MS = 45_000

/** Reads a stream of a reply into `reading` until it ends, fails, falls silent, shows a gap, or is `left`. */
export async function readReply(
  body: ReadableStream<Uint8Array>,
  reading: Reading,
  { onText, onNotice }: ReadingListener,
  left?: AbortSignal,
): Promise<ReadingEnd> {
  let end: ReadingEnd | undefined
  const parser = createParser({
    onEvent(message) {
      if (end) return
      const taken = takeMessage(reading, message)
      if (taken === 'text') onText(reading.text)
      else if (taken === 'done' || taken === 'gap') end = taken
      else if (taken !== 'nothing') onNotice(taken)
    },
  })
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader()
  const leave = () => void reader.cancel().catch(() => {})
  left?.addEventListener('abort', leave)
  try {
    while (!end) {
      const { done, value } = await withinSilence(reader.read())
      if (done) return end ?? 'lost'
      parser.feed(value)
    }
    return end
  } catch {
    return end ?? 'lost'
  } finally {
    left?.removeEventListener('abort', leave)
    leave()
  }
}

async function withinSilence<T>(reading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The connection fell silent')), SILENCE_MS)
  })
  return Promise.race([reading, silence]).finally(() => clearTimeout(timer))
}

type Taken = 'text' | ReplyNotice | 'nothing' | 'done' | 'gap'

/**
 * Takes one event. Numbers are gap-free; a stream that starts again at 1 repeats the whole reply, which is
 * how the server answers a number it does not know.
 */
function takeMessage(reading: Reading, { id, data }: EventSourceMessage): Taken {
  const number = Number(id) || 0
  if (number > 0) {
    if (number > reading.lastId + 1) return 'gap'
    if (number === 1) Object.assign(reading, startReading())
    else if (number <= reading.lastId) return 'nothing'
    reading.lastId = number
  }
  if (data === '[DONE]') return 'done'
  const event = parse(data)
  // Half an event is as good as a missing one.
  if (!event) return 'gap'
  if (event.status) reading.status = event.status
  if (event.error) {
    const { code, message, said } = event.error
    reading.error = { code, message: sentenceOf(code, message), said }
  }
  if (event.dashboard_update) reading.updates.push(event.dashboard_update)
  if (event.stand_in) reading.standIn = event.stand_in
  if (event.offers) reading.offers = event.offers
  if (event.answered) reading.answered = event.answered
  if (event.notice) return event.notice
  const [choice] = event.choices
  reading.finish = CUT_FINISHES.find((cut) => cut === choice?.finish_reason) ?? reading.finish
  const piece = choice?.delta.content
  if (!piece) return 'nothing'
  reading.text += piece
  return 'text'
}

function parse(data: string): ChatEvent | undefined {
  try {
    const event = JSON.parse(data) as Partial<ChatEvent>
    return Array.isArray(event.choices) ? (event as ChatEvent) : undefined
  } catch {
    return undefined
  }
}
