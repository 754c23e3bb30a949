import { finished, type Readable } from 'node:stream'

/** Bytes that may wait for the pause to end; a sender that is faster waits until they are taken, which is at once. */
const MOST = 64 * 1024

/**
 * What a stream brings: its first bytes at once, from then on together what came within `pause()` milliseconds, and its end
 * at once. Throws what broke the stream, after what came before. Whoever leaves early leaves the stream as it is.
 */
export async function* gather(stream: Readable, pause: () => number): AsyncGenerator<Buffer> {
  const waiting: Buffer[] = []
  let size = 0
  let over = false
  let failure: Error | null | undefined
  let arrived = () => {}
  let hurry = () => {}
  const onData = (bytes: Buffer) => {
    waiting.push(bytes)
    size += bytes.length
    arrived()
    if (size <= MOST) return
    stream.pause()
    hurry()
  }
  const unwatch = finished(stream, { writable: false }, (error) => {
    over = true
    failure = error
    arrived()
    hurry()
  })
  stream.on('data', onData)
  try {
    while (!over || waiting.length > 0) {
      if (waiting.length === 0) {
        await new Promise<void>((resolve) => {
          arrived = resolve
        })
      } else {
        size = 0
        yield Buffer.concat(waiting.splice(0))
        stream.resume()
        if (!over) await until(pause(), (now) => (hurry = now))
      }
    }
    if (failure) throw failure
  } finally {
    unwatch()
    stream.off('data', onData)
  }
}

/** Resolves after `ms` milliseconds, or when what `sooner` is given is called. */
function until(ms: number, sooner: (now: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    sooner(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}
