import { endsAt, type Message, type Stretch, startsAt } from './message.ts'
import type { Stated } from './obstacles.ts'
import type { Quantity } from './quantities.ts'
import { inOneSentence, type Mention } from './telling.ts'

/** Whether every number of the sentence that could count is this one's, another mention's, or says what it is. */
export function explains({ message, sentence, found, all, context }: Stated): boolean {
  const here = all.filter((other) => inOneSentence(other, found))
  const own = found.number
  if (own && isPart(message, own)) return false
  const held = context.counters[found.type]
  const rest = message.quantities.filter(
    (each) =>
      each.first >= sentence.first &&
      each.last < sentence.end &&
      !each.measure &&
      !here.some(({ number }) => number && number.first <= each.first && each.last <= number.last) &&
      // "Three more, that makes 19."
      !(held > 0 && each.value === held + (found.count ?? 0)) &&
      !isBoth(message, each, found) &&
      !isPart(message, each) &&
      !isElsewhere(each, found, here) &&
      !isBreakdown(message, sentence, each, own) &&
      !isCircumstance(message, each, found),
  )
  if (rest.length === 0) return true
  // "Eleven interviews: four farmers, five agronomists, two traders."
  const sum = rest.reduce((total, { value }) => total + value, 0)
  return own !== undefined && rest.length > 1 && sum === own.value
}

/** "Two homes signed LOIs and we held 4 interviews": the number of a clause that tells of another type. */
const isElsewhere = ({ first, last }: Quantity, { type, place }: Mention, here: readonly Mention[]) =>
  here.some(
    (other) =>
      other.type !== type &&
      other.place.first !== place.first &&
      other.place.first <= first &&
      last < other.place.end,
  )

/** "9 interviews (6 in the UK, 3 in Denmark).": what stands in brackets at the end divides the number before it. */
function isBreakdown(
  { tokens }: Message,
  { end }: Stretch,
  { first, value }: Quantity,
  own: Quantity | undefined,
): boolean {
  if (own === undefined || value > own.value || first < own.last) return false
  const opened = tokens.findLastIndex(({ text }, at) => text === '(' && at < first)
  const closes = tokens.findIndex(({ text }, at) => text === ')' && at > first)
  return opened > own.last && closes > 0 && tokens.slice(closes + 1, end).every(({ kind }) => kind !== 'word')
}

/** "Three of those": part of what was counted. */
export const isPart = (message: Message, { first, last }: Quantity) =>
  endsAt(message, first - 1, 'partOf') !== undefined || startsAt(message, last + 1, 'partOf') !== undefined

/** "In six countries", "our two interns", "for 40 sensors": beside what is counted. */
const isCircumstance = (
  message: Message,
  { first, last, value }: Quantity,
  { orgs, type, anchor }: Mention,
) =>
  endsAt(message, first - 1, 'place', 'possessive') !== undefined ||
  ((type !== 'interview' || anchor?.key === 'groupSession') &&
    endsAt(message, first - 1, 'with', 'forThings') !== undefined) ||
  (orgs !== undefined && startsAt(message, last + 1, 'product') !== undefined) ||
  // "Another one", "on one of their lines", but not "two on Monday, one on Friday".
  (value === 1 &&
    message.tokens[first]?.kind === 'word' &&
    message.tokens[first - 1]?.kind === 'word' &&
    !startsAt(message, first - 1, 'and'))

/** "Both of them": the number that was said, or the names that were. */
const isBoth = (message: Message, { first, value }: Quantity, { count }: Mention) =>
  value === count && startsAt(message, first, 'definite') !== undefined
