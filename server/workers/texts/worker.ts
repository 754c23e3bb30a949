import { workerData } from 'node:worker_threads'
import { warmUp } from './compile-patterns.ts'
import { IndexMissing } from './index-missing.ts'
import { TASKS, UNGUARDED } from './tasks.ts'
import { type Call, COLD, type Outcome, type ThreadOptions } from './thread.ts'
import { TextTooSlow, withinLimit } from './time-limit.ts'

const options: ThreadOptions = workerData
let cold = options.warmUp

if (options.warmUp) {
  void warmUp().finally(() => {
    cold = false
  })
}

/**
 * Runs tasks that came together, each within its time unless it goes unguarded. A guard costs more than most tasks: those
 * that waited are run in the time of one, and only where that is too short is each given its own.
 */
export function run(calls: readonly Call[]): Outcome[] {
  if (calls.length === 1) return calls.map(guarded)
  try {
    return withinLimit(timeFor(options.limitMs), () => calls.map((call) => outcomeOf(() => taskOf(call))))
  } catch (error) {
    if (error instanceof TextTooSlow) return calls.map(guarded)
    throw error
  }
}

const timeFor = (limitMs: number) => (cold ? limitMs * COLD : limitMs)

function taskOf({ name, input }: Call): unknown {
  const task = TASKS[name] as (input: unknown) => unknown
  return task(input)
}

function guarded(call: Call): Outcome {
  const { name, limitMs = options.limitMs } = call
  const work = () => taskOf(call)
  return outcomeOf(() => (UNGUARDED.has(name) ? work() : withinLimit(timeFor(limitMs), work)))
}

function outcomeOf(work: () => unknown): Outcome {
  try {
    return { value: work() }
  } catch (error) {
    if (error instanceof TextTooSlow) return { error: 'too_slow' }
    if (error instanceof IndexMissing) return { error: 'index_missing' }
    return { failed: error }
  }
}
