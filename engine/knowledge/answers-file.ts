import { z } from 'zod'
import type { Report } from './fault.ts'
import { readShape } from './read-shape.ts'

const Text = z.string('must be a text').regex(/\S/, 'is empty')
const Id = z
  .string('must be a text')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be words in small letters with "-" between them')
const Answers = z
  .array(
    z.strictObject({ id: Id, says: Text, steps: z.array(Text, 'must be a list').min(1, 'is empty') }),
    'must be a list of answers',
  )
  .min(1, 'holds no answer')

/** What an answer says in one language. */
export type AnswerText = z.infer<typeof Answers>[number]

/** An answer whose texts stand in double quotes, each on one line. */
const QUOTED = /^- id: ([a-z0-9-]+)\n {2}says: (".*")\n {2}steps:\n((?: {4}- ".*"\n)+)\n*$/

/** Reads `answers.<lang>.yaml`. Reports what is wrong, and then holds no answer. */
export function parseAnswers(text: string, file: string, report: Report): readonly AnswerText[] {
  const quoted = Answers.safeParse(readQuoted(text))
  return quoted.data ?? readShape(Answers, text, { file }, report) ?? []
}

/**
 * Reads answers whose texts are quoted as in JSON, which YAML includes. Each start of the server reads all answers,
 * and the parser of all of YAML takes ten times as long. Undefined where anything is written otherwise.
 */
function readQuoted(text: string): unknown[] | undefined {
  try {
    return text.split(/^(?=- )/m).map((item) => {
      const [whole, id, says = '', steps = ''] = QUOTED.exec(item) ?? []
      if (whole === undefined) throw new SyntaxError('An answer is not written so.')
      const lines = steps.trimEnd().split('\n')
      return { id, says: JSON.parse(says), steps: lines.map((line) => JSON.parse(line.trim().slice(2))) }
    })
  } catch {
    return undefined
  }
}
