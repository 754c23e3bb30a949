import { adminActor } from '#server/auth/policies.ts'
import type { Db } from '#server/db/client.ts'
import { findSet } from '#server/db/evaluation-cases.ts'
import {
  type CaseToAsk,
  casesToAsk,
  type FrozenVersion,
  findRecorded,
  type Measured,
  measuredGrades,
  measuredReplies,
  type NewRun,
} from '#server/db/evaluation-runs.ts'
import { findSpending } from '#server/db/spending.ts'
import { ceilingOf } from '#server/services/budget/refusals.ts'
import type { Ctx } from '#server/services/context.ts'
import { AT_ONCE } from '#server/workers/evaluation/evaluations.ts'
import { RUBRIC } from '#server/workers/evaluation/grade-request.ts'
import { type Estimate, type RunInput, SIDES } from '#shared/admin/evaluation-runs.ts'
import { AppError } from '#shared/errors.ts'
import { isOpen } from './sets.ts'
import { freeze, recordingOf } from './versions.ts'

const CHARS_PER_TOKEN = 4
/** Of a reply that nothing like it was measured of: tokens beside the prompt and the conversation, those written, and time. */
const REPLY = { beside: 2_500, completion: 500, ms: 8_000 }
/** The same of a grade: beside the rubric and the conversation. */
const GRADE = { beside: 900, completion: 450, ms: 6_000 }

/** A run as it would be stored. */
export type PlannedRun = Omit<NewRun, 'id'>

/** Returns what a run would ask for, and what that would cost and take. */
export async function estimateRun(ctx: Ctx, input: RunInput): Promise<Estimate> {
  return (await planRun(ctx, input)).estimate
}

/** Gathers everything that a run is made of. */
export async function planRun(ctx: Ctx, input: RunInput): Promise<PlannedRun> {
  const { a, b, grader } = await freeze(ctx, input)
  return ctx.database.asActor(adminActor(ctx), async (db) => {
    const set = await findSet(db, { id: input.set, open: isOpen(ctx) })
    if (!set) throw new AppError('not_found', 'This set does not exist.')
    const cases = await casesToAsk(db, input.set, isOpen(ctx))
    if (cases.length === 0) {
      throw new AppError('bad_request', `${set.name} holds no case yet. Keep one from Review, or write one.`)
    }
    const versions = { a, b }
    const results = cases.flatMap((asked) =>
      SIDES.map((side) => ({ caseId: asked.id, side, recording: recordingOf(asked, versions[side]) })),
    )
    const kept =
      input.answers === 'recordings'
        ? await findRecorded(
            db,
            results.map(({ recording }) => recording),
          )
        : new Set<string>()
    const missing = SIDES.map((side) => ({
      version: versions[side],
      count: results.filter((each) => each.side === side && !kept.has(each.recording)).length,
    }))
    const estimate = await estimated(ctx, db, { cases, missing, grader })
    return { setId: input.set, a, b, answers: input.answers, grader, estimate, results }
  })
}

interface ToEstimate {
  readonly cases: readonly CaseToAsk[]
  readonly missing: readonly { version: FrozenVersion; count: number }[]
  readonly grader: string
}

async function estimated(ctx: Ctx, db: Db, { cases, missing, grader }: ToEstimate): Promise<Estimate> {
  const { choice } = await ctx.settings.current()
  const chars = cases.reduce(
    (sum, { turns }) => sum + turns.reduce((all, { content }) => all + content.length, 0),
    0,
  )
  const talk = chars / cases.length / CHARS_PER_TOKEN
  const priceOf = (model: string, { prompt, completion }: Measured) => {
    const by = ctx.models.choose({ ...choice, model })
    return by?.costOf ? by.costOf({ promptTokens: prompt, completionTokens: completion }) : 0
  }
  const parts: { count: number; cost: number | null; ms: number }[] = []
  for (const { version, count } of missing) {
    const prompt = version.text.length / CHARS_PER_TOKEN + REPLY.beside + talk
    const measured = (await measuredReplies(db, version.model)) ?? { ...REPLY, prompt }
    parts.push({ count, cost: priceOf(version.model, measured), ms: measured.ms })
  }
  const prompt = RUBRIC.length / CHARS_PER_TOKEN + GRADE.beside + talk
  const measured = (await measuredGrades(db, grader)) ?? { ...GRADE, prompt }
  const grades = 2 * cases.length
  parts.push({ count: grades, cost: priceOf(grader, measured), ms: measured.ms })
  const asked = parts.filter(({ count }) => count > 0)
  const spending = await findSpending(db)
  const answers = missing.reduce((sum, { count }) => sum + count, 0)
  return {
    cases: cases.length,
    answers,
    recorded: grades - answers,
    grades,
    left: spending ? Math.max(0, ceilingOf(spending, 'member') - spending.spent) : null,
    cost: asked.some(({ cost }) => cost === null)
      ? null
      : asked.reduce((sum, { count, cost }) => sum + count * (cost ?? 0), 0),
    seconds: Math.ceil(asked.reduce((sum, { count, ms }) => sum + count * ms, 0) / 1000 / AT_ONCE),
  }
}
