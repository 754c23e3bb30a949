import type { Language } from '#shared/language.ts'
import type { Candidate, EvidenceType } from '#shared/roadmap.ts'
import { amountIn } from './commitments.ts'
import { candidate, countNoun, orgNames, type Reading } from './mention.ts'
import { findAll, has } from './pattern.ts'
import { judge } from './status.ts'
import { blank } from './text.ts'

/** What a lost, converted or repeated thing is, by the nouns around it. */
function typeIn({ message }: Reading, folded: string): EvidenceType | null {
  const { lex } = message
  const types: [RegExp, EvidenceType][] = [
    [lex.pilotNoun, 'pilot'],
    [lex.loiNoun, 'loi'],
    [lex.payingCustomer, 'revenue'],
    [lex.customer, 'revenue'],
    [lex.productContract, 'revenue'],
    [lex.contract, 'revenue'],
    [lex.order, 'revenue'],
    [lex.interviewNoun, 'interview'],
  ]
  return types.find(([pattern]) => has(pattern, folded))?.[1] ?? null
}

/** Money given back is a customer lost. */
const REFUND =
  /\b(?:refund(?:s|ed|ing)?|money back|geld zuruck|\w*erstattet|zuruckgezahlt|ruckabgewickelt|reembols(?:o|os|ado|amos|ar)|(?:devuelto|devolvimos|devolver\w*) el dinero|rembours(?:e|ee|er|ement|ements)|rendu l'argent)\b/

/** A loss retracts what it names; without a type, what the ledger holds of that organisation (settled later). */
export function lossCandidates(reading: Reading): Candidate[] {
  const { message, clause, orgs } = reading
  const { lex } = message
  const verb = findAll(lex.loss, clause.tests)[0]
  if (!verb) return []
  const refund = REFUND.test(clause.folded)
  const own = typeIn(reading, clause.folded) ?? (refund ? 'revenue' : null)
  if (own === 'interview') return []
  const sentence = message.folded.slice(clause.sentence.start, clause.sentence.end)
  const type = own ?? typeIn(reading, sentence)
  if (!type && orgs.length === 0) return []
  if (own === null && orgs.length === 0) return []
  const calm = { ...clause, tests: blank(clause.tests, verb.start, verb.end) }
  const verdict = judge(message, calm, verb, type ?? 'pilot')
  if (verdict.test !== 'ok' && !(verdict.negated && /no longer|nicht mehr|ya no|plus/.test(clause.folded)))
    return []
  const nouns =
    type === 'pilot'
      ? findAll(lex.pilotNoun, clause.folded)
      : type === 'loi'
        ? findAll(lex.loiNoun, clause.folded)
        : findAll(lex.customer, clause.folded)
  const noun = nouns[0]
  const counted = noun ? countNoun(reading, noun, true) : null
  const stated = clause.numbers.filter((n) => !n.unit)
  const subset = has(lex.oneOf, clause.folded) ? 1 : stated.length > 1 ? (stated[0]?.value ?? null) : null
  const number = subset ?? (counted?.quantity.determiner === 'number' ? counted.count : null)
  const count = number ?? Math.max(1, orgs.length)
  const vague = counted?.vague === true && subset === null
  return [
    candidate(reading, {
      type: type ?? 'pilot',
      op: vague ? 'ask' : 'retract',
      count: vague ? null : count,
      status: vague ? 'needs_confirmation' : 'confirmed',
      ...(vague && { proposed: 1 }),
      ...orgNames(reading),
      reason: 'lost',
      rule: type ? 'change.loss' : 'change.loss-untyped',
    }),
  ]
}

const SALE: Record<Language, RegExp> = {
  en: /\b(?:sale|purchase)\b/,
  de: /\b(?:kauf|verkauf)\b/,
  es: /\b(?:compra|venta)\b/,
  fr: /\b(?:vente|achat)\b/,
}
const INVOICE_FIRST =
  /^\W*(?:(?:the|their|our|die|ihre|unsere|la|su|nuestra|sa|leur|notre)\s)?(?:\p{L}+\s)?(?:invoice|rechnung|factura|facture|money|geld|dinero|argent)/u

/** "…: signed purchase order", "… They have paid the invoice": the money a sale is told with, in the same breath or the next. */
function provedAfter({ message, clause }: Reading): boolean {
  const { lex, text } = message
  const rest = message.tests.slice(clause.end, clause.sentence.end)
  const following = message.tests.slice(clause.sentence.end).replace(/^[\s.!)]+/, '')
  const next = following.slice(0, following.search(/[.!?\n]|$/))
  const goesOn =
    INVOICE_FIRST.test(next) ||
    [lex.payUs, lex.pronounSubject].some((pattern) => findAll(pattern, next)[0]?.start === 0)
  return (
    [rest, goesOn ? next : ''].some((words) => {
      const paper = has(lex.order, words) || has(lex.productContract, words) || has(lex.contract, words)
      const money = has(lex.payUs, words) || (paper && has(lex.signed, words))
      return money && !has(lex.negation, words) && !has(lex.planned, words)
    }) || amountIn(text.slice(clause.start, clause.end)) !== undefined
  )
}

