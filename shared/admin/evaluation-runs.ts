import { z } from 'zod'
import { Uuid } from '../chat.ts'
import { endpoint } from '../endpoint.ts'
import { MasterPrompt, ModelId, PROMPT_BODY_LIMIT } from './setting-fields.ts'

/** What a reply is graded on, besides as a whole; content/prompts/rubric.md says what each means. */
export const CRITERIA = [
  'answers',
  'specific',
  'next_step',
  'language',
  'honest',
  'one_question',
  'not_repetitive',
  'worth_paying',
] as const
export type CriterionName = (typeof CRITERIA)[number]

/** Cases with both grades that a verdict needs. */
export const VERDICT_CASES = 20
/** Grades nearer to each other than this count as the same. */
export const SAME_WITHIN = 0.5

export const SIDES = ['a', 'b'] as const
export type Side = (typeof SIDES)[number]

const Moment = z.iso.datetime({ offset: true })
const Grade = z
  .number('A grade is a number from 0 to 5.')
  .min(0, 'A grade is a number from 0 to 5.')
  .max(5, 'A grade is a number from 0 to 5.')
  .multipleOf(0.5, 'Grades go in half steps.')

/** Rules that a version answers by; `before:17` as they stood before the 17th row of the audit log, a change of a box. */
const RulesChoice = z.union([
  z.enum(['live', 'shipped', 'none']),
  z.templateLiteral(['before:', z.string().regex(/^\d{1,18}$/)]),
])
export type RulesChoice = z.infer<typeof RulesChoice>

/** One of two versions: what is left out is what is live. */
const Version = z.object({
  /** A version of the master prompt: its number, or `default` for the one that ships. */
  prompt: z
    .string()
    .regex(/^(?:\d{1,18}|default)$/, 'This is not the number of a version.')
    .optional(),
  /** A prompt that is not saved; it goes before `prompt`. */
  draft: MasterPrompt.optional(),
  model: ModelId.optional(),
  rules: RulesChoice.default('live'),
})
export type Version = z.output<typeof Version>

const RunInput = z.object({
  set: Uuid,
  a: Version,
  b: Version,
  /** `recordings` takes answers that earlier runs kept for the same case and version, and asks for the rest alone. */
  answers: z.enum(['model', 'recordings']).default('model'),
  /** The model that grades; left out, the model that is live. */
  grader: ModelId.optional(),
})
export type RunInput = z.output<typeof RunInput>

/** A version as a run compares it. */
const VersionView = z.object({
  /** A version's number, `default`, or `draft`. */
  prompt: z.string(),
  /** When that version was saved. */
  since: Moment.nullable(),
  model: z.string(),
  rules: RulesChoice,
  /** Whether it was what answered founders when the run began. */
  live: z.boolean(),
})
export type VersionView = z.infer<typeof VersionView>

const Estimate = z.object({
  cases: z.number().int(),
  /** Answers to be asked for, and those that are taken from recordings. */
  answers: z.number().int(),
  recorded: z.number().int(),
  grades: z.number().int(),
  /** Dollars; null where no price is known, 0 where the models run here. */
  cost: z.number().nullable(),
  seconds: z.number().int(),
  /** Dollars left of the month's budget, after which members are stopped; null without a budget. */
  left: z.number().nullable().default(null),
})
export type Estimate = z.infer<typeof Estimate>

const RunState = z.enum(['running', 'stopped', 'done'])
const Run = z.object({
  id: Uuid,
  set: z.object({ id: Uuid, name: z.string() }),
  a: VersionView,
  b: VersionView,
  answers: z.enum(['model', 'recordings']),
  grader: z.string(),
  state: RunState,
  started_at: Moment,
  finished_at: Moment.nullable(),
  /** When another process took it up, and how many cases were finished by then. */
  continued_at: Moment.nullable(),
  kept: z.number().int(),
  estimate: Estimate,
  cases: z.number().int(),
  /** Cases whose two sides are graded or failed, and those of them that failed. */
  finished: z.number().int(),
  failed: z.number().int(),
  /** Dollars so far; null where no price is known. */
  cost: z.number().nullable(),
})
export type EvaluationRun = z.infer<typeof Run>

const Band = z.object({ from: z.number(), to: z.number() })
const Comparison = z.object({
  /** Cases with both grades. */
  cases: z.number().int(),
  /** Mean grades. */
  a: z.number().nullable(),
  b: z.number().nullable(),
  /** Mean of B minus A. */
  difference: z.number().nullable(),
  /** Holds the true difference in 95 of 100 runs; null below VERDICT_CASES. */
  band: Band.nullable(),
  /** Null below VERDICT_CASES. */
  verdict: z.enum(['a', 'b', 'close']).nullable(),
})
export type Comparison = z.infer<typeof Comparison>

