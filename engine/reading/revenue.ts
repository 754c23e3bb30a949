import type { Language } from '#shared/language.ts'
import type { Candidate } from '#shared/roadmap.ts'
import { amountIn } from './commitments.ts'
import { type Count, candidate, countNoun, operationOf, orgNames, type Reading } from './mention.ts'
import { quantityOf } from './noun-phrase.ts'
import { findAll, has, type Span } from './pattern.ts'
import { OUR_COSTS, paidToo, payers, paymentToUs } from './payments.ts'
import { AFTER_PILOT } from './pilots.ts'
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

const PAYING_PART: Record<Language, RegExp> = {
  en: /(?<n>\p{L}+|\d+) of (?:them|those|these|which|whom) (?:are |already |now |actually )*(?:paying|pay|paid)\b/u,
  de: /davon (?:zahlen (?<m>\p{L}+|\d+)|(?<n>\p{L}+|\d+) (?:schon |bereits )?(?:be)?zahl)|(?<k>\p{L}+|\d+) davon (?:be)?zahl/u,
  es: /(?<n>\p{L}+|\d+) de (?:ellos|ellas|esos|los cuales) (?:ya )?(?:nos )?(?:de pago|pagan|pagando)/u,
  fr: /dont (?<n>\p{L}+|\d+) (?:qui )?(?:nous )?(?:payante?s?|paient|payent)|(?<m>\p{L}+|\d+) d'entre (?:eux|elles) (?:nous )?(?:paient|payent)/u,
}

/** "Six customers, four of them paying": those who pay are counted. */
function payingPart(reading: Reading): Candidate[] | null {
  const { message, clause } = reading
  const { lex } = message
  const customer = findAll(lex.customer, clause.folded)[0]
  if (!customer || has(lex.pilotNoun, clause.folded)) return null
  const { n, m, k } =
    PAYING_PART[lex.language].exec(message.folded.slice(clause.start, clause.sentence.end))?.groups ?? {}
  const word = n ?? m ?? k ?? ''
  const paying = lex.numberWords[word] ?? (/^(?:one|eine[rs]?|un[oa]?|une)$/.test(word) ? 1 : Number(word))
  if (!(paying > 0)) return null
  const count = { ...countNoun(reading, customer, false), count: paying, vague: false, counted: true }
  return settle(reading, customer, count, 'revenue.paying', true)
}

const ARE = /^\s(?:\p{L}+\s){1,4}(?:are|sind|son|sont)\s(?:\p{L}+\s){0,2}$/u

/** "Two more paper mills are now paying customers": the number stands at who they are. */
function payingCount(reading: Reading, paying: Span): Count {
  const { clause, message } = reading
  const count = countNoun(reading, paying, false)
  if (count.count !== null || count.vague || count.quantity.determiner !== 'bare') return count
  const theirs = countNoun(reading, paying, true)
  // "Hale, Corvane and two more mills": how many that makes is asked.
  const number = clause.numbers.find((n) => !n.unit)
  if (theirs.counted && number && reading.orgs.some((org) => org.end <= number.start))
    return { ...theirs, vague: true }
  const between = number ? clause.folded.slice(number.end, paying.start) : ''
  if (number && !number.vague && theirs.count === null && ARE.test(between))
    return {
      ...theirs,
      count: number.value,
      vague: false,
      counted: true,
      quantity: {
        ...theirs.quantity,
        increment: has(message.lex.increment, clause.folded.slice(0, paying.start)),
      },
    }
  const increment = has(message.lex.increment, clause.folded.slice(0, paying.start))
  return { ...theirs, quantity: { ...theirs.quantity, increment: theirs.quantity.increment || increment } }
}

/** Distinct paying customers: money received, an invoice paid, a signed order or contract (roadmap-rules 2.3). */
export function revenueCandidates(reading: Reading): Candidate[] {
  const { message, clause } = reading
  const part = payingPart(reading)
  if (part) return part
  const paying = findAll(message.lex.payingCustomer, clause.folded)[0]
  if (paying) return settle(reading, paying, payingCount(reading, paying), 'revenue.paying', true)
  const paid = paymentToUs(reading)
  const too = paidToo(reading)
  if (too) return settle(reading, too.verb, too.count, 'revenue.payment', true)
  if (paid) return settlePayment(reading, paid)
  return contracts(reading) ?? sales(reading) ?? recurring(reading) ?? customers(reading)
}

