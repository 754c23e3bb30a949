import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** What one model takes, as its real provider does. */
export interface ModelRules {
  readonly wire: 'chat' | 'responses' | 'messages'
  /** The only name of the limit that it takes in Chat Completions; without one, it takes both. */
  readonly limit?: 'max_tokens' | 'max_completion_tokens'
  /** Whether it takes a temperature: always when left out. */
  readonly temperature?: 'never' | 'unless_thinking'
  /** Levels of thinking that it takes; without them, it refuses the parameter. */
  readonly efforts?: readonly string[]
  readonly streamOptions?: 'refused'
  /** What it does with a schema: without a word here, it keeps to it. */
  readonly schema?: 'refused' | 'refused_strict' | 'ignored' | 'fenced'
  /** What it writes before its reply. */
  readonly before?: string
  /** How it words a refusal: as OpenAI, Anthropic, Google, Mistral or vLLM. */
  readonly style?: 'anthropic' | 'google' | 'mistral' | 'vllm'
}

export type WireRequest = Readonly<Record<string, unknown>>

export interface StrictProvider extends AsyncDisposable {
  /** Address without a format: its models refuse the formats that they do not take. */
  readonly origin: string
  /** Requests in order, with whether they were answered. */
  readonly requests: { path: string; body: WireRequest; ok: boolean }[]
}

/** The reply to everything. */
export const READY = 'Talk to ten plant managers.'

/**
 * A provider that refuses exactly what the real one of each model refuses, in its own words. Sources of the words:
 * OpenAI github.com/griptape-ai/ComfyUI-Griptape/issues/312 and its own reference; Anthropic github.com/srtab/daiv/pull/1429
 * and github.com/mnfst/modelparams.dev/issues/214; Google's INVALID_ARGUMENT; Mistral's 422 `extra_forbidden`; vLLM's
 * BadRequestError; Ollama's "try pulling it first".
 */
export async function startStrictProvider(models: Record<string, ModelRules>): Promise<StrictProvider> {
  const requests: StrictProvider['requests'] = []
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '', 'http://localhost').pathname
    const body = (await json(request)) as WireRequest
    const rules = models[String(body.model)]
    const refusal = rules ? refusalOf(path, body, rules) : missing(String(body.model))
    requests.push({ path, body, ok: refusal === undefined })
    if (refusal) return void send(response, refusal.status, wordFor(rules, refusal))
    if (rules) answer(response, path, body, rules)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

interface Refusal {
  readonly status: number
  readonly message: string
  readonly param?: string
  readonly code?: string
}

const missing = (model: string): Refusal => ({
  status: 404,
  message: `model "${model}" not found, try pulling it first`,
})
const unsupported = (param: string, hint = ''): Refusal => ({
  status: 400,
  param,
  code: 'unsupported_parameter',
  message: `Unsupported parameter: '${param}' is not supported with this model.${hint}`,
})

function refusalOf(path: string, body: WireRequest, rules: ModelRules): Refusal | undefined {
  const spoken = path.endsWith('/responses') ? 'responses' : path.endsWith('/messages') ? 'messages' : 'chat'
  if (spoken !== rules.wire) {
    const message = 'This model is only supported in v1/responses and not in v1/chat/completions.'
    return { status: 404, message }
  }
  const { limit, efforts, schema } = rules
  if (spoken === 'chat' && limit) {
    const other = limit === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens'
    if (other in body) return unsupported(other, ` Use '${limit}' instead.`)
  }
  if (spoken === 'messages' && !('max_tokens' in body))
    return { status: 400, message: 'max_tokens: Field required' }
  const effort = effortOf(body)
  if (effort !== undefined && !efforts?.includes(effort)) {
    return efforts
      ? {
          status: 400,
          param: effortParam(body),
          message: `Unsupported value: '${effort}' is not one of ${efforts}.`,
        }
      : unsupported(effortParam(body))
  }
  const thinks = effort === undefined ? efforts !== undefined : effort !== 'none'
  const cold = rules.temperature === 'never' || (rules.temperature === 'unless_thinking' && thinks)
  if ('temperature' in body && cold) {
    return rules.style === 'anthropic'
      ? { status: 400, message: '`temperature` is deprecated for this model.' }
      : unsupported('temperature')
  }
  if ('stream_options' in body && rules.streamOptions) return unsupported('stream_options')
  const mode = schemaOf(body)
  const strict = schema === 'refused_strict' && mode === 'json_schema'
  if (mode && (schema === 'refused' || strict))
    return { status: 400, message: `This response_format type is unavailable now: ${mode}` }
  return undefined
}

const inner = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as WireRequest)[name] : undefined

