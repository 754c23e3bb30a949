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
/** Tasks of replies, which go to the thread together when they waited for it, so many at most: each crossing costs. */
const TOGETHER: ReadonlySet<TaskName> = new Set([
  'planReply',
  'lookAhead',
  'lookBack',
  'commitmentIn',
  'readingPromptFor',
  'readText',
  'brokenRules',
])
const MOST_TOGETHER = 8
/** Tasks that may wait for one thread; more are refused, so that nothing waits for long. */
const MOST_WAITING = 1_000
/**
 * Largest heap of a thread, in megabytes: the entries, the learned weights and one text at a time. On a small machine it
 * is as large as the process may have.
 */
const HEAP_MB = Math.min(512, Math.round(getHeapStatistics().heap_size_limit / 2 ** 20))

/** One thread with its own memory; its tasks run one after the other, in the order they came. */
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
  const send = senderTo(thread, { stuckMs, limitMs: options.limitMs })
  let waiting = 0
  const queue: Waiting[] = []
  let busy = false

  const work = async () => {
    if (busy) return
    busy = true
    while (queue.length > 0) {
      const tasks = queue.splice(0, togetherIn(queue))
      const started = performance.now()
      const outcomes = await send(tasks.map(({ call }) => call))
      const seconds = (performance.now() - started) / 1000 / tasks.length
      for (const [at, { call, settle }] of tasks.entries()) {
        const outcome = outcomes[at] ?? { failed: new Error('A thread gave no answer') }
        onRun({ name: call.name, outcome: wordFor(outcome), seconds })
        settle(outcome)
      }
    }
    busy = false
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
      const outcome = await new Promise<Outcome>((settle) => {
        queue.push({ call: { name, input, limitMs }, settle })
        void work()
      })
      waiting -= 1
      return resultOf(outcome) as TaskOutput<N>
    },
    close: () => thread.destroy(),
  }
}

/** Sends calls to a thread; each has an outcome, also where one of them breaks the thread. */
function senderTo(thread: Piscina, { stuckMs, limitMs: usual }: { stuckMs: number; limitMs: number }) {
  /** Settles when the present thread has loaded what it runs: its start counts towards no text's time. */
  let started: Promise<unknown> | undefined
  thread.on('workerDestroy', () => {
    started = undefined
  })

  const send = async (calls: readonly Call[]): Promise<readonly Outcome[]> => {
    const limit = Math.max(...calls.map(({ limitMs = usual }) => limitMs))
    const stuck = new AbortController()
    let patience: NodeJS.Timeout | undefined
    try {
      started ??= thread.run([], { name: 'run' })
      await started
      patience = setTimeout(() => stuck.abort(), limit * (COLD + calls.length) + stuckMs)
      return await thread.run(calls, { name: 'run', signal: stuck.signal })
    } catch (failed) {
      started = undefined
      // Whichever of them broke the thread, the others are not to pay for it.
      if (calls.length > 1) return sendEach(calls)
      return [stuck.signal.aborted ? { error: 'too_slow' } : { failed }]
    } finally {
      clearTimeout(patience)
    }
  }

  const sendEach = async (calls: readonly Call[]): Promise<readonly Outcome[]> => {
    const outcomes: Outcome[] = []
    for (const call of calls) outcomes.push(...(await send([call])))
    return outcomes
  }
  return send
}

/** A task that waits for the thread; `settle` takes what came of it. */
interface Waiting {
  readonly call: Call
  readonly settle: (outcome: Outcome) => void
}

/** Returns how many of those that wait go to the thread next. */
function togetherIn(queue: readonly Waiting[]): number {
  const alone = queue.findIndex(({ call }) => call.limitMs !== undefined || !TOGETHER.has(call.name))
  return Math.max(1, Math.min(alone < 0 ? queue.length : alone, MOST_TOGETHER))
}

function wordFor(outcome: Outcome): TextRun['outcome'] {
  if ('value' in outcome) return 'done'
  return 'error' in outcome && outcome.error === 'too_slow' ? 'too_slow' : 'failed'
}

function resultOf(outcome: Outcome): unknown {
  if ('value' in outcome) return outcome.value
  if ('failed' in outcome) throw outcome.failed
  throw outcome.error === 'too_slow' ? new TextTooSlow() : new IndexMissing()
}
