import { emptyLedger } from '#engine/ledger/ledger.ts'
import { markPending } from '#engine/roadmap/pending-fields.ts'
import type { Db } from '#server/db/client.ts'
import { findLedger } from '#server/db/roadmap.ts'
import { feedVenture, startVenture } from '#server/db/ventures.ts'
import type { LedgerEvent } from '#shared/roadmap.ts'
import { appendSteps, type Changed, type Step } from './change-ledger.ts'

const NAME_MAX = 80
const UNNAMED = 'New idea'

/** Returns what was said within a sentence, as the name of a venture. */
function nameFrom(said: string): string {
  const name = said.charAt(0).toUpperCase() + said.slice(1)
  return name.slice(0, NAME_MAX).toWellFormed()
}

/**
 * Starts a roadmap with what was said of the new idea (roadmap-rules 2.6), which the conversation of the message that tells
 * of it feeds from now on. The one worked on is archived where it is the person's own. Nobody else knows the new venture
 * before the transaction ends, so that it needs no lock.
 */
export async function beginIdea(
  db: Db,
  userId: string,
  { messageId, said }: { messageId: string; said: readonly LedgerEvent[] },
  stepOf: (event: LedgerEvent) => Step,
  beside?: Parameters<typeof appendSteps>[5],
): Promise<Changed> {
  const technology = said.find((event) => event.kind === 'field' && event.fact.field === 'technology')
  const name = technology?.kind === 'field' ? nameFrom(technology.fact.value) : UNNAMED
  const ventureId = await startVenture(db, userId, name)
  await feedVenture(db, userId, messageId, ventureId)
  const empty = emptyLedger()
  const stored = await findLedger(db, userId, ventureId)
  if (!stored) throw new Error('The new venture is missing')
  return appendSteps(db, userId, stored, empty, markPending(empty, said).map(stepOf), beside)
}
