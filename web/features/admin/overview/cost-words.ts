import { formatCount, formatDollars } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'

const t = textsOf('adminOverview')

interface Usage {
  readonly calls: number
  readonly cost: number
  readonly unpriced: number
}

/** What calls cost, in words: a call whose price is not known is said to be unpriced and never shown as zero. */
export function costWords({ calls, cost, unpriced }: Usage): { cost: string; note?: string } {
  if (unpriced === 0) return { cost: formatDollars(cost) }
  if (unpriced >= calls) return { cost: t('cost.unpriced') }
  return { cost: formatDollars(cost), note: t('cost.more', { count: formatCount(unpriced) }) }
}
