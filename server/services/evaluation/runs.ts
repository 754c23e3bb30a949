import { adminActor, operatorActor } from '#server/auth/policies.ts'
import { insertAudit } from '#server/db/audit.ts'
import { listRuleChanges } from '#server/db/box-versions.ts'
import { findPrompts, insertRun, listRuns as list, stopRun as stop } from '#server/db/evaluation-runs.ts'
import type { Ctx } from '#server/services/context.ts'
import type { Estimate, EvaluationRun, evaluationRunsApi, RunInput } from '#shared/admin/evaluation-runs.ts'
import type { OutputOf } from '#shared/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import { planRun } from './estimate-run.ts'
import { isOpen } from './sets.ts'
import { knownVersions } from './versions.ts'

/** Changes of rules that are offered. */
const RULE_CHANGES = 10

/** Returns what the two versions of a run can be made of. */
export async function listOptions(ctx: Ctx): Promise<OutputOf<typeof evaluationRunsApi.options>> {
  const { prompts, model, known } = await knownVersions(ctx)
  const changes = await ctx.database.asActor(operatorActor(ctx), (db) => listRuleChanges(db, RULE_CHANGES))
  return {
    prompts: prompts.map(({ id, created_at, current, summary }) => ({
      id,
      since: created_at,
      live: current,
      summary,
    })),
    ruleChanges: changes.map(({ at, ...change }) => ({ ...change, at: at.toISOString() })),
    model: model ?? null,
    models: [...new Set([...(model === undefined ? [] : [model]), ...known])],
  }
}

export async function listRuns(ctx: Ctx, { limit }: { limit: number }): Promise<{ runs: EvaluationRun[] }> {
  const runs = await ctx.database.asActor(operatorActor(ctx), (db) => list(db, { open: isOpen(ctx), limit }))
  return { runs }
}

/** Starts a run; one goes on at a time. */
export async function startRun(ctx: Ctx, input: RunInput): Promise<{ run: EvaluationRun }> {
  const actor = adminActor(ctx)
  const open = isOpen(ctx)
  const planned = await planRun(ctx, input)
  refuseOverBudget(planned.estimate)
  const id = ctx.newId()
  const run = await ctx.database.asActor(
    actor,
    async (db) => {
      const [current] = await list(db, { open, running: true })
      if (current) {
        const message = 'An evaluation is running. Wait until it has ended, or stop it, then start yours.'
        throw new AppError('conflict', message, { current })
      }
      await insertRun(db, { id, ...planned })
      const [started] = await list(db, { open, id })
      if (!started) throw new Error('The run was not stored')
      const { set, a, b, answers, grader, estimate } = started
      await insertAudit(db, {
        actorId: actor.userId,
        action: 'evaluation_started',
        target: `evaluation_run:${id}`,
        after: { set: set.name, a, b, answers, grader, cost: estimate.cost },
      })
      return started
    },
    { lock: 'evaluation_runs' },
  )
  void ctx.evaluations.work()
  return { run }
}

/** Evaluations spend no part of the budget that founders' replies need. */
function refuseOverBudget({ cost, left }: Estimate): void {
  if (left === null || (left > 0 && (cost ?? 0) <= left)) return
  const message =
    'This evaluation costs more than what is left of this month’s budget. Raise the budget on the Overview, or evaluate a smaller set.'
  throw new AppError('operator_budget', message)
}

/** Stops a run and keeps its results. */
export async function stopRun(ctx: Ctx, { id }: { id: string }): Promise<{ run: EvaluationRun }> {
  const actor = adminActor(ctx)
  const open = isOpen(ctx)
  return ctx.database.asActor(actor, async (db) => {
    const [before] = await list(db, { open, id })
    if (!before) throw new AppError('not_found', 'This evaluation does not exist.')
    if (before.state !== 'running') return { run: before }
    await stop(db, id)
    const target = `evaluation_run:${id}`
    await insertAudit(db, { actorId: actor.userId, action: 'evaluation_stopped', target })
    const [run = before] = await list(db, { open, id })
    return { run }
  })
}

/** The prompts that a run compares. */
export async function readPrompts(ctx: Ctx, { id }: { id: string }): Promise<{ a: string; b: string }> {
  const prompts = await ctx.database.asActor(operatorActor(ctx), (db) => findPrompts(db, id))
  if (!prompts) throw new AppError('not_found', 'This evaluation does not exist.')
  return prompts
}
