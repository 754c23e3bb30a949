import type { RoadmapSummary, ChatTurn as Turn } from '#engine/types.ts'
import { takeSuggestions } from '#server/db/member-usage.ts'
import { findLedger } from '#server/db/roadmap.ts'
import { findSpending } from '#server/db/spending.ts'
import { suggestWithModel } from '#server/models/calls/suggest.ts'
import { knowingPeople } from '#server/models/placeholders/with-placeholders.ts'
import { peopleIn } from '#server/records/people-in.ts'
import { budgetRefusal, budgetRoleOf } from '#server/services/budget/refusals.ts'
import type { Ctx } from '#server/services/context.ts'
import { recordedCall } from '#server/workers/usage/recorded-call.ts'
import type { ChatTurn } from '#shared/chat.ts'
import { conversationLanguage } from '#shared/language.ts'
import { DEFAULT_SUGGESTIONS } from '#shared/suggestions.ts'

/** How long a model may think about suggestions; nobody waits longer for them. */
const MODEL_MS = 8_000

/**
 * Three short follow-ups to the last reply, in the conversation's language: by the model where there is one, topped up
 * or replaced by what the roadmap lacks, and the defaults when that fails. Never an error: a page stands without them.
 */
export async function generateSuggestions(
  ctx: Ctx,
  { messages }: { messages: ChatTurn[] },
): Promise<{ suggestions: string[] }> {
  const turns = messages.flatMap(({ role, content }) => (role === 'system' ? [] : [{ role, content }]))
  try {
    const { actor } = ctx
    const roadmap = actor.kind === 'member' ? await ctx.reader.summarise(actor.session.userId) : null
    const own = await ctx.workers.run('suggestFollowUps', { messages: turns, roadmap })
    const told = await byModel(ctx, turns, roadmap)
    return { suggestions: [...new Set([...told, ...own])].slice(0, own.length) }
  } catch (err) {
    ctx.log.warn({ err }, 'Suggestions failed; the defaults are shown')
    return { suggestions: [...DEFAULT_SUGGESTIONS[conversationLanguage(turns)]] }
  }
}

/**
 * What the model suggests; nothing without a model, after a failure, or for a visitor: what a visitor may cost is
 * counted in messages, and this call sends none.
 */
async function byModel(ctx: Ctx, messages: Turn[], roadmap: RoadmapSummary | null): Promise<string[]> {
  const { actor } = ctx
  if (actor.kind !== 'member' || !messages.some(({ role }) => role === 'assistant')) return []
  const { userId } = actor.session
  const model = await ctx.models.current()
  if (!model) return []
  if (budgetRefusal(await findSpending(ctx.database.system), budgetRoleOf(ctx))) return []
  // Taken before the call, so that calls that are made at once count too.
  const { suggestionsAnHour } = ctx.limits
  if (!(await takeSuggestions(ctx.database.system, userId, suggestionsAnHour))) return []
  const member = { role: 'member', userId } as const
  const ledger = model.runsHere
    ? undefined
    : await ctx.database.asActor(member, (db) => findLedger(db, userId))
  const asked = knowingPeople(model, peopleIn(ledger?.events ?? []))
  const signal = AbortSignal.timeout(MODEL_MS)
  const found = await recordedCall(ctx, model, { userId, purpose: 'suggestions' }, () =>
    suggestWithModel(asked, { messages, roadmap }, signal),
  )
  return found?.suggestions ?? []
}
