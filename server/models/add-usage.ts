import type { ModelBatch, Usage } from './contract/model.ts'

/** Adds what one request used to what those before it did, for a reply that took several. */
export function addUsage() {
  let before: Usage | undefined
  let now: Usage | undefined
  return {
    /** The batch with the usage of the whole reply so far. */
    onTop(batch: ModelBatch): ModelBatch {
      if (!batch.usage) return batch
      now = before ? sumUsage(before, batch.usage) : batch.usage
      return { ...batch, usage: now }
    },
    /** Another request follows. */
    next(): void {
      before = now
    },
  }
}

const added = (one: number | undefined, other: number | undefined) =>
  one === undefined && other === undefined ? undefined : (one ?? 0) + (other ?? 0)

/** Returns what two requests used together. */
export function sumUsage(one: Usage, other: Usage): Usage {
  return {
    promptTokens: one.promptTokens + other.promptTokens,
    completionTokens: one.completionTokens + other.completionTokens,
    cachedTokens: added(one.cachedTokens, other.cachedTokens),
    cacheWriteTokens: added(one.cacheWriteTokens, other.cacheWriteTokens),
    reasoningTokens: added(one.reasoningTokens, other.reasoningTokens),
    servedBy: other.servedBy ?? one.servedBy,
  }
}
