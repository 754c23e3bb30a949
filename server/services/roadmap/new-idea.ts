import { derive } from '#engine/ledger/fold.ts'
import { emptyLedger } from '#engine/ledger/ledger.ts'
import { holdFields } from '#engine/roadmap/held-fields.ts'
import { requireSession } from '#server/auth/policies.ts'
import type { Ctx } from '#server/context.ts'
import type { Db } from '#server/db/client.ts'
import { storeConfig } from '#server/db/roadmap.ts'
import { startVenture } from '#server/db/ventures.ts'
import type { Dashboard } from '#shared/dashboard.ts'
import { AppError } from '#shared/errors.ts'
import type { FieldFact, LedgerEvent } from '#shared/roadmap.ts'
import { alone, appendSteps, type Changed, loadLedger, type Step } from './change-ledger.ts'
import { deriveConfig } from './derive-config.ts'
import { readDashboard } from './read-dashboard.ts'

const NAME_MAX = 80
const UNNAMED = 'New idea'

/** What was said within a sentence, as the name of a venture. */
function nameFrom(said: string): string {
  const name = said.charAt(0).toUpperCase() + said.slice(1)
  return name.slice(0, NAME_MAX).toWellFormed()
}

/** Archives the roadmap worked on and starts one with what was said of the new idea (roadmap-rules 2.6). */
export async function beginIdea(
  db: Db,
  userId: string,
  said: readonly LedgerEvent[],
  stepOf: (event: LedgerEvent) => Step,
  beside?: Parameters<typeof appendSteps>[5],
): Promise<Changed> {
  const technology = said.find((event) => event.kind === 'field' && event.fact.field === 'technology')
  const name = technology?.kind === 'field' ? nameFrom(technology.fact.value) : UNNAMED
  await startVenture(db, userId, name)
  const empty = emptyLedger()
  await storeConfig(db, userId, deriveConfig(empty))
  const stored = await loadLedger(db, userId)
  return appendSteps(db, userId, stored, empty, holdFields(empty, said).map(stepOf), beside)
}

/** "New idea", answered on the dashboard: the question is closed in the old roadmap, which is kept. */
export async function moveToNewIdea(ctx: Ctx, id: string): Promise<Dashboard> {
  const { userId } = requireSession(ctx.actor)
  return alone(ctx.database, userId, async (db) => {
    const stored = await loadLedger(db, userId)
    const ledger = derive(stored.events)
    const open = ledger.choice
    if (open?.id !== id || open.about !== 'pivot') {
      throw new AppError('conflict', 'This was answered already. The roadmap shows how.')
    }
    const base = {
      id: ctx.newId(),
      at: ctx.now().toISOString(),
      messageId: open.messageId,
      extractor: 'person' as const,
    }
    const stepOf = (event: LedgerEvent): Step => ({
      events: [{ event, messageId: null, conversationId: null }],
      cause: 'new idea',
    })
    await appendSteps(db, userId, stored, ledger, [stepOf({ ...base, kind: 'reject', targetId: id })])
    const fields = open.facts.map((fact: FieldFact, index) => ({
      ...base,
      id: `${base.id}#${index}`,
      kind: 'field' as const,
      fact,
    }))
    await beginIdea(db, userId, fields, stepOf)
    return readDashboard(ctx, db, userId)
  })
}