const PER_TIME =
  /[,:–—]\s*(?:each |je |a |cada uno |chacun )?[€$£]?\s?\d[\d.,\s]*(?:€|\$|£|k|euros?|eur|usd|chf)?\s*(?:a|per|\/|pro|im|al|por|par)\s?(?:month|year|monat|jahr|mes|ano|mois|an)\b/
const RECURRING =
  /\b(?:mrr|arr|monthly revenue|revenue|umsatz|ingresos|facturacion|chiffre d'affaires|ca)\b[^.;]*?\d[^.;]*?\b(?:from|von|mit|bei|de|con|avec|sur)\s+$/

/** "One customer, 500 a month", "MRR is 4k from 6 customers": money that comes in by itself. */
function recurring(reading: Reading): Candidate[] | null {
  const { message, clause } = reading
  const { lex } = message
  const customer = findAll(lex.customer, clause.folded).find((span) => {
    const { determiner, start, ordinal } = quantityOf(clause, span, lex)
    if (determiner !== 'number' && determiner !== 'indefinite' && !ordinal) return false
    const rest = clause.folded.slice(span.end)
    return PER_TIME.exec(rest)?.index === 0 || RECURRING.test(clause.folded.slice(0, start))
  })
  if (!customer) return null
  return settle(reading, customer, countNoun(reading, customer, false), 'revenue.recurring', true)
}

const WE_BOUGHT: Record<Language, RegExp> = {
  en: /\b(?:we|i)(?:['’]ve| have)?\s+(?:\p{L}+\s){0,2}(?:bought|purchased|ordered|acquired|licensed)\b/u,
  de: /\b(?:(?:wir|ich) hab(?:en?)?|hab(?:en?)? (?:wir|ich))\b(?![^.;]*\b(?:hat|uns)\b)[^.;]*\b(?:gekauft|bestellt|beauftragt|lizenziert)\b/u,
  es: /\b(?:compramos|hemos comprado|he comprado|encargamos|pedimos)\b/u,
  fr: /\b(?:on a|nous avons|j['’]ai)\s+(?:\p{L}+\s){0,2}(?:achete|commande|acquis)\b/u,
}

/** What we rent to work in. */
const LEASE =
  /\b(?:mietvertrag\w*|lease|rental|alquiler|bail)\b[^.;]*\b(?:labors?|buros?|hallen?|raume|werkstatt|labs?|offices?|space|oficinas?|laboratorios?|naves?|bureaux?|labos?|locaux)\b/

/** Signed contracts and licences, and purchase orders; null when the clause names none. */
function contracts(reading: Reading): Candidate[] | null {
  const { message, clause } = reading
  const { lex } = message
  const signed = has(lex.signed, clause.tests)
  const contract = findAll(lex.productContract, clause.folded)[0]
  if (contract && LEASE.test(clause.folded)) return null
  if (contract && signed && !has(lex.pilotNoun, clause.folded))
    return settle(reading, contract, buyers(reading, contract), 'revenue.contract', true)
  const earlier = message.folded.slice(clause.sentence.start, clause.start)
  const at = findAll(lex.signed, clause.folded)[0]
  if (at && signed && ELLIPSIS.test(clause.folded) && has(lex.productContract, earlier))
    return settle(reading, at, payers(reading, at), 'revenue.contract', true)
  const order = findAll(lex.order, clause.tests)[0]
  if (!order || has(lex.loiNoun, clause.folded)) return null
  const firm = /purchase|orden de compra|bon de|bons de|\bpos?\b/.test(
    clause.folded.slice(order.start, order.end),
  )
  const arrived =
    has(lex.done, clause.folded) ||
    /came in|arriv|landed|gekommen|eingegangen|eingetroffen|llego|receiv|erhalten|recib|recu|got|bekommen|plac|sent|passe|hizo|hicieron|erteilt|aufgegeben|platziert/.test(
      clause.folded,
    )
  if (!firm && !signed && !arrived) return null
  const money = amountIn(message.text.slice(clause.start, clause.end)) !== undefined
  return settle(
    reading,
    order,
    buyers(reading, order),
    'revenue.order',
    signed || (arrived && (firm || money)),
  )
}

const SAMPLE = /(?:\b(?:samples?|specimens?|muestras?|echantillons?)|muster|proben?)\b/

/** "Sold three units to a dairy for 12,000": a price makes it money, without one it asks. */
function sales(reading: Reading): Candidate[] | null {
  const { message, clause, orgs } = reading
  const { lex } = message
  const bought = findAll(lex.bought, clause.folded)[0]
  const deal = bought ?? findAll(lex.sold, clause.tests)[0]
  if (!deal || has(lex.loiNoun, clause.folded) || (bought && WE_BOUGHT[lex.language].test(clause.folded)))
    return null
  if (!has(lex.customer, clause.folded) && orgs.length === 0 && !has(lex.generic, clause.folded)) return null
  const money = amountIn(message.text.slice(clause.start, clause.end)) !== undefined
  // A sample that was sent is no sale.
  if (!money && !bought && SAMPLE.test(clause.folded)) return null
  // "The customer asked us for a pilot" sells nothing.
  if (!money && has(lex.pilotNoun, clause.folded)) return null
  return settle(
    reading,
    deal,
    bought ? payers(reading, deal) : buyers(reading, deal),
    'revenue.sale',
    money && !has(lex.pilotNoun, clause.folded.replace(AFTER_PILOT, ' ')),
  )
}

/** Contracts, orders and sales count their organisations, not their papers or pieces. */
function buyers(reading: Reading, noun: Span): Count {
  const { clause, message, orgs } = reading
  const { lex } = message
  const count = countNoun(reading, noun, true)
  if (orgs.length > 0) return { ...count, count: orgs.length, vague: false, fromOrgs: true, counted: false }
  const kinds = [...findAll(lex.customer, clause.folded), ...findAll(lex.generic, clause.folded)].filter(
    (span) => span.start >= noun.end,
  )
  const buyer = kinds
    .map((span) => quantityOf(clause, span, lex))
    .find((quantity) => quantity.count !== null || quantity.vague)
  return buyer
    ? { ...count, count: buyer.count, vague: buyer.vague, counted: buyer.determiner === 'number' }
    : count
}

const PRESENT =
  /\b(?:pays?|buys?|orders?|(?:be)?zahl(?:t|en)|kauf(?:t|en)|bestell(?:t|en)|pagan?|compran?|pai?e(?:nt)?|paye(?:nt)?|achet(?:e|ent))\b/

/** "They pay us if we deliver": what is paid under a condition is not paid. */
function paysUnder({ message, clause }: Reading, verb: Span): boolean {
  const { lex } = message
  const accented = message.text.slice(clause.start + verb.start, clause.start + verb.end)
  const past = /é|ó/.test(accented) || /\b(?:paid|bezahlt|gezahlt|gekauft|bought|ordered)\b/.test(accented)
  if (past || !PRESENT.test(clause.folded.slice(verb.start, verb.end))) return false
  return findAll(lex.conditional, clause.tests).some((span) => span.start >= verb.end)
}

function settlePayment(reading: Reading, verb: Span): Candidate[] {
  const { message, clause } = reading
  const { lex } = message
  const count = payers(reading, verb)
  if (
    has(lex.loanOrDeposit, clause.tests) ||
    OUR_COSTS.test(clause.folded.slice(verb.start)) ||
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
  if (verbal && paysUnder(reading, mention))
    return [
      candidate(reading, { ...draft, op: 'none', status: 'none', count: count.count, reason: 'conditional' }),
    ]
  if (verdict.test === 'none') {
    const zero = verdict.negated ? 0 : (count.count ?? 1)
    return [candidate(reading, { ...draft, op: 'none', status: 'none', count: zero, reason: verdict.reason })]
  }
  // "2 paying customers and 3 free users" have each their word.
  const free = rule !== 'revenue.paying' && has(message.lex.free, clause.tests)
  if (has(message.lex.unsigned, `${clause.tests} ${tail}`) || free) {
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

/** "We have a customer, Hale": one that is held, not one that is spoken of ("a customer interview"). */
function isHeld({ clause, message, orgs }: Reading, customer: Span): boolean {
  const { lex } = message
  const ends =
    /^(?:\s+(?:in|from|aus|en|de|im|a|au|aux)\s+(?:the |den |el |la )?\S+)?\s*(?:$|[.,;:!(–—-])/.test(
      clause.folded.slice(customer.end),
    )
  return has(lex.we, clause.folded) || lex.language !== 'en'
    ? ends || orgs.some((org) => org.start >= customer.end)
    : false
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
      quantity.determiner === 'negative' ||
      (quantity.determiner === 'indefinite' && isHeld(reading, span))
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
