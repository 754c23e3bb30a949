import type { Advice } from './advice.ts'
import type { Question } from './question.ts'

/** A reply in parts, before it is laid out and given its question. */
export type Draft = Advice & {
  /** The gap whose question fits best; the reply's one question is chosen in closing.ts. */
  gap?: string
  /** Set to decide the question here; null for none. */
  question?: Question | null
  /** A document the founder asked for, in Markdown. */
  document?: string
}
