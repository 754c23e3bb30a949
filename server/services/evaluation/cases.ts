import { adminActor, operatorActor } from '#server/auth/policies.ts'
import { insertAudit, lastActorOn } from '#server/db/audit.ts'
import type { Db } from '#server/db/client.ts'
import { deleteCase, findSet, listCases as list, lockCase, updateCase } from '#server/db/evaluation-cases.ts'
import type { Ctx } from '#server/services/context.ts'
import type { EvaluationCase, EvaluationSet } from '#shared/admin/evaluation-cases.ts'
import { AppError } from '#shared/errors.ts'
import { byHand } from './keep-case.ts'
import { isOpen } from './sets.ts'

/** A set with its cases; those of people's conversations only while operators may read them. */
export async function listCases(
  ctx: Ctx,
  { id }: { id: string },
): Promise<{ set: EvaluationSet; cases: EvaluationCase[] }> {
  const open = isOpen(ctx)
  return ctx.database.asActor(operatorActor(ctx), async (db) => {
    const set = await findSet(db, { id, open })
    if (!set) throw new AppError('not_found', 'This set does not exist.')
    return { set, cases: await list(db, id, open) }
  })
}

export interface CaseChange {
  readonly id: string
  readonly question?: string | undefined
  readonly expectation?: string | undefined
  readonly expectedUpdatedAt?: string | undefined
}

/** Changes what a case expects, and the question of one that was written by hand. */
export async function changeCase(
  ctx: Ctx,
  { id, question, expectation, expectedUpdatedAt }: CaseChange,
): Promise<{ case: EvaluationCase }> {
  const actor = adminActor(ctx)
  return ctx.database.asActor(actor, async (db) => {
    const before = await requireCase(ctx, db, id)
    if (expectedUpdatedAt !== undefined && new Date(expectedUpdatedAt).toISOString() !== before.updated_at) {
      const message = 'Somebody else changed this case meanwhile. Compare both, then save again.'
      const savedBy = await lastActorOn(db, `evaluation_case:${id}`)
      throw new AppError('conflict', message, { current: { ...before, savedBy } })
    }
    if (question !== undefined && question !== before.question && before.message_id !== null) {
      const message =
        'A question from a conversation stays as it was asked. Write a case of your own instead.'
      throw new AppError('bad_request', message)
    }
    const asked = question === undefined || question === before.question ? undefined : byHand(question)
    if (!asked && (expectation ?? before.expectation) === before.expectation) return { case: before }
    await updateCase(db, id, {
      ...(asked && { turns: asked.turns, lang: asked.lang }),
      ...(expectation !== undefined && { expectation }),
    })
    const after = await requireCase(ctx, db, id)
    await insertAudit(db, {
      actorId: actor.userId,
      action: 'evaluation_case_changed',
      target: `evaluation_case:${id}`,
      before: { expectation: before.expectation },
      after: { expectation: after.expectation },
    })
    return { case: after }
  })
}

/** Takes a case out of its set, with what runs made of it. */
export async function removeCase(ctx: Ctx, { id }: { id: string }): Promise<{ removed: true }> {
  const actor = adminActor(ctx)
  return ctx.database.asActor(actor, async (db) => {
    const { set_id, message_id } = await requireCase(ctx, db, id)
    const set = await findSet(db, { id: set_id, open: true })
    await insertAudit(db, {
      actorId: actor.userId,
      action: 'evaluation_case_removed',
      target: `evaluation_case:${id}`,
      before: { set: set?.name, message_id },
    })
    await deleteCase(db, id)
    return { removed: true }
  })
}

async function requireCase(ctx: Ctx, db: Db, id: string): Promise<EvaluationCase> {
  const found = await lockCase(db, id)
  if (found && (isOpen(ctx) || found.message_id === null)) return found
  throw new AppError('not_found', 'This case does not exist.')
}
