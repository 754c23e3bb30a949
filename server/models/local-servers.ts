import { LOCAL_SERVERS, type LocalServer } from '#shared/models.ts'
import type { ListedModel } from './adapters/adapter.ts'
import { chatCompletions } from './adapters/chat-completions.ts'
import { canAnswer } from './can-answer.ts'
import { isPrivate } from './private-address.ts'

/** Longest wait for a server on this machine, in milliseconds. */
const PATIENCE_MS = 300

/** What people call them. */
export const LOCAL_NAMES: Record<LocalServer, string> = {
  ollama: 'Ollama',
  lmstudio: 'LM Studio',
  llamacpp: 'llama.cpp',
  vllm: 'vLLM',
}
const PORTS: Record<LocalServer, number> = { ollama: 11_434, lmstudio: 1234, llamacpp: 8080, vllm: 8000 }

/** A server of models that runs here, and what it offers. */
export interface FoundServer {
  readonly server: LocalServer
  readonly name: string
  readonly baseUrl: string
  readonly models: readonly ListedModel[]
}

/**
 * Where a local server is: on its usual port of this machine, or where OLLAMA_HOST says, when that is private. Never an
 * address that a browser sent.
 */
export function localAddress(server: LocalServer, ollamaHost?: string): string {
  const usual = `http://127.0.0.1:${PORTS[server]}/v1`
  if (server !== 'ollama' || ollamaHost === undefined) return usual
  return ollamaAddress(ollamaHost) ?? usual
}

/** OLLAMA_HOST as its own programs read it: a host, a port or both; undefined when it is not private or none. */
function ollamaAddress(host: string): string | undefined {
  const given = /^https?:\/\//.test(host)
    ? host
    : `http://${host.startsWith(':') ? `127.0.0.1${host}` : host}`
  if (!URL.canParse(given)) return undefined
  const url = new URL(given)
  // Every address of this machine: we call it by its own.
  if (url.hostname === '0.0.0.0' || url.hostname === '[::]') url.hostname = '127.0.0.1'
  if (url.port === '' && !/^https?:\/\//.test(host)) url.port = String(PORTS.ollama)
  return isPrivate(url.href) ? `${url.origin}/v1` : undefined
}

/** The servers of models that answer on this machine with at least one model for conversations. */
export async function findLocalServers(ollamaHost: string | undefined): Promise<FoundServer[]> {
  const found = await Promise.all(
    LOCAL_SERVERS.map(async (server): Promise<FoundServer | undefined> => {
      const baseUrl = localAddress(server, ollamaHost)
      const adapter = chatCompletions({ baseUrl, apiKey: undefined, timeout: PATIENCE_MS })
      const listed = await adapter.list(AbortSignal.timeout(PATIENCE_MS)).catch(() => [])
      const models = listed.filter(({ id }) => canAnswer(id))
      return models.length > 0 ? { server, name: LOCAL_NAMES[server], baseUrl, models } : undefined
    }),
  )
  return found.filter((server) => server !== undefined)
}

/** "Ollama is running here with 2 models. Use llama3.2." */
export function sayOffer({ name, models }: Pick<FoundServer, 'name' | 'models'>): string {
  const count = models.length === 1 ? '1 model' : `${models.length} models`
  return `${name} is running here with ${count}. Use ${models[0]?.id.replace(/:latest$/, '')}.`
}
