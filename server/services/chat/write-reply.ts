import { setTimeout as sleep } from 'node:timers/promises'
import { composeReply } from '#server/assistant/guide/guide.ts'
import { retrievalText } from '#server/assistant/guide/turn.ts'
import type { Model, ModelBatch, Models } from '#server/assistant/models/models.ts'
import { assemblePrompt } from '#server/assistant/prompt/assemble-prompt.ts'
import { expandQuery } from '#server/assistant/retrieval/glossary.ts'
import type { ChatTurn, KnowledgeHit, RoadmapSummary } from '#server/assistant/types.ts'
import type { Database } from '#server/db/client.ts'
import { searchKnowledge } from '#server/db/knowledge.ts'
import type { Reader } from '#server/services/roadmap/reader.ts'
import { conversationLanguage } from '#shared/language.ts'
import { DEFAULT_MASTER_PROMPT } from '#shared/master-prompt.ts'
import type { LedgerEvent } from '#shared/roadmap.ts'

/** Entries offered to a reply: a model reads the first, the guide ranks them once more by subject. */
const MODEL_HITS = 5
const GUIDE_HITS = 12
/** Room for history in a prompt, in tokens. */
const HISTORY_TOKENS = 6000
/** The guide writes at about the pace a person reads ahead. */
const GUIDE_PIECE = 24
const GUIDE_PAUSE_MS = 12

export interface Writer {
  readonly database: Database
  readonly models: Models
  readonly reader: Reader
}

/** What is to be answered, and for whom. */
export interface Question {
  readonly userId: string | null
  readonly messageId: string
  readonly turns: readonly ChatTurn[]
  /** The person's roadmap before this message. */
  readonly ledger: readonly LedgerEvent[]
}

/** A reply about to be written: by whom, and its text as it comes. */
export interface Writing {
  readonly provider: Model['provider']
  readonly model: string
  readonly batches: AsyncIterable<ModelBatch>
}

/** Chooses who answers and begins: the configured model, or the built-in guide when there is none. */
export async function writeReply(
  writer: Writer,
  { userId, messageId, turns, ledger }: Question,
  call: { signal: AbortSignal; onRetry: () => void },
): Promise<Writing> {
  const content = turns.at(-1)?.content ?? ''
  const [hits, model] = await Promise.all([findHits(writer.database, turns), writer.models.current()])
  const roadmap = userId ? writer.reader.lookAhead(ledger, { messageId, content }) : undefined
  if (!model) {
    const batches = guide(turns, hits, roadmap?.summary ?? null, call.signal)
    return { provider: 'guide', model: 'guide', batches }
  }
  const messages = assemblePrompt({
    masterPrompt: DEFAULT_MASTER_PROMPT,
    profile: roadmap?.profile ?? '',
    hits: hits.slice(0, MODEL_HITS),
    history: [...turns],
    tokenBudget: HISTORY_TOKENS,
  })
  return { provider: model.provider, model: model.name, batches: model.reply({ messages, ...call }) }
}

/** What the knowledge base holds on the last question, read with what it answers when it is short. */
async function findHits(database: Database, turns: readonly ChatTurn[]): Promise<KnowledgeHit[]> {
  const text = retrievalText([...turns])
  const language = conversationLanguage([...turns])
  const terms = expandQuery(text, language)
  return searchKnowledge(database.system, { text, language, terms, limit: GUIDE_HITS })
}

async function* guide(
  turns: readonly ChatTurn[],
  hits: KnowledgeHit[],
  roadmap: RoadmapSummary | null,
  signal: AbortSignal,
): AsyncGenerator<ModelBatch> {
  const first = !turns.some((turn) => turn.role === 'assistant')
  const text = composeReply({ messages: [...turns], hits, roadmap, announceNoModel: first })
  for (let at = 0; at < text.length; at += GUIDE_PIECE) {
    if (at > 0) await sleep(GUIDE_PAUSE_MS, undefined, { signal })
    yield { pieces: [text.slice(at, at + GUIDE_PIECE)] }
  }
  yield { pieces: [], finish: 'stop' }
}
