import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** Providers keep the beginning of a prompt from so many tokens on, in steps of so many (OpenAI, "Prompt caching"). */
const LEAST = 1024
const STEP = 128
const CHARACTERS_A_TOKEN = 4
/** Fits the shape of every answer that is asked for beside a reply: nothing is found, and nothing suggested. */
const NOTHING = JSON.stringify({
  records: [],
  fields: [],
  answer: null,
  suggestions: [],
  title: '',
  summary: '',
})

interface Request {
  readonly stream?: boolean
  readonly messages: readonly { readonly role: string; readonly content: string }[]
}

/** Prompt tokens of one kind of call, and those of them whose beginning had been sent before. */
export interface PromptTokens {
  calls: number
  prompt: number
  cached: number
}

export interface CachingProvider {
  readonly url: string
  /** Calls that write a reply, and all others. */
  readonly replies: PromptTokens
  readonly others: PromptTokens
  stop(): Promise<void>
}

/** A scripted provider that counts as cached what the beginning of a prompt has in common with an earlier one. */
export async function startCachingProvider(reply: string): Promise<CachingProvider> {
  const known: string[] = []
  const replies = { calls: 0, prompt: 0, cached: 0 }
  const others = { calls: 0, prompt: 0, cached: 0 }
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST') return void response.end('{"data":[]}')
    const { stream = false, messages } = (await json(request)) as Request
    const prompt = messages.map(({ role, content }) => `${role}\n${content}\n`).join('')
    const usage = { prompt: tokens(prompt.length), cached: cachedTokens(known, prompt) }
    known.push(prompt)
    const sum = stream ? replies : others
    sum.calls += 1
    sum.prompt += usage.prompt
    sum.cached += usage.cached
    answer(response, stream ? reply : NOTHING, stream, usage)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    replies,
    others,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

const tokens = (characters: number): number => Math.ceil(characters / CHARACTERS_A_TOKEN)

function cachedTokens(known: readonly string[], prompt: string): number {
  const common = Math.max(0, ...known.map((each) => commonBeginning(each, prompt)))
  const whole = Math.floor(common / CHARACTERS_A_TOKEN)
  return whole < LEAST ? 0 : LEAST + Math.floor((whole - LEAST) / STEP) * STEP
}

function commonBeginning(a: string, b: string): number {
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  return at
}

function answer(
  response: ServerResponse,
  content: string,
  stream: boolean,
  { prompt, cached }: { readonly prompt: number; readonly cached: number },
): void {
  const usage = {
    prompt_tokens: prompt,
    completion_tokens: tokens(content.length),
    prompt_tokens_details: { cached_tokens: cached },
  }
  if (!stream) {
    const body = { choices: [{ message: { content }, finish_reason: 'stop' }], usage }
    return void response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  }
  response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  const chunks = [{ choices: [{ delta: { content }, finish_reason: 'stop' }] }, { choices: [], usage }]
  for (const chunk of chunks) response.write(`data: ${JSON.stringify(chunk)}\n\n`)
  response.end('data: [DONE]\n\n')
}
