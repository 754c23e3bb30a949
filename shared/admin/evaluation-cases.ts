import { z } from 'zod'
import { Uuid } from '../chat.ts'
import { endpoint } from '../endpoint.ts'

/** Longest texts of a case, in characters, and most cases of a set. */
export const CASE_LIMITS = { name: 80, question: 8000, expectation: 2000, cases: 500 } as const
/** The set of a case that names none, while there is no other set. */
export const FIRST_SET = 'Hard questions'

const Moment = z.iso.datetime({ offset: true }).max(40)
const SetName = z
  .string('Name the set.')
  .trim()
  .min(1, 'Name the set.')
  .max(CASE_LIMITS.name, `A set's name has at most ${CASE_LIMITS.name} characters.`)
const Question = z
  .string('Write the question.')
  .trim()
  .min(1, 'Write the question.')
  .max(CASE_LIMITS.question, `A question has at most ${CASE_LIMITS.question} characters.`)
const Expectation = z
  .string()
  .trim()
  .max(CASE_LIMITS.expectation, `An expectation has at most ${CASE_LIMITS.expectation} characters.`)

export const EvaluationSet = z.object({
  id: Uuid,
  name: z.string(),
  cases: z.number().int(),
  updated_at: Moment,
})
export type EvaluationSet = z.infer<typeof EvaluationSet>

export const EvaluationCase = z.object({
  id: Uuid,
  set_id: Uuid,
  /** Null for a case that an operator wrote. */
  message_id: Uuid.nullable(),
  conversation_id: Uuid.nullable(),
  question: z.string(),
  /** Messages of the conversation before the question. */
  earlier: z.number().int(),
  lang: z.string(),
  /** What the founder was answered. */
  reply: z.string().nullable(),
  /** What an excellent reply does, for the grader. */
  expectation: z.string(),
  created_at: Moment,
  updated_at: Moment,
})
export type EvaluationCase = z.infer<typeof EvaluationCase>

/** Where a case was put, and how many its set holds now. */
const KeptCase = z.object({ id: Uuid, set: z.string(), set_id: Uuid, in_set: z.number().int() })
export type KeptCase = z.infer<typeof KeptCase>

const Id = z.object({ id: Uuid })
const Expected = { expectedUpdatedAt: Moment.optional() }

/** What people wrote is refused or left out while the operator keeps conversations closed (ADMIN_CONVERSATIONS=off). */
export const evaluationCasesApi = {
  /** The set that was changed last comes first. */
  sets: endpoint({
    method: 'GET',
    path: '/rest/v1/evaluation/sets',
    access: 'operator',
    input: z.object({}),
    output: z.object({ sets: z.array(EvaluationSet) }),
  }),
  /** With `expectedUpdatedAt`, a set that changed meanwhile is a 409 `conflict` whose `current` is the set; so is a taken name. */
  renameSet: endpoint({
    method: 'PATCH',
    path: '/rest/v1/evaluation/sets/:id',
    access: 'admin',
    input: Id.extend({ name: SetName, ...Expected }),
    output: z.object({ set: EvaluationSet }),
  }),
  /** Removes a set with its cases and its runs. */
  removeSet: endpoint({
    method: 'DELETE',
    path: '/rest/v1/evaluation/sets/:id',
    access: 'admin',
    input: Id,
    output: z.object({ removed: z.literal(true) }),
  }),
  /** Oldest first. */
  cases: endpoint({
    method: 'GET',
    path: '/rest/v1/evaluation/sets/:id/cases',
    access: 'operator',
    input: Id,
    output: z.object({ set: EvaluationSet, cases: z.array(EvaluationCase) }),
  }),
  /**
   * Keeps the question of a message (itself, or what a reply answers) with what it was asked in, or a question written by
   * hand. `set` is the set's name and makes one where there is none; without it, the set changed last. A message that the set
   * holds already is found, not kept twice.
   */
  keep: endpoint({
    method: 'POST',
    path: '/rest/v1/evaluation/cases',
    access: 'admin',
    input: z
      .object({
        message_id: Uuid.optional(),
        question: Question.optional(),
        expectation: Expectation.default(''),
        set: SetName.optional(),
      })
      .refine(
        ({ message_id, question }) => (message_id === undefined) !== (question === undefined),
        'Name a message, or write a question.',
      ),
    output: z.object({ case: KeptCase }),
  }),
  /** Changes a case's expectation, and the question of a case that was written by hand. 409 as above. */
  changeCase: endpoint({
    method: 'PATCH',
    path: '/rest/v1/evaluation/cases/:id',
    access: 'admin',
    input: Id.extend({ question: Question.optional(), expectation: Expectation.optional(), ...Expected }),
    output: z.object({ case: EvaluationCase }),
  }),
  removeCase: endpoint({
    method: 'DELETE',
    path: '/rest/v1/evaluation/cases/:id',
    access: 'admin',
    input: Id,
    output: z.object({ removed: z.literal(true) }),
  }),
}
