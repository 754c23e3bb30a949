import { derive } from '#engine/ledger/fold.ts'
import { languageOf } from '#engine/roadmap/phrases.ts'
import { summariseRoadmap } from '#engine/roadmap/roadmap-summary.ts'
import { dbActor, requireSession } from '#server/auth/policies.ts'
import { openConversation } from '#server/db/conversations.ts'
import { findLedger } from '#server/db/roadmap.ts'
import { situationPrompt } from '#server/roadmap/situation.ts'
import type { Ctx } from '#server/services/context.ts'
import { AppError } from '#shared/errors.ts'
import { conversationLanguage } from '#shared/language.ts'

/**
 * The caller's roadmap as a prompt for another assistant, with the last messages of one of their conversations. A
 * foreign conversation is as missing as an unknown one.
 */
export async function tellSituation(
  ctx: Ctx,
  { conversationId }: { conversationId?: string | undefined },
): Promise<{ prompt: string }> {
  const { userId } = requireSession(ctx.actor)
  const { stored, messages } = await ctx.database.asActor(dbActor(ctx), async (db) => {
    const opened = conversationId === undefined ? undefined : await openConversation(db, conversationId)
    if (conversationId !== undefined && !opened)
      throw new AppError('not_found', 'This conversation does not exist.')
    return { stored: await findLedger(db, userId), messages: opened?.messages ?? [] }
  })
  const ledger = derive(stored?.events ?? [])
  const turns = messages.map(({ role, content }) => ({ role, content }))
  const language = turns.length > 0 ? conversationLanguage(turns) : languageOf(ledger)
  return { prompt: situationPrompt(summariseRoadmap(ledger, ledger, language), turns, language) }
}
