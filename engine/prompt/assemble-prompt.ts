import { fill } from '../content/fill.ts'
import type { ChatTurn } from '../types.ts'
import { type FixedInput, fixedPart } from './fixed-part.ts'
import { fitHistory, type RunningSummary } from './history.ts'
import type { PromptMessage } from './messages.ts'
import { REPLY_TEXTS as TEXTS } from './prompt-texts.ts'
import { type ReplyData, replyData } from './reply-data.ts'
import { roomIn } from './tokens.ts'

/** The parts of a prompt. */
export interface PromptInput extends FixedInput, ReplyData {
  /** The whole conversation, oldest first; the last message is the founder's. */
  readonly history: readonly ChatTurn[]
  /** Of the beginning of the history. */
  readonly summary?: RunningSummary | undefined
  /** Of the model, in tokens. */
  readonly contextWindow: number
  /** A reply to that message which was cut off and goes on from its last word. */
  readonly cutReply?: string | undefined
}

/** The messages sent to a model, and up to which message the history is to be summed up beside the reply. */
export interface AssembledPrompt {
  readonly messages: PromptMessage[]
  readonly foldUpTo: number | undefined
}

/**
 * The messages sent to a model: what is the same for everybody, the history as far as it fits, what belongs to this one
 * message, and the message. So the beginning of a prompt is the end of what the call before has sent, for as long as
 * possible.
 */
export function assemblePrompt(input: PromptInput): AssembledPrompt {
  const room = roomIn(input.contextWindow)
  const system = fixedPart(input, room.prompt)
  const data = replyData(input)
  const end = input.cutReply === undefined ? [] : goOn(input.cutReply)
  const taken = [system, data, ...end.map(({ content }) => content)].reduce(
    (sum, text) => sum + text.length,
    0,
  )
  const { turns, foldUpTo } = fitHistory(
    input.history,
    Math.min(room.history, room.prompt - taken),
    input.summary,
  )
  const [last] = turns.slice(-1)
  const messages: PromptMessage[] = [
    { role: 'system', content: system },
    ...turns.slice(0, -1),
    { role: 'user', content: data },
    ...(last ? [last] : []),
    ...end,
  ]
  return { messages, foldUpTo }
}

/** Characters of a cut reply that the model is asked to repeat, so that both parts can be joined without a seam. */
const REPEATED = 60

/** The cut reply and what makes the model go on; nobody but the model reads it. */
function goOn(cutReply: string): PromptMessage[] {
  const tail = cutReply.slice(-REPEATED)
  const words = tail.length < cutReply.length ? tail.slice(tail.search(/\s/) + 1) : tail
  return [
    { role: 'assistant', content: cutReply },
    {
      role: 'user',
      content: fill(TEXTS.go_on, { words: JSON.stringify(words) }),
    },
  ]
}
