import { z } from 'zod'
import type { Model, StructuredRequest } from '#server/models/contract/model.ts'
import { jsonIn } from '#server/models/json-in.ts'
import {
  type ConversationToGrade,
  GRADE_FORM,
  materialToGrade,
  RUBRIC,
} from '#server/workers/evaluation/grade-request.ts'
import { TODAY } from './model-prompt.ts'

const MODEL_MS = 120_000
const STEPS = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5] as const

const reason = z.string()
/** What a judge answers: a line for each criterion of the rubric, and the grade that follows from them. */
const Grade = z.object({
  reasons: z.object({
    answers: reason,
    specific: reason,
    next_step: reason,
    language: reason,
    honest: reason,
    one_question: reason,
    not_repetitive: reason,
    worth_paying: reason,
  }),
  grade: z.literal(STEPS),
})
export type Grade = z.infer<typeof Grade>
const { $schema: _dialect, ...schema } = z.toJSONSchema(Grade)

/** The request for the grade of one reply. */
export function gradeRequest(given: ConversationToGrade): Omit<StructuredRequest, 'signal'> {
  const messages = [
    { role: 'system' as const, content: RUBRIC },
    { role: 'user' as const, content: materialToGrade(given, TODAY) },
  ]
  return { name: GRADE_FORM, schema, messages }
}

/** Reads a judge's answer; undefined when it is not in the form asked for or the grade is not on the scale. */
export function parseGrade(text: string): Grade | undefined {
  const parsed = Grade.safeParse(jsonIn(text)?.value)
  return parsed.success ? parsed.data : undefined
}

/** Has a model grade a reply; undefined when its answer is no grade. Throws ModelError. */
export async function gradeReply(model: Model, given: ConversationToGrade): Promise<Grade | undefined> {
  const signal = AbortSignal.timeout(MODEL_MS)
  const { text } = await model.structured({ ...gradeRequest(given), signal })
  return parseGrade(text)
}
