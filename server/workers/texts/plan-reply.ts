import { type ReplyInput, type ReplyPlan, reply } from '#engine/reply.ts'
import { findEntry, type IndexName, outlineIndex, searchIndex } from './knowledge-index.ts'

/** A message to be answered, as it crosses to the thread that reads. */
export interface PlanInput extends ReplyInput {
  readonly index: IndexName
}

/** Plans the reply to the last of these turns with the knowledge base that this thread holds. */
export function planReply({ index, ...input }: PlanInput): ReplyPlan {
  return reply(input, knowledgeOf(index))
}

/** A knowledge base of this thread, as the engine asks for it. */
export const knowledgeOf = (index: IndexName) => ({
  search: (query: Parameters<typeof searchIndex>[1]) => searchIndex(index, query),
  find: (key: string) => findEntry(index, key),
  outline: () => outlineIndex(index),
})
