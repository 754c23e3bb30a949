import type { Language } from '#shared/language.ts'
import type { Clause, Message } from './clauses.ts'
import { type Count, type Reading, subjectNumber } from './mention.ts'
import { quantityOf } from './noun-phrase.ts'
import { findAll, has, type Span } from './pattern.ts'

const INVOICES = /\b(?:invoices?|rechnung(?:en)?|facturas?|factures?)\b/
/** "12k from Voestalpine": what stands after an amount paid it. */
const PAID_BY =
  /(?:\b(?:by|von|vom|por|par|from)\s+(?:\S+\s)?|\d[\d.,\s]*(?:k|€|\$|£|euros?|eur|usd|chf|dollars?|dolares|francs?)\s+(?:de\s|d['’])(?:la\s|el\s)?)$/

/** "Customer number three". */
const NUMBERED = /^\s+(?:number|nummer|nr|numero|n[°º]|#)/

/** Who pays: "one of them", a number, named organisations, one customer, or those spoken of before. */
export function payers(reading: Reading, verb: Span): Count & { subset?: boolean; orgs?: string[] } {
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
      org.start < verb.start || lex.language === 'de' || PAID_BY.test(clause.folded.slice(0, org.start)),
  )
  if (named.length > 0)
    return { ...base, count: named.length, fromOrgs: true, orgs: named.map((o) => o.name) }
  const listed = orgs.filter(
    (org) => INVOICES.test(clause.folded) && /[:,(–—]/.test(clause.folded.slice(verb.end, org.start)),
  )
  if (listed.length > 0)
    return { ...base, count: listed.length, fromOrgs: true, orgs: listed.map((o) => o.name) }
  const customer = [...findAll(lex.customer, clause.folded), ...findAll(lex.generic, clause.folded)][0]
  if (customer) {
    const noun = quantityOf(clause, customer, lex)
    if (noun.determiner === 'vague') return { ...base, vague: true }
    const numbered = NUMBERED.test(clause.folded.slice(customer.end))
    const singular =
      numbered ||
      noun.ordinal ||
      noun.determiner === 'indefinite' ||
      (noun.determiner === 'definite' && !noun.plural)
    return {
      ...base,
      quantity: {
        ...quantity,
        ordinal: noun.ordinal || numbered,
        increment: noun.increment || quantity.increment,
      },
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

/** "they paid", "… and now pays us": the payer is who was spoken of before. */
function startsWithPronoun({ clause, message }: Reading): boolean {
  const { lex } = message
  const verb = findAll(lex.payUs, clause.folded)[0]
  const words = verb ? (clause.folded.slice(0, verb.start).match(/\p{L}+/gu) ?? []).length : 9
  const they = /\b(?:they|sie|ellos|ellas|ils|elles|he|she|it)\b/.test(
    clause.folded.slice(0, verb?.start ?? 0),
  )
  return words <= 2 || they || findAll(lex.pronounSubject, clause.folded).some((span) => span.start < 8)
}

const PAID_TOO =
  /^[\s,]*(?:and|und|y|et)\s+(?:already |then |has |hat |ha |a |ya )?(?:paid|bezahlt|gezahlt|pagó|pago|paye|regle)(?![a-z])/

/** "The third customer signed and paid": the payer is the customer named before in the sentence. */
export function paidToo({ message, clause, orgs }: Reading): { verb: Span; count: Count } | null {
  const { lex } = message
  const said = PAID_TOO.exec(clause.folded)
  if (!said || orgs.length > 0) return null
  const before = { ...clause, folded: message.folded.slice(clause.sentence.start, clause.start) }
  const tests = message.tests.slice(clause.sentence.start, clause.start)
  const customer = findAll(lex.customer, before.folded)[0]
  if (!customer) return null
  const quantity = quantityOf({ ...before, tests, numbers: [] }, customer, lex)
  const numbered = NUMBERED.test(before.folded.slice(customer.end))
  if (!quantity.ordinal && !numbered && quantity.determiner !== 'indefinite') return null
  const one = {
    ...quantity,
    determiner: 'bare' as const,
    count: 1,
    definite: false,
    ordinal: quantity.ordinal || numbered,
  }
  return {
    verb: { start: 0, end: said[0].length },
    count: { count: 1, vague: false, quantity: one, fromOrgs: false, counted: false },
  }
}

/** "Four customers pay monthly": numbered customers before a payment verb. */
function paidByCustomers({ lex }: Message, clause: Clause): Span | null {
  const payer = findAll(lex.customer, clause.folded).find((span) => {
    const { determiner, ordinal } = quantityOf(clause, span, lex)
    const rest = clause.folded.slice(span.end)
    const verb = findAll(lex.payVerb, rest)[0]
    // "A customer in Oslo pays 2k a month".
    const amount =
      verb !== undefined &&
      /^\s*(?:uns |already |now |schon |bereits |jetzt |ya |deja )?(?:[€$£]\s?)?\d/.test(rest.slice(verb.end))
    const numbered = NUMBERED.test(rest) || ordinal
    const done =
      verb !== undefined &&
      /^(?:paid|bezahlt|gezahlt|pagó|pago|paye|regle)$/.test(rest.slice(verb.start, verb.end))
    return (
      determiner === 'number' || (determiner === 'indefinite' && amount) || (numbered && (amount || done))
    )
  })
  return payer ? (findAll(lex.payVerb, clause.folded).find((verb) => verb.start > payer.end) ?? null) : null
}

const WE_PAID: Record<Language, RegExp> = {
  en: /\b(?:we|i)(?:['’]ve| have)?\s+(?:(?!got|get|were|was|been|are)\p{L}+\s){0,2}(?:paid|settled|transferred|wired)\b/u,
  de: /\b(?:(?:wir|ich) hab(?:en?)?|hab(?:en?)? (?:wir|ich))\b(?![^.;]*\b(?:hat|uns)\b)[^.;]*\b(?:bezahlt|beglichen|gezahlt|uberwiesen)\b(?! (?:bekommen|worden|hat|haben))/u,
  es: /(?<!nos )\b(?:pagamos|hemos pagado|he pagado|pague)\b/u,
  fr: /\b(?:on a|nous avons|j['’]ai)\s+(?:(?!ete)\p{L}+\s){0,2}(?:paye|regle|verse)\b/u,
}

/** A payment verb whose payer is not the venture itself. */
export function paymentToUs({ message, clause }: Reading): Span | null {
  const { lex } = message
  const paid = findAll(lex.payUs, clause.folded)[0] ?? paidByCustomers(message, clause)
  if (!paid) return null
  const we = findAll(lex.we, clause.folded).find(
    (span) => clause.folded.slice(span.start, span.end) !== 'uns',
  )
  const received =
    /got paid|been paid|payes?\b|pagado|money|geld|dinero|argent|payment|zahlung|pago recib|paiement|factura|rechnung|invoice|facture|cobr|encaiss|receiv|recib|recu|erhalten/
  const byUs =
    we &&
    we.start < paid.start &&
    !/\b(?:us|uns|nos|nous)\b/.test(clause.folded.slice(we.end)) &&
    !received.test(clause.folded.slice(paid.start, paid.end))
  return byUs || WE_PAID[lex.language].test(clause.folded) ? null : paid
}

/** "The university pays for the lab": what is paid is a cost of ours, not our product. */
export const OUR_COSTS =
  /^[^.;,]{0,40}?\b(?:the|our|das|die|den|unser\w*|el|la|nuestr\w*|le|notre)\s+(?:lab|labs|lab space|rent|office|salar(?:y|ies)|labor|miete|buro|gehalt|gehalter|laboratorio|alquiler|oficina|sueldos?|labo|laboratoire|loyer|bureau|salaires?)\b/
