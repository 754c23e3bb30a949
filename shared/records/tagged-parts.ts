import type { Candidate } from '../roadmap.ts'
import type { TaggedRecord } from './tagging/tag.ts'
import { type TaggedIn, type Told, toldIn } from './told-records.ts'

const isNear = ({ type, quote }: Candidate, record: TaggedRecord, text: string) => {
  const at = text.indexOf(quote)
  return type === record.type && at >= 0 && at < record.end && record.start < at + quote.length
}

const isOneOf = (name: string, others: readonly string[]) =>
  others.some((other) => name.includes(other) || other.includes(name))

/**
 * Takes from `left` what the tagger read of a mention's record: of its type, near its quote, and of no other
 * organisation. Undefined where words are near to two of a kind: which of them they are about, they do not say.
 */
export function takeTagged(
  mention: Candidate,
  mentions: readonly Candidate[],
  left: TaggedRecord[],
  message: TaggedIn,
): Told | undefined {
  const { status, orgs = [], amount, price } = mention
  if (status === 'none') return undefined
  for (const [index, record] of left.entries()) {
    if (!isNear(mention, record, message.text)) continue
    if (mentions.some((other) => other !== mention && isNear(other, record, message.text))) return undefined
    const told = toldIn(record, message, amount ?? price)
    const isOther = orgs.length > 0 && told.orgs.length > 0 && !told.orgs.some((name) => isOneOf(name, orgs))
    if (isOther) continue
    left.splice(index, 1)
    return told
  }
  return undefined
}
