import type { Wire } from '#shared/model-catalogue.ts'
import type { Adapter, Connection } from './adapters/adapter.ts'
import { anthropicMessages } from './adapters/anthropic.ts'
import { chatCompletions } from './adapters/chat-completions.ts'
import { responses } from './adapters/responses.ts'

/** Ends of addresses that name the format themselves, as people copy them from a provider's page. */
const ENDS: readonly { end: RegExp; wire: Wire }[] = [
  { end: /\/chat\/completions\/?$/, wire: 'chat' },
  { end: /\/responses\/?$/, wire: 'responses' },
  { end: /\/(?:v1\/)?messages\/?$/, wire: 'messages' },
]

/** An address without the end that names the format, and the formats that are spoken there. */
export function readAddress(address: string): { baseUrl: string; wires: readonly Wire[] } {
  const named = ENDS.find(({ end }) => end.test(address))
  if (named) return { baseUrl: address.replace(named.end, ''), wires: [named.wire] }
  const { hostname, pathname } = new URL(address)
  // Anthropic's own host, and the way in that others offer for its clients.
  const anthropic = /(?:^|\.)anthropic\.com$/.test(hostname) || /\/anthropic(?:\/v1)?\/?$/.test(pathname)
  if (anthropic) return { baseUrl: address, wires: ['messages'] }
  const openai = /(?:^|\.)openai\.com$/.test(hostname)
  return { baseUrl: address, wires: openai ? ['chat', 'responses'] : ['chat'] }
}

/** The format for a model: the first of its own that is spoken at the address. */
export function wireFor(wires: readonly Wire[], spoken: readonly Wire[]): Wire {
  return wires.find((wire) => spoken.includes(wire)) ?? spoken[0] ?? 'chat'
}

const ADAPTERS: Record<Wire, (connection: Connection) => Adapter> = {
  chat: chatCompletions,
  responses,
  messages: anthropicMessages,
}

/** Opens the adapters of an address, each with its first use. */
export function openAdapters(connection: Connection): (wire: Wire) => Adapter {
  const opened = new Map<Wire, Adapter>()
  return (wire) => {
    const adapter = opened.get(wire) ?? ADAPTERS[wire](connection)
    opened.set(wire, adapter)
    return adapter
  }
}
