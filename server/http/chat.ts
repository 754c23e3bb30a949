import type { Context } from 'hono'
import type { Sessions } from '#server/auth/session.ts'
import { answering } from '#server/services/chat/answering.ts'
import { chooseAnswer } from '#server/services/chat/choose-answer.ts'
import { claimConversations } from '#server/services/chat/claim-conversations.ts'
import { followConversation } from '#server/services/chat/follow-reply.ts'
import { SendFailed, sendMessage } from '#server/services/chat/send-message.ts'
import { stopReply } from '#server/services/chat/stop-reply.ts'
import { generateSuggestions } from '#server/services/suggestions/generate-suggestions.ts'
import type { ReplySource } from '#server/workers/replies/live-reply.ts'
import { ChatAddress, ChatInput, chatApi } from '#shared/chat.ts'
import type { Language } from '#shared/language.ts'
import { offersApi } from '#shared/offers.ts'
import { answerSettingsTest } from './admin-settings.ts'
import { guard } from './guard.ts'
import { readJson } from './read-json.ts'
import { type App, type HttpEnv, parseInput, route } from './route.ts'
import { answerStream, type OpenStream } from './sse.ts'
import { createStreamSlots } from './stream-slots.ts'
import { UNDECLARED } from './undeclared.ts'

const PATH = '/functions/v1/chat'

/** The chat function: send, reattach, stop; and what goes with it. */
export function mountChat(app: App, sessions: Sessions): void {
  // A conversation has one reply at a time, so only those who join again need a limit.
  const slots = createStreamSlots()
  const join = (c: Context<HttpEnv>, reply: ReplySource, after: number) => {
    const ctx = c.get('ctx')
    slots.check(ctx)
    return answerStream(c, sessions, (writer) => {
      const release = slots.take(ctx)
      const leave = follow(reply, after, ctx.language)(writer)
      return () => {
        release()
        leave()
      }
    })
  }

  app.post(PATH, guard(UNDECLARED[`POST ${PATH}`]), async (c) => {
    const body = await readJson(c)
    if (body.purpose !== undefined) return answerSettingsTest(c, sessions, body)
    const input = parseInput(ChatInput, body)
    try {
      const { language } = c.get('ctx')
      const sent = await sendMessage(c.get('ctx'), input)
      announce(c, sent)
      return sent.repeated
        ? join(c, sent.reply, 0)
        : answerStream(c, sessions, follow(sent.reply, 0, language))
    } catch (error) {
      if (error instanceof SendFailed) announce(c, error)
      throw error
    }
  })
  app.get(PATH, guard(UNDECLARED[`GET ${PATH}`]), async (c) => {
    const { conversationId } = parseInput(ChatAddress, c.req.query())
    const ctx = c.get('ctx')
    const reply = await followConversation(ctx, conversationId)
    return join(c, reply, readEventId(c.req.header('last-event-id')))
  })
  route(app, chatApi.answering, answering)
  route(app, chatApi.stop, stopReply)
  route(app, offersApi.choose, chooseAnswer)
  route(app, chatApi.suggestions, generateSuggestions)
  route(app, chatApi.claim, claimConversations)
}

/** Sends a reply from event `after` on, to a screen in a language. */
function follow(reply: ReplySource, after: number, language: Language | undefined): OpenStream {
  return (writer) =>
    reply.follow(
      after,
      (encoded, end) => {
        writer.send(encoded)
        if (end) writer.end()
      },
      language,
    )
}

/** Headers that name the conversation and, for a visitor, the session to keep. */
function announce(
  c: Context<HttpEnv>,
  sent: { conversationId: string; sessionId: string | undefined },
): void {
  c.header('X-Conversation-Id', sent.conversationId)
  if (sent.sessionId) c.header('X-Session-Id', sent.sessionId)
}

/** The number of the last event its reader has; anything else than one of our numbers means none. */
function readEventId(header: string | undefined): number {
  return header !== undefined && /^\d{1,9}$/.test(header) ? Number(header) : 0
}
