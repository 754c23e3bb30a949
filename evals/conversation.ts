import { composeReply } from '#server/assistant/guide/guide.ts'
import { retrievalText } from '#server/assistant/guide/turn.ts'
import { starterKnowledge } from '#server/assistant/knowledge/starter.ts'
import { applyEvents, emptyLedger } from '#server/assistant/ledger/ledger.ts'
import type { LedgerState } from '#server/assistant/ledger/state.ts'
import { createRetrieval, type Retrieval } from '#server/assistant/retrieval/retrieval.ts'
import { joinParts } from '#server/assistant/rules/reply-parts.ts'
import type { ChatTurn, KnowledgeHit, RoadmapSummary } from '#server/assistant/types.ts'
import { REPLY_END } from '#server/db/extraction-jobs.ts'
import { roadmapProfile } from '#server/services/roadmap/roadmap-profile.ts'
import { summariseRoadmap } from '#server/services/roadmap/roadmap-summary.ts'
import type { Asks } from '#shared/asks.ts'
import { conversationLanguage } from '#shared/language.ts'
import { type ModelReader, readAsProduct } from './read.ts'

/** As many as the server offers to the guide. */
const HITS = 12

/** One message and what its reply is written from. */
export interface Asked {
  readonly messages: ChatTurn[]
  readonly hits: KnowledgeHit[]
  readonly roadmap: RoadmapSummary
  /** The roadmap as a model is told of it. */
  readonly profile: string
}

let starter: Retrieval | undefined

/** The search over the entries the product ships with. Taking them in costs seconds, so it is done once. */
export function starterSearch(): Retrieval {
  if (starter) return starter
  starter = createRetrieval()
  for (const entry of starterKnowledge) starter.put({ ...entry, id: entry.slug })
  return starter
}

/** A reply as the next message is read with it; a text alone asks nothing. */
type Written = string | { readonly text: string; readonly asks: Asks | null }

/** The built-in guide's reply. */
function guideReply({ messages, hits, roadmap }: Asked) {
  const reply = composeReply({ messages, hits, roadmap })
  return { text: joinParts(reply), asks: reply.asks }
}

/** Computing time from a message to its reply, in milliseconds: reading, searching and writing. */
export interface Held extends Asked {
  readonly reply: string
  readonly asks: Asks | null
  readonly cpuMs: number
}

/** Holds a conversation of these user messages as the server does, with a roadmap that grows with it. */
export async function holdConversation(
  retrieval: Retrieval,
  turns: readonly string[],
  reply: (asked: Asked) => Written | Promise<Written> = guideReply,
  reader?: ModelReader,
): Promise<Held[]> {
  const messages: ChatTurn[] = []
  const held: Held[] = []
  let ledger: LedgerState = emptyLedger()
  for (const [at, content] of turns.entries()) {
    messages.push({ role: 'user', content })
    const used = process.cpuUsage()
    const before = ledger
    const last = held.at(-1)
    const follows = last?.reply.slice(-REPLY_END) ?? null
    const said = { id: `turn-${at}`, text: content, follows, asks: last?.asks ?? null }
    // The last message changes no reply any more, so no model is asked to read it.
    const read = await readAsProduct(said, before.events, at < turns.length - 1 ? reader : undefined)
    ledger = applyEvents(before, [...read.events])
    const language = conversationLanguage(messages)
    // A model is told the roadmap as it stood: it reads the message by itself.
    const roadmap = summariseRoadmap(before, reader ? before : ledger, language)
    const query = { text: retrievalText(messages, roadmap), language, level: roadmap.level, limit: HITS }
    const hits = retrieval
      .search(query)
      .map(({ entry, score, answers, claim }) => ({ entry, score, answers, claim }))
    const asked = { messages: [...messages], hits, roadmap, profile: roadmapProfile(before) }
    const written = await reply(asked)
    const { text, asks } = typeof written === 'string' ? { text: written, asks: null } : written
    messages.push({ role: 'assistant', content: text, asks })
    const { user, system } = process.cpuUsage(used)
    held.push({ ...asked, reply: text, asks, cpuMs: (user + system) / 1000 })
  }
  return held
}
