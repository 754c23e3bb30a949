import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { CRITERIA } from '#shared/admin/evaluation-runs.ts'

/** One call as the provider received it. */
export interface UpstreamCall {
  readonly body: { model: string; messages: { role: string; content: string }[]; [field: string]: unknown }
  readonly headers: IncomingMessage['headers']
  /** Settles when the connection of this call is closed, by whichever side. */
  readonly closed: Promise<void>
}

export type Behaviour = (response: ServerResponse, call: UpstreamCall) => void | Promise<void>

export interface Upstream extends AsyncDisposable {
  /** Variables that point the server at this provider. */
  readonly env: Record<string, string>
  readonly calls: UpstreamCall[]
  /** What the following calls get, one each; after them, and at first, a short whole reply. */
  script(...behaviours: Behaviour[]): void
  /** How GET /models answers; at first with one model. */
  scriptList(behaviour: (response: ServerResponse) => void): void
  /** Calls that read a message for the roadmap, and what they get; after that, and at first, nothing is found. */
  readonly readings: UpstreamCall[]
  scriptReading(...behaviours: Behaviour[]): void
  /** What calls for another answer in JSON get, by the name of its schema; without an entry, nothing useful. */
  readonly structured: Map<string, Behaviour>
}

/** A grade of a reply, the same on every criterion, as a grader answers. */
export function grade(value: number, reason = 'It answers with little of the founder’s own.'): object {
  const criteria = CRITERIA.map((name) => [name, { reason: `${name}: ${reason}`, grade: value }])
  return { criteria: Object.fromEntries(criteria), reason, grade: value }
}

/** Answers in JSON that go beside the conversation, with one that keeps to their shape and says nothing. */
const LITTLE_HELPS: Record<string, object> = {
  follow_ups: { suggestions: [] },
  conversation_title: { title: '' },
  conversation_summary: { summary: '' },
  reply_grade: grade(3),
}

/** The name of the shape that an answer is to have: as it is sent, or told by the words that describe it. */
function shapeOf({ messages, response_format: format }: UpstreamCall['body']): string | undefined {
  const { json_schema: schema } = (format ?? {}) as { json_schema?: { name: string } }
  if (schema) return schema.name
  const [, told] = /JSON schema:\n(.*)$/s.exec(messages[0]?.content ?? '') ?? []
  if (told === undefined) return undefined
  if (told.includes('"criteria"')) return 'reply_grade'
  if (told.includes('"suggestions"')) return 'follow_ups'
  if (told.includes('"summary"')) return 'conversation_summary'
  return told.includes('"title"') && !told.includes('"records"') ? 'conversation_title' : 'roadmap_reading'
}

