import { fill } from '#engine/content/fill.ts'
import { GUIDE } from '#engine/content/guide.ts'
import { starterKnowledge } from '#engine/knowledge/starter.ts'
import { applyEvents, emptyLedger } from '#engine/ledger/ledger.ts'
import type { LedgerState } from '#engine/ledger/state.ts'
import { guideReply, questionOf } from '#engine/reply.ts'
import { roadmapProfile } from '#engine/roadmap/roadmap-profile.ts'
import { summariseRoadmap } from '#engine/roadmap/roadmap-summary.ts'
import { createRetrieval, type Retrieval, type RetrievalQuery } from '#engine/search/retrieval.ts'
import type { ChatTurn, KnowledgeHit, RoadmapSummary } from '#engine/types.ts'
import { REPLY_END } from '#server/db/extraction-jobs.ts'
import type { Asks } from '#shared/asks.ts'
import { conversationLanguage } from '#shared/language.ts'
import type { Offers } from '#shared/offers.ts'
import { type ModelReader, readAsProduct } from './read.ts'

/** The day of every conversation. */
const TODAY = '2026-11-22'
/** As many as the server offers to the guide. */
const HITS = 12

/** One message and what its reply is written from. */
export interface Turn {
  readonly messages: ChatTurn[]
  readonly hits: KnowledgeHit[]
  readonly roadmap: RoadmapSummary
  /** The roadmap as a model is told of it. */
  readonly profile: string
}

const shipped = starterKnowledge.map((entry) => ({ ...entry, id: entry.slug }))
let starter: Retrieval | undefined

/** The search over the entries the product ships with. Taking them in costs seconds, so it is done once. */
export function starterSearch(): Retrieval {
  if (starter) return starter
  starter = createRetrieval()
  for (const entry of shipped) starter.put(entry)
  return starter
}

/** A reply as the next message is read with it; a text alone asks nothing. */
type Written = string | { readonly text: string; readonly asks: Asks | null; readonly offers?: Offers }

/** The guide's reply, without any operator's rules. */
const byGuide = ({ messages, roadmap }: Turn) =>
  guideReply({ turns: messages, roadmap, vector: null, today: TODAY }, starterBase(), null)

/** The shipped knowledge base as the engine asks for it. */
const starterBase = () => ({
  search: (query: RetrievalQuery) => starterSearch().search(query),
  find: (key: string) => shipped.find(({ id, slug, title }) => [id, slug, title].includes(key)),
})

/** Computing time from a message to its reply, in milliseconds: reading, searching and writing. */
export interface AnsweredTurn extends Turn {
  readonly reply: string
  readonly asks: Asks | null
  /** What the guide offers besides its text. */
  readonly offers?: Offers | undefined
  readonly cpuMs: number
}

/** A reply as its founder sees it: with its cards, and with the rows that wait to be added. */
export function shownReply({ messages, reply, offers, roadmap }: AnsweredTurn): string {
  const { roadmap: labels, counted } = GUIDE[conversationLanguage(messages)]
  const cards = offers?.cards?.options.map(({ title, claim }) => `- ${title}: ${claim}`) ?? []
  const rows = (roadmap.proposed ?? []).map((each) =>
    each.kind === 'field'
      ? `- ${labels.fields[each.field]}: ${each.value}`
      : `- ${fill(counted[each.type][each.count === 1 ? 'one' : 'other'], { n: each.count })}${each.org ? ` (${each.org})` : ''}`,
  )
  return [
    reply,
    ...(rows.length > 0 ? [`*Rows to add:*\n${rows.join('\n')}`] : []),
    ...(cards.length > 0 ? [`*Cards to open:*\n${cards.join('\n')}`] : []),
  ].join('\n\n')
}

/** Holds a conversation of these user messages as the server does, with a roadmap that grows with it. */
export async function playConversation(
  retrieval: Retrieval,
  turns: readonly string[],
  reply: (asked: Turn) => Written | Promise<Written> = byGuide,
  reader?: ModelReader,
): Promise<AnsweredTurn[]> {
  const messages: ChatTurn[] = []
  const held: AnsweredTurn[] = []
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
    const query = { text: questionOf({ turns: messages }), language, level: roadmap.level, limit: HITS }
    const hits = retrieval
      .search(query)
      .map(({ entry, score, answers, claim }) => ({ entry, score, answers, claim }))
    const asked = { messages: [...messages], hits, roadmap, profile: roadmapProfile(before) }
    const written = await reply(asked)
    const { text, asks, offers } =
      typeof written === 'string' ? { text: written, asks: null, offers: undefined } : written
    messages.push({ role: 'assistant', content: text, asks })
    const { user, system } = process.cpuUsage(used)
    held.push({ ...asked, reply: text, asks, offers, cpuMs: (user + system) / 1000 })
  }
  return held
}
