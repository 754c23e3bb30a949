import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { CONTENDERS } from '../lib/contenders.ts'
import { type Product, startProduct } from '../lib/product.ts'
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
  /** Its process; undefined where there is none of its own. */
  readonly pid: number | undefined
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
      openAiLike('direct', 'upstream called directly', {
        url: upstream,
        pid: undefined,
        stop: async () => {},
      }),
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
  server: Pick<ServerProcess, 'url' | 'stop'> & { pid: number | undefined },
  headers: Record<string, string> = {},
): Contestant {
  const call = {
    url: `${server.url}/v1/chat/completions`,
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer sk-bench', ...headers },
    body: COMPLETION_REQUEST,
  }
  return {
    key,
    name,
    call: () => call,
    mark: '"content":"',
    read: contents,
    pid: server.pid,
    stop: server.stop,
  }
}

function contents(events: unknown[]): string[] {
  return (events as OpenAiEvent[]).flatMap((event) => event.choices?.[0]?.delta?.content || [])
}

/** The real server, with an account for each stream so that no visitor's limit is met. */
export async function startOurs(
  upstream: string,
  options: StartOptions,
): Promise<Contestant & { readonly product: Product }> {
  const product = await startProduct({
    ...options,
    env: { OPENAI_API_KEY: 'sk-bench', OPENAI_BASE_URL: `${upstream}/v1` },
  })
  return {
    key: 'ours',
    name: 'this server',
    mark: '"content":"',
    read: contents,
    call: (place) => ({
      url: `${product.url}/functions/v1/chat`,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${product.tokens[place]}` },
      body: JSON.stringify({ messages: [{ role: 'user', content: QUESTION }], messageId: randomUUID() }),
    }),
    pid: product.pid,
    product,
    stop: product.stop,
  }
}