const CaseSide = z.object({
  state: z.enum(['waiting', 'answered', 'graded', 'failed']),
  reply: z.string().nullable(),
  /** Tokens of the reply; null where the provider told none. */
  tokens: z.number().int().nullable(),
  recorded: z.boolean(),
  /** The grade that counts. */
  grade: z.number().nullable(),
  /** The grader's, where an operator put another one in its place. */
  overruled: z.number().nullable(),
  reason: z.string().nullable(),
  /** Why there is no grade, in the provider's words. */
  fault: z.string().nullable(),
})
export type CaseSide = z.infer<typeof CaseSide>

const CaseResult = z.object({
  case_id: Uuid,
  question: z.string(),
  a: CaseSide,
  b: CaseSide,
  /** B minus A; null until both are graded. */
  difference: z.number().nullable(),
})
export type CaseResult = z.infer<typeof CaseResult>

const RunResults = z.object({
  run: Run,
  whole: Comparison,
  criteria: z.array(Comparison.extend({ name: z.enum(CRITERIA) })),
  /** Largest difference first, whatever its sign; then those that are not there yet; failed ones last. */
  cases: z.array(CaseResult),
})
export type RunResults = z.infer<typeof RunResults>

const Id = z.object({ id: Uuid })

/** Cases that people wrote are left out while the operator keeps conversations closed (ADMIN_CONVERSATIONS=off). */
export const evaluationRunsApi = {
  /** What versions can be made of. */
  options: endpoint({
    method: 'GET',
    path: '/rest/v1/evaluation/options',
    access: 'operator',
    input: z.object({}),
    output: z.object({
      /** Newest first; of the saved ones at most 50. */
      prompts: z.array(
        z.object({ id: z.string(), since: Moment.nullable(), live: z.boolean(), summary: z.string() }),
      ),
      /** The last changes of rule boxes, newest first: the rules before each can be compared. */
      ruleChanges: z.array(z.object({ id: z.string(), at: Moment, box: z.string() })),
      /** The model that answers now; null while the built-in guide does, and then nothing can be evaluated. */
      model: z.string().nullable(),
      models: z.array(z.string()),
    }),
  }),
  /** What a run would ask for and cost. Asks nobody. */
  estimate: endpoint({
    method: 'POST',
    path: '/rest/v1/evaluation/estimate',
    access: 'admin',
    body: 2 * PROMPT_BODY_LIMIT,
    input: RunInput,
    output: Estimate,
  }),
  /** Starts a run. 409 `conflict` while another one is running, with it as `current`. */
  start: endpoint({
    method: 'POST',
    path: '/rest/v1/evaluation/runs',
    access: 'admin',
    rate: 'costly',
    body: 2 * PROMPT_BODY_LIMIT,
    input: RunInput,
    output: z.object({ run: Run }),
  }),
  /** The newest first. */
  list: endpoint({
    method: 'GET',
    path: '/rest/v1/evaluation/runs',
    access: 'operator',
    input: z.object({ limit: z.coerce.number().int().min(1).max(100).default(20) }),
    output: z.object({ runs: z.array(Run) }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/rest/v1/evaluation/runs/:id',
    access: 'operator',
    input: Id,
    output: RunResults,
  }),
  /** The master prompts of both versions, as they stood when the run began. */
  prompts: endpoint({
    method: 'GET',
    path: '/rest/v1/evaluation/runs/:id/prompts',
    access: 'operator',
    input: Id,
    output: z.object({ a: z.string(), b: z.string() }),
  }),
  /** Stops a run and keeps its results; one that is over stays as it is. */
  stop: endpoint({
    method: 'POST',
    path: '/rest/v1/evaluation/runs/:id/stop',
    access: 'admin',
    input: Id,
    output: z.object({ run: Run }),
  }),
  /**
   * Puts an operator's grade in the place of the grader's, or with null takes it back. With `expected`, the grade that the
   * operator saw, another one is a 409 `conflict` whose `current` is the case.
   */
  overrule: endpoint({
    method: 'PUT',
    path: '/rest/v1/evaluation/runs/:id/grades/:caseId/:side',
    access: 'admin',
    input: Id.extend({
      caseId: Uuid,
      side: z.enum(SIDES),
      grade: Grade.nullable(),
      expected: z.number().nullable().optional(),
    }),
    output: z.object({ case: CaseResult }),
  }),
}
