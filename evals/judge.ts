import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { fence } from '#engine/prompt/fence.ts'
import type { ChatTurn } from '#engine/types.ts'
import type { Model, StructuredRequest } from '#server/models/contract/model.ts'
import { jsonIn } from '#server/models/json-in.ts'
import { TODAY } from './model-prompt.ts'
import { GRADE_FORM } from './recordings.ts'

const MODEL_MS = 120_000
const STEPS = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5] as const

const reason = z.string()
/** What a judge answers: a line for each criterion of `rubric.md`, and the grade that follows from them. */
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

/** The request for the grade of one reply. It tells nothing about who wrote the reply. */
export function gradeRequest(given: ConversationToGrade): Omit<StructuredRequest, 'signal'> {
  const before = given.messages
    .slice(0, -1)
    .map(({ role, content }) => `${SPEAKERS[role]}:\n${content}`)
    .join('\n\n')
  const content = [
    `Today is ${TODAY.toISOString().slice(0, 10)}.`,
    fence('roadmap before the last message', given.profile),
    fence('conversation so far', before || 'The last message is the first.'),
    fence('last message', given.messages.at(-1)?.content ?? ''),
    fence('notes on an excellent reply', given.wants ?? 'none'),
    fence('reply to grade', given.reply),
  ].join('\n\n')
  const rubric = readFileSync(new URL('rubric.md', import.meta.url), 'utf8').trim()
  const messages = [
    { role: 'system' as const, content: rubric },
    { role: 'user' as const, content },
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
