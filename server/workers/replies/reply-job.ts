import type { RunningSummary } from '#engine/prompt/history.ts'
import type { ChatTurn } from '#engine/types.ts'
import type { StandIn } from '#shared/models.ts'
import type { Prepared } from './write-reply.ts'

/** One reply to write: where it goes, whose it is, and the conversation it answers. */
export interface ReplyJob {
  readonly generationId: string
  readonly replyId: string
  /** The request that asked for it, by which the log and the person's error name the same failure. */
  readonly requestId: string
  readonly conversationId: string
  readonly userId: string | null
  readonly sessionId: string | null
  readonly replacesId: string | undefined
  /** The user's message that it answers; a new one is read for the roadmap. */
  readonly messageId: string
  readonly isNew: boolean
  readonly turns: readonly ChatTurn[]
  /** Ids of the stored messages among the turns, in their order. */
  readonly turnIds: readonly string[]
  readonly summary: RunningSummary | undefined
  /** What was written of this reply before, where it goes on. */
  readonly cut:
    | { readonly text: string; readonly ends: readonly number[]; readonly standIn: StandIn | undefined }
    | undefined
  /** Dollars of the month when it was asked for, and how many it may come to; undefined without a budget. */
  readonly spending?: { readonly spent: number; readonly ceiling: number } | undefined
  /** What it is written from, gathered since the message came. */
  readonly prepared: Promise<Prepared>
  /** Replies of the same person that were being written when this one was asked for. */
  readonly ahead: number
}
