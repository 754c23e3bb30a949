import type { Candidate } from '#shared/roadmap.ts'
import { amountIn } from './commitments.ts'
import {
  type Count,
  candidate,
  countNoun,
  operationOf,
  orgNames,
  type Reading,
  subjectNumber,
} from './mention.ts'
import { quantityOf } from './noun-phrase.ts'
import { findAll, has, type Span } from './pattern.ts'
import { judge } from './status.ts'

const ELLIPSIS =
  /\b(?:la suya|el suyo|theirs|one too|one as well|ebenfalls|la sienne|le sien|lo mismo|the same)\b/

function details({ message, clause }: Reading): Partial<Candidate> {
  const { lex } = message
  const text = message.text.slice(clause.start, clause.end)
  const sentence = message.folded.slice(clause.sentence.start, clause.sentence.end)
  const amount = amountIn(text)
  return {
    source: has(lex.pilotNoun, clause.folded) ? 'pilot' : 'product',
    ...(amount && { amount }),
    ...(has(lex.multiYear, sentence) && { multi_year: true }),
    ...(has(lex.outside, sentence) && { outside_network: true }),
  }
}

/** Who pays: "one of them", a number, named organisations, one customer, or those spoken of before. */
function payers(reading: Reading, verb: Span): Count & { subset?: boolean; orgs?: string[] } {
  const { message, clause, orgs, previous } = reading
  const { lex } = message
  const quantity = {
    ...quantityOf(clause, verb, lex),
    count: null,
    determiner: 'bare' as const,
    definite: false,
    increment: has(lex.increment, clause.folded.slice(0, verb.start)),
  }
  const base: Count = { count: null, vague: false, quantity, fromOrgs: false, counted: false }
  if (has(lex.oneOf, clause.folded)) return { ...base, count: 1, subset: previous?.type === 'pilot' }
  const subject =
    subjectNumber(reading, lex.language === 'de' ? clause.folded.length : verb.start) ??
    subjectAfterVerb(reading, verb)
  if (subject === 'vague') return { ...base, vague: true }
  if (subject)
    return { ...base, count: subject.range?.[0] ?? subject.value, vague: subject.vague, counted: true }
  const named = orgs.filter(
    (org) =>
      org.start < verb.start ||
      lex.language === 'de' ||
      /\b(?:by|von|por|par|from)\s+(?:\S+\s)?$/.test(clause.folded.slice(0, org.start)),
  )
  if (named.length > 0)
    return { ...base, count: named.length, fromOrgs: true, orgs: named.map((o) => o.name) }
  const customer = [...findAll(lex.customer, clause.folded), ...findAll(lex.generic, clause.folded)][0]
  if (customer) {
    const noun = quantityOf(clause, customer, lex)
    if (noun.determiner === 'vague') return { ...base, vague: true }
    const singular =
      noun.ordinal || noun.determiner === 'indefinite' || (noun.determiner === 'definite' && !noun.plural)
    return {
      ...base,
      quantity: { ...quantity, ordinal: noun.ordinal, increment: noun.increment || quantity.increment },
      count: singular ? 1 : null,
    }
  }
  if (previous && previous.orgs.length > 0 && startsWithPronoun(reading))
    return { ...base, count: previous.orgs.length, orgs: previous.orgs }
  return { ...base, count: /\b(?:invoice|rechnung|factura|facture)\b/.test(clause.folded) ? 1 : null }
}

function subjectAfterVerb({ clause, message }: Reading, verb: Span) {
  const { lex } = message
  const after = clause.numbers.find((n) => !n.unit && n.start >= verb.end)
  return after && has(lex.customer, clause.folded.slice(after.end, after.end + 30)) ? after : null
}

function startsWithPronoun({ clause, message }: Reading): boolean {
  return findAll(message.lex.pronounSubject, clause.folded).some((span) => span.start < 8)
}

/** Distinct paying customers: money received, an invoice paid, a signed order or contract (roadmap-rules 2.3). */
export function revenueCandidates(reading: Reading): Candidate[] {
  const { message, clause } = reading
  const { lex } = message
  const first = (pattern: RegExp) => findAll(pattern, clause.folded)[0]
  const paying = first(lex.payingCustomer)
  if (paying) return settle(reading, paying, countNoun(reading, paying, false), 'revenue.paying', true)
  const paid = first(lex.payUs)
  const weStart = findAll(lex.we, clause.folded)[0]
  const byUs =
    paid &&
    weStart &&
    weStart.start < paid.start &&
    !/\b(?:us|uns|nos|nous)\b/.test(clause.folded.slice(weStart.end)) &&
    !/factura|rechnung|invoice|facture|cobr|encaiss|receiv|recib|recu|erhalten/.test(
      clause.folded.slice(paid.start, paid.end),
    )
  if (paid && !byUs) return settlePayment(reading, paid)
  const order = first(lex.order)
  const contract = first(lex.productContract)
  const signed = has(lex.signed, clause.tests)
  const pilot = has(lex.pilotNoun, clause.folded)
  const isPurchaseOrder =
    order &&
    (/purchase|orden de compra|bon de|bons de|\bpos?\b/.test(clause.folded.slice(order.start, order.end)) ||
      signed)
  if (contract && signed && !pilot)
    return settle(reading, contract, countBuyers(reading, contract), 'revenue.contract', true)
  const sentenceBefore = message.folded.slice(clause.sentence.start, clause.start)
  if (signed && ELLIPSIS.test(clause.folded) && has(lex.productContract, sentenceBefore)) {
    const at = findAll(lex.signed, clause.folded)[0]
    if (at) return settle(reading, at, payers(reading, at), 'revenue.contract', true)
  }
  if (order && isPurchaseOrder && !has(lex.loiNoun, clause.folded))
    return settle(
      reading,
      order,
      countBuyers(reading, order),
      'revenue.order',
      signed ||
        has(lex.done, clause.folded) ||
        /receiv|erhalten|recib|recu|got|bekommen|placed|sent/.test(clause.folded),
    )
  const money = amountIn(message.text.slice(clause.start, clause.end)) !== undefined
  const bought = first(lex.bought)
  const sold = first(lex.sold)
  const deal = bought ?? sold
  if (
    deal &&
    !has(lex.loiNoun, clause.folded) &&
    (has(lex.customer, clause.folded) || reading.orgs.length > 0 || has(lex.generic, clause.folded))
  ) {
    return settle(
      reading,
      deal,
      bought ? payers(reading, deal) : countBuyers(reading, deal),
      'revenue.sale',
      money && !pilot,
    )
  }
  return customers(reading)
}

