import { type Message, marksIn, type Stretch, startsAt, textOf } from './message.ts'
import { moneyIn } from './money.ts'
import type { Mention } from './telling.ts'

/** The terms of a letter, as the founder wrote them: how much, at what price and on which condition. */
export function termsIn(message: Message, sentence: Stretch): Partial<Mention> {
  const { quantities } = message
  const things = quantities.find(
    ({ first, last, money }) =>
      first >= sentence.first &&
      last < sentence.end &&
      !money &&
      startsAt(message, last + 1, 'product', 'unit') !== undefined,
  )
  const noun = things && startsAt(message, things.last + 1, 'product', 'unit')
  const volume = things && textOf(message, { first: things.first, end: (noun?.last ?? things.last) + 1 })
  const price = moneyIn(message, sentence).amount
  const [condition] = marksIn(message, 'condition', sentence)
  return {
    ...(volume && { volume }),
    ...(price && { price }),
    ...(condition && {
      condition: textOf(message, { first: condition.first, end: sentence.end }).replace(/[.!]$/, ''),
    }),
  }
}
