import { sql } from 'kysely'
import type { Side } from '#shared/admin/evaluation-runs.ts'
import type { Db } from './client.ts'
import type { CallFigures, CaseToAsk, FrozenVersion, StoredResult } from './evaluation-runs.ts'

/** Seconds that a process keeps a run for itself without saying so again. */
const HELD_S = 20

/** A run that a process works on. */
export interface HeldRun {
  readonly id: string
  readonly a: FrozenVersion
  readonly b: FrozenVersion
  readonly answers: 'model' | 'recordings'
  readonly grader: string
}

/**
 * Takes the run that is going on, unless another process holds it. One that a process held before is written down as
 * continued, with how many cases were finished by then.
 */
export async function takeRun(db: Db, runner: string): Promise<HeldRun | undefined> {
  const { rows } = await sql<HeldRun>`
    update evaluation_runs run set runner = ${runner}::uuid, held_until = now() + make_interval(secs => ${HELD_S}),
      continued_at = case when runner is null or runner = ${runner}::uuid then continued_at else now() end,
      kept = case when runner is null or runner = ${runner}::uuid then kept else (
        select count(*) from (
          select from evaluation_results where run_id = run.id group by case_id
          having bool_and(state in ('graded', 'failed'))) finished) end
    where state = 'running' and (held_until is null or held_until < now() or runner = ${runner}::uuid)
    returning id, a, b, answers, grader`.execute(db)
  return rows[0]
}

/** Keeps a run for a process; false when it was stopped, or is another's by now. */
export async function holdRun(db: Db, id: string, runner: string): Promise<boolean> {
  const { rows } = await sql`
    update evaluation_runs set held_until = now() + make_interval(secs => ${HELD_S})
    where id = ${id}::uuid and runner = ${runner}::uuid and state = 'running' returning id`.execute(db)
  return rows.length > 0
}

/** Lets others take a run up at once. */
export async function letGoRun(db: Db, id: string, runner: string): Promise<void> {
  await sql`
    update evaluation_runs set held_until = null where id = ${id}::uuid and runner = ${runner}::uuid`.execute(
    db,
  )
}

/** Ends a run in which nothing waits any more. */
export async function finishRun(db: Db, id: string): Promise<void> {
  await sql`
    update evaluation_runs set state = 'done', finished_at = now()
    where id = ${id}::uuid and state = 'running' and not exists (
      select from evaluation_results where run_id = ${id}::uuid and state in ('waiting', 'answered'))`.execute(
    db,
  )
}

/** One side of a case that is to be answered or graded. */
export type ResultToDo = Pick<StoredResult, 'side' | 'state' | 'reply'> & {
  readonly recording: string
  readonly asked: CaseToAsk
}

/** The ids of the cases of a run that are not finished, oldest first. */
export async function casesToDo(db: Db, runId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select kept.id from evaluation_cases kept
    where exists (select from evaluation_results result where run_id = ${runId}::uuid and case_id = kept.id
      and result.state in ('waiting', 'answered'))
    order by kept.created_at, kept.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Returns what of a case is to be done. */
export async function resultsToDo(db: Db, runId: string, caseId: string): Promise<ResultToDo[]> {
  const { rows } = await sql<ResultToDo>`
    select side, result.state, result.reply, recording, json_build_object('id', kept.id, 'turns', kept.turns,
      'ledger', kept.ledger, 'visitor', kept.visitor, 'lang', kept.lang, 'expectation', kept.expectation) as asked
    from evaluation_results result join evaluation_cases kept on kept.id = case_id
    where run_id = ${runId}::uuid and case_id = ${caseId}::uuid and result.state in ('waiting', 'answered')`.execute(
    db,
  )
  return rows
}

/** An answer that some run kept for the same case and version, the newest. */
export async function findRecording(db: Db, recording: string): Promise<string | undefined> {
  const { rows } = await sql<{ reply: string }>`
    select result.reply from evaluation_results result join evaluation_runs run on run.id = run_id
    where recording = ${recording} and result.reply is not null order by started_at desc limit 1`.execute(db)
  return rows[0]?.reply
}

export interface ResultPlace {
  readonly runId: string
  readonly caseId: string
  readonly side: Side
}

const at = ({ runId, caseId, side }: ResultPlace) =>
  sql`run_id = ${runId}::uuid and case_id = ${caseId}::uuid and side = ${side}`

const json = (value: unknown) => sql`${value === null ? null : JSON.stringify(value)}::jsonb`

/** Keeps an answer; `figures` are null for one of an earlier run. */
export async function keepAnswer(
  db: Db,
  place: ResultPlace,
  { reply, figures }: { reply: string; figures: CallFigures | null },
): Promise<void> {
  await sql`
    update evaluation_results set state = 'answered', reply = ${reply}, recorded = ${figures === null},
      answering = ${json(figures)} where ${at(place)}`.execute(db)
}

/** Keeps a grade. */
export async function keepGrade(
  db: Db,
  place: ResultPlace,
  given: { grade: number; criteria: object; reason: string; figures: CallFigures },
): Promise<void> {
  await sql`
    update evaluation_results set state = 'graded', grade = ${given.grade}, criteria = ${json(given.criteria)},
      reason = ${given.reason}, grading = ${json(given.figures)} where ${at(place)}`.execute(db)
}

/** Keeps why a side of a case could not be answered or graded. */
export async function keepFault(db: Db, place: ResultPlace, fault: string): Promise<void> {
  await sql`update evaluation_results set state = 'failed', fault = ${fault} where ${at(place)}`.execute(db)
}
