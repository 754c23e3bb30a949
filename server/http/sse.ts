/** Silence after which a comment shows both ends that the other is there, in milliseconds. */
const CHAT_HEARTBEAT_MS = 15_000
/** Bytes that may wait for a slow reader before it is dropped. */
const BUFFER_LIMIT = 4 * 1024 * 1024

/** The headers of an event stream: never stored, never held back or rewritten on the way. */
export const STREAM_HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
} as const

export interface StreamWriter {
  send(encoded: string): void
  end(): void
}

/**
 * A response body that `open` writes to. `open` returns what to do when the stream ends or its reader
 * leaves. A reader that takes nothing is dropped before its backlog harms the others.
 */
export function eventStream(
  open: (writer: StreamWriter) => () => void,
  heartbeat = CHAT_HEARTBEAT_MS,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let close = () => {}
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let over = false
        let leave: (() => void) | undefined
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
          if (over) return
          controller.enqueue(encoder.encode(encoded))
          timer.refresh()
          if ((controller.desiredSize ?? 0) < -BUFFER_LIMIT) end()
        }
        const timer = setInterval(() => send(': still here\n\n'), heartbeat)
        leave = open({ send, end })
        // The stream may have ended while it was being opened.
        if (over) leave()
      },
      cancel: () => close(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: 64 * 1024 }),
  )
}
