import { sql } from 'kysely'
import type {
  CriterionName,
  Estimate,
  EvaluationRun,
  RulesChoice,
  Side,
} from '#shared/admin/evaluation-runs.ts'
import type { Rule } from '#shared/admin/prompt-boxes.ts'
import type { LedgerEvent } from '#shared/roadmap.ts'
import type { Db } from './client.ts'
import type { KeptTurn } from './evaluation-cases.ts'

/** One of the two versions of a run, with all that its answers follow from. */
export interface FrozenVersion {
  /** A version's number, `default`, or `draft`. */
  readonly prompt: string
  readonly since: string | null
  readonly model: string
  readonly rules: RulesChoice
  readonly live: boolean
  readonly text: string
  readonly boxes: readonly { readonly key: string; readonly title: string; readonly rules: readonly Rule[] }[]
}

/** What a call used: tokens, milliseconds and dollars, null where the provider or the catalogue does not say. */
export interface CallFigures {
  readonly model: string
  readonly prompt: number | null
  readonly completion: number | null
  readonly ms: number
  readonly cost: number | null
}

export interface NewRun {
  readonly id: string
  readonly setId: string
  readonly a: FrozenVersion
  readonly b: FrozenVersion
  readonly answers: 'model' | 'recordings'
  readonly grader: string
  readonly estimate: Estimate
  readonly results: readonly { caseId: string; side: Side; recording: string }[]
}

/** Stores a run with a waiting result for each case and side. */
export async function insertRun(db: Db, run: NewRun): Promise<void> {
  const rows = run.results.map(({ caseId, side, recording }) => ({ case_id: caseId, side, recording }))
  await sql`
    with run as (
      insert into evaluation_runs (id, set_id, a, b, answers, grader, estimate)
      values (${run.id}::uuid, ${run.setId}::uuid, ${JSON.stringify(run.a)}::jsonb, ${JSON.stringify(run.b)}::jsonb,
        ${run.answers}, ${run.grader}, ${JSON.stringify(run.estimate)}::jsonb)
      returning id
    )
    insert into evaluation_results (run_id, case_id, side, recording)
    select run.id, case_id, side, recording
    from run, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as result (case_id uuid, side text, recording text)`.execute(
    db,
  )
}

type RunRow = Omit<EvaluationRun, 'started_at' | 'finished_at' | 'continued_at'> & {
  started_at: Date
  finished_at: Date | null
  continued_at: Date | null
}

/** Of a version, what is told of it. */
const told = (side: Side) => sql`${sql.ref(`run.${side}`)} - array['text', 'boxes'] as ${sql.ref(side)}`

/** Runs, the newest first; without `open`, what people asked does not count. */
export async function listRuns(
  db: Db,
  {
    open,
    id = null,
    running = false,
    limit = 1,
  }: { open: boolean; id?: string | null; running?: boolean; limit?: number },
): Promise<EvaluationRun[]> {
  const { rows } = await sql<RunRow>`
    select run.id, json_build_object('id', set.id, 'name', set.name) as set, ${told('a')}, ${told('b')}, answers, grader,
      state, started_at, finished_at, continued_at, kept, estimate, tally.*
    from evaluation_runs run join evaluation_sets set on set.id = set_id
    cross join lateral (
      select count(*)::integer as cases, count(*) filter (where over)::integer as finished,
        count(*) filter (where over and fault)::integer as failed,
        case when bool_or(unpriced) then null else coalesce(sum(cost), 0)::float8 end as cost
      from (
        select bool_and(result.state in ('graded', 'failed')) as over, bool_or(result.state = 'failed') as fault,
          sum(coalesce((answering ->> 'cost')::numeric, 0) + coalesce((grading ->> 'cost')::numeric, 0)) as cost,
          bool_or(answering is not null and answering ->> 'cost' is null
            or grading is not null and grading ->> 'cost' is null) as unpriced
        from evaluation_results result join evaluation_cases kept on kept.id = case_id
        where run_id = run.id and (${open} or kept.message_id is null) group by case_id
      ) by_case
    ) tally
    where (${id}::uuid is null or run.id = ${id}::uuid) and (not ${running} or run.state = 'running')
    order by started_at desc, run.id limit ${limit}`.execute(db)
  return rows.map((row) => ({
    ...row,
    started_at: row.started_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
    continued_at: row.continued_at?.toISOString() ?? null,
  }))
}

/** Both prompts of a run, to be compared or saved. */
export async function findPrompts(db: Db, id: string): Promise<{ a: string; b: string } | undefined> {
  const { rows } = await sql<{ a: string; b: string }>`
    select a ->> 'text' as a, b ->> 'text' as b from evaluation_runs where id = ${id}::uuid`.execute(db)
  return rows[0]
}

