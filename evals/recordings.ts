import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PromptMessage } from '#engine/prompt/messages.ts'
import {
  type Model,
  ModelError,
  type ModelRequest,
  type StructuredAnswer,
  type StructuredRequest,
  type Usage,
} from '#server/models/contract/model.ts'
import { GRADE_FORM } from '#server/workers/evaluation/grade-request.ts'

/** What a provider was asked: all that its answer depends on. */
interface RecordedRequest {
  readonly kind: 'reply' | 'structured'
  readonly name?: string
  readonly schema?: Record<string, unknown>
  readonly messages: readonly PromptMessage[]
}

/** What many requests begin with, kept once beside them. */
interface FixedPart {
  readonly schema?: Record<string, unknown>
  readonly messages: readonly PromptMessage[]
}

/** One request and its answer, as a file; without an answer until somebody gives one. */
interface Recording {
  /** The request without its fixed part, and the file that holds that. */
  readonly request: Omit<RecordedRequest, 'schema'> & { readonly begins: string }
  readonly answer: { readonly text: string; readonly usage: Usage | null } | null
  readonly recordedAt: string
  /** The model, or who answered by hand. */
  readonly by: string
  /** Changes with the fixed part of the prompt. */
  readonly promptVersion: string
}

/** Versions of prompts that a failed replay names. */
const VERSIONS_SHOWN = 3

/** What a request asks for. */
export type RequestKind = 'reading' | 'reply' | 'judge'

const kindOf = ({ kind, name }: RecordedRequest): RequestKind =>
  kind === 'reply' ? 'reply' : name === GRADE_FORM ? 'judge' : 'reading'

/** A request was written down and nobody has answered it yet. */
export class UnansweredRequest extends ModelError {
  readonly kind: RequestKind
  constructor(kind: RequestKind) {
    super('upstream_unconfigured')
    this.kind = kind
  }
}

/** A replay was asked for something that nobody recorded. */
class MissingRecording extends Error {}

const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')

/** The fixed part is the first message: it is the same for every call, and older recordings show by it. */
const promptVersionOf = ({ messages }: RecordedRequest) =>
  digest(withoutKnowledge(messages[0]?.content ?? '')).slice(0, 12)

/**
 * A recording is found by its request without what it was given of the knowledge base: with every change of the search
 * other entries are given, with every new entry the index grows, and what a reply was graded for stays what it says.
 */
const fileOf = (folder: string, request: RecordedRequest) => {
  const messages = request.messages.map((message) => ({
    ...message,
    content: withoutKnowledge(message.content),
  }))
  return join(folder, `${digest({ ...request, messages }).slice(0, 32)}.json`)
}

/** The fences of what a prompt holds of the knowledge base: the entries found, and the index of all. */
const KNOWLEDGE = ['reference material', 'index'].map((name) => [`<<<DATA ${name}>>>`, `<<<END ${name}>>>`])

const withoutKnowledge = (text: string): string =>
  KNOWLEDGE.reduce((left, [from = '', to = '']) => withoutFenced(left, from, to), text)

function withoutFenced(text: string, start: string, end: string): string {
  const [from, to] = [text.indexOf(start), text.lastIndexOf(end)]
  return from < 0 || to < from ? text : text.slice(0, from) + text.slice(to)
}