/** A contract or order counts its organisations, not its pieces of paper; unnamed, its own number. */
function countBuyers(reading: Reading, noun: Span): Count {
  return countNoun(reading, noun, true)
}

function settlePayment(reading: Reading, verb: Span): Candidate[] {
  const { message, clause } = reading
  const { lex } = message
  const count = payers(reading, verb)
  if (
    has(lex.loanOrDeposit, clause.tests) ||
    (has(lex.grant, clause.tests) && !has(lex.customer, clause.folded))
  ) {
    return [
      candidate(reading, {
        type: 'revenue',
        op: 'none',
        status: 'none',
        count: 1,
        reason: 'no sale of the technology',
        rule: 'revenue.payment',
      }),
    ]
  }
  const named = count.orgs ? { orgs: count.orgs } : {}
  const subset = count.subset ? { subset_of: 'pilot' as const } : {}
  return settle(reading, verb, count, 'revenue.payment', true, { ...named, ...subset })
}

function settle(
  reading: Reading,
  mention: Span,
  count: Count,
  rule: string,
  money: boolean,
  extra: Partial<Candidate> = {},
): Candidate[] {
  const { message, clause, tail } = reading
  const verbal = rule === 'revenue.payment' || rule === 'revenue.sale'
  const verdict = judge(message, clause, mention, 'revenue', verbal)
  if (verdict.test === 'ignore') return []
  const draft = { type: 'revenue' as const, ...orgNames(reading), ...details(reading), ...extra, rule }
  if (verdict.test === 'none') {
    const zero = verdict.negated ? 0 : (count.count ?? 1)
    return [candidate(reading, { ...draft, op: 'none', status: 'none', count: zero, reason: verdict.reason })]
  }
  if (has(message.lex.unsigned, `${clause.tests} ${tail}`) || has(message.lex.free, clause.tests)) {
    return [
      candidate(reading, {
        ...draft,
        op: 'none',
        status: 'none',
        count: count.count,
        reason: 'unpaid or unsigned',
      }),
    ]
  }
  if (money && count.count !== null && !count.vague) {
    return [
      candidate(reading, {
        ...draft,
        op: operationOf(reading, count),
        status: 'confirmed',
        count: count.count,
        reason: 'money or contract',
        singular: !count.counted,
      }),
    ]
  }
  const reason = count.vague ? 'vague number' : 'no money or contract named'
  return [
    candidate(reading, {
      ...draft,
      op: 'ask',
      status: 'needs_confirmation',
      count: null,
      reason,
      proposed: count.count ?? 1,
    }),
  ]
}

/** "We have three customers": without money or a contract this asks. */
function customers(reading: Reading): Candidate[] {
  const { message, clause } = reading
  const { lex } = message
  const noun = findAll(lex.customer, clause.folded).find((span) => {
    const quantity = quantityOf(clause, span, lex)
    const counted =
      quantity.determiner === 'number' ||
      quantity.determiner === 'vague' ||
      quantity.ordinal ||
      quantity.determiner === 'negative'
    return (
      counted &&
      !/(?:potential|potenziell|potentiell|target|ideal|ziel|objetiv|cible|prospect)/.test(
        clause.folded.slice(Math.max(0, span.start - 14), span.end + 16),
      )
    )
  })
  if (
    !noun ||
    has(lex.interviewNoun, clause.folded) ||
    has(lex.talkNoun, clause.folded) ||
    has(lex.talkVerb, clause.folded) ||
    has(lex.interviewVerb, clause.folded) ||
    has(lex.pilotNoun, clause.folded) ||
    has(lex.loiNoun, clause.folded)
  )
    return []
  const quantity = quantityOf(clause, noun, lex)
  const around = clause.folded.slice(0, quantity.start) + clause.folded.slice(noun.end)
  if (
    !has(lex.haveVerb, around) &&
    !has(lex.otherActor, around) &&
    !has(lex.planned, around) &&
    !has(lex.conditional, around)
  )
    return []
  return settle(reading, noun, countNoun(reading, noun, false), 'revenue.customer', false)
}
