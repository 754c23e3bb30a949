import { adminActor, operatorActor } from '#server/auth/policies.ts'
import { insertAudit } from '#server/db/audit.ts'
import { listResults, listRuns, overruleGrade, type StoredResult } from '#server/db/evaluation-runs.ts'
import type { Ctx } from '#server/services/context.ts'
import type { CaseResult, CaseSide, RunResults, Side } from '#shared/admin/evaluation-runs.ts'
import { AppError } from '#shared/errors.ts'
import { compare, compareCriteria } from './compare.ts'
import { isOpen } from './sets.ts'

/** A run with what it found so far. */
export async function readRun(ctx: Ctx, { id }: { id: string }): Promise<RunResults> {
  const open = isOpen(ctx)
  return ctx.database.asActor(operatorActor(ctx), async (db) => {
    const [run] = await listRuns(db, { open, id })
    if (!run) throw new AppError('not_found', 'This evaluation does not exist.')
    const stored = await listResults(db, { runId: id, open })
    const cases = pairsOf(stored)
    const graded = cases.flatMap(({ a, b }) =>
      a.criteria && b.criteria ? [{ a: a.criteria, b: b.criteria }] : [],
    )
    const told = cases.map(describe)
    const pairs = told.flatMap(({ a, b }) =>
      a.grade !== null && b.grade !== null ? [{ a: a.grade, b: b.grade }] : [],
    )
    return {
      run,
      whole: compare(pairs),
      criteria: compareCriteria(graded),
      cases: told.sort((one, other) => placeOf(other) - placeOf(one)),
    }
  })
}

export interface Overruling {
  readonly id: string
  readonly caseId: string
  readonly side: Side
  readonly grade: number | null
  readonly expected?: number | null | undefined
}

/** Has an operator's grade count in the place of the grader's; null takes it back. */
export async function overrule(
  ctx: Ctx,
  { id, caseId, side, grade, expected }: Overruling,
): Promise<{ case: CaseResult }> {
  const actor = adminActor(ctx)
  const open = isOpen(ctx)
  return ctx.database.asActor(
    actor,
    async (db) => {
      const find = async () => {
        const [pair] = pairsOf(await listResults(db, { runId: id, open, caseId }))
        return pair && describe(pair)
      }
      const before = await find()
      if (!before) throw new AppError('not_found', 'This case is not part of the evaluation.')
      if (before[side].grade === null) {
        throw new AppError('bad_request', 'There is no grade yet. Wait for the grader, then overrule it.')
      }
      if (expected !== undefined && expected !== before[side].grade) {
        const message =
          'Somebody else graded this reply meanwhile. Look at the grade again, then overrule it.'
        throw new AppError('conflict', message, { current: before })
      }
      await overruleGrade(db, { runId: id, caseId, side }, grade)
      const after = (await find()) ?? before
      await insertAudit(db, {
        actorId: actor.userId,
        action: 'evaluation_grade_overruled',
        target: `evaluation_run:${id}`,
        before: { case: caseId, side, grade: before[side].grade },
        after: { case: caseId, side, grade: after[side].grade },
      })
      return { case: after }
    },
    { lock: `evaluation_run:${id}` },
  )
}

interface Pair {
  readonly a: StoredResult
  readonly b: StoredResult
}

/** The results of each case side by side. */
function pairsOf(stored: readonly StoredResult[]): Pair[] {
  const others = new Map(stored.filter(({ side }) => side === 'b').map((result) => [result.case_id, result]))
  return stored.flatMap((a) => {
    const b = others.get(a.case_id)
    return a.side === 'a' && b ? [{ a, b }] : []
  })
}

function describe({ a, b }: Pair): CaseResult {
  const sides = { a: describeSide(a), b: describeSide(b) }
  const both = sides.a.grade !== null && sides.b.grade !== null
  const difference = both ? (sides.b.grade ?? 0) - (sides.a.grade ?? 0) : null
  return { case_id: a.case_id, question: a.question, ...sides, difference }
}

function describeSide(result: StoredResult): CaseSide {
  const { state, reply, recorded, answering, grade, overruled, reason, fault } = result
  return {
    state,
    reply,
    recorded,
    tokens: answering?.completion ?? null,
    grade: overruled ?? grade,
    overruled: overruled === null ? null : grade,
    reason,
    fault,
  }
}

/** Returns where a case stands in the list: by its difference, then what is to come, then what failed. */
function placeOf({ a, b, difference }: CaseResult): number {
  if (difference !== null) return 1 + Math.abs(difference)
  return a.state === 'failed' || b.state === 'failed' ? -1 : 0
}
