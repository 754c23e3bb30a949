import { setTimeout as sleep } from 'node:timers/promises'
import { composeReply } from '#server/assistant/guide/guide.ts'
import type { Model, ModelBatch, Models } from '#server/assistant/models/models.ts'
import { assemblePrompt } from '#server/assistant/prompt/assemble-prompt.ts'
import { DEFAULT_MASTER_PROMPT } from '#server/assistant/prompt/master-prompt.ts'
import { expandQuery } from '#server/assistant/retrieval/glossary.ts'
import type { ChatTurn, KnowledgeHit, RoadmapSummary } from '#server/assistant/types.ts'
import type { Database } from '#server/db/client.ts'
import { searchKnowledge } from '#server/db/knowledge.ts'
import type { Reader } from '#server/services/roadmap/reader.ts'
import { detectLanguage } from '#shared/language.ts'

/** Entries offered to a reply. */
const HITS = 5
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
  { userId, messageId, turns }: Question,
  call: { signal: AbortSignal; onRetry: () => void },
): Promise<Writing> {
  const content = turns.at(-1)?.content ?? ''
  const [hits, model, roadmap] = await Promise.all([
    findHits(writer.database, turns),
    writer.models.current(),
    userId ? writer.reader.lookAhead(userId, { messageId, content }) : undefined,
  ])
  if (!model) {
    const batches = guide(turns, hits, roadmap?.summary ?? null, call.signal)
    return { provider: 'guide', model: 'guide', batches }
  }
  const messages = assemblePrompt({
    masterPrompt: DEFAULT_MASTER_PROMPT,
    profile: roadmap?.profile ?? '',
    hits,
    history: [...turns],
    tokenBudget: HISTORY_TOKENS,
  })
  return { provider: model.provider, model: model.name, batches: model.reply({ messages, ...call }) }
}

/** What the knowledge base holds on the last question, read together with the one before it when it is short. */
async function findHits(database: Database, turns: readonly ChatTurn[]): Promise<KnowledgeHit[]> {
  const asked = turns.filter((turn) => turn.role === 'user').map((turn) => turn.content)
  const last = asked.at(-1) ?? ''
  const text = last.length < 40 && asked.length > 1 ? `${asked.at(-2)} ${last}` : last
  const language = detectLanguage(text)
  return searchKnowledge(database.system, { text, language, terms: expandQuery(text, language), limit: HITS })
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