/** A scripted provider that speaks the OpenAI protocol: the one edge, besides the clock, that tests script. */
export async function startUpstream(): Promise<Upstream> {
  const calls: UpstreamCall[] = []
  const scripted: Behaviour[] = []
  const readings: UpstreamCall[] = []
  const scriptedReadings: Behaviour[] = []
  const structured = new Map<string, Behaviour>()
  let list = listing('gpt-4o-mini')
  const server = createServer(async (request, response) => {
    // Whether it is there and what time it is, as the doctor asks.
    if (request.method === 'HEAD') return void response.writeHead(404).end()
    if (request.method === 'GET') return list(response)
    const closed = new Promise<void>((resolve) => response.on('close', () => resolve()))
    const call = { body: (await json(request)) as UpstreamCall['body'], headers: request.headers, closed }
    const shape = shapeOf(call.body)
    const help = shape === undefined ? undefined : LITTLE_HELPS[shape]
    if (shape !== undefined && help) return (structured.get(shape) ?? found(help))(response, call)
    if (shape !== undefined) {
      readings.push(call)
      return (scriptedReadings.shift() ?? found({ records: [], fields: [] }))(response, call)
    }
    calls.push(call)
    await (scripted.shift() ?? reply('Talk to ', 'ten plant ', 'managers.'))(response, call)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    env: { OPENAI_API_KEY: 'sk-test-canary', OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1` },
    calls,
    script: (...behaviours) => void scripted.push(...behaviours),
    readings,
    scriptList: (behaviour) => {
      list = behaviour
    },
    scriptReading: (...behaviours) => void scriptedReadings.push(...behaviours),
    structured,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** How the message begins in which the product tells the model of the founder, before the founder's own. */
const FROM_PRODUCT = 'For your next reply, from the product'

/** Returns what the founder and the assistant said, as the provider received it. */
export function saidIn(call: UpstreamCall | undefined): { role: string; content: string }[] {
  const said = call?.body.messages.filter(({ role }) => role !== 'system') ?? []
  return said.filter(({ content }) => !content.startsWith(FROM_PRODUCT))
}

/** Returns what the product told the model of the founder and of what fits the message. */
export function toldIn(call: UpstreamCall | undefined): string {
  return call?.body.messages.find(({ content }) => content.startsWith(FROM_PRODUCT))?.content ?? ''
}

/** One piece of text as an event of the protocol. */
export function chunk(content: string): string {
  return `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`
}

export const ENDING = [
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\n`,
  `data: ${JSON.stringify({ choices: [], usage: { prompt_tokens: 800, completion_tokens: 400 } })}\n\n`,
  'data: [DONE]\n\n',
].join('')

/** Starts a well-formed stream. */
export function begin(response: ServerResponse): ServerResponse {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  response.flushHeaders()
  return response
}

/** A whole reply in these pieces. */
export function reply(...pieces: string[]): Behaviour {
  return (response) => void begin(response).end(pieces.map(chunk).join('') + ENDING)
}

/** A reply in these pieces whose model ends for this reason. */
export function ended(reason: string, ...pieces: string[]): Behaviour {
  const end = { choices: [{ index: 0, delta: {}, finish_reason: reason }] }
  const text = `${pieces.map(chunk).join('')}data: ${JSON.stringify(end)}\n\ndata: [DONE]\n\n`
  return (response) => void begin(response).end(text)
}

/** Returns what a reading found, as a whole answer; a text is sent as it is. */
export function found(reading: object | string): Behaviour {
  const content = typeof reading === 'string' ? reading : JSON.stringify(reading)
  const answer = {
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 900, completion_tokens: 60 },
  }
  return (response) =>
    void response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer))
}

/** Writes these pieces and then nothing more until `release` is called with what follows. */
export function held(
  ...pieces: string[]
): Behaviour & { release(...rest: string[]): Promise<void>; begun: Promise<void> } {
  let started: (response: ServerResponse) => void = () => {}
  const response = new Promise<ServerResponse>((resolve) => {
    started = resolve
  })
  const behaviour: Behaviour = (answer) => {
    begin(answer).write(pieces.map(chunk).join('') || ': waiting\n\n')
    started(answer)
  }
  return Object.assign(behaviour, {
    begun: response.then(() => {}),
    release: async (...rest: string[]) => void (await response).end(rest.map(chunk).join('') + ENDING),
  })
}

/** Writes the next piece when the one before has arrived at its reader: a reply that is held back on the way never ends. */
export function pieceByPiece(...pieces: string[]): Behaviour & { arrived(): void } {
  let next = () => {}
  const behaviour: Behaviour = async (response) => {
    begin(response)
    for (const piece of pieces) {
      response.write(chunk(piece))
      await new Promise<void>((resolve) => {
        next = resolve
      })
    }
    response.end(ENDING)
  }
  return Object.assign(behaviour, { arrived: () => next() })
}

/** A list of models as GET /models tells it. */
export function listing(...ids: string[]): (response: ServerResponse) => void {
  const body = { object: 'list', data: ids.map((id) => ({ id, object: 'model' })) }
  return (response) =>
    void response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}

/** A refusal with this status, as providers word it. */
export function refusal(
  status: number,
  error: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Behaviour {
  return (response) =>
    void response
      .writeHead(status, { 'Content-Type': 'application/json', ...headers })
      .end(JSON.stringify({ error: { message: 'Incorrect API key provided: sk-test-canary', ...error } }))
}
