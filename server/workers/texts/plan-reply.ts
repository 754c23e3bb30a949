import { type ReplyInput, type ReplyPlan, reply } from '#engine/reply.ts'
import { lookBack, type RoadmapContext } from '#engine/roadmap/look-ahead.ts'
import { conversationLanguage } from '#shared/language.ts'
import type { LedgerEvent } from '#shared/roadmap.ts'
import { findEntry, type IndexName, outlineIndex, searchIndex } from './knowledge-index.ts'

/** A message to be answered, as it crosses to the thread that reads. */
export interface PlanInput extends ReplyInput {
  readonly index: IndexName
  /** For a model's reply: what the roadmap is told from. */
  readonly ledger?: readonly LedgerEvent[] | undefined
}

/** A plan, and the roadmap as the ledger has it; undefined where none was given, or where it cannot be told. */
export interface Planned {
  readonly plan: ReplyPlan
  readonly roadmapContext: RoadmapContext | undefined
}

/** Plans the reply to the last of these turns with the knowledge base that this thread holds. */
export function planReply({ index, ledger, ...input }: PlanInput): Planned {
  const roadmapContext = ledger && outlookOn(ledger, input)
  const roadmap = roadmapContext?.summary ?? input.roadmap
  return { plan: reply({ ...input, roadmap }, knowledgeOf(index)), roadmapContext }
}

function outlookOn(
  ledger: readonly LedgerEvent[],
  { turns }: Pick<PlanInput, 'turns'>,
): RoadmapContext | undefined {
  try {
    return lookBack({ ledger, language: conversationLanguage([...turns]) })
  } catch {
    return undefined
  }
}

/** A knowledge base of this thread, as the engine asks for it. */
export const knowledgeOf = (index: IndexName) => ({
  search: (query: Parameters<typeof searchIndex>[1]) => searchIndex(index, query),
  find: (key: string) => findEntry(index, key),
  outline: () => outlineIndex(index),
})
