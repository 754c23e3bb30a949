import { composeReply } from '#server/assistant/guide/guide.ts'
import { retrievalText } from '#server/assistant/guide/turn.ts'
import { contentWords } from '#server/assistant/retrieval/fold.ts'
import type { RetrievalHit } from '#server/assistant/retrieval/retrieval.ts'
import { rulesFor, type TurnRules, wantedLanguage } from '#server/assistant/rules/compile-rules.ts'
import { obeyRules } from '#server/assistant/rules/obey-rules.ts'
import type { RuleBox } from '#server/assistant/rules/rules.ts'
import type { ChatTurn, KnowledgeHit, RoadmapSummary } from '#server/assistant/types.ts'
import { type IndexName, searchIndex } from '#server/workers/knowledge-index.ts'
import type { Audience } from '#shared/admin/prompt-boxes.ts'
import { conversationLanguage } from '#shared/language.ts'

/** Entries offered to a reply: a model reads the first, the guide ranks them once more by subject. */
const MODEL_HITS = 5
const GUIDE_HITS = 12

/** A message to be answered, as it crosses to the thread that reads. */
export interface PlanInput {
  readonly index: IndexName
  readonly turns: readonly ChatTurn[]
  readonly roadmap: RoadmapSummary | null
  readonly boxes: readonly RuleBox[]
  readonly audience: Audience
  /** The question's meaning, where there is an embedding model. */
  readonly vector: Float32Array | null
  /** Whether a model will answer; otherwise the guide does, here. */
  readonly model: boolean
}

/** An entry that was found, for the record. */
export interface FoundEntry {
  readonly id: string
  readonly title: string
  readonly score: number
}

/** What a reply is written from. */
export interface ReplyPlan {
  /** For a model's prompt. */
  readonly hits: KnowledgeHit[]
  /** What it was given from the knowledge base, best first; undefined for a message that asks nothing of it. */
  readonly found: FoundEntry[] | undefined
  readonly rules: TurnRules
  /** The whole reply, where the guide answers. */
  readonly guide: string | undefined
}

/** What the knowledge base is asked: the last question, read with what it answers when it is short. */
export function questionOf({ turns, roadmap }: Pick<PlanInput, 'turns' | 'roadmap'>): string {
  return retrievalText([...turns], roadmap)
}

/** Finds knowledge and rules for the last of these turns, and has the guide answer where no model will. */
export function planReply(input: PlanInput): ReplyPlan {
  const { index, turns, roadmap, vector, model } = input
  const messages = [...turns]
  const found = searchIndex(index, {
    text: questionOf(input),
    language: conversationLanguage(messages),
    level: roadmap?.level ?? null,
    limit: model ? MODEL_HITS : GUIDE_HITS,
    vector,
  })
  const asks = contentWords(turns.at(-1)?.content ?? '').length > 0
  const rules = rulesFor(input.boxes, ruleTurn(input))
  return {
    hits: model ? found.map(forPrompt) : [],
    found: asks ? found.slice(0, MODEL_HITS).map(asFound) : undefined,
    rules,
    guide: model ? undefined : guideReply(input, found, rules),
  }
}

function ruleTurn({ turns, roadmap, audience }: PlanInput) {
  return {
    message: turns.at(-1)?.content ?? '',
    language: conversationLanguage([...turns]),
    first: isFirst(turns),
    audience,
    level: roadmap?.level ?? null,
    counters: roadmap?.counters ?? null,
  }
}

const isFirst = (turns: readonly ChatTurn[]) => !turns.some((turn) => turn.role === 'assistant')

function guideReply({ turns, roadmap }: PlanInput, found: readonly RetrievalHit[], rules: TurnRules): string {
  const hits = found.map(({ entry, score, answers, claim }) => ({ entry, score, answers, claim }))
  const language = wantedLanguage(rules)
  const messages = [...turns]
  return obeyRules(
    rules,
    composeReply({ messages, hits, roadmap, announceNoModel: isFirst(turns), language }),
  )
}

const asFound = ({ entry, score }: RetrievalHit): FoundEntry => ({ id: entry.id, title: entry.title, score })

/** An entry without the many ways to ask for it, and with the answers that may lead a reply alone. */
function forPrompt({ entry, score, answers, claim }: RetrievalHit): KnowledgeHit {
  const { id, title, content, category, keywords, relevance_tags, summaries } = entry
  return {
    entry: { id, title, content, category, keywords, relevance_tags, ...(summaries && { summaries }) },
    score,
    answers: answers.filter(({ leads }) => leads),
    claim,
  }
}
