import { describe, expect, it } from 'vitest'
import { type Reading, readReply, startReading } from './reply-reader.ts'

const piece = (id: number, content: string) =>
  `id: ${id}\ndata: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`
const event = (id: number, data: object) => `id: ${id}\ndata: ${JSON.stringify({ choices: [], ...data })}\n\n`
const done = (id: number) => `id: ${id}\ndata: [DONE]\n\n`

function streamOf(chunks: readonly (string | Uint8Array)[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks)
        controller.enqueue(typeof chunk === 'string' ? encoder.encode(chunk) : chunk)
      controller.close()
    },
  })
}

async function read(chunks: readonly (string | Uint8Array)[], reading: Reading = startReading()) {
  const seen: string[] = []
  const end = await readReply(streamOf(chunks), reading, {
    onText: (text) => seen.push(text),
    onNotice: (notice) => seen.push(notice),
  })
  return { end, seen, reading }
}

describe('readReply', () => {
  it('tells the text so far with each piece, and that the reply is over', async () => {
    const { end, seen, reading } = await read([piece(1, 'One '), piece(2, 'two'), done(3)])
    expect(seen).toEqual(['One ', 'One two'])
    expect(end).toBe('done')
    expect(reading).toMatchObject({ status: 'complete', lastId: 3 })
  })

  it('reads a stream that is cut at every byte, inside characters too', async () => {
    const bytes = new TextEncoder().encode(piece(1, 'Größe 🧪 ') + piece(2, '“fin”') + done(3))
    const { seen } = await read([...bytes].map((byte) => Uint8Array.of(byte)))
    expect(seen.at(-1)).toBe('Größe 🧪 “fin”')
  })

  it('calls a stream without an end a lost connection, and keeps what came', async () => {
    const { end, reading } = await read([piece(1, 'One '), piece(2, 'two')])
    expect(end).toBe('lost')
    expect(reading).toMatchObject({ text: 'One two', lastId: 2 })
  })

  it('goes on where the last connection ended', async () => {
    const first = await read([piece(1, 'One ')])
    const { end, reading } = await read([piece(2, 'two'), done(3)], first.reading)
    expect(end).toBe('done')
    expect(reading.text).toBe('One two')
  })

  it('ignores events that it has read before', async () => {
    const first = await read([piece(1, 'One '), piece(2, 'two ')])
    const { reading } = await read([piece(2, 'two '), piece(3, 'three'), done(4)], first.reading)
    expect(reading.text).toBe('One two three')
  })

  it('starts over when the server repeats the reply from its first event', async () => {
    const first = await read([piece(1, 'Old '), piece(2, 'text')])
    const { reading } = await read([piece(1, 'New '), piece(2, 'reply'), done(3)], first.reading)
    expect(reading.text).toBe('New reply')
  })

  it('stops at a missing event without taking what follows it', async () => {
    const { end, reading } = await read([piece(1, 'One '), piece(3, 'three'), done(4)])
    expect(end).toBe('gap')
    expect(reading.text).toBe('One ')
  })

  it('treats half an event as a gap', async () => {
    const { end } = await read([piece(1, 'One '), 'id: 2\ndata: {"choices":[{"del\n\n', piece(3, 'x')])
    expect(end).toBe('gap')
  })

  it('tells that the provider is busy, which has no number', async () => {
    const { end, seen } = await read(['data: {"choices":[],"notice":"retrying"}\n\n', piece(1, 'A'), done(2)])
    expect(seen).toEqual(['retrying', 'A'])
    expect(end).toBe('done')
  })

  it('tells that other replies come first, and when that is over', async () => {
    const notice = (name: string) => `data: {"choices":[],"notice":"${name}"}\n\n`
    const { end, seen } = await read([notice('waiting'), notice('writing'), piece(1, 'A'), done(2)])
    expect(seen).toEqual(['waiting', 'writing', 'A'])
    expect(end).toBe('done')
  })

  it('tells that the model thinks, how it ended, and who answered in its place', async () => {
    const { seen, reading } = await read([
      'data: {"choices":[],"notice":"thinking"}\n\n',
      piece(1, 'A'),
      event(2, { choices: [{ delta: {}, finish_reason: 'length' }] }),
      event(3, { stand_in: 'guide' }),
      done(4),
    ])
    expect(seen).toEqual(['thinking', 'A'])
    expect(reading).toMatchObject({ finish: 'length', standIn: 'guide' })
  })

  it('keeps how a reply ended and why', async () => {
    const error = { code: 'upstream_timeout', message: 'The provider fell silent.' }
    const chunks = [piece(1, 'A'), event(2, { status: 'interrupted' }), event(3, { error }), done(4)]
    const { reading } = await read(chunks)
    expect(reading).toMatchObject({ status: 'interrupted', error })
  })

  it('lives through comments', async () => {
    const { end } = await read([': alive\n\n', piece(1, 'A'), ': alive\n\n', done(2)])
    expect(end).toBe('done')
  })
})
