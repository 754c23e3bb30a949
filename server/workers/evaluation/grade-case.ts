import type { CallFigures, CaseToAsk } from '#server/db/evaluation-runs.ts'
import type { Model } from '#server/models/contract/model.ts'
import type { Writer } from '#server/workers/replies/write-reply.ts'
import type { Language } from '#shared/language.ts'
import { type CaseGrade, caseGradeRequest, parseCaseGrade } from './grade-request.ts'
import { recordCall } from './record-call.ts'

/** A grader that did not answer in the form asked for. */
export class NoGrade extends Error {
  constructor() {
    super('The grader answered without a grade, twice. Choose a model that answers in JSON.')
  }
}

const TRIES = 2

/** Has a model grade a reply by the rubric; it is not told whose the reply is. Throws ModelError and NoGrade. */
export async function gradeCase(
  writer: Writer,
  grader: Model,
  { asked, reply }: { asked: CaseToAsk; reply: string },
  signal: AbortSignal,
): Promise<CaseGrade & { figures: CallFigures }> {
  const roadmapContext = asked.visitor
    ? undefined
    : await writer.reader.lookBack(asked.ledger, asked.lang as Language)
  const wants = asked.expectation || undefined
  const profile = roadmapContext?.profile ?? 'none'
  const request = caseGradeRequest({ messages: asked.turns, reply, profile, wants }, writer.now())
  const by = {
    provider: grader.provider,
    model: grader.name,
    costOf: grader.costOf,
    runsHere: grader.runsHere,
  }
  for (let tries = 0; tries < TRIES; tries += 1) {
    let text = ''
    const figures = await recordCall(writer, by, async () => {
      const answer = await grader.structured({ ...request, signal })
      text = answer.text
      return answer.usage
    })
    const grade = parseCaseGrade(text)
    if (grade) return { ...grade, figures }
  }
  throw new NoGrade()
}
