import type { Retrieval } from '#engine/search/retrieval.ts'
import type { Model, ModelError } from '#server/models/contract/model.ts'
import { type AnsweredTurn, playConversation, type Turn } from './conversation.ts'
import { modelPrompt } from './model-prompt.ts'
import { type RequestKind, UnansweredRequest } from './recordings.ts'

const MODEL_MS = 120_000

/** The reply is answered, and the reading of the message is not. */
class ReadingUnanswered extends Error {}

/**
 * Holds a conversation with a model, which also reads the messages. Where an answer by hand is missing it stops and returns
 * undefined, because all further turns depend on that answer. `onFailure` is told of each answer that is missing and of each
 * reading that failed.
 */
export async function holdWithModel(
  retrieval: Retrieval,
  turns: readonly string[],
  model: Model,
  onFailure: (error: ModelError) => void,
): Promise<AnsweredTurn[] | undefined> {
  let waits = false
  const readingFailed = (error: ModelError) => {
    waits ||= error instanceof UnansweredRequest
    onFailure(error)
  }
  const answer = async (asked: Turn) => {
    const text = await replyOf(model, asked)
    if (waits) throw new ReadingUnanswered()
    return text
  }
  try {
    return await playConversation(retrieval, turns, answer, { model, onFailure: readingFailed })
  } catch (error) {
    if (error instanceof UnansweredRequest) onFailure(error)
    else if (!(error instanceof ReadingUnanswered)) throw error
    return undefined
  }
}

async function replyOf(model: Model, asked: Turn): Promise<string> {
  let text = ''
  const signal = AbortSignal.timeout(MODEL_MS)
  const { messages } = modelPrompt(asked, model.contextWindow)
  for await (const { pieces } of model.reply({ messages, signal })) text += pieces.join('')
  return text
}

/**
 * Prints how many requests wait for an answer by hand, by kind, and how many other calls failed; returns the counts, without
 * those that are zero.
 */
export function tellFailures(failures: readonly ModelError[]) {
  const waiting = failures.filter((error) => error instanceof UnansweredRequest)
  const count = (kind: RequestKind) => waiting.filter((error) => error.kind === kind).length
  const unanswered = { reading: count('reading'), reply: count('reply'), judge: count('judge') }
  const failed = failures.length - waiting.length
  if (waiting.length > 0)
    console.log(
      `\nunanswered requests: reading ${unanswered.reading}, reply ${unanswered.reply}, judge ${unanswered.judge}; answer them and run this again`,
    )
  if (failed > 0) console.log(`\nfailed readings and grades: ${failed}`)
  return { ...(waiting.length > 0 && { unanswered }), ...(failed > 0 && { failed }) }
}
