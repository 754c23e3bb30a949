import type { Language } from '#shared/language.ts'
import type { Candidate } from '#shared/roadmap.ts'
import type { Clause } from './clauses.ts'
import type { Matchers } from './lexicon/index.ts'
import {
  asked,
  type Count,
  candidate,
  countNoun,
  operationOf,
  orgNames,
  type Reading,
  WEEKDAY,
} from './mention.ts'
import { quantityAfter, quantityOf } from './noun-phrase.ts'
import type { NumberSpan } from './numbers.ts'
import { findAll, has, type Span } from './pattern.ts'
import { judge } from './status.ts'
import { happened } from './totals.ts'

type Found = { span: Span; kind: 'noun' | 'talk' | 'verb' | 'talkVerb' | 'group' | 'asked' }

/** Words for asking somebody at length that say so only with the person who was asked. */
const QUESTIONED: Record<Language, RegExp> = {
  en: /\b(?:quizzed|grilled|questioned|interrogated|pumped)(?= (?:an?|the|their|its|one|his|her)\s)/g,
  de: /\b(?:ausgefragt|gelochert|ausgequetscht)\b/g,
  es: /\ble (?:(?:pregunte|preguntamos|hicimos preguntas|hice preguntas|estuve preguntando|estuvimos preguntando)\b|(?:hice|hicimos) (?:\p{L}+ )?preguntas\b)/gu,
  fr: /\b(?:bombarde de questions|pose (?:plein de |des |toutes mes |toutes nos |mille )questions)\b/g,
}
/** Who asks: the writer, in a full sentence or in one that leaves the subject out. */
const WE_ASKED: Record<Language, RegExp> = {
  en: /\b(?:i|we)\b|^\W*(?:(?:today|yesterday|this (?:morning|afternoon|week)|and|then)\s)*(?:was|were|been|spent|went|drove|visited|sat|quizzed|grilled|questioned)\b/,
  de: /\b(?:ich|wir|hab)\b|^\W*(?:war|waren|habe)\b|^\W*(?:heute|gestern|vorgestern)\b(?!.*\b(?:hat|haben|wurde|wurden)\b)/,
  es: /\ble (?:pregunte|preguntamos|hice|hicimos|estuve|estuvimos)\b/,
  fr: /\b(?:j['’]ai|nous (?:\p{L}+ )?avons|on a)\b/u,
}

/** "Was at the mill and quizzed the shift lead for an hour": the question words of a talk with one person. */
function questioned(lex: Matchers, sentence: string): Span | undefined {
  const asked = findAll(QUESTIONED[lex.language], sentence)[0]
  if (!asked || !WE_ASKED[lex.language].test(sentence.slice(0, asked.end))) return undefined
  return has(lex.person, sentence) ? asked : undefined
}

function find(reading: Reading): Found | null {
  const { message, clause } = reading
  const { lex } = message
  const first = (pattern: RegExp) => findAll(pattern, clause.folded)[0]
  const group = first(lex.groupSession)
  if (group) return { span: group, kind: 'group' }
  const others = findAll(lex.notInterview, clause.folded)
  // Of "to interview" the verb is the second word: what is before it may be a plan.
  const verbs = findAll(lex.interviewVerb, clause.folded).map((span) =>
    clause.folded.startsWith('to ', span.start) ? { ...span, start: span.start + 3 } : span,
  )
  const nouns = findAll(lex.interviewNoun, clause.folded).filter(
    (span) => ![...others, ...verbs].some((other) => other.start < span.end && span.start < other.end),
  )
  const numbered = nouns.find((span) => quantityOf(clause, span, lex).determiner === 'number')
  const noun = numbered ?? nouns[0]
  const verb = verbs[0]
  if (verb && !numbered) return { span: verb, kind: 'verb' }
  const calls = findAll(lex.talkNoun, clause.folded).find(
    (span) => quantityOf(clause, span, lex).determiner === 'number',
  )
  if (noun && !numbered && calls && quantityOf(clause, noun, lex).determiner !== 'negative')
    return { span: calls, kind: 'talk' }
  const told = message.folded.slice(clause.sentence.start, clause.end)
  const asked = questioned(lex, told)
  const at = clause.start - clause.sentence.start
  if (asked && asked.start >= at)
    return { span: { start: asked.start - at, end: asked.end - at }, kind: 'asked' }
  if (noun) return { span: noun, kind: 'noun' }
  if (verb) return { span: verb, kind: 'verb' }
  if (others.length > 0) return null
  const talk = first(lex.talkNoun)
  if (
    talk &&
    (quantityOf(clause, talk, lex).determiner === 'number' ||
      has(lex.done, clause.folded) ||
      first(lex.talkVerb) === undefined)
  ) {
    return { span: talk, kind: 'talk' }
  }
  const pseudo = findAll(lex.pseudo, clause.folded)
  const talkVerb = findAll(lex.talkVerb, clause.folded).find(
    (span) => !pseudo.some((other) => other.start < span.end && span.start < other.end),
  )
  return talkVerb ? { span: talkVerb, kind: 'talkVerb' } : null
}

const AUXILIARY = /(?<!\p{L})(?:hab|habe|haben|hat|hatte|hatten)(?!\p{L})/u
/** "7 of the 9 we interviewed". */
const PART_OF =
  /^\s*(?:of|von|de|des|sur|d['’])\s*(?:the|our|those|den|unseren|diesen|las|los|les|nos|nuestr[oa]s)?\s*$/
const DEFINITE =
  /(?:^|[\s(])(?:the|those|these|all|von den|der|die|den|diese[nr]?|las|los|estas|estos|les|des|ces|aux)\s+$/

/** "Fünf Landwirte befragt, dazu zwei Händler". */
const BESIDES = /^\s*,?\s*(?:dazu|plus|sowie|ausserdem|und noch|and also|ademas)\s+$/
/** "… zwei Anlagenfahrer interviewt, ich noch drei": what follows is the number of another who asked. */
const BY_ONESELF = /^\s*,\s*(?:und |and |y |et )?(?:ich|i|yo|moi|mein\w*|unser\w*)\b/

/** People or organisations a verb counts: the object after it, or the subject of a passive, or German word order. */
function countVerb(reading: Reading, verb: Span): Count {
  const { clause, message, orgs } = reading
  const quantity = quantityOf(clause, verb, message.lex)
  const blankQuantity = {
    ...quantity,
    count: null,
    determiner: 'bare' as const,
    vague: false,
    definite: false,
  }
  const following = quantityAfter(clause, verb.end, message.lex)
  const after = BY_ONESELF.test(clause.folded.slice(verb.end)) ? null : following
  const stated = clause.numbers.filter((n) => !n.unit && n.end <= verb.start)
  // "Unsere drei Hiwis haben elf Leiter befragt": after the auxiliary stands who was asked.
  const auxiliary = message.lex.language === 'de' ? AUXILIARY.exec(clause.folded)?.index : undefined
  const [first, second] = stated
  const part = first && second && PART_OF.test(clause.folded.slice(first.end, second.start))
  const before = part ? second : (stated.find((n) => auxiliary !== undefined && n.start > auxiliary) ?? first)
  // "Of the 14 we interviewed, 11 complain": the second number tells what they said.
  const known = before !== undefined && DEFINITE.test(clause.folded.slice(0, before.start))
  const aside = known && /^\s*,/.test(clause.folded.slice(verb.end))
  const number = after === 'vague' ? null : aside ? before : (after ?? before ?? null)
  const increment = findAll(message.lex.increment, clause.folded).some(
    (span) => number !== null && Math.abs(span.start - number.end) < 30,
  )
  const vague = after === 'vague' || (number === null && findAll(message.lex.vague, clause.folded).length > 0)
  const definite = known && number === before
  const base = { quantity: { ...blankQuantity, increment, definite }, vague, fromOrgs: false, counted: false }
  const besides =
    before && after && after !== 'vague' && BESIDES.test(clause.folded.slice(verb.end, after.start))
  if (besides && !before.vague && !after.vague)
    return { ...base, count: before.value + after.value, vague: false, counted: true }
  if (number && !vague && !number.range) {
    const total = listTotal(clause, number, message.lex)
    if (total !== null) return { ...base, count: total, vague: number.vague, counted: true }
  }
  if (number && !vague) {
    return {
      ...base,
      count: number.range ? number.range[0] : number.value,
      vague: number.vague,
      counted: true,
      ...(number.range && { range: number.range }),
    }
  }
  if (vague) return { ...base, count: null }
  if (orgs.length > 0) return { ...base, count: orgs.length, fromOrgs: true }
  const object = clause.folded
    .slice(verb.end)
    .replace(/^\s*(?:a|an|the|to|with|avec|con|mit|al|à|au|aux|la|le|el|une?)\b/u, '')
  const singular =
    /^\s*(?:a|an|the|al|a la|le|la|l'|une?|einen?|eine|den|un)\s/u.test(clause.folded.slice(verb.end)) &&
    has(message.lex.person, object)
  return { ...base, count: singular ? 1 : null }
}

const ONE_MORE: Record<Language, RegExp> = {
  en: /^(?:with )?(?:an?|the|one)\s/,
  de: /^(?:mit )?(?:eine[nmr]?|den|der|dem|die)\s/,
  es: /^(?:con |a )?(?:un[oa]?|el|la|al)\s/,
  fr: /^(?:avec |à )?(?:une?|le|la|au)\s/,
}

/** After a verb of asking, "and a paediatrician" is somebody, unless it is a time or a measure. */
function isSomeone(part: string, lex: Matchers): boolean {
  const words = part.match(/\p{L}+/gu) ?? []
  const other = [
    lex.unit,
    lex.verb,
    lex.topic,
    lex.demo,
    lex.talkNoun,
    lex.product,
    lex.pilotNoun,
    lex.loiNoun,
  ]
  if (new RegExp(`(?<!\\p{L})${WEEKDAY}(?!\\p{L})`, 'u').test(part)) return false
  return /\p{L}{4,}/u.test(part) && words.length <= 6 && !other.some((pattern) => has(pattern, part))
}

/** "3 surgeons, 2 nurses and a buyer": an enumeration is summed; null when there is none. */
function listTotal(clause: Clause, first: NumberSpan, lex: Matchers): number | null {
  if (
    has(lex.eachOf, clause.folded.slice(first.end)) ||
    ![lex.person, lex.generic].some((kind) => has(kind, clause.folded.slice(first.end, first.end + 60)))
  )
    return null
  const parts = clause.folded
    .slice(first.end)
    .split(
      /\s*,\s*(?:and |und |y |et )?(?:dazu |plus |ademas |sowie |noch )?|\s(?:and|und|y|et|plus)\s(?:ademas |noch )?/,
    )
  let sum = first.value
  let at = first.end + (parts[0]?.length ?? 0)
  for (const part of parts.slice(1)) {
    const start = clause.folded.indexOf(part, at)
    const number = clause.numbers.find(
      (n) =>
        n.start >= start && /^\s?(?:a |con |mit |with |avec )?$/.test(clause.folded.slice(start, n.start)),
    )
    const one = ONE_MORE[lex.language].test(part)
    if (
      !(has(lex.person, part) || has(lex.generic, part) || isSomeone(part, lex)) ||
      number?.unit ||
      number?.vague ||
      (!number && !one)
    )
      break
    sum += number?.value ?? 1
    at = start + part.length
  }
  return sum > first.value ? sum : null
}

/** Those who ask us, and those who want to work with us: "I was interviewed by two journalists", "we interviewed candidates". */
const NOT_ASKED =
  /\b(?:i|we|my co-?founder|our ceo) (?:was|were|got|am|are|have been|has been) (?:\p{L}+ )?interviewed\b|\b(?:me|nos) entrevist(?:aron|o|an|aran|ado)\b|\b(?:j['’]ai|on a|nous avons) ete (?:\p{L}+ )?(?:interview|interrog|questionn)e|\b(?:ich wurde|wir wurden|wurde ich|wurden wir)\b[^.;]*\b(?:interviewt|befragt)\b|\binterview(?:ed|s|ing)? (?:at|for a|for the job)\b|\b(?:job )?(?:candidates?|applicants?)\b|\b(?:bewerber|kandidat)\p{L}*|\bcandidat[oa]?s?\b/u

const VISITED_US =
  /\bunser\w*\b[^.;]{0,20}\bbesucht\b|\buns besucht\b|\bvisited (?:us|our)\b|\bvisit(?:o|aron) nuestr|\bnos (?:visit|ha visit|han visit)|\bvisite (?:notre|nos)\b|\bnous (?:a|ont) visite/

/** "Two interviews cancelled": they were not held. */
const CALLED_OFF =
  /^\s*(?:(?:were|was|got|have been|had to be|wurden|wurde|sind|waren|fueron|se|ont ete|a ete)\s)*(?:cancell?ed|called off|postponed|moved|abgesagt|ausgefallen|verschoben|canceladas?|aplazadas?|pospuestas?|annulee?s?|reportee?s?)\b/

/** Interviews: conversations held with people on the customer's side (roadmap-rules 2.3). */
export function interviewCandidates(reading: Reading): Candidate[] {
  const { message, clause, orgs } = reading
  const { lex } = message
  const found = find(reading)
  if (!found || NOT_ASKED.test(clause.folded) || VISITED_US.test(clause.folded)) return []
  const verbal = found.kind === 'verb' || found.kind === 'talkVerb' || found.kind === 'asked'
  const count = verbal ? countVerb(reading, found.span) : countNoun(reading, found.span, false)
  if (found.kind === 'group') Object.assign(count, groupCount(count))
  if (found.kind === 'asked' && !count.counted && !count.vague) count.count = 1
  const firstPerson =
    has(lex.we, clause.folded) ||
    has(lex.done, clause.folded) ||
    verbal ||
    has(lex.shortSpan, clause.folded) ||
    has(lex.total, clause.folded)
  if (found.kind === 'talk' && !has(lex.we, clause.folded) && count.count === null && orgs.length === 0)
    return []
  if (!count.counted && count.count === null && !count.vague && !firstPerson) return []
  // "It is hard to interview surgeons" tells of none.
  const infinitive =
    verbal &&
    /^(?:interview|entrevistar|interviewer|interviewen)$/.test(
      clause.folded.slice(found.span.start, found.span.end),
    )
  if (infinitive && count.count === null) return []
  if (CALLED_OFF.test(clause.folded.slice(found.span.end)) && !verbal && clause.numbers.length <= 1)
    return [
      candidate(reading, {
        type: 'interview',
        op: 'none',
        count: count.count,
        status: 'none',
        reason: 'called off',
        rule: 'interview.noun',
      }),
    ]
  const verdict = judge(message, clause, found.span, 'interview', verbal)
  if (verdict.test === 'ignore') return []
  const rule = `interview.${found.kind}`
  const draft = {
    type: 'interview' as const,
    count: count.count,
    ...orgNames(reading),
    rule,
    ...(count.range && { range: count.range }),
  }
  const came = verdict.test === 'none' && verdict.reason === 'planned' ? happened(reading) : null
  if (came !== null) {
    const op = has(lex.shortSpan, clause.folded) ? ('add' as const) : ('bare' as const)
    return [
      candidate(reading, { ...draft, op, count: came, status: 'confirmed', reason: 'held conversation' }),
    ]
  }
  if (verdict.test === 'none') {
    const zero = verdict.negated ? 0 : count.count
    return [candidate(reading, { ...draft, op: 'none', count: zero, status: 'none', reason: verdict.reason })]
  }
  const ordinal = count.quantity.ordinal && !count.quantity.definite && !count.quantity.plural
  const stated = operationOf(reading, count)
  // "Today our very first interview": one more when it was held just now.
  const op = ordinal && stated === 'reference' && has(lex.shortSpan, clause.folded) ? 'add' : stated
  if (op === 'reference' && !count.counted && !ordinal) return []
  const reason = doubt(reading, found, count, verdict.test === 'ask' ? verdict.reason : null)
  if (!reason && count.count !== null) {
    return [
      candidate(reading, {
        ...draft,
        op,
        status: 'confirmed',
        reason: 'held conversation',
        singular: !count.counted,
      }),
    ]
  }
  if (op === 'reference') return []
  // "Corvane only saw a demo" tells what did not happen.
  if (reason === 'a demo or pitch' && ONLY_DEMO.test(clause.folded)) return []
  const proposed = count.range?.[0] ?? count.count ?? (orgs.length || undefined)
  return [
    asked(reading, draft, reason ?? 'no number', {
      proposedOp: op === 'set' ? 'set' : 'add',
      ...(proposed !== undefined && { proposed }),
    }),
  ]
}

const ONLY_DEMO =
  /\b(?:only|just|merely|nur|lediglich|blo(?:ss|ß)|solo|solamente|apenas|juste|seulement|simplement)\s(?:\p{L}+\s){0,3}?(?:a |an |the |our |eine |ein |die |unsere |una |la |nuestra |une |la |notre )?(?:demos?|demonstrat\w*|demonstration|demostracion|vorfuhrung|presentation|prasentation|presentacion|pitch)\b/u

function groupCount(count: Count): Partial<Count> {
  return count.quantity.determiner === 'number' || count.quantity.determiner === 'vague'
    ? {}
    : { count: 1, vague: false, counted: false }
}

/** "…, 4 of them were colleagues": a following clause that takes some of them back. */
function partlyRelated({ message, tail }: Reading): boolean {
  const { lex } = message
  const says =
    /^[\s,]*(?:and |but |und |aber |y |pero |et |mais )?(?:(?:they|these|those|all|both|some|das|dies|sie|alle|beide|ellos|ellas|todos|todas|ce|c'|ils|elles|tous|toutes) ?)?(?:were|are|waren|sind|eran|fueron|son|etaient|sont)\s/
  return has(lex.related, tail) && (has(lex.eachOf, tail) || says.test(tail)) && !has(lex.we, tail)
}

/** Why a mention of interviews must be asked about, or null when it is clear. */
function doubt(reading: Reading, found: Found, count: Count, related: string | null): string | null {
  const { message, clause } = reading
  const { lex } = message
  if (related) return related
  if (partlyRelated(reading)) return 'partly related'
  if (count.vague) return 'vague number'
  if (count.count === null) return 'no number'
  if (has(lex.booth, clause.folded)) return 'booth or event'
  if (has(lex.expert, clause.folded) && found.kind !== 'noun') return 'experts, not customers'
  if (has(lex.demo, clause.tests) && found.kind !== 'noun') return 'a demo or pitch'
  if (found.kind === 'talk')
    return has(lex.interviewNoun, clause.folded) ||
      has(lex.customerSide, clause.folded) ||
      has(lex.topic, clause.folded) ||
      (count.counted && has(lex.person, clause.folded) && has(lex.done, clause.folded))
      ? null
      : 'type unclear'
  if (found.kind === 'talkVerb')
    return (count.counted || count.count === 1) &&
      has(lex.topic, clause.folded) &&
      (has(lex.customerSide, clause.folded) || has(lex.person, clause.folded))
      ? null
      : 'type unclear'
  if (found.kind === 'verb' && !count.counted && !count.fromOrgs && count.count !== 1) return 'no number'
  return null
}
