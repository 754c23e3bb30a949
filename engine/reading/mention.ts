import type { Candidate, EvidenceType } from '#shared/roadmap.ts'
import type { Clause, Message } from './clauses.ts'
import { incrementAfter, type Quantity, quantityAfter, quantityOf } from './noun-phrase.ts'
import type { NumberSpan } from './numbers.ts'
import { type NamedOrganisation, organisationsIn } from './organisations.ts'
import { findAll, has, type Span, wholeMatch } from './pattern.ts'
import { blank } from './text.ts'

/** What the rules of one type see: a clause, what stands around it, and a place to mark what is used up. */
export type Reading = {
  message: Message
  clause: Clause
  /** Text of the following clause when it names no evidence itself ("…, but it is not signed yet"). */
  tail: string
  orgs: NamedOrganisation[]
  previous: { type: EvidenceType; count: number | null; orgs: string[] } | null
}

export function reading(
  message: Message,
  clause: Clause,
  tail: string,
  previous: Reading['previous'],
  before?: Reading,
): Reading {
  const own = organisationsIn(message, clause)
  const orgs = own.length === 0 && before ? inherited(before, clause) : own
  return { message, clause, tail, orgs, previous }
}

/** "A and B signed and started pilots": a clause that opens with its verb has the subject of the one before. */
function inherited(before: Reading, clause: Clause): NamedOrganisation[] {
  const { lex } = before.message
  const opening =
    /^[\s,]*(?:and|und|y|e|et)[\s,]+(?:(?:also|then|later|en plus|aussi|puis|ensuite|ademas|aparte|tambien|luego|auch|zudem|ausserdem|dann|danach|lo|la|los|las|l['’]a|l['’]ont|ihn|sie)[\s,]+)*/.exec(
      clause.folded,
    )
  const verb = findAll(lex.verb, clause.folded)[0]
  if (
    !opening ||
    verb === undefined ||
    verb.start > opening[0].length ||
    before.clause.sentence !== clause.sentence
  )
    return []
  const first = findAll(lex.verb, before.clause.folded)[0]
  return before.orgs
    .filter((org) => first !== undefined && org.end <= first.start)
    .map((org) => ({ ...org, start: 0, end: 0 }))
}

/** The verbatim words a candidate rests on: its clause, trimmed. */
export function quoteOf({ message, clause }: Reading): string {
  return message.text.slice(clause.start, clause.end).replace(/^[\s,;:.–—-]+|[\s,;:–—-]+$/g, '')
}

/** The count a mention states, wherever it stands: before the noun, before the verb (subject) or after it. */
export type Count = {
  count: number | null
  vague: boolean
  range?: [number, number]
  quantity: Quantity
  fromOrgs: boolean
  counted: boolean
}

const fromNumber = (n: NumberSpan, quantity: Quantity): Count => ({
  count: n.range ? n.range[0] : n.value,
  vague: n.vague,
  ...(n.range && { range: n.range }),
  quantity,
  fromOrgs: false,
  counted: true,
})

const OPENER =
  /^\W*(?:(?:and|und|y|et|so|also|now|only|just|nur|solo|seulement|already|jetzt|schon|bereits|ya|deja|ademas|the|die|los|las|les|noch|another|otr[oa]s|weitere)\s)+/
/** "2025 haben wir …": those who did it are we. */
const WE_DID = /^\s*(?:we|i|wir|ich|nosotr[oa]s|yo|nous|on|je)\b/

/** "Of the 12 …": what it numbers is the whole, and who did it comes after. */
const WHOLE =
  /\b(?:of|among|from|von|unter|aus|de|entre|parmi|sur)\s(?:the|our|those|these|den|unseren|diesen|l[oa]s|nuestr[oa]s|es[ao]s|est[ao]s|les|nos|ces)\s*$/

/** "2 of 6 …", "zwei von den 12 …": between a part and its whole. */
const OF =
  /^\s(?:out\s)?(?:of|von|aus|de|sur)\s(?:(?:the|our|those|these|den|unseren|diesen|l[oa]s|nuestr[oa]s|les|nos|ces)\s)?$/