/** "The pilot turned into a contract": the higher type is added and linked, the lower one stays. */
export function conversionCandidates(reading: Reading): Candidate[] {
  const { message, clause } = reading
  const { lex } = message
  const verb = findAll(lex.conversion, clause.tests)[0]
  if (!verb) return []
  // "pasó del piloto a un contrato": both stand after the verb.
  const [first, second] = clause.folded.slice(verb.end).split(/\s(?:to|into|zu|zum|zur|a|à|al|au|aux)\s/)
  const before = typeIn(reading, clause.folded.slice(0, verb.start))
  const from = before ?? (first && second ? typeIn(reading, first) : null)
  const named =
    (before ? null : typeIn(reading, second ?? '')) ??
    typeIn(reading, clause.folded.slice(verb.end)) ??
    (from && lex.language === 'de'
      ? typeIn(reading, clause.folded.slice(0, verb.start).replace(lex.pilotNoun, ' '))
      : null)
  const sold =
    (!named || named === from) &&
    SALE[lex.language].test(
      before ? clause.folded.slice(lex.language === 'de' ? 0 : verb.end) : (second ?? ''),
    )
  const to = sold ? 'revenue' : named
  const rank: EvidenceType[] = ['interview', 'loi', 'pilot', 'revenue']
  if (!from || !to || rank.indexOf(to) <= rank.indexOf(from) || from === 'interview') return []
  const verdict = judge(message, clause, verb, to)
  const pattern = from === 'pilot' ? lex.pilotNoun : lex.loiNoun
  const noun = findAll(pattern, clause.folded)[0]
  const counted = noun ? countNoun(reading, noun, true) : null
  const count = counted?.count ?? 1
  const amount = amountIn(message.text.slice(clause.start, clause.end))
  const sentence = message.folded.slice(clause.sentence.start, clause.sentence.end)
  const base = {
    type: to,
    count,
    ...orgNames(reading),
    converted_from: from,
    ...(to === 'revenue' && { source: 'product' as const }),
    ...(amount && { amount }),
    ...(has(lex.multiYear, sentence) && { multi_year: true }),
    rule: 'change.conversion',
  }
  if (verdict.test !== 'ok')
    return [candidate(reading, { ...base, op: 'none', status: 'none', reason: verdict.reason })]
  if (sold && !provedAfter(reading))
    return [
      candidate(reading, {
        ...base,
        op: 'ask',
        count: null,
        status: 'needs_confirmation',
        reason: 'no money or contract named',
        proposed: count,
      }),
    ]
  return [candidate(reading, { ...base, op: 'add', status: 'confirmed', reason: `converted from ${from}` })]
}

