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

/** Runs one task, within its time unless it goes unguarded. */
export function run({ name, input, limitMs = options.limitMs }: Call): Outcome {
  const task = TASKS[name] as (input: unknown) => unknown
  const work = () => task(input)
  try {
    return { value: UNGUARDED.has(name) ? work() : withinLimit(cold ? limitMs * COLD : limitMs, work) }
  } catch (error) {
    if (error instanceof TextTooSlow) return { error: 'too_slow' }
    if (error instanceof IndexMissing) return { error: 'index_missing' }
    throw error
  }
}
