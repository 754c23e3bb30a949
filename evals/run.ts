import { readFileSync } from 'node:fs'
import { type AnswerCase, evaluateAnswers } from './answers.ts'
import { evaluateCalibration } from './calibration.ts'
import { evaluateClassifier } from './classifier.ts'
import { type Dialogue, evaluateDialogues } from './dialogues.ts'
import { evaluateExtraction } from './extraction.ts'
import type { UtteranceCase } from './fixtures.ts'
import type { Judging } from './grades.ts'
import { evaluateImports, type ImportCase } from './imports.ts'
import { evaluateLevels } from './levels.ts'
import { readOptions } from './options.ts'
import { type PromptCase, writePrompts } from './prompts.ts'
import type { ModelReader } from './read.ts'
import { explainReading } from './reading.ts'
import { evaluateRecords, type RecordCase } from './records.ts'
import { evaluateReplies, type ReplyCase } from './replies.ts'
import { evaluateRetrieval, type RetrievalCase } from './retrieval.ts'
import { evaluateRoles } from './roles.ts'
import { evaluateSheets, type SheetCase } from './sheets.ts'
import { type TranscriptCase, writeTranscripts } from './transcripts.ts'

type Evaluate = (data: never, reader?: ModelReader, judging?: Judging) => object | Promise<object | string>

const KINDS: Record<string, Evaluate> = {
  extraction: (data: UtteranceCase[], reader) => evaluateExtraction(data, reader),
  records: (data: RecordCase[], reader) => evaluateRecords(data, reader),
  sheets: (data: SheetCase[]) => evaluateSheets(data),
  imports: (data: ImportCase[], reader) => evaluateImports(data, reader),
  dialogues: (data: Dialogue[], reader) => evaluateDialogues(data, reader),
  levels: (data: Parameters<typeof evaluateLevels>[0]) => evaluateLevels(data),
  retrieval: (data: RetrievalCase[]) => evaluateRetrieval(data),
  replies: (data: ReplyCase[], reader, judging) => evaluateReplies(data, reader?.model, judging),
  prompts: (data: PromptCase[]) => writePrompts(data),
  answers: (data: AnswerCase[]) => evaluateAnswers(data),
  classifier: () => evaluateClassifier(),
  calibration: () => evaluateCalibration(),
  roles: () => evaluateRoles(),
  transcripts: (data: TranscriptCase[]) => writeTranscripts(data),
}
/** The kinds that bring what they are tried with. */
const WITHOUT_FILE = ['roles', 'classifier', 'calibration']

/**
 * `npm run eval -- KIND FILE`: a table with each miss, then one line of JSON (decisions section 6a); transcripts are their
 * text alone. `npm run eval -- reading TEXT` says what becomes of one message.
 */
export async function run(args: string[]): Promise<void> {
  const options = readOptions(args, process.env)
  if (typeof options === 'string') return refuse(options)
  const { kind, file, model, spoil, judging } = options
  if (kind === 'reading' && file) return void process.stdout.write(await explainReading(file))
  const evaluate = KINDS[kind]
  if (!evaluate || (!file && !WITHOUT_FILE.includes(kind)))
    return refuse(
      `Usage: npm run eval -- reading TEXT, or ${Object.keys(KINDS).join('|')} FILE [--model] [--record DIR] [--record-requests DIR] [--replay DIR] [--judge [--guide] [--grades FILE]] [--spoil SHARE --seed N]`,
    )
  const data = file ? JSON.parse(readFileSync(file, 'utf8')) : []
  const list = Array.isArray(data) ? data : (data.cases ?? data.dialogues ?? data.profiles ?? [])
  const result = await evaluate(list as never, model && { model, ...(spoil && { spoil }) }, judging)
  if (typeof result === 'string') process.stdout.write(result)
  else console.log(JSON.stringify(result))
}

function refuse(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}