/** "Henkel bought two more units". */
const MORE_OF_IT: Record<Language, RegExp> = {
  en: /\b(?:bought|ordered|purchased|took)\s+(?:\p{L}+\s|\d+\s)?(?:more|additional|further|extra)\b(?! than)/gu,
  de: /\b(?:weitere\w*|zusatzliche\w*)\s+\p{L}+\s+(?:[^\s.;]+\s+){0,4}?(?:gekauft|bestellt|geordert)\b|\b(?:kauft|kaufte|bestellt|bestellte|ordert|orderte)\s+(?:noch\s|\p{L}+\s|\d+\s)?(?:weitere|zusatzliche)\w*/gu,
  es: /\b(?:compró|compro|compraron|pidio|pidieron|encargó|encargo|ha comprado|han comprado|ha pedido|han pedido)\s+(?:otr[oa]s?|(?:\p{L}+|\d+)\s+(?:\p{L}+\s+)?(?:mas|adicionales))\b/gu,
  fr: /\b(?:achete|commande|pris)\s+(?:encore\s)?(?:\p{L}+\s|\d+\s)?(?:autres?|nouvel\p{L}*|supplementaires?)\b|\b(?:achete|commande|pris)\s+(?:\p{L}+|\d+)\s+\p{L}+\s+(?:de plus|supplementaires?)/gu,
}
const BOTH = /\b(?:both|beide|ambos|ambas|los dos|las dos|les deux|tous les deux)\b/

/** Renewals, second orders and expansions of a paying customer: each named thing is one repeat. */
export function repeatCandidates(reading: Reading): Candidate[] {
  const { message, clause } = reading
  const { lex } = message
  const more = reading.orgs.length > 0 ? findAll(MORE_OF_IT[lex.language], clause.tests) : []
  const repeats = [...findAll(lex.repeat, clause.tests), ...more]
  const expansions = findAll(lex.expansion, clause.tests).filter(
    (e) => !repeats.some((r) => r.start < e.end && e.start < r.end),
  )
  const verb = repeats[0] ?? expansions[0]
  if (!verb || has(lex.loiNoun, clause.folded)) return []
  // "They came back for more: they ordered another 50 litres" is told twice and happened once.
  const earlier = message.tests.slice(clause.sentence.start, clause.start)
  if (has(lex.repeat, earlier) && /:\s*$/.test(earlier) && reading.orgs.length === 0) return []
  if (
    has(lex.pilotNoun, clause.folded) &&
    !has(lex.order, clause.folded) &&
    !has(lex.contract, clause.folded)
  )
    return []
  if (
    repeats.length === 0 &&
    !has(lex.customer, clause.folded) &&
    !has(lex.contract, clause.folded) &&
    reading.orgs.length === 0
  )
    return []
  const verdict = judge(message, clause, verb, 'revenue')
  const amount = amountIn(message.text.slice(clause.start, clause.end))
  const number = clause.numbers.find((n) => !n.unit && n.end <= verb.start + 4 && !n.vague)
  const buyers =
    number &&
    (has(lex.customer, clause.folded.slice(number.end, number.end + 30)) ||
      has(lex.generic, clause.folded.slice(number.end, number.end + 30)))
      ? number.value
      : Math.max(BOTH.test(clause.folded) && has(lex.customer, clause.folded) ? 2 : 1, reading.orgs.length)
  const [repeat, expansion] = [repeats[0], expansions[0]]
  const between =
    repeat && expansion
      ? clause.folded.slice(Math.min(repeat.end, expansion.end), Math.max(repeat.start, expansion.start))
      : ''
  // A renewal and an expansion named as two things are two; "extended to a second plant" is one.
  const kinds = /\b(?:and|und|y|et|also|plus)\b/.test(between) ? 2 : 1
  const base = {
    type: 'revenue' as const,
    count: buyers * kinds,
    ...orgNames(reading),
    ...(amount && { amount }),
    ...(has(lex.multiYear, clause.folded) && { multi_year: true }),
    rule: 'change.repeat',
  }
  if (verdict.test !== 'ok')
    return [candidate(reading, { ...base, op: 'none', status: 'none', reason: verdict.reason })]
  return [
    candidate(reading, {
      ...base,
      op: 'repeat',
      status: 'confirmed',
      reason: 'renewal, expansion or second order',
    }),
  ]
}
