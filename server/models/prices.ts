import type { Figures } from '#shared/model-catalogue.ts'
import type { Usage } from './contract/model.ts'
import type { KnownModels } from './known-models.ts'

/** Dollars per million tokens on a day; undefined where no price is known. */
function pricesOf(known: KnownModels, model: string, today: Date): Figures | undefined {
  const prices = known.entryOf(model)?.prices
  if (!prices) return undefined
  const { until, afterwards, ...now } = prices
  return until !== undefined && afterwards && today.toISOString().slice(0, 10) > until ? afterwards : now
}

/** Dollars for one call, or null where the price of the model is not known: unpriced is not free. */
export function costOfCall(
  known: KnownModels,
  model: string,
  usage: Usage,
  today = new Date(),
): number | null {
  const prices = pricesOf(known, model, today)
  if (!prices) return null
  const { promptTokens, completionTokens, cachedTokens = 0, cacheWriteTokens = 0 } = usage
  const plain = Math.max(0, promptTokens - cachedTokens - cacheWriteTokens)
  const { input, output, cached = input, cache_write: write = input } = prices
  const micro = plain * input + cachedTokens * cached + cacheWriteTokens * write + completionTokens * output
  return micro / 1_000_000
}
