import type { KnownModel } from '#shared/admin/model-entries.ts'
import type { ModelEntry } from '#shared/model-catalogue.ts'
import { ESTIMATE, estimateCost } from '#shared/models.ts'
import { textsOf } from '#web/lib/texts.ts'

const t = textsOf('adminSettings')

export const sourceName = (source: KnownModel['source']): string => t(`models.source.${source}`)

/** "128 k" or "1.05 M", for tokens. */
export function tokenWords(tokens: number): string {
  if (tokens >= 1_000_000) return `${Number((tokens / 1_000_000).toFixed(2))} M`
  return tokens >= 1000 ? `${Number((tokens / 1000).toFixed(1))} k` : String(tokens)
}

/** At least two digits behind the point, and as many as a small price needs. */
const amount = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 4 })

/** "$0.15 / 0.075 / 0.60": input, cached input and output; a dash for what is not known. */
export function priceWords(prices: ModelEntry['prices']): string {
  if (!prices) return t('models.unknownPrice')
  const { input, cached, output } = prices
  return `$${amount.format(input)} / ${cached === undefined ? '–' : amount.format(cached)} / ${amount.format(output)}`
}

/** Days before a last day from which operators are told, as in the notice on the overview. */
const NEAR_MS = 31 * 24 * 60 * 60 * 1000

/** How urgent a last day is. */
export function urgencyOf(day: string, now = new Date()): 'over' | 'near' | 'later' {
  if (now.toISOString().slice(0, 10) > day) return 'over'
  return Date.parse(day) - now.getTime() <= NEAR_MS ? 'near' : 'later'
}

/**
 * Dollars for 1,000 conversations: by the spec's prices, or by the catalogue's where the spec has none or an operator
 * entered others. Null where pricing is by usage, and where no price is known.
 */
export function estimateWith(
  models: readonly KnownModel[],
  provider: 'gateway' | 'direct',
  id: string,
): number | null {
  if (provider === 'gateway') return null
  const { entry, shipped, source } = models.find((model) => model.entry.id === id) ?? {}
  const own = source !== 'shipped' && priceWords(entry?.prices) !== priceWords(shipped?.prices)
  const bySpec = own ? null : estimateCost(provider, id)
  if (bySpec !== null || !entry?.prices) return bySpec
  const { conversations, promptTokens, completionTokens } = ESTIMATE
  return (
    (conversations * (promptTokens * entry.prices.input + completionTokens * entry.prices.output)) / 1_000_000
  )
}
