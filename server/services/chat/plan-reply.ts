import { composeReply } from '#engine/guide/guide.ts'
import { retrievalText } from '#engine/guide/turn.ts'
import type { IndexLine } from '#engine/prompt/fixed-part.ts'
import { rulesFor, type TurnRules, wantedLanguage } from '#engine/rules/compile-rules.ts'
import { obeyRules } from '#engine/rules/obey-rules.ts'
import { joinParts } from '#engine/rules/reply-parts.ts'
import type { RuleBox } from '#engine/rules/rules.ts'
import { contentWords } from '#engine/search/fold.ts'
import type { RetrievalHit } from '#engine/search/retrieval.ts'
import type { ChatTurn, KnowledgeHit, RoadmapSummary } from '#engine/types.ts'
import { type IndexName, outlineIndex, searchIndex } from '#server/workers/knowledge-index.ts'
import type { Audience } from '#shared/admin/prompt-boxes.ts'
import type { Asks } from '#shared/asks.ts'
import { conversationLanguage, type Language } from '#shared/language.ts'

/** Entries that the guide ranks once more by subject, and those of them that are kept for the record. */
const GUIDE_HITS = 12
const RECORDED = 5
/**
 * What a model is given: few entries, and none that hardly fits. Over evals/retrieval-tuning.json nearly nine of ten of
 * those given are right, and 111 of 120 right ones are given.
 */
const FITTING = { most: 3, score: 0.4, ofBest: 0.55 }

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
  /** For a model's prompt: the entries that fit, best first, and the index of all. */
  readonly hits: KnowledgeHit[]
  readonly index: readonly IndexLine[]
  readonly language: Language
  /** What it was given from the knowledge base, best first; undefined for a message that asks nothing of it. */
  readonly found: FoundEntry[] | undefined
  readonly rules: TurnRules
  /** The whole reply, where the guide answers, and what it asks. */
  readonly guide: { readonly text: string; readonly asks: Asks | null } | undefined
}

/** What the knowledge base is asked: the last question, read with what it answers when it is short. */
export function questionOf({ turns, roadmap }: Pick<PlanInput, 'turns' | 'roadmap'>): string {
  return retrievalText([...turns], roadmap)
}

/** Finds knowledge and rules for the last of these turns, and has the guide answer where no model will. */
export function planReply(input: PlanInput): ReplyPlan {
  const { index, turns, roadmap, vector, model } = input
  const messages = [...turns]
  const language = conversationLanguage(messages)
  const found = searchIndex(index, {
    text: questionOf(input),
    language,
    level: roadmap?.level ?? null,
    limit: GUIDE_HITS,
    vector,
  })
  const fitting = model ? fittingOf(found) : found.slice(0, RECORDED)
  const asks = contentWords(turns.at(-1)?.content ?? '').length > 0
  const rules = rulesFor(input.boxes, ruleTurn(input))
  return {
    hits: model ? fitting.map(forPrompt) : [],
    index: model ? outlineIndex(index) : [],
    language,
    found: asks ? fitting.map(asFound) : undefined,
    rules,
    guide: model ? undefined : guideReply(input, found, rules),
  }
}

/** The entries that fit a question well enough to be read for it: none is better than a poor one. */
function fittingOf<Hit extends { readonly score: number }>(found: readonly Hit[]): Hit[] {
  const floor = Math.max(FITTING.score, (found[0]?.score ?? 0) * FITTING.ofBest)
  return found.slice(0, FITTING.most).filter(({ score }) => score >= floor)
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

function guideReply({ turns, roadmap }: PlanInput, found: readonly RetrievalHit[], rules: TurnRules) {
  const hits = [...found]
  const language = wantedLanguage(rules)
  const messages = [...turns]
  const composed = composeReply({ messages, hits, roadmap, language })
  const reply = obeyRules(rules, composed)
  return { text: joinParts(reply), asks: reply.closing.trim() === '' ? null : composed.asks }
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
