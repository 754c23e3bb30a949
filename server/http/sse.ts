import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Sessions } from '#server/auth/session.ts'
import type { HttpEnv } from './route.ts'

/** Silence after which a comment shows both ends that the other is there, in milliseconds. */
const CHAT_HEARTBEAT_MS = 15_000
/** Bytes that may wait for a slow reader before it is dropped. */
const BUFFER_LIMIT = 4 * 1024 * 1024
/** Sent when a stream opens and whenever it has been silent for long. */
const STILL_HERE = ': still here\n\n'

/** The headers of an event stream: never stored, never held back or rewritten on the way. */
const STREAM_HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
} as const

export interface StreamWriter {
  send(encoded: string): void
  end(): void
}

/** Starts what a stream sends; returns what to do when it ends or its reader leaves. */
export type OpenStream = (writer: StreamWriter) => () => void

/** Answers with an event stream, which ends with the caller's session if they have one. */
export function answerStream(
  c: Context<HttpEnv>,
  sessions: Sessions,
  open: OpenStream,
  heartbeat = CHAT_HEARTBEAT_MS,
): Response {
  // A HEAD request has no reader, who could leave.
  if (c.req.method === 'HEAD') return c.body(null, 200, STREAM_HEADERS)
  const { actor, log } = c.get('ctx')
  const start: OpenStream = (writer) => {
    const leave = open(writer)
    if (actor.kind === 'visitor') return leave
    const unwatch = sessions.watch(actor.session.id, () => writer.end())
    return () => {
      unwatch()
      leave()
    }
  }
  const drop = () => {
    log.warn('A reader who was too slow for a stream was dropped')
    const { outgoing } = c.env as Partial<HttpBindings>
    outgoing?.destroy()
  }
  const body = eventStream(start, drop, heartbeat)
  return c.body(body, 200, STREAM_HEADERS)
}

/** A response body that `open` writes to. A reader that takes nothing is dropped before its backlog harms the others. */
function eventStream(open: OpenStream, drop: () => void, heartbeat: number): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let close = () => {}
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let over = false
        let leave: (() => void) | undefined
        const timer = setInterval(() => send(STILL_HERE), heartbeat)
        close = () => {
          over = true
          clearInterval(timer)
          leave?.()
        }
        const end = () => {
          if (over) return
          close()
          controller.close()
        }
        const send = (encoded: string) => {
          if (over || encoded === '') return
          controller.enqueue(encoder.encode(encoded))
          timer.refresh()
          if ((controller.desiredSize ?? 0) >= -BUFFER_LIMIT) return
          close()
          drop()
        }
        send(STILL_HERE)
        leave = open({ send, end })
        // The stream may have ended while it was being opened.
        if (over) leave()
      },
      cancel: () => close(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: 64 * 1024 }),
  )
}