function effortOf(body: WireRequest): string | undefined {
  const disabled = inner(body.thinking, 'type') === 'disabled' ? 'none' : undefined
  const effort =
    body.reasoning_effort ??
    inner(body.reasoning, 'effort') ??
    inner(body.output_config, 'effort') ??
    disabled
  return effort === undefined ? undefined : String(effort)
}

const effortParam = (body: WireRequest) =>
  'reasoning_effort' in body ? 'reasoning_effort' : 'reasoning' in body ? 'reasoning.effort' : 'thinking'

function schemaOf(body: WireRequest): string | undefined {
  const format = body.response_format ?? inner(body.text, 'format') ?? inner(body.output_config, 'format')
  const type = inner(format, 'type')
  return type === undefined ? undefined : String(type)
}

/** A refusal in the provider's own form. */
function wordFor(rules: ModelRules | undefined, refusal: Refusal): unknown {
  const { message, status, param = null, code = null } = refusal
  switch (rules?.style) {
    case 'anthropic':
      return { type: 'error', error: { type: 'invalid_request_error', message }, request_id: 'req_1' }
    case 'google':
      return [{ error: { code: status, message, status: 'INVALID_ARGUMENT' } }]
    case 'mistral':
      return {
        detail: [{ type: 'extra_forbidden', loc: ['body', param], msg: 'Extra inputs are not permitted' }],
      }
    case 'vllm':
      return { object: 'error', message, type: 'BadRequestError', param: null, code: status }
    default:
      return { error: { message, type: 'invalid_request_error', param, code } }
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}

function answer(response: ServerResponse, path: string, body: WireRequest, rules: ModelRules): void {
  const asked = schemaOf(body) !== undefined || JSON.stringify(body).includes('JSON schema')
  const said = JSON.stringify(body).includes('It must keep to this JSON schema')
  const found = '{"title": "Pricing a pilot"}'
  const ignores = rules.schema === 'ignored' && !said
  const jsonText = rules.schema === 'fenced' ? `Here it is:\n\`\`\`json\n${found}\n\`\`\`` : found
  const text = `${rules.before ?? ''}${asked && !ignores ? jsonText : READY}`
  if (body.stream !== true) {
    send(response, 200, whole(path, text))
    return
  }
  response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  response.end(events(path, text))
}

function whole(path: string, text: string): unknown {
  if (path.endsWith('/responses')) {
    const usage = {
      input_tokens: 100,
      output_tokens: 40,
      input_tokens_details: { cached_tokens: 60 },
      output_tokens_details: { reasoning_tokens: 30 },
    }
    return {
      status: 'completed',
      output: [{ type: 'reasoning' }, { type: 'message', content: [{ type: 'output_text', text }] }],
      usage,
    }
  }
  if (path.endsWith('/messages')) {
    return {
      content: [
        { type: 'thinking', thinking: '' },
        { type: 'text', text },
      ],
      stop_reason: 'end_turn',
      usage: ANTHROPIC_USAGE,
    }
  }
  return {
    choices: [{ message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
    usage: CHAT_USAGE,
  }
}

const CHAT_USAGE = {
  prompt_tokens: 100,
  completion_tokens: 40,
  prompt_tokens_details: { cached_tokens: 60 },
  completion_tokens_details: { reasoning_tokens: 30 },
}
const ANTHROPIC_USAGE = {
  input_tokens: 30,
  output_tokens: 40,
  cache_read_input_tokens: 60,
  cache_creation_input_tokens: 10,
}

/** A streamed answer, cut into pieces of five characters. */
function events(path: string, text: string): string {
  const pieces = text.match(/[\s\S]{1,5}/g) ?? []
  const event = (data: unknown, name?: string) =>
    `${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`
  if (path.endsWith('/responses')) {
    return [
      event({ type: 'response.created', response: {} }, 'response.created'),
      event({ type: 'response.reasoning_summary_text.delta', delta: 'Hm.' }),
      ...pieces.map((delta) => event({ type: 'response.output_text.delta', delta })),
      event({ type: 'response.completed', response: whole(path, text) }),
    ].join('')
  }
  if (path.endsWith('/messages')) {
    return [
      event(
        { type: 'message_start', message: { usage: { ...ANTHROPIC_USAGE, output_tokens: 1 } } },
        'message_start',
      ),
      event({ type: 'content_block_delta', index: 0, delta: { type: 'thinking_delta', thinking: 'Hm.' } }),
      event({ type: 'ping' }),
      ...pieces.map((piece) =>
        event({ type: 'content_block_delta', index: 1, delta: { type: 'text_delta', text: piece } }),
      ),
      event({ type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 40 } }),
      event({ type: 'message_stop' }, 'message_stop'),
    ].join('')
  }
  return [
    ...pieces.map((content) => event({ choices: [{ index: 0, delta: { content } }] })),
    event({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }),
    event({ choices: [], usage: CHAT_USAGE }),
    'data: [DONE]\n\n',
  ].join('')
}
