import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { CONTENDERS } from '../lib/contenders.ts'
import { startProduct } from '../lib/product.ts'
import { type ServerProcess, startServer } from '../lib/server-process.ts'
import type { Pace } from './cases.ts'
import { COMPLETION_REQUEST, QUESTION } from './script.ts'

export type Key = 'direct' | 'pipe' | 'ours' | 'aiSdk' | 'portkey'

export interface Call {
  readonly url: string
  readonly headers: Record<string, string>
  readonly body: string
}

/** One server that the same replies go through. */
export interface Contestant {
  readonly key: Key
  readonly name: string
  /** A request for one reply; `place` tells apart those that run at once. */
  call(place: number): Call
  /** Bytes that show that text has begun. */
  readonly mark: string
  /** The pieces of text in a stream's events. */
  read(events: unknown[]): string[]
  stop(): Promise<void>
}

const here = (file: string) => join(import.meta.dirname, 'servers', file)

/** The scripted provider. */
export interface Provider extends ServerProcess {
  /** Sets how it sends, for the calls that follow. */
  pace(pace: Pace): Promise<void>
}

export async function startUpstream(): Promise<Provider> {
  const server = await startServer({
    name: 'The scripted provider',
    args: (port) => [here('upstream.ts'), String(port)],
    ready: '/',
  })
  return {
    ...server,
    pace: async (pace) => void (await fetch(`${server.url}/pace/${pace}`, { method: 'PUT' })),
  }
}

export interface StartOptions {
  /** Accounts to send from: as many as streams run at once. */
  readonly people: number
  /** Flags of Node for the server under test, to profile it. */
  readonly flags: readonly string[]
}

/** Starts the servers named, each in its own process. */
export async function startContestants(
  keys: readonly Key[],
  upstream: string,
  options: StartOptions,
): Promise<Contestant[]> {
  const start: Record<Key, () => Promise<Contestant>> = {
    direct: async () =>
      openAiLike('direct', 'upstream called directly', { url: upstream, stop: async () => {} }),
    pipe: async () => openAiLike('pipe', 'raw pass-through', await startSmall('pass-through.ts', upstream)),
    ours: () => startOurs(upstream, options),
    aiSdk: async () => ({
      ...openAiLike('aiSdk', 'AI SDK streamText', await startSmall('ai-sdk.ts', upstream)),
      mark: '"text-delta"',
      read: (events) =>
        (events as { type?: string; delta?: string }[]).flatMap((event) =>
          event.type === 'text-delta' && event.delta ? [event.delta] : [],
        ),
    }),
    portkey: async () =>
      openAiLike('portkey', '@portkey-ai/gateway', await startPortkey(), {
        'x-portkey-provider': 'openai',
        'x-portkey-custom-host': `${upstream}/v1`,
      }),
  }
  const started: Contestant[] = []
  for (const key of keys) started.push(await start[key]())
  return started
}

const startSmall = (file: string, upstream: string) =>
  startServer({ name: file, args: (port) => [here(file), String(port), upstream], ready: '/' })

const startPortkey = () =>
  startServer({
    name: '@portkey-ai/gateway',
    args: (port) => [
      join(CONTENDERS, 'node_modules', '@portkey-ai', 'gateway', 'build', 'start-server.js'),
      '--headless',
      `--port=${port}`,
    ],
    ready: '/',
  })

interface OpenAiEvent {
  choices?: { delta?: { content?: string | null } }[]
}

/** Whatever takes and gives what the provider does. */
function openAiLike(
  key: Key,
  name: string,
  server: ServerProcess,
  headers: Record<string, string> = {},
): Contestant {
  const call = {
    url: `${server.url}/v1/chat/completions`,
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer sk-bench', ...headers },
    body: COMPLETION_REQUEST,
  }
  return { key, name, call: () => call, mark: '"content":"', read: contents, stop: server.stop }
}

function contents(events: unknown[]): string[] {
  return (events as OpenAiEvent[]).flatMap((event) => event.choices?.[0]?.delta?.content || [])
}

/** The real server, with an account for each stream so that no visitor's limit is met. */
async function startOurs(upstream: string, { people, flags }: StartOptions): Promise<Contestant> {
  const server = await startProduct({
    flags,
    env: {
      OPENAI_API_KEY: 'sk-bench',
      OPENAI_BASE_URL: `${upstream}/v1`,
      // Each sign-up names its own address, so that the limit for one address is not met.
      TRUST_PROXY: '1',
    },
  })
  const tokens: string[] = []
  for (let at = 0; at < people; at += 8) {
    const batch = Array.from({ length: Math.min(8, people - at) }, (_, index) =>
      signUp(server.url, at + index),
    )
    tokens.push(...(await Promise.all(batch)))
  }
  return {
    key: 'ours',
    name: 'this server',
    mark: '"content":"',
    read: contents,
    call: (place) => ({
      url: `${server.url}/functions/v1/chat`,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${tokens[place]}` },
      body: JSON.stringify({ messages: [{ role: 'user', content: QUESTION }], messageId: randomUUID() }),
    }),
    stop: server.stop,
  }
}

async function signUp(url: string, index: number): Promise<string> {
  const response = await fetch(`${url}/auth/v1/sign-up/email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.1.${index >> 8}.${index & 255}` },
    body: JSON.stringify({
      name: 'Ada',
      email: `ada${index}@example.org`,
      password: 'correct horse battery',
    }),
  })
  const token = response.headers.get('set-auth-token')
  if (!token) throw new Error(`Sign-up answered ${response.status}: ${await response.text()}`)
  return token
}
