import type { LedgerEvent } from '#shared/roadmap.ts'
import { derive } from '../ledger/fold.ts'
import type { PromptMessage } from '../prompt/messages.ts'
import { readingPrompt } from '../reading/model/reading-request.ts'

/** A message that a model is to read, as it crosses to the thread that prepares the request. */
export interface ReadingPromptInput {
  readonly content: string
  readonly follows: string | null
  readonly ledger: readonly LedgerEvent[]
  readonly at: string
}

/** What the model that reads a message is sent, in the product and in its evaluations. */
export const readingPromptFor = ({ content, follows, ledger, at }: ReadingPromptInput): PromptMessage[] =>
  readingPrompt(content, { ledger: derive([...ledger]), follows, at })

/** Shorter messages are an answer or a greeting: "yes", "12", "thanks". The plain reader reads them alone. */
const WORTH_A_MODEL = 8

/** Whether a message may hold what a plain reader misses. */
export const isWorthAModel = (content: string): boolean => content.trim().length >= WORTH_A_MODEL