/** "Half of the 10 …", "most of our 12 …": how many did it is not told. */
const FRACTION =
  /\b(?:half|most|some|part|third|thirds|quarter|quarters|majority|halfte|teil|drittel|viertel|mehrheit|meisten|mitad|mayoria|parte|tercio|tercios|moitie|plupart|majorite|tiers|partie)\s(?:(?:of|von|der|unserer|dieser|de|d|the|our|those|these|den|unseren|l[oa]s|nuestr[oa]s|es[ao]s|est[ao]s|les|nos|ces|des)[\s'’])+$/

/** What stands before the number of those who did it, without what may: "of these, …", "so far …", "last week …". */
function afterLead({ lex }: Message, words: string): { rest: string; isLed: boolean } {
  const leads = [lex.eachOf, lex.total, lex.shortSpan].flatMap((pattern) =>
    findAll(pattern, words).slice(0, 1),
  )
  const rest = leads.reduce((left, { start, end }) => blank(left, start, end), words).replace(OPENER, ' ')
  return { rest, isLed: leads.length > 0 }
}

/** Whether nothing but that stands before a number. */
const opens = (message: Message, clause: Clause, number: NumberSpan) =>
  !/\p{L}/u.test(afterLead(message, clause.folded.slice(0, number.start)).rest)

/** What follows a number, after the "of them" or "of 6" that belongs to it. */
function afterPart({ lex }: Message, clause: Clause, { end }: NumberSpan): string {
  const whole = clause.numbers.find(({ start }) => OF.test(clause.folded.slice(end, start)))
  if (whole) return clause.folded.slice(whole.end)
  const after = clause.folded.slice(end)
  const part = findAll(lex.eachOf, after)[0]
  return part && !/\S/.test(after.slice(0, part.start)) ? after.slice(part.end) : after
}

/** "2 signed …", "zwei von ihnen haben …", "davon haben zwei …": a number at its verb stands for those who did it. */
function standsAtVerb(message: Message, clause: Clause, number: NumberSpan): boolean {
  const { verb } = message.lex
  if (WHOLE.test(clause.folded.slice(0, number.start))) return false
  const before = afterLead(message, clause.folded.slice(0, number.start))
  if (before.isLed && wholeMatch(verb, before.rest.replace(/\P{L}+/gu, ''))) return true
  if (!opens(message, clause, number)) return false
  const after = afterPart(message, clause, number)
  const did = findAll(verb, after)[0]
  return did !== undefined && !/\S/.test(after.slice(0, did.start)) && !WE_DID.test(after.slice(did.end))
}

/** "Dos viveros firmaron …": whoever signs, pays or uses is somebody, whatever the word for them. */
function opensAndActs(message: Message, clause: Clause, number: NumberSpan): boolean {
  if (!opens(message, clause, number)) return false
  const { lex } = message
  const after = clause.folded.slice(number.end)
  const act = [lex.signed, lex.payVerb, lex.usesProduct, lex.testing, lex.loss]
    .flatMap((pattern) => findAll(pattern, after))
    .sort((a, b) => a.start - b.start)[0]
  if (!act) return false
  const between = after.slice(0, act.start)
  const things = [
    ...[
      lex.loiNoun,
      lex.notLoi,
      lex.pilotNoun,
      lex.interviewNoun,
      lex.order,
      lex.contract,
      lex.productContract,
    ],
    ...[lex.product, lex.volumeUnit, lex.sold, lex.unit, lex.talkNoun, lex.done],
  ]
  const words = (between.match(/\p{L}{3,}/gu) ?? []).length
  const paper =
    /\b(?:invoices?|rechnung\w*|facturas?|factures?|letters?|briefe?|cartas?|lettres?|ones?|more|weitere|mas|autres?)\b/
  return words >= 1 && words <= 6 && !paper.test(between) && !things.some((pattern) => has(pattern, between))
}

/** The subject number of a clause: "three hospitals signed …". It must number organisations or people. */
export function subjectNumber({ message, clause }: Reading, before: number): NumberSpan | 'vague' | null {
  const { lex } = message
  const numbersSomeone = (at: number) => {
    const follows = clause.folded.slice(at, Math.min(before, at + 45))
    const someone = [lex.generic, lex.customer, lex.person]
      .flatMap((pattern) => findAll(pattern, follows))
      .sort((a, b) => a.start - b.start)[0]
    if (!someone) return false
    const between = follows.slice(0, someone.start)
    return (
      !has(lex.interviewNoun, between) &&
      !has(lex.pilotNoun, between) &&
      !has(lex.loiNoun, between) &&
      (between.match(/\S+/g) ?? []).length <= 3
    )
  }
  const vague = findAll(lex.vague, clause.folded.slice(0, before))[0]
  const number =
    clause.numbers.find((n) => !n.unit && n.end <= before && numbersSomeone(n.end)) ??
    clause.numbers.find(
      (n) => !n.unit && (standsAtVerb(message, clause, n) || opensAndActs(message, clause, n)),
    )
  if (number && FRACTION.test(clause.folded.slice(0, number.start))) return 'vague'
  if (vague && (!number || vague.start < number.start) && numbersSomeone(vague.end)) return 'vague'
  return number ?? null
}

/** "Two LOIs from Hale": several papers of one organisation; "three LOIs, among them Hale" are three. */
function papersOf({ clause, orgs }: Reading, noun: Span, count: number): boolean {
  const first = orgs[0]
  if (!first || orgs.length >= count || first.start < noun.end) return false
  const between = clause.folded.slice(noun.end, first.start)
  return /^\s*(?:from|with|by|at|von|mit|bei|vom|de|con|del|avec|chez|du|par)\s+(?:the\s|der\s|den\s|dem\s|la\s|el\s|le\s)?$/.test(
    between,
  )
}

const FILLER =
  /^\s*(?:\([^)]*)?(?:(?:so far|to date|done|held|completed|conducted|made|gefuhrt|gemacht|durchgefuhrt|abgeschlossen|hechas|realizadas|completadas|realises|faits|menes|effectues|boucles|bis jetzt|bis heute|hasta hoy|a date|bisher|hasta ahora|jusqu'ici|now|total|insgesamt|count|tally|number|is|are|stands|at|ist|sind|liegt|bei|jetzt|son|es|ya|est|sont|maintenant)\s*)*[:=(]?\s*$/

/** "Interviews: 12", "interview count is now 25": a number that stands for the noun before it. */
function countAfter({ clause, message }: Reading, noun: Span): NumberSpan | undefined {
  const total = has(message.lex.total, clause.folded)
  return clause.numbers.find((n) => {
    const between = clause.folded.slice(noun.end, Math.max(noun.end, n.start))
    return !n.unit && n.start >= noun.end && FILLER.test(between) && (total || /[:=(]/.test(between))
  })
}

const SITES =
  /^[^,;.]{0,40}?\b(?:plants|sites|factories|mills|stores|locations|werken?|standorten?|filialen|plantas|sedes|centros|fabricas|usines|magasins|ateliers)\b/

/** Counts a noun: its own number, else (organisation types) the subject's or the named organisations. */
export function countNoun(reading: Reading, noun: Span, byOrganisation: boolean): Count {
  const { clause, message, orgs } = reading
  const quantity = quantityOf(clause, noun, message.lex)
  const base = {
    count: quantity.count,
    vague: quantity.vague,
    ...(quantity.range && { range: quantity.range }),
    quantity,
    fromOrgs: false,
    counted: quantity.determiner === 'number',
  }
  quantity.increment ||= incrementAfter(clause, noun.end, message.lex)
  if (quantity.determiner === 'number' && byOrganisation && papersOf(reading, noun, quantity.count ?? 0)) {
    return { ...base, count: orgs.length, fromOrgs: true, counted: false }
  }
  if (
    quantity.determiner === 'number' ||
    quantity.determiner === 'vague' ||
    quantity.determiner === 'negative'
  )
    return base
  const single =
    !quantity.plural && (quantity.determiner === 'definite' || quantity.determiner === 'indefinite')
  const right = single ? undefined : countAfter(reading, noun)
  if (right) return fromNumber(right, quantity)
  if (quantity.determiner === 'indefinite' && !byOrganisation) return base
  const subject = byOrganisation ? subjectNumber(reading, Math.min(noun.start, quantity.start)) : null
  if (subject === 'vague') return { ...base, vague: true, count: null, counted: false }
  if (subject) return fromNumber(subject, quantity)
  if (byOrganisation && orgs.length > 1) return { ...base, count: orgs.length, fromOrgs: true }
  if (quantity.plural && quantity.determiner !== 'indefinite') {
    const after = quantityAfter(clause, noun.end, message.lex)
    if (after === 'vague') return { ...base, vague: true }
    // "Pilots at two of Arla's plants" are one organisation's.
    const sites = after && orgs.length === 1 && SITES.test(clause.folded.slice(after.end))
    if (byOrganisation && sites) return { ...base, count: 1, fromOrgs: true }
    if (after && has(message.lex.with, clause.folded.slice(noun.end, after.start)))
      return fromNumber(after, quantity)
    return base
  }
  return { ...base, count: 1 }
}

/** A day of the week or one next to today. */
export const WEEKDAY =
  '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|lunes|martes|miercoles|jueves|viernes|lundi|mardi|mercredi|jeudi|vendredi|yesterday|today|gestern|heute|vorgestern|ayer|hoy|anteayer|hier|avant-hier)'
/** A heading that is a day and nothing else: "status today" heads a total. */
const OF_A_DAY = new RegExp(
  `^(?:(?:and|und|y|et|just|only|solo|nur|allein|on|am|el|le|seulement)\\s|rien qu['’])*${WEEKDAY}(?:\\s(?:alone|allein|solo|seul|morning|afternoon|evening|nachmittag|abend|tarde|matin|apres-midi))*\\s*:?$`,
)

/** The operation the words around a count call for; reconciliation settles `bare` and `reference`. */
export function operationOf(
  { message, clause }: Reading,
  count: Count,
): 'add' | 'set' | 'bare' | 'reference' {
  const { lex } = message
  const { quantity } = count
  if (quantity.increment) return 'add'
  if (quantity.ordinal && quantity.definite) return 'reference'
  // "So far: 6 interviews, 1 signed LOI": the heading is said of each.
  const heading = /^[^:]*:/.exec(message.folded.slice(clause.sentence.start, clause.start))?.[0] ?? ''
  if (has(lex.total, clause.folded) || has(lex.total, heading)) return 'set'
  if (has(lex.reference, clause.folded) && (quantity.definite || quantity.determiner !== 'indefinite'))
    return 'reference'
  if (quantity.determiner === 'definite' || quantity.definite) return 'reference'
  // "Thursday alone: four interviews": so many on that day.
  const head = /^[^:]{2,40}:/.exec(message.folded.slice(clause.sentence.start, clause.end))?.[0] ?? ''
  if (has(lex.shortSpan, clause.folded) || OF_A_DAY.test(head.trim())) return 'add'
  if (quantity.ordinal) return 'add'
  return 'bare'
}

export type Draft = Omit<Candidate, 'quote' | 'rule'> & { rule: string }

/** A candidate from a draft, with the quote of its clause. */
export function candidate(reading: Reading, draft: Draft): Candidate {
  return { ...draft, quote: quoteOf(reading).slice(0, 600) || reading.message.text.slice(0, 200) }
}

/** A candidate that counts nothing and becomes one closed question; `more` says what the question proposes. */
export function asked(
  reading: Reading,
  draft: Omit<Draft, 'op' | 'count' | 'status' | 'reason'>,
  reason: string,
  more: Pick<Draft, 'proposed' | 'proposedOp'>,
): Candidate {
  return candidate(reading, {
    ...draft,
    op: 'ask',
    count: null,
    status: 'needs_confirmation',
    reason,
    ...more,
  })
}

/** Names of the organisations of a clause, for the record. */
export function orgNames(reading: Reading): { orgs?: string[] } {
  return reading.orgs.length > 0 ? { orgs: reading.orgs.map((org) => org.name) } : {}
}
