import { z } from 'zod'
import { readText } from '#content/files.mjs'
import type { ChatTurn } from '#engine/types.ts'
import { fence } from '#engine/words/fence.ts'
import type { StructuredRequest } from '#server/models/contract/model.ts'
import { jsonIn } from '#server/models/json-in.ts'
import { CRITERIA } from '#shared/admin/evaluation-runs.ts'

/** The name of the form that a grade is asked for in. */
export const GRADE_FORM = 'reply_grade'
/** What graders are told. */
export const RUBRIC = readText('prompts/rubric.md').trim()
const BY_CRITERION = `${RUBRIC.split('## Your answer')[0]}${readText('prompts/rubric-criteria.md').trim()}`

/** A conversation up to the reply that is graded. */
export interface ConversationToGrade {
  /** Ends with the founder's last message. */
  readonly messages: readonly ChatTurn[]
  readonly reply: string
  /** The roadmap as it stood before the last message. */
  readonly profile: string
  /** What an excellent reply does; a guide for the judge. */
  readonly wants?: string | undefined
}

const SPEAKERS: Record<ChatTurn['role'], string> = { user: 'Founder', assistant: 'Adviser' }

/** Returns what a grader is given, fenced as data. It tells nothing about who wrote the reply. */
export function materialToGrade(given: ConversationToGrade, today: Date): string {
  const before = given.messages
    .slice(0, -1)
    .map(({ role, content }) => `${SPEAKERS[role]}:\n${content}`)
    .join('\n\n')
  return [
    `Today is ${today.toISOString().slice(0, 10)}.`,
    fence('roadmap before the last message', given.profile),
    fence('conversation so far', before || 'The last message is the first.'),
    fence('last message', given.messages.at(-1)?.content ?? ''),
    fence('notes on an excellent reply', given.wants ?? 'none'),
    fence('reply to grade', given.reply),
  ].join('\n\n')
}

/** The grades that the form offers. */
const STEPS = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5] as const
const asked = z.object({
  criteria: z.object(
    Object.fromEntries(
      CRITERIA.map((name) => [name, z.object({ reason: z.string(), grade: z.literal(STEPS) })]),
    ),
  ),
  reason: z.string(),
  grade: z.literal(STEPS),
})
const { $schema: _dialect, ...schema } = z.toJSONSchema(asked)

/** Models that are not held to the form write 3.7: the nearest half step counts. */
const Step = z
  .number()
  .min(0)
  .max(5)
  .transform((grade) => Math.round(grade * 2) / 2)
const Line = z.string().transform((text) => text.trim().slice(0, 500))
const Criterion = z.object({ reason: Line, grade: Step })
const CriterionGrades = z.record(z.enum(CRITERIA), Criterion)
const CaseGrade = z.object({ criteria: CriterionGrades, reason: Line, grade: Step })
/** The grade of one reply: of the whole, and by criterion, each with its reason. */
export type CaseGrade = z.infer<typeof CaseGrade>

/** The request for a grade of one reply by criterion. */
export function caseGradeRequest(given: ConversationToGrade, today: Date): Omit<StructuredRequest, 'signal'> {
  const messages = [
    { role: 'system' as const, content: BY_CRITERION },
    { role: 'user' as const, content: materialToGrade(given, today) },
  ]
  return { name: GRADE_FORM, schema, messages }
}

/** Reads a grader's answer; undefined when a criterion is missing or a grade is not on the scale. */
export function parseCaseGrade(text: string): CaseGrade | undefined {
  return CaseGrade.safeParse(jsonIn(text)?.value).data
}
