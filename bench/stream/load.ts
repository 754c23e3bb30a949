import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pace } from './cases.ts'
import type { Call, Contestant, Provider } from './contestants.ts'
import { PIECES, REPLY } from './script.ts'

/** What one load on one server gave. */
export interface Measured {
  /** Text chunks that arrived, per second from the first request to the last end. */
  readonly chunksPerSecond: number
  /** From each request to its first text, in milliseconds; Infinity where none came. */
  readonly firstChunk: readonly number[]
  /** The same for people who come while the others' streams run. */
  readonly latecomers: readonly number[]
  /** Chunks that did not arrive, of all replies; where the text differs, those out of their place. */
  readonly lost: number
  /** Share of the time that this process was busy; near 1, the load generator is what is measured. */
  readonly busy: number
}

export interface Load {
  readonly concurrency: number
  /** Replies one after the other on each of the concurrent places. */
  readonly repeats: number
  /** Replies asked for one by one while the others run, each complete at once. */
  readonly latecomers: number
  readonly pace: Pace
  /** Milliseconds over which the concurrent places begin; without it, all in one instant. */
  readonly ramp?: number
}

interface Received {
  readonly firstChunk: number
  readonly bytes: Buffer
  readonly status: number | string
}

/**
 * Puts a load on a server. While it runs, bytes are only kept and the first text is looked for; they are
 * counted and compared when the clock has stopped.
 */
export async function measure(contestant: Contestant, provider: Provider, load: Load): Promise<Measured> {
  const { concurrency, repeats, ramp = 0 } = load
  await provider.pace(load.pace)
  const agent = new Agent({ keepAlive: true })
  const ask = (place: number) => receive(contestant.call(place), agent, contestant.mark)
  const idle = performance.eventLoopUtilization()
  const started = performance.now()
  const running = Array.from({ length: concurrency }, async (_, place) => {
    const own: Received[] = []
    if (ramp > 0) await sleep((ramp * place) / concurrency)
    for (let turn = 0; turn < repeats; turn++) own.push(await ask(place))
    return own
  })
  const late: Received[] = []
  if (typeof load.pace === 'number' && load.latecomers > 0) {
    // The streams are half through when the first of them comes.
    await sleep((PIECES.length / 2) * load.pace)
    await provider.pace('bulk')
    for (let turn = 0; turn < load.latecomers; turn++) late.push(await ask(concurrency))
  }
  const replies = (await Promise.all(running)).flat()
  const seconds = (performance.now() - started) / 1000
  const busy = performance.eventLoopUtilization(idle).utilization
  agent.destroy()
  const arrived = replies.map((reply) => countArrived(contestant.read(events(reply.bytes.toString('utf8')))))
  const total = arrived.reduce((sum, count) => sum + count, 0)
  const broken = replies.find((_, index) => arrived[index] !== PIECES.length)
  if (broken) {
    const end = broken.bytes.toString('utf8').slice(-300)
    console.log(`${contestant.name} lost chunks; the first such reply: ${broken.status} … ${end}`)
  }
  // Whatever a server does after a reply is not to slow the next one measured.
  await sleep(100)
  return {
    chunksPerSecond: total / seconds,
    firstChunk: replies.map((reply) => reply.firstChunk),
    latecomers: late.map((reply) => reply.firstChunk),
    lost: concurrency * repeats * PIECES.length - total,
    busy,
  }
}

/** A refused or broken reply is one without text: all its chunks count as lost. */
function receive({ url, headers, body }: Call, agent: Agent, mark: string): Promise<Received> {
  return new Promise((resolve) => {
    const started = performance.now()
    const chunks: Buffer[] = []
    let firstChunk = Number.POSITIVE_INFINITY
    const done = (status: number | string) => resolve({ firstChunk, bytes: Buffer.concat(chunks), status })
    const outgoing = request(url, { method: 'POST', agent, headers }, (response) => {
      response.on('data', (bytes: Buffer) => {
        if (firstChunk === Number.POSITIVE_INFINITY && bytes.includes(mark))
          firstChunk = performance.now() - started
        chunks.push(bytes)
      })
      response.on('close', () => done(response.statusCode ?? 0))
    })
    outgoing.on('error', (error) => done(error.message))
    outgoing.end(body)
  })
}

/** The data of each event of a stream, [DONE] left out. */
function events(stream: string): unknown[] {
  const lines = stream.split('\n').slice(0, -1)
  return lines
    .filter((line) => line.startsWith('data:') && !line.endsWith('[DONE]'))
    .map((line) => JSON.parse(line.slice('data:'.length)) as unknown)
}

function countArrived(pieces: readonly string[]): number {
  if (pieces.join('') === REPLY && pieces.length === PIECES.length) return pieces.length
  // Something is missing or wrong: only the pieces that came in their place count.
  return pieces.filter((piece, index) => piece === PIECES[index]).length
}
