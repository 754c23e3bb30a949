import { availableParallelism } from 'node:os'
import { getHeapStatistics } from 'node:v8'
import { Piscina } from 'piscina'
import type { Log } from '#server/runtime/log.ts'
import type { TextRun } from '#server/runtime/metrics.ts'
import { AppError } from '#shared/errors.ts'
import { IndexMissing } from './index-missing.ts'
import type { TaskInput, TaskName, TaskOutput } from './tasks.ts'
import { type Call, COLD, type Outcome, type ThreadOptions } from './thread.ts'
import { TextTooSlow } from './time-limit.ts'

/** Milliseconds that one text may take to be read. Prose of 8,000 characters takes 30 to 80. */
const LIMIT_MS = 200
/** A thread that does not answer for this long beyond its task's limit is replaced. */
const STUCK_MS = 5_000
/** Tasks that may wait for one thread; more are refused, so that nothing waits for long. */
const MOST_WAITING = 1_000
/**
 * Largest heap of a thread, in megabytes: the entries, the learned weights and one text at a time. On a small machine it
 * is as large as the process may have.
 */
const HEAP_MB = Math.min(512, Math.round(getHeapStatistics().heap_size_limit / 2 ** 20))

/** One thread with its own memory; its tasks run one after the other. */
export interface Lane {
  /** Goes up each time the thread was replaced and has lost what it held. */
  readonly epoch: number
  /**
   * Runs a task. Throws `TextTooSlow` when it took longer than `limitMs` (by default that of a text), and
   * `unavailable` when too much waits already.
   */
  run<N extends TaskName>(name: N, input: TaskInput<N>, limitMs?: number): Promise<TaskOutput<N>>
}

/** The threads that read what people write, so that no text holds up those who serve others. */
export interface TextWorkers {
  readonly lanes: readonly Lane[]
  /** The lane with the least to do. */
  pick(): Lane
  /** Runs a task on it. */
  run: Lane['run']
  /** Tasks that wait or run, on all lanes. */
  readonly waiting: number
  close(): Promise<void>
}

export interface TextWorkersOptions {
  readonly size?: number
  /** Milliseconds that one text may take. */
  readonly limitMs?: number
  readonly warmUp?: boolean
  /** Milliseconds beyond its limit after which a thread counts as stuck. */
  readonly stuckMs?: number
  /** What the threads run; tests have one that gets stuck. */
  readonly filename?: string
  readonly onRun?: (run: TextRun) => void
  readonly log: Pick<Log, 'warn'>
}

/** Starts the threads: one fewer than there are cores, and at least one. */
export function openTextWorkers({
  size = Math.max(1, availableParallelism() - 1),
  limitMs = LIMIT_MS,
  warmUp = true,
  stuckMs = STUCK_MS,
  filename = new URL('./worker.ts', import.meta.url).href,
  onRun = () => {},
  log,
}: TextWorkersOptions): TextWorkers {
  const lanes = Array.from({ length: size }, () =>
    openLane({ filename, stuckMs, limitMs, warmUp }, onRun, log),
  )
  const pick = () => lanes.reduce((least, lane) => (lane.waiting < least.waiting ? lane : least))
  return {
    lanes,
    pick,
    run: (...task) => pick().run(...task),
    get waiting() {
      return lanes.reduce((sum, lane) => sum + lane.waiting, 0)
    },
    close: async () => void (await Promise.all(lanes.map((lane) => lane.close()))),
  }
}

interface OpenLane extends Lane {
  readonly waiting: number
  close(): Promise<void>
}

interface LaneOptions extends ThreadOptions {
  readonly filename: string
  readonly stuckMs: number
}

function openLane(
  { filename, stuckMs, ...options }: LaneOptions,
  onRun: (run: TextRun) => void,
  log: Pick<Log, 'warn'>,
): OpenLane {
  const thread = new Piscina({
    filename,
    minThreads: 1,
    maxThreads: 1,
    // A thread that waits in Atomics could not warm up beside its tasks.
    atomics: 'disabled',
    workerData: options,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  })
  let epoch = 0
  thread.on('workerDestroy', () => {
    epoch += 1
  })
  thread.on('error', (err) => log.warn({ err }, 'A thread that reads texts failed and is replaced'))
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  const start = async (call: Call): Promise<unknown> => {
    const started = performance.now()
    const note = (outcome: TextRun['outcome']) =>
      onRun({ name: call.name, outcome, seconds: (performance.now() - started) / 1000 })
    const limit = call.limitMs ?? options.limitMs
    const stuck = new AbortController()
    const patience = setTimeout(() => stuck.abort(), limit * COLD + stuckMs)
    try {
      const outcome: Outcome = await thread.run(call, { name: 'run', signal: stuck.signal })
      if ('error' in outcome) throw outcome.error === 'too_slow' ? new TextTooSlow() : new IndexMissing()
      note('done')
      return outcome.value
    } catch (error) {
      const slow = stuck.signal.aborted || error instanceof TextTooSlow
      note(slow ? 'too_slow' : 'failed')
      throw slow ? new TextTooSlow({ cause: error }) : error
    } finally {
      clearTimeout(patience)
    }
  }

  return {
    get epoch() {
      return epoch
    },
    get waiting() {
      return waiting
    },
    async run<N extends TaskName>(name: N, input: TaskInput<N>, limitMs?: number) {
      if (waiting >= MOST_WAITING) {
        onRun({ name, outcome: 'refused', seconds: 0 })
        throw new AppError(
          'unavailable',
          'Too many messages are being read right now. Try again in a moment; what you typed is kept.',
        )
      }
      waiting += 1
      const result = last.then(() => start({ name, input, limitMs }))
      last = result.catch(() => {})
      try {
        return (await result) as TaskOutput<N>
      } finally {
        waiting -= 1
      }
    },
    close: () => thread.destroy(),
  }
}
