import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Call, Contestant } from './contestants.ts'
import { PIECES, REPLY } from './script.ts'

/** What one load on one server gave. */
export interface Measured {
  /** Text chunks that arrived, per second from the first request to the last end. */
  readonly chunksPerSecond: number
  /** From each request to its first text, in milliseconds. */
  readonly firstChunk: readonly number[]
  /** Chunks that did not arrive, of all replies; a reply whose text differs counts as all lost. */
  readonly lost: number
  /** Share of the time that this process was busy; near 1, the load generator is what is measured. */
  readonly busy: number
}

export interface Load {
  readonly concurrency: number
  /** Replies one after the other on each of the concurrent places. */
  readonly repeats: number
}

interface Received {
  readonly firstChunk: number
  readonly bytes: Buffer
}

/**
 * Puts a load on a server. While it runs, bytes are only kept and the first text is looked for; they are
 * counted and compared when the clock has stopped.
 */
export async function measure(contestant: Contestant, { concurrency, repeats }: Load): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency })
  const replies: Received[] = []
  const idle = performance.eventLoopUtilization()
  const started = performance.now()
  await Promise.all(
    Array.from({ length: concurrency }, async (_, place) => {
      for (let turn = 0; turn < repeats; turn++)
        replies.push(await receive(contestant.call(place), agent, contestant.mark))
    }),
  )
  const seconds = (performance.now() - started) / 1000
  const busy = performance.eventLoopUtilization(idle).utilization
  agent.destroy()
  const arrived = replies.map((reply) => countArrived(contestant.read(events(reply.bytes.toString('utf8')))))
  const total = arrived.reduce((sum, count) => sum + count, 0)
  // Whatever a server does after a reply is not to slow the next one measured.
  await sleep(100)
  return {
    chunksPerSecond: total / seconds,
    firstChunk: replies.map((reply) => reply.firstChunk),
    lost: concurrency * repeats * PIECES.length - total,
    busy,
  }
}

function receive({ url, headers, body }: Call, agent: Agent, mark: string): Promise<Received> {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const outgoing = request(url, { method: 'POST', agent, headers }, (response) => {
      const chunks: Buffer[] = []
      let firstChunk = Number.NaN
      response.on('data', (bytes: Buffer) => {
        if (Number.isNaN(firstChunk) && bytes.includes(mark)) firstChunk = performance.now() - started
        chunks.push(bytes)
      })
      response.on('end', () => {
        const received = Buffer.concat(chunks)
        if (response.statusCode === 200) return resolve({ firstChunk, bytes: received })
        reject(
          new Error(`${url} answered ${response.statusCode}: ${received.toString('utf8').slice(0, 300)}`),
        )
      })
      response.on('error', reject)
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

/** The data of each event of a stream, [DONE] left out. */
function events(stream: string): unknown[] {
  return stream
    .split('\n')
    .filter((line) => line.startsWith('data:') && !line.endsWith('[DONE]'))
    .map((line) => JSON.parse(line.slice('data:'.length)) as unknown)
}

function countArrived(pieces: readonly string[]): number {
  if (pieces.join('') === REPLY && pieces.length === PIECES.length) return pieces.length
  // Something is missing or wrong: only the pieces that came in their place count.
  return pieces.filter((piece, index) => piece === PIECES[index]).length
}
