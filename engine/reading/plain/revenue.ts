import { denied, partiesOf } from './commitments.ts'
import { type Mark, says } from './message.ts'
import { moneyIn } from './money.ts'
import { operationOf } from './operation.ts'
import {
  type Amount,
  amountBefore,
  anchorsOf,
  candidate,
  countEnding,
  countStarting,
  type Mention,
  type Telling,
} from './telling.ts'
import { denialOf } from './verdict.ts'

/** Paying customers: money that arrived and signed orders count, "sold" and "a customer" are asked about. */
export function revenueIn(telling: Telling): Mention[] {
  const { message, clause } = telling
  const [customer] = anchorsOf(message, clause, 'payingCustomer')
  if (customer) return told(telling, customer, amountBefore(message, clause, customer))
  if (says(message, clause, 'wePaid')) return []
  const [paid] = anchorsOf(message, clause, 'paidUs')
  if (paid) return told(telling, paid, payersOf(telling))
  const [order] = anchorsOf(message, clause, 'order', 'productContract')
  const ordered = order && amountBefore(message, clause, order)
  const whose = telling.names.length > 0 || ordered?.kind === 'number' || ordered?.kind === 'one'
  if (order && ordered && whose && says(message, clause, 'signed', 'recent', 'have'))
    return told(telling, order, ordered)
  const [sold] = anchorsOf(message, clause, 'sold')
  const buyers = telling.names.length > 0 || says(message, clause, 'us', 'customer', 'organisation', 'person')
  if (sold && buyers && !says(message, clause, 'testing'))
    return told(telling, sold, { kind: 'one', further: false }, 'unclear')
  const [pays] = anchorsOf(message, clause, 'pays')
  if (pays && isSale(telling, pays)) return told(telling, pays, { kind: 'one', further: false }, 'unclear')
  const customers = anchorsOf(message, clause, 'interview', 'pilot', 'loi', 'talk', 'customer')
  const anybody = customers.find(({ key }) => key === 'customer')
  const amount = anybody ? amountBefore(message, clause, anybody) : undefined
  // "First customer: Ried GmbH, 4.800 € a quarter"
  const isFirst = amount?.kind === 'one' && amount.further && telling.names.length > 0
  if (
    !anybody ||
    !amount ||
    !(isFirst || says(message, clause, 'have')) ||
    amount.kind === 'none' ||
    amount.kind === 'definite'
  )
    return []
  return told(telling, anybody, amount, 'unclear')
}

/** "Orbital Inc pays 400 € a month since May": who is nobody's object, and a sum for a time or since a day. */
function isSale({ message, clause, names: [payer] }: Telling, { first, last }: Mark): boolean {
  const sum = message.quantities.find((each) => each.money && each.first > last && each.last < clause.end)
  if (!sum || !payer || payer.last >= first || payer.first < clause.first) return false
  if (payer.first > clause.first && says(message, { first: first - 1, end: first }, 'and')) return false
  const behind = { first: sum.last + 1, end: clause.end }
  const often = says(message, behind, 'period') && !says(message, behind, 'forThings', 'range')
  return often || says(message, behind, 'ongoing')
}

/** Who paid: the organisations named, or as many as the subject says. */
function payersOf({ message, clause }: Telling): Amount {
  const kinds = anchorsOf(message, clause, 'organisation', 'customer', 'person')
  const payer = kinds.find(({ first }) => first > clause.first)
  const subject = payer ? amountBefore(message, clause, payer) : undefined
  if (subject?.kind === 'number') return subject
  const quantity = countStarting(message, clause.first) ?? countEnding(message, clause.first)
  return quantity ? { kind: 'number', quantity, definite: false } : { kind: 'one', further: false }
}

function told(
  telling: Telling,
  anchor: Mark,
  amount: Amount,
  clear: 'clear' | 'unclear' = 'clear',
): Mention[] {
  const { message, clause, names } = telling
  const parties = partiesOf(amount, names)
  const op = operationOf(telling, amount)
  const named = amount.kind === 'definite' && op === 'reference' && names.length > 0
  const found = candidate(telling, 'revenue', 'revenue', {
    op: named || (op === 'set' && amount.kind !== 'number') ? 'bare' : op,
    anchor,
    ...parties,
    ...moneyIn(message, clause.sentence),
  })
  const deeds = ['paidUs', 'signed', 'done'] as const
  const denial = says(message, clause, 'notRevenue') ? 'never counts' : denialOf(telling, anchor.first, deeds)
  if (denial) return [denied(telling, found, denial)]
  const doubt = { status: 'needs_confirmation', reason: 'no money or contract named' } as const
  return [clear === 'clear' ? found : { ...found, ...doubt }]
}
