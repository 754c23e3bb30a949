import { emptyLedger } from '#engine/ledger/ledger.ts'
import { holdFields } from '#engine/roadmap/held-fields.ts'
import type { Db } from '#server/db/client.ts'
import { storeConfig } from '#server/db/roadmap.ts'
import { feedActive, startVenture } from '#server/db/ventures.ts'
import type { LedgerEvent } from '#shared/roadmap.ts'
import { appendSteps, type Changed, loadLedger, type Step } from './change-ledger.ts'
import { deriveConfig } from './derive-config.ts'

const NAME_MAX = 80
const UNNAMED = 'New idea'

/** What was said within a sentence, as the name of a venture. */
function nameFrom(said: string): string {
  const name = said.charAt(0).toUpperCase() + said.slice(1)
  return name.slice(0, NAME_MAX).toWellFormed()
}

/**
 * Archives the roadmap worked on and starts one with what was said of the new idea (roadmap-rules 2.6), which the
 * conversation of the message that tells of it feeds from now on.
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
  await startVenture(db, userId, name)
  await feedActive(db, userId, messageId)
  const empty = emptyLedger()
  await storeConfig(db, userId, deriveConfig(empty))
  const stored = await loadLedger(db, userId)
  return appendSteps(db, userId, stored, empty, holdFields(empty, said).map(stepOf), beside)
}