/** One side of a case in a run. */
export interface StoredResult {
  readonly case_id: string
  readonly side: Side
  readonly question: string
  readonly state: 'waiting' | 'answered' | 'graded' | 'failed'
  readonly reply: string | null
  readonly recorded: boolean
  readonly answering: CallFigures | null
  readonly grade: number | null
  readonly criteria: Record<CriterionName, { grade: number; reason: string }> | null
  readonly reason: string | null
  readonly overruled: number | null
  readonly fault: string | null
}

/** The results of a run, or of one case of it. */
export async function listResults(
  db: Db,
  { runId, open, caseId = null }: { runId: string; open: boolean; caseId?: string | null },
): Promise<StoredResult[]> {
  const { rows } = await sql<StoredResult>`
    select case_id, side, kept.turns -> -1 ->> 'content' as question, result.state, result.reply, recorded, answering,
      grade::float8 as grade, criteria, reason, overruled::float8 as overruled, fault
    from evaluation_results result join evaluation_cases kept on kept.id = case_id
    where run_id = ${runId}::uuid and (${open} or kept.message_id is null)
      and (${caseId}::uuid is null or case_id = ${caseId}::uuid)
    order by kept.created_at, case_id, side`.execute(db)
  return rows
}

/** Stops a run that is going on; its results stay. */
export async function stopRun(db: Db, id: string): Promise<void> {
  await sql`
    update evaluation_runs set state = 'stopped', finished_at = now() where id = ${id}::uuid and state = 'running'`.execute(
    db,
  )
}

/** Puts an operator's grade in the place of the grader's; null takes it back. */
export async function overruleGrade(
  db: Db,
  where: { runId: string; caseId: string; side: Side },
  grade: number | null,
): Promise<void> {
  await sql`
    update evaluation_results set overruled = ${grade}
    where run_id = ${where.runId}::uuid and case_id = ${where.caseId}::uuid and side = ${where.side}`.execute(
    db,
  )
}

/** What a case is asked with. */
export interface CaseToAsk {
  readonly id: string
  readonly turns: readonly KeptTurn[]
  readonly ledger: readonly LedgerEvent[]
  readonly visitor: boolean
  readonly lang: string
  readonly expectation: string
}

const caseColumns = sql`kept.id, kept.turns, kept.ledger, kept.visitor, kept.lang, kept.expectation`

/** The cases of a set as they are asked. */
export async function casesToAsk(db: Db, setId: string, open: boolean): Promise<CaseToAsk[]> {
  const { rows } = await sql<CaseToAsk>`
    select ${caseColumns} from evaluation_cases kept
    where kept.set_id = ${setId}::uuid and (${open} or kept.message_id is null) order by kept.created_at, kept.id`.execute(
    db,
  )
  return rows
}

/** Of these recordings, those that some run has an answer for. */
export async function findRecorded(db: Db, recordings: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ recording: string }>`
    select distinct recording from evaluation_results
    where recording = any(${[...recordings]}::text[]) and reply is not null`.execute(db)
  return new Set(rows.map(({ recording }) => recording))
}

/** Mean tokens and milliseconds of calls; null where there were none. */
export interface Measured {
  readonly prompt: number
  readonly completion: number
  readonly ms: number
}

/** Returns what a reply of a model took in the last 30 days. */
export async function measuredReplies(db: Db, model: string): Promise<Measured | undefined> {
  const { rows } = await sql<{ [K in keyof Measured]: number | null }>`
    select avg(prompt_tokens)::float8 as prompt, avg(completion_tokens)::float8 as completion, avg(latency_ms)::float8 as ms
    from usage_events where model = ${model} and purpose = 'chat' and outcome = 'complete' and prompt_tokens is not null
      and created_at > now() - interval '30 days'`.execute(db)
  return whole(rows[0])
}

/** Returns what grading took a model in its last runs. */
export async function measuredGrades(db: Db, model: string): Promise<Measured | undefined> {
  const { rows } = await sql<{ [K in keyof Measured]: number | null }>`
    select avg((grading ->> 'prompt')::float8) as prompt, avg((grading ->> 'completion')::float8) as completion,
      avg((grading ->> 'ms')::float8) as ms
    from evaluation_results join evaluation_runs run on run.id = run_id
    where run.grader = ${model} and grading ->> 'prompt' is not null`.execute(db)
  return whole(rows[0])
}

function whole(row: { [K in keyof Measured]: number | null } | undefined): Measured | undefined {
  if (!row || row.prompt === null || row.completion === null || row.ms === null) return undefined
  return { prompt: row.prompt, completion: row.completion, ms: row.ms }
}
