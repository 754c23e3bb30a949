import { derive } from '#engine/ledger/fold.ts'
import { requireSession } from '#server/auth/policies.ts'
import { beginIdea } from '#server/roadmap/begin-idea.ts'
import { appendSteps, refuseReaders, type Step, withPersonLock } from '#server/roadmap/change-ledger.ts'
import { ledgerAbout } from '#server/roadmap/work-on.ts'
import type { Ctx } from '#server/services/context.ts'
import { refuseMoreVentures } from '#server/services/ventures/limit-ventures.ts'
import type { Dashboard } from '#shared/dashboard.ts'
import { AppError } from '#shared/errors.ts'
import type { FieldFact, LedgerEvent } from '#shared/roadmap.ts'
import { readDashboard } from './read-dashboard.ts'

/** "New idea", answered on the dashboard: the question is closed in the old roadmap, which is kept. */
export async function moveToNewIdea(ctx: Ctx, id: string): Promise<Dashboard> {
  const { userId } = requireSession(ctx.actor)
  return withPersonLock(ctx.database, userId, async (db) => {
    const stored = await ledgerAbout(db, userId, id)
    refuseReaders(stored)
    await refuseMoreVentures(db, userId)
    const ledger = derive(stored.events)
    const open = ledger.choice
    if (open?.id !== id || open.about !== 'pivot') {
      throw new AppError('already_answered', 'This was answered already. The roadmap shows how.')
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
    await beginIdea(db, userId, { messageId: open.messageId, said: fields }, stepOf)
    return readDashboard(ctx, db, userId)
  })
}
