import { dbActor } from '#server/auth/policies.ts'
import { findLatestReply, findReply, type StoredReply } from '#server/db/replies.ts'
import { messageOfCode } from '#server/models/contract/model.ts'
import type { Ctx } from '#server/services/context.ts'
import type { ReplySource } from '#server/workers/replies/live-reply.ts'
import { lengthOf, type ReplyState, replay } from '#server/workers/replies/reply-log.ts'
import { AppError, ERROR_STATUS, type ErrorCode } from '#shared/errors.ts'

/** How often a reply that another process writes is looked at. */
const POLL_MS = 250

/** The reply being written, or last written, in a conversation of the caller. */
export async function followConversation(ctx: Ctx, conversationId: string): Promise<ReplySource> {
  const stored = await ctx.database.asActor(dbActor(ctx), (db) => findLatestReply(db, conversationId))
  if (!stored) throw new AppError('not_found', 'This conversation does not exist.')
  return ctx.replies.find(stored.generationId) ?? storedReply(ctx, stored.generationId)
}

/**
 * A reply wherever it is: in this process, or in the database while another one writes it. For those who
 * were shown its id only: whose it is is not asked again, as it may be claimed in the meantime.
 */
export function followReply(ctx: Ctx, generationId: string): ReplySource {
  return ctx.replies.find(generationId) ?? storedReply(ctx, generationId)
}

function storedReply(ctx: Ctx, generationId: string): ReplySource {
  return {
    follow(after, listener, language) {
      let left = false
      let seen = after
      let timer: NodeJS.Timeout | undefined
      const look = async () => {
        const stored = await findReply(ctx.database.system, generationId)
        if (left) return
        const state = stored ? stateOf(stored) : GONE
        const over = state.status !== 'streaming' && !state.open
        // What is stored lags behind what its writer has sent, and so behind a reader who comes from there.
        if (over || lengthOf(state) > seen) {
          listener(replay(state, seen, language), over)
          seen = lengthOf(state)
        }
        if (!over) timer = setTimeout(watch, POLL_MS)
      }
      const watch = () =>
        void look().catch((err) => {
          ctx.log.warn({ err, generationId }, 'A reply could not be followed')
          if (!left) timer = setTimeout(watch, POLL_MS * 4)
        })
      watch()
      return () => {
        left = true
        clearTimeout(timer)
      }
    },
  }
}

/** The conversation was deleted while it was followed. */
const GONE: ReplyState = { text: '', ends: [], status: 'stopped' }

const FAILURES: Partial<Record<ErrorCode, string>> = {
  internal: 'Something went wrong while the reply was written. Your message is saved.',
}

function stateOf(stored: StoredReply): ReplyState {
  const { errorCode, updates, finish, standIn, offers, ...known } = stored
  const mark = { finish: finish ?? undefined, standIn: standIn ?? undefined, offers: offers ?? undefined }
  const state = { ...known, ...mark, updates: updates ?? [] }
  if (errorCode === null || !(errorCode in ERROR_STATUS)) return state
  const code = errorCode as ErrorCode
  const message =
    FAILURES[code] ??
    messageOfCode(code) ??
    'The AI provider failed. Your message is saved; try again in a moment.'
  return { ...state, error: { code, message } }
}
