import type { TaskName } from './tasks.ts'

/** What the pool tells a thread as it begins. */
export interface ThreadOptions {
  /** Milliseconds that one text may take. */
  readonly limitMs: number
  /** Whether to compile the patterns of the readers before they are needed. */
  readonly warmUp: boolean
}

/** A task as it crosses to the thread. */
export interface Call {
  readonly name: TaskName
  readonly input: unknown
  /** Milliseconds, where a task may take another time than a text. */
  readonly limitMs: number | undefined
}

/** What comes back: errors of our own kinds do not cross between threads, others do. */
export type Outcome =
  | { readonly value: unknown }
  | { readonly error: 'too_slow' | 'index_missing' }
  | { readonly failed: unknown }

/** While the patterns are being compiled a text may take this many times as long. */
export const COLD = 10
