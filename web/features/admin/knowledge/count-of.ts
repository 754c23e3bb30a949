import { formatCount } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'

const t = textsOf('adminKnowledge')
/** From this share of a limit on, a field says how much of it is used. */
const NEAR = 0.8

/** "168 of 200 characters" once a value nears its limit, else nothing; counted as it would be saved. */
export function countOf(value: string, limit: number): string | undefined {
  const length = value.trim().length
  return length >= limit * NEAR
    ? t('count', { used: formatCount(length), limit: formatCount(limit) })
    : undefined
}
