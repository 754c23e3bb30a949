import type { Audience } from '#shared/admin/prompt-boxes.ts'
import type { Asks } from '#shared/asks.ts'
import type { ReplyLength } from '#shared/chat.ts'
import { conversationLanguage, type Language } from '#shared/language.ts'
import type { Offers } from '#shared/offers.ts'
import { composeReply } from './guide/guide.ts'
import { questionText } from './guide/question-text.ts'
import type { IndexLine } from './prompt/fixed-part.ts'
import { visitorSummary } from './roadmap/visitor-summary.ts'
import { rulesFor, type TurnRules, wantedLanguage } from './rules/compile-rules.ts'
import { obeyRules } from './rules/obey-rules.ts'
import { joinParts } from './rules/reply-parts.ts'
import type { RuleBox } from './rules/rules.ts'
import type { Searchable } from './search/documents.ts'
import type { RetrievalHit, RetrievalQuery } from './search/retrieval.ts'
import type { ChatTurn, KnowledgeHit, RoadmapSummary } from './types.ts'
import { contentWords } from './words/fold.ts'

/** Entries that are looked for, and those of them that are kept for the record. */
const HITS = 12
const RECORDED = 5
/**
 * What a model is given: few entries, and none that hardly fits. Over evals/retrieval-tuning.json nine of ten of those
 * given are right, and 114 of 120 right ones are given.
 */
const FITTING = { most: 3, score: 0.3, ofBest: 0.3 }

/** The knowledge base that a reply is written from. */
export interface KnowledgeBase {
  search(query: RetrievalQuery): RetrievalHit[]
  /** An entry by its id, its slug or its title. */
  find(key: string): Searchable | undefined
  /** All entries with their claims. */
  outline(): readonly IndexLine[]
}

/** A message to be answered. */
export interface ReplyInput {
  readonly turns: readonly ChatTurn[]
  /** A visitor has none; the guide then goes by what the conversation tells. */
  readonly roadmap: RoadmapSummary | null
  readonly boxes: readonly RuleBox[]
  readonly audience: Audience
  /** The question's meaning, where there is an embedding model. */
  readonly vector: Float32Array | null
  /** True when a model will answer; else the guide does, here. */
  readonly model: boolean
  /** The length asked for when a founder wants a shorter or longer reply than the one before. */
  readonly length?: ReplyLength | undefined
  /** The day of the reply, for the days of its steps. */
  readonly today?: string | undefined
}

/** An entry that was found, for the record. */
export interface FoundEntry {
  readonly id: string
  readonly title: string
  readonly score: number
}

/** The guide's whole reply: its text, what it asks, and what it offers besides. */
export interface GuideText {
  readonly text: string
  readonly asks: Asks | null
  readonly offers: Offers
}

/** Everything that a reply is written from. */
export interface ReplyPlan {
  /** For a model's prompt: the entries that fit, best first, and the index of all. */
  readonly hits: KnowledgeHit[]
  readonly index: readonly IndexLine[]
  readonly language: Language
  /** The entries it was given, best first; undefined for a message that asks nothing of the knowledge base. */
  readonly found: FoundEntry[] | undefined
  readonly rules: TurnRules
  /** Set where the guide answers. */
  readonly guide: GuideText | undefined
}

/** Returns the question to the knowledge base for the last of these turns. */
export const questionOf = ({ turns }: Pick<ReplyInput, 'turns'>): string => questionText(turns)

/** Finds knowledge and rules for the last of these turns, and has the guide answer where no model will. */
export function reply(input: ReplyInput, knowledge: KnowledgeBase): ReplyPlan {
  const { turns, model } = input
  const language = conversationLanguage([...turns])
  const found = knowledge.search(queryOf(input, questionOf(input), language))
  const fitting = givenOf(found, model)
  const rules = rulesFor(input.boxes, ruleTurn(input))
  return {
    hits: model ? fitting.map(forPrompt) : [],
    index: model ? knowledge.outline() : [],
    language,
    found: contentWords(turns.at(-1)?.content ?? '').length > 0 ? fitting.map(asFound) : undefined,
    rules,
    guide: model ? undefined : guideReply(input, knowledge, rules),
  }
}

/** The guide's reply as the operator's rules leave it; what the rules take out of it is no longer asked or offered. */
export function guideReply(
  input: Pick<ReplyInput, 'turns' | 'roadmap' | 'vector' | 'length' | 'today'>,
  knowledge: Pick<KnowledgeBase, 'search' | 'find'>,
  rules: TurnRules | null,
): GuideText {
  const { turns } = input
  const composed = composeReply({
    messages: turns,
    library: {
      search: (text, language) => knowledge.search(queryOf(input, text, language)),
      find: (key) => knowledge.find(key),
    },
    roadmap: input.roadmap ?? visitorSummary(turns),
    visitor: input.roadmap === null,
    language: rules ? wantedLanguage(rules) : undefined,
    length: input.length,
    today: input.today,
  })
  const obeyed = rules ? obeyRules(rules, composed) : composed
  const asks = obeyed.closing.trim() === '' ? null : composed.asks
  return { text: joinParts(obeyed), asks, offers: composed.offers }
}

const queryOf = (
  input: Pick<ReplyInput, 'turns' | 'roadmap' | 'vector'>,
  text: string,
  language: Language,
) => ({
  text,
  language,
  level: input.roadmap?.level ?? null,
  limit: HITS,
  vector: text === questionOf(input) ? input.vector : null,
})

/** The entries that a reply is given: a model those that fit well enough, as none is better than a poor one. */
export function givenOf<Hit extends { score: number }>(found: readonly Hit[], model: boolean): Hit[] {
  if (!model) return found.slice(0, RECORDED)
  const floor = Math.max(FITTING.score, (found[0]?.score ?? 0) * FITTING.ofBest)
  return found.slice(0, FITTING.most).filter(({ score }) => score >= floor)
}

function ruleTurn({ turns, roadmap, audience }: ReplyInput) {
  return {
    message: turns.at(-1)?.content ?? '',
    language: conversationLanguage([...turns]),
    first: !turns.some((turn) => turn.role === 'assistant'),
    audience,
    level: roadmap?.level ?? null,
    counters: roadmap?.counters ?? null,
  }
}

const asFound = ({ entry, score }: RetrievalHit): FoundEntry => ({ id: entry.id, title: entry.title, score })

/** An entry without the many ways to ask for it, and with the answers that may lead a reply alone. */
function forPrompt({ entry, score, answers, claim }: RetrievalHit): KnowledgeHit {
  const { id, title, content, category, keywords, relevance_tags, summaries } = entry
  return {
    entry: { id, title, content, category, keywords, relevance_tags, ...withoutTitles(summaries) },
    score,
    answers: answers.filter(({ leads }) => leads),
    claim,
  }
}

/** A model is given the title once, as it stands in English. */
const withoutTitles = (summaries: KnowledgeHit['entry']['summaries']) =>
  summaries && {
    summaries: Object.fromEntries(
      Object.entries(summaries).map(([lang, text]) => [lang, text.replace(/^# .{0,10000}\n\n/, '')]),
    ),
  }
