import { setTimeout as sleep } from 'node:timers/promises'
import { composeReply } from '#server/assistant/guide/guide.ts'
import { retrievalText } from '#server/assistant/guide/turn.ts'
import type { Models } from '#server/assistant/models/choice.ts'
import type { Model, ModelBatch } from '#server/assistant/models/models.ts'
import { assemblePrompt } from '#server/assistant/prompt/assemble-prompt.ts'
import { contentWords } from '#server/assistant/retrieval/fold.ts'
import type { RetrievalHit } from '#server/assistant/retrieval/retrieval.ts'
import { type TurnRules, wantedLanguage } from '#server/assistant/rules/compile-rules.ts'
import { obeyRules } from '#server/assistant/rules/obey-rules.ts'
import type { ChatTurn, KnowledgeHit, RoadmapSummary } from '#server/assistant/types.ts'
import type { Revisions } from '#server/db/chat.ts'
import type { Database } from '#server/db/client.ts'
import type { Knowledge } from '#server/services/knowledge/knowledge.ts'
import type { Outlook, Reader } from '#server/services/roadmap/reader.ts'
import { turnRules } from '#server/services/rules/turn-rules.ts'
import type { Settings } from '#server/settings.ts'
import { conversationLanguage } from '#shared/language.ts'
import type { LedgerEvent } from '#shared/roadmap.ts'

/** Entries offered to a reply: a model reads the first, the guide ranks them once more by subject. */
const MODEL_HITS = 5
const GUIDE_HITS = 12
/** Room for history in a prompt, in tokens. */
const HISTORY_TOKENS = 6000
/** The guide writes at about the pace a person reads ahead: so many pieces of so many characters, then a pause. */
const GUIDE_PIECE = 24
const GUIDE_PIECES = 3
const GUIDE_PAUSE_MS = 36

export interface Writer {
  readonly database: Database
  readonly models: Models
  readonly reader: Reader
  readonly knowledge: Knowledge
  readonly settings: Settings
  /** Milliseconds that the guide waits between two batches of a reply; without it, as long as reading takes. */
  readonly guidePause?: number
}

/** What is to be answered, and for whom. */
export interface Question {
  readonly userId: string | null
  readonly turns: readonly ChatTurn[]
  /** The person's roadmap as it will be once the message is read; see `roadmapFor`. */
  readonly roadmap: Outlook | undefined
  /** What it is written from is at least as new as these; without them, as what is committed now. */
  readonly revisions?: Revisions
}

/** A reply about to be written: by whom, and its text as it comes. */
export interface Writing {
  readonly provider: Model['provider']
  readonly model: string
  /** The model that may read the message, too; the guide does not. */
  readonly reader: Model | undefined
  readonly batches: AsyncIterable<ModelBatch>
  /** What it was given from the knowledge base, best first; undefined for a message that asks nothing of it. */
  readonly hits: readonly RetrievalHit[] | undefined
  /** What the finished reply is held to. */
  readonly rules: TurnRules
  /** The same reply by whoever answers when this model fails before its first word, by the operator's choice. */
  readonly standIn?: Writing & { readonly as: 'second_model' | 'guide' }
}

/** The roadmap that a reply is written with, from what was known before the message it answers. Visitors have none. */
export function roadmapFor(
  reader: Reader,
  { userId, messageId, turns }: Pick<Question, 'userId' | 'turns'> & { readonly messageId: string },
  ledger: readonly LedgerEvent[],
): Outlook | undefined {
  const content = turns.at(-1)?.content ?? ''
  const follows = turns.findLast(({ role }) => role === 'assistant')?.content ?? null
  return userId ? reader.lookAhead(ledger, { messageId, content, follows }) : undefined
}

/** Chooses who answers and begins: the configured model, or the built-in guide when there is none. */
export async function writeReply(
  writer: Writer,
  { userId, turns, roadmap, revisions }: Question,
  call: { signal: AbortSignal; onRetry: () => void; onThinking?: () => void },
): Promise<Writing> {
  const content = turns.at(-1)?.content ?? ''
  const summary = roadmap?.summary ?? null
  // What the knowledge base is asked: the last question, read with what it answers when it is short.
  const text = retrievalText([...turns], summary)
  const [search, settings] = await Promise.all([
    writer.knowledge.current({ revision: revisions?.knowledge, question: text }),
    writer.settings.current(revisions?.settings),
  ])
  const model = writer.models.choose(settings.choice)
  const standIn = model && writer.models.standIn(settings.choice)
  const found = search({
    text,
    language: conversationLanguage([...turns]),
    level: summary?.level ?? null,
    limit: model && standIn !== 'guide' ? MODEL_HITS : GUIDE_HITS,
  })
  const hits = found.map(({ entry, score, answers, claim }) => ({ entry, score, answers, claim }))
  const given = contentWords(content).length > 0 ? found.slice(0, MODEL_HITS) : undefined
  const rules = await turnRules(writer.database, settings.rules, { userId, turns, roadmap: summary })
  const byGuide = (): Writing => {
    const pause = writer.guidePause ?? GUIDE_PAUSE_MS
    const batches = guide({ turns, hits, roadmap: summary, rules, pause, signal: call.signal })
    return { provider: 'guide', model: 'guide', reader: undefined, batches, hits: given, rules }
  }
  if (!model) return byGuide()
  const messages = assemblePrompt({
    masterPrompt: settings.masterPrompt,
    profile: roadmap?.profile ?? '',
    hits: hits.slice(0, MODEL_HITS),
    history: [...turns],
    tokenBudget: HISTORY_TOKENS,
    ruleBoxes: [...rules.compiled],
  })
  const byModel = (by: Model): Writing => ({
    provider: by.provider,
    get model() {
      return by.name
    },
    reader: by,
    batches: by.reply({ messages, ...call }),
    hits: given,
    rules,
  })
  const writing = byModel(model)
  if (standIn === 'guide') return Object.assign(writing, { standIn: { ...byGuide(), as: 'guide' as const } })
  if (!standIn) return writing
  return Object.assign(writing, { standIn: Object.assign(byModel(standIn), { as: 'second_model' as const }) })
}

interface GuideTurn {
  readonly turns: readonly ChatTurn[]
  readonly hits: KnowledgeHit[]
  readonly roadmap: RoadmapSummary | null
  readonly rules: TurnRules
  readonly pause: number
  readonly signal: AbortSignal
}

async function* guide({ turns, hits, roadmap, rules, pause, signal }: GuideTurn): AsyncGenerator<ModelBatch> {
  const first = !turns.some((turn) => turn.role === 'assistant')
  const language = wantedLanguage(rules)
  const composed = composeReply({ messages: [...turns], hits, roadmap, announceNoModel: first, language })
  const text = obeyRules(rules, composed)
  const pieces = Array.from({ length: Math.ceil(text.length / GUIDE_PIECE) }, (_, n) =>
    text.slice(n * GUIDE_PIECE, (n + 1) * GUIDE_PIECE),
  )
  for (let at = 0; at < pieces.length; at += GUIDE_PIECES) {
    if (at > 0) await sleep(pause, undefined, { signal })
    yield { pieces: pieces.slice(at, at + GUIDE_PIECES) }
  }
  yield { pieces: [], finish: 'stop' }
}
