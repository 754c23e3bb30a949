import { derive } from '#engine/ledger/fold.ts'
import { languageOf } from '#engine/roadmap/phrases.ts'
import { dbActor, requireSession } from '#server/auth/policies.ts'
import { readableCards } from '#server/db/conversations.ts'
import { findLedger } from '#server/db/roadmap.ts'
import { findClaimed, findTold } from '#server/db/told.ts'
import { countedRows, noticedFacts } from '#server/roadmap/noticed-facts.ts'
import { withAnswers } from '#server/roadmap/shown-messages.ts'
import type { Ctx } from '#server/services/context.ts'
import { TextTooSlow } from '#server/workers/texts/time-limit.ts'
import { AppError } from '#shared/errors.ts'
import type { DashboardUpdate } from '#shared/events.ts'
import { conversationLanguage, type Language } from '#shared/language.ts'
import type { ClaimedRow, NoticedFact } from '#shared/noticed.ts'
import type { LedgerEvent } from '#shared/roadmap.ts'

/** Messages of a visitor that are read for a preview: more than the free ones. */
const MOST_READ = 12

/**
 * Reads what a visitor wrote as it would be read into their roadmap, one text after the other in the threads that read.
 * Nothing is stored; a text that cannot be read in time says nothing.
 */
export async function previewRoadmap(
  ctx: Ctx,
  { conversationId }: { conversationId: string },
): Promise<{ language: Language; facts: NoticedFact[] }> {
  const told = await ctx.database.asActor(dbActor(ctx), (db) => findTold(db, conversationId, MOST_READ))
  if (!told) throw new AppError('not_found', 'This conversation does not exist.')
  const language = conversationLanguage(told.map(({ content }) => ({ role: 'user', content })))
  if (ctx.actor.kind !== 'visitor') return { language, facts: [] }
  const at = ctx.now().toISOString()
  const ledger: LedgerEvent[] = []
  for (const message of told) {
    const read = await ctx.workers.run('readText', { message, ledger, at }).catch((error) => {
      if (error instanceof TextTooSlow) return undefined
      throw error
    })
    ledger.push(...(read?.events ?? []))
  }
  return { language, facts: noticedFacts(derive(ledger)) }
}

/**
 * Returns what the conversations that the caller claimed last put on their roadmap: what counts already, and
 * what waits.
 */
export async function listClaimed(
  ctx: Ctx,
): Promise<{ claimed_at: string | null; language: Language; rows: ClaimedRow[] }> {
  const { userId } = requireSession(ctx.actor)
  return ctx.database.asActor(dbActor(ctx), async (db) => {
    const claimed = await findClaimed(db, userId)
    const stored = claimed && (await findLedger(db, userId))
    if (!stored) return { claimed_at: null, language: 'en', rows: [] }
    const ledger = derive(stored.events)
    const messageIds = new Set(claimed.messages.map(({ id }) => id))
    const cards = claimed.messages.flatMap(({ updates }) => withAnswers(readableCards(updates), ledger))
    const asked = cards.flatMap(rowOf)
    const counted = countedRows(
      ledger,
      messageIds,
      asked.map(({ recordId }) => recordId),
    )
    const language = languageOf(ledger)
    return { claimed_at: claimed.claimedAt, language, rows: [...asked, ...counted] }
  })
}

/** A card as a row of the list; what no longer waits and was not answered is none. */
function rowOf({
  recordId,
  proposal,
  quote = '',
  answered,
  needsConfirmation,
  undoEventId,
}: DashboardUpdate) {
  if (recordId === undefined || !proposal || (!answered && !needsConfirmation)) return []
  const state = !answered ? 'open' : answered === 'confirmed' ? 'added' : 'dismissed'
  return [{ recordId, quote, state, proposal, undoEventId: undoEventId ?? null } satisfies ClaimedRow]
}