function find(folder: string, request: RecordedRequest): Recording | undefined {
  const file = fileOf(folder, request)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

function keep(folder: string, request: RecordedRequest, by: string, answer: Recording['answer']): void {
  mkdirSync(folder, { recursive: true })
  const { schema, messages, ...rest } = request
  // A reply's history is its own; a reading's examples are everybody's.
  const shared = request.kind === 'structured' ? messages.length - 1 : 1
  const fixed: FixedPart = { ...(schema && { schema }), messages: messages.slice(0, shared) }
  const begins = `prompt-${digest(fixed).slice(0, 12)}.json`
  writeFileSync(join(folder, begins), `${JSON.stringify(fixed, null, 2)}\n`)
  const recording: Recording = {
    request: { ...rest, begins, messages: messages.slice(shared) },
    answer,
    recordedAt: new Date().toISOString(),
    by,
    promptVersion: promptVersionOf(request),
  }
  writeFileSync(fileOf(folder, request), `${JSON.stringify(recording, null, 2)}\n`)
}

/** Recordings are of models that hold as many tokens at least; requests must not depend on which one it was. */
const WINDOW = 128_000

type Answer = NonNullable<Recording['answer']>

/** A model whose every call goes through `answer`. */
function through(name: string, answer: (request: RecordedRequest) => Promise<Answer>): Model {
  const messagesOf = (messages: readonly PromptMessage[]) =>
    messages.map(({ role, content }) => ({ role, content }))
  return {
    provider: 'direct',
    name,
    contextWindow: WINDOW,
    async *reply({ messages }: ModelRequest) {
      const { text, usage } = await answer({ kind: 'reply', messages: messagesOf(messages) })
      yield { pieces: [text], finish: 'stop' as const, ...(usage && { usage }) }
    },
    async structured({ messages, name: form, schema }: StructuredRequest): Promise<StructuredAnswer> {
      const request = { kind: 'structured' as const, name: form, schema, messages: messagesOf(messages) }
      const { text, usage } = await answer(request)
      return { text, usage: usage ?? undefined }
    },
  }
}

/** A model that answers from recordings, and fails on a request that none holds. */
export function replayed(folder: string): Model {
  return through(`replay of ${folder}`, async (request) => {
    const known = find(folder, request)
    if (known?.answer) return known.answer
    const versions = existsSync(folder) ? recordedVersions(folder) : []
    const version = promptVersionOf(request)
    const stale = versions.length > 0 && !versions.includes(version)
    const why = stale
      ? `the prompt is version ${version}, the recordings are of ${versions.slice(0, VERSIONS_SHOWN).join(', ')}: record them again`
      : known
        ? 'its file has no answer yet'
        : 'no file holds it'
    const said = request.messages.at(-1)?.content.slice(-200) ?? ''
    throw new MissingRecording(`No recording of this request in ${folder}: ${why}. It ends: ${said}`)
  })
}

function recordedVersions(folder: string): string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json') && !name.startsWith('prompt-'))
  const versions = files.map(
    (name): string => JSON.parse(readFileSync(join(folder, name), 'utf8')).promptVersion,
  )
  return [...new Set(versions)]
}

/** A model whose calls and answers are kept; what is recorded already is not asked again. */
export function recorded(folder: string, model: Model): Model {
  return through(model.name, async (request) => {
    const known = find(folder, request)
    if (known?.answer) return known.answer
    const answer = await callOf(model, request)
    keep(folder, request, model.name, answer)
    return answer
  })
}

async function callOf(model: Model, { kind, messages, name, schema }: RecordedRequest): Promise<Answer> {
  const signal = AbortSignal.timeout(120_000)
  if (kind === 'structured') {
    const { text, usage } = await model.structured({
      messages,
      name: name ?? '',
      schema: schema ?? {},
      signal,
    })
    return { text, usage: usage ?? null }
  }
  let text = ''
  let used: Usage | null = null
  for await (const { pieces, usage } of model.reply({ messages, signal })) {
    text += pieces.join('')
    used = usage ?? used
  }
  return { text, usage: used }
}

/**
 * A model that writes down what it is asked, for somebody to answer by hand, and answers what they have answered. The
 * others fail as without a provider: run it again when they have answers, until none is missing.
 */
export function requested(folder: string): Model {
  return through('by hand', async (request) => {
    const known = find(folder, request)
    if (known?.answer) return known.answer
    if (!known) keep(folder, request, 'by hand', null)
    throw new UnansweredRequest(kindOf(request))
  })
}
