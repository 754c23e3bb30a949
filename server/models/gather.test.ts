import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gather } from './gather.ts'

const PAUSE = 50

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Returns what a reader of the stream gets, as it comes. */
function read(stream: PassThrough) {
  const taken: string[] = []
  const ended = (async () => {
    for await (const bytes of gather(stream, () => PAUSE)) taken.push(bytes.toString())
  })()
  return { taken, ended }
}

const settled = () => vi.advanceTimersByTimeAsync(0)

test('the first bytes come at once, and those of a pause together', async () => {
  const stream = new PassThrough()
  const { taken } = read(stream)
  stream.write('a')
  await settled()
  expect(taken).toEqual(['a'])
  stream.write('b')
  stream.write('c')
  await vi.advanceTimersByTimeAsync(PAUSE - 1)
  expect(taken).toEqual(['a'])
  await vi.advanceTimersByTimeAsync(1)
  expect(taken).toEqual(['a', 'bc'])
})

test('bytes after a longer silence come at once', async () => {
  const stream = new PassThrough()
  const { taken } = read(stream)
  stream.write('a')
  await vi.advanceTimersByTimeAsync(PAUSE * 3)
  stream.write('b')
  await settled()
  expect(taken).toEqual(['a', 'b'])
})

test('the end does not wait for the pause', async () => {
  const stream = new PassThrough()
  const { taken, ended } = read(stream)
  stream.write('a')
  await settled()
  stream.end('b')
  await settled()
  await ended
  expect(taken).toEqual(['a', 'b'])
})

test('what broke the stream is thrown after what came before it', async () => {
  const stream = new PassThrough()
  const { taken, ended } = read(stream)
  const failure = expect(ended).rejects.toThrow('reset')
  stream.write('a')
  await settled()
  stream.write('b')
  await settled()
  stream.destroy(new Error('reset'))
  await settled()
  await failure
  expect(taken).toEqual(['a', 'b'])
})

test('a sender that is faster than the pauses is read at once, a bounded part at a time', async () => {
  const stream = new PassThrough()
  const { taken } = read(stream)
  const more = Buffer.alloc(40_000)
  for (let sent = 0; sent < 10; sent++) stream.write(more)
  await settled()
  expect(taken.join('').length).toBeGreaterThanOrEqual(360_000)
  expect(Math.max(...taken.map((text) => text.length))).toBeLessThan(160_000)
  await vi.advanceTimersByTimeAsync(PAUSE)
  expect(taken.join('').length).toBe(400_000)
})
