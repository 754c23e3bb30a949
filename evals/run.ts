import { readFileSync } from 'node:fs'
import type { Model } from '#server/assistant/models/models.ts'
import { type AnswerCase, evaluateAnswers } from './answers.ts'
import { type Dialogue, evaluateDialogues } from './dialogues.ts'
import { evaluateExtraction } from './extraction.ts'
import type { UtteranceCase } from './fixtures.ts'
import { evaluateLevels } from './levels.ts'
import { configuredModel } from './model.ts'
import { type PromptCase, writePrompts } from './prompts.ts'
import { evaluateRecognition } from './recognition.ts'
import { evaluateReplies, type ReplyCase } from './replies.ts'
import { evaluateRetrieval, type RetrievalCase } from './retrieval.ts'
import { evaluateRoles } from './roles.ts'
import { type TranscriptCase, writeTranscripts } from './transcripts.ts'

const KINDS: Record<string, (data: never, model?: Model) => object | Promise<object | string>> = {
  extraction: (data: UtteranceCase[]) => evaluateExtraction(data),
  dialogues: (data: Dialogue[]) => evaluateDialogues(data),
  levels: (data: Parameters<typeof evaluateLevels>[0]) => evaluateLevels(data),
  retrieval: (data: RetrievalCase[]) => evaluateRetrieval(data),
  replies: (data: ReplyCase[], model) => evaluateReplies(data, model),
  prompts: (data: PromptCase[]) => writePrompts(data),
  answers: (data: AnswerCase[]) => evaluateAnswers(data),
  recognition: () => evaluateRecognition(),
  roles: () => evaluateRoles(),
  transcripts: (data: TranscriptCase[]) => writeTranscripts(data),
}
/** The kinds in which a model can do the work. */
const WITH_MODEL = ['replies']
/** The kinds that bring what they are tried with. */
const WITHOUT_FILE = ['roles', 'recognition']

/** `npm run eval -- KIND FILE`: a table with each miss, then one line of JSON (decisions section 6a); transcripts are their text alone. */
export async function run(args: string[]): Promise<void> {
  const [kind = '', file] = args.filter((arg) => !arg.startsWith('--'))
  const evaluate = KINDS[kind]
  const unknown = args.find((arg) => arg.startsWith('--') && arg !== '--model')
  if (unknown) return refuse(`There is no option ${unknown}: only --model.`)
  if (!evaluate || (!file && !WITHOUT_FILE.includes(kind)))
    return refuse(`Usage: npm run eval -- ${Object.keys(KINDS).join('|')} FILE [--model]`)
  const wantsModel = args.includes('--model')
  if (wantsModel && !WITH_MODEL.includes(kind))
    return refuse(`${kind} runs without a model: leave --model out, or use it with ${WITH_MODEL.join(', ')}.`)
  const model = wantsModel ? configuredModel(process.env) : undefined
  if (wantsModel && !model)
    return refuse('No provider is configured: set OPENAI_API_KEY, or AI_GATEWAY_URL with AI_GATEWAY_KEY.')
  const data = file ? JSON.parse(readFileSync(file, 'utf8')) : []
  const list = Array.isArray(data) ? data : (data.cases ?? data.dialogues ?? data.profiles ?? [])
  const result = await evaluate(list as never, model)
  if (typeof result === 'string') process.stdout.write(result)
  else console.log(JSON.stringify(result))
}

function refuse(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}
