import { type Message, type Stretch, textOf } from './message.ts'

/** The first amount of money of a stretch, as the founder wrote it. */
export function moneyIn(message: Message, { first: from, end }: Stretch): { amount?: string } {
  const { quantities, marks } = message
  const money = quantities.find(({ first, last, money: isMoney }) => isMoney && first >= from && last < end)
  if (!money) return {}
  const currency = marks.get('currency') ?? []
  const behind = currency.filter(({ first }) => first === money.last + 1)
  const code = behind.length === 0 ? currency.find(({ last }) => last === money.first - 1) : undefined
  const last = Math.max(money.last, ...behind.map((mark) => mark.last))
  return { amount: textOf(message, { first: code?.first ?? money.first, end: last + 1 }) }
}
