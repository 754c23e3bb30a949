import type { Advice } from './advice.ts'

/** A reply in parts, before it is laid out and given its question. */
export type Draft = Advice & {
  /** The gap whose question fits best; the reply's one question is chosen in closing.ts. */
  gap?: string
  /** Set to decide the question here; empty for none. */
  question?: string
  /** A document the founder asked for, in Markdown. */
  document?: string
}
