import type { ChatTurn } from '../types.ts'
import { fence } from '../words/fence.ts'
import { REPLY_TEXTS as TEXTS } from './prompt-texts.ts'

/** What stands in for the beginning of a conversation. */
export interface RunningSummary {
  readonly text: string
  /** How many messages of the history it tells. */
  readonly covers: number
}

/** The history as it is sent, and up to which message it should be summed up before the next reply. */
export interface FittedHistory {
  readonly turns: ChatTurn[]
  /** Messages from the beginning; undefined while there is room. */
  readonly foldUpTo: number | undefined
}

/** Share of the room from which on the beginning is summed up, and the share that then stays word for word. */
const FULL = { from: 0.75, stays: 0.5 }
/** A message that is sent in any case may have this many characters, however little room there is. */
const LEAST = 800
/** Longest text that one call sums up, as a share of the room. */
const FOLD = 1

/**
 * The newest messages that fit, word for word, after a summary of those before. The last message is always sent, cut at
 * its end if it alone is too long. `room` is in characters.
 */
export function fitHistory(
  history: readonly ChatTurn[],
  room: number,
  summary: RunningSummary | undefined,
): FittedHistory {
  const covers = Math.min(summary?.covers ?? 0, Math.max(0, history.length - 1))
  const open = history.slice(covers)
  const told = summary && covers > 0 ? fence(TEXTS.summary_label, summary.text) : ''
  const kept = newest(open, room - told.length)
  const cut = kept.length < open.length
  const head = [told, cut ? TEXTS.history_cut : ''].filter(Boolean).join('\n\n')
  return { turns: headed(kept, head), foldUpTo: foldUpTo(history, covers, room) }
}

/** Puts a text before the first message, as part of it where it is the founder's: nobody speaks twice in a row. */
function headed(turns: ChatTurn[], head: string): ChatTurn[] {
  const [first, ...rest] = turns
  if (head === '' || !first) return turns
  // The last message stays what the founder wrote.
  if (first.role === 'assistant' || rest.length === 0) return [{ role: 'user', content: head }, ...turns]
  return [{ ...first, content: `${head}\n\n${first.content}` }, ...rest]
}

function newest(history: readonly ChatTurn[], room: number): ChatTurn[] {
  const kept: ChatTurn[] = []
  let left = Math.max(room, LEAST)
  for (const { role, content } of history.toReversed()) {
    if (content.length > left && kept.length > 0) break
    kept.unshift({ role, content: content.slice(0, left) })
    left -= content.length
  }
  return kept
}

/** Up to which message the history is to be summed up, so that what stays leaves room again. */
function foldUpTo(history: readonly ChatTurn[], covers: number, room: number): number | undefined {
  const open = history.slice(covers)
  const length = open.reduce((sum, { content }) => sum + content.length, 0)
  if (length <= room * FULL.from) return undefined
  let stays = length
  let folded = 0
  let end = 0
  for (const { content } of open.slice(0, -1)) {
    if (stays <= room * FULL.stays || (end > 0 && folded + content.length > room * FOLD)) break
    stays -= content.length
    folded += content.length
    end += 1
  }
  return end > 0 ? covers + end : undefined
}
