import type { Language } from '#shared/language.ts'
import type { Candidate, EvidenceType } from '#shared/roadmap.ts'
import type { Clause, Message } from './clauses.ts'
import type { EvidenceContext } from './evidence.ts'
import type { Matchers } from './lexicon/index.ts'
import type { NumberSpan } from './numbers.ts'
import { has, type Span } from './pattern.ts'

export type Rejection = { clause: Clause; number: NumberSpan }

const DIRECT =
  /(?:\bnot|\bnicht|\bno|\bnon|\bet non|\by no|\bpas|\binstead of|\brather than|\bstatt|\banstatt|\ben vez de|\ben lugar de|\bau lieu de|\bund nicht|\band not)\s+(?:the\s|die\s|las\s|los\s|les\s)?$/
const VERBAL =
  /(?:\bno (?:fueron|eran|son|fue|era|hubo|hicimos)|\bnicht|\bce n'(?:etaient|etait|est) pas|\bn'etaient pas|\b(?:were|was|did|is|are|weren't|wasn't|didn't)(?: not|n't)?|\bpas)\s+(?:do\s|have\s)?$/

/** "No entrevistamos a ocho, sino a diez", "on n'a pas interviewé huit mais dix": denied and put right at once. */
const DENIED = /(?:\b(?:no|nicht|not|pas)|n['’]t)\s+(?:\p{L}+\s+){0,2}(?:a |con |mit |with |avec |to )?$/u
const PUT_RIGHT =
  /^[^.;:]{0,40}?\b(?:sino|sondern|but|mais)\s+(?:a |con |mit |with |avec |to |rather |nur )?$/

function putRight(message: Message, clauses: Clause[], clause: Clause, number: NumberSpan): boolean {
  if (!DENIED.test(clause.tests.slice(0, number.start))) return false
  const at = clause.start + number.start
  const spans = clauses.flatMap((c) =>
    c.numbers.map((n) => ({ ...n, at: c.start + n.start, until: c.start + n.end })),
  )
  const next = spans.find((n) => !n.unit && n.at > at)
  return next !== undefined && PUT_RIGHT.test(message.folded.slice(clause.start + number.end, next.at))
}

/** Numbers a message takes back: "not 10", "no fueron 14 … sino 11". */
export function rejectedNumbers(message: Message, clauses: Clause[]): Rejection[] {
  const out: Rejection[] = []
  for (const clause of clauses) {
    for (const number of clause.numbers) {
      if (number.unit) continue
      const before = clause.tests.slice(0, number.start)
      const after = clause.folded.slice(number.end)
      const direct = DIRECT.test(before)
      const verbal =
        VERBAL.test(before) &&
        has(message.lex.negation, before.slice(-16)) &&
        /(?:,|sino|sondern|but|mais)\s/.test(after)
      if (direct || verbal || putRight(message, clauses, clause, number)) out.push({ clause, number })
    }
  }
  return out
}

/** What follows the rejected number stands instead of it only when nothing before it does. */
const AFTERWARDS = 100_000

function affirmed(clauses: Clause[], rejections: Rejection[]): NumberSpan | undefined {
  const place = (clause: Clause, number: NumberSpan) => clause.start + number.start
  const [rejected] = rejections
  const at = rejected ? place(rejected.clause, rejected.number) : 0
  const stated = clauses
    .flatMap((clause) => clause.numbers.map((number) => ({ clause, number })))
    .filter(
      ({ clause, number }) =>
        !number.unit && !rejections.some((r) => r.clause === clause && r.number === number),
    )
  // "one of the nurses is my cousin, so it is 2, not 3": the number next to the rejected one stands instead of it.
  const distance = ({ clause, number }: (typeof stated)[number]) => {
    const away = at - place(clause, number)
    return away > 0 ? away : AFTERWARDS - away
  }
  return (rejected ? stated.sort((a, b) => distance(a) - distance(b)) : stated)[0]?.number
}

/** Turns what a correcting sentence says into corrections; the rejected number is never counted. */
export function changesOf(
  message: Message,
  clauses: Clause[],
  found: Candidate[],
  rejections: Rejection[],
  context: EvidenceContext,
  previousType: EvidenceType | null,
  cue: boolean,
): Candidate[] {
  const others = found.filter(
    (c) => c.op === 'retract' || c.op === 'repeat' || c.converted_from !== undefined,
  )
  if (others.length > 0) return found
  const rejected = rejections[0]?.number.value
  const number = affirmed(clauses, rejections)
  const single = found.find((c) => c.status !== 'none' && (c.count ?? c.proposed) !== undefined)
  const told =
    rejected === undefined ? found.find((c) => c.status === 'confirmed' && c.count !== null) : undefined
  const value =
    (told ? { value: told.count ?? 1, vague: false } : number) ??
    (single && rejected !== undefined
      ? { value: single.count ?? single.proposed ?? 1, vague: false }
      : undefined)
  const stated =
    found.find((c) => c.status === 'confirmed' && c.count !== null) ?? found.find((c) => c.count !== null)
  const increments = found.some((c) => c.op === 'add' && c.status === 'confirmed')
  if (increments && rejected === undefined) return found
  if (rejected === undefined && (!cue || !stated || stated.status !== 'confirmed')) return found
  if (!value || value.vague)
    return found.map((c) =>
      c.status === 'confirmed'
        ? {
            ...c,
            op: 'ask',
            status: 'needs_confirmation' as const,
            reason: 'correction unclear',
            ...(c.count !== null && { proposed: c.count }),
            count: null,
          }
        : c,
    )
  const held = (Object.keys(context.counters) as (keyof typeof context.counters)[]).find(
    (type) => type !== 'repeat_events' && context.counters[type] === rejected,
  ) as EvidenceType | undefined
  const type =
    found.find((c) => c.status !== 'none')?.type ??
    found[0]?.type ??
    nounType(message, clauses) ??
    held ??
    previousType
  if (!type) return found
  const clause = clauses[0]
  const last = clauses.at(-1)
  if (!clause || !last) return found
  const quote = message.text.slice(clause.start, last.end).trim().slice(0, 600)
  const correction: Candidate = {
    type,
    op: 'correct',
    count: value.value,
    status: 'confirmed',
    reason: 'explicit correction',
    quote,
    rule: 'correction',
    ...(rejected !== undefined && { rejected }),
  }
  return [correction, ...found.filter((c) => c.type !== type && c.status !== 'confirmed')]
}

const PART: Record<Language, RegExp> = {
  en: /\b(?:only|just) (?<n>\p{L}+|\d+) of (?:the|our|those) (?<all>\p{L}+|\d+)\b/u,
  de: /\b(?:nur|blo(?:ss|ß)|lediglich) (?<n>\p{L}+|\d+) (?:der|von den|von unseren|unserer|dieser) (?<all>\p{L}+|\d+)\b/u,
  es: /\b(?:solo|solamente|unicamente) (?<n>\p{L}+|\d+) de (?:las|los|nuestr[oa]s) (?<all>\p{L}+|\d+)\b/u,
  fr: /\b(?:(?<n>une?) seule?|seulement (?<m>\p{L}+|\d+)) (?:des|de nos|sur les|de ces) (?<all>\p{L}+|\d+)\b/u,
}

/** "Only one of the two letters of intent is signed": the part that stands corrects the whole that was counted. */
export function partOfHeld(
  message: Message,
  sentence: Span,
  { counters }: EvidenceContext,
): Candidate | null {
  const { lex } = message
  const folded = message.folded.slice(sentence.start, sentence.end)
  const { n, m, all } = PART[lex.language].exec(folded)?.groups ?? {}
  const type = typeOf(lex, folded)
  const stands = [lex.signed, lex.running, lex.started, lex.payVerb].some((status) => has(status, folded))
  if (!all || !type || !stands) return null
  const [part, whole] = [numberIn(lex, n ?? m ?? ''), numberIn(lex, all)]
  if (!(part > 0 && part < whole) || counters[type] !== whole) return null
  return {
    type,
    op: 'correct',
    count: part,
    status: 'confirmed',
    reason: 'explicit correction',
    quote: message.text.slice(sentence.start, sentence.end).trim().slice(0, 600),
    rule: 'correction.part',
    rejected: whole,
  }
}

const TAKEN: Record<Language, RegExp> = {
  en: /\b(?<n>\p{L}+|\d+) of (?:the|our|my|those|these) (?<all>\p{L}+|\d+)\b/u,
  de: /\b(?<n>\p{L}+|\d+) (?:der|von den|von unseren|von meinen|unserer|meiner|dieser) (?<all>\p{L}+|\d+)\b/u,
  es: /\b(?<n>\p{L}+|\d+) de (?:las|los|nuestr[oa]s|mis|es[oa]s) (?<all>\p{L}+|\d+)\b/u,
  fr: /\b(?<n>\p{L}+|\d+) (?:des|de nos|de mes|sur les|de ces) (?<all>\p{L}+|\d+)\b/u,
}
/** What is left is concluded or asked for; "the other 15 were with operators" takes nothing back. */
const LEFT: Record<Language, RegExp> = {
  en: /\b(?:so|make|makes|should be|should read|leaves|correct|set|put)\b[^.;:]{0,30}$/,
  de: /\b(?:also|damit|somit|mach|bitte|bleiben|korrigier\w*|setz\w*|sind es|waren es|auf)\b[^.;:]{0,30}$/,
  es: /\b(?:asi que|entonces|por tanto|dejal[oa]s?|deja|pon|ponlo|quedan?|corrig\w+|son)\b[^.;:]{0,30}$/,
  fr: /\b(?:donc|alors|mets|mettez|mettons|reste|restent|corrige|ca fait|il faut lire)\b[^.;:]{0,30}$/,
}
const ASKS_FOR =
  /\b(?:make (?:that|it)|should|correct|mach|korrig\w*|pon|ponlo|dejal[oa]s?|corrig\w*|mets|mettez|mettons|corrige)\b/
const REMAINING =
  /\b(?:other|rest|remaining|ubrigen|restlichen|anderen|otr[oa]s|restantes|demas|autres|restants)\b[^.;:]{0,12}$/

/**
 * "Two of the 17 interviews were with our own mentors, so make that 15": what is taken from the number on the roadmap
 * leaves the number that is stated.
 */
export function subtracted(
  message: Message,
  sentence: Span,
  { counters }: EvidenceContext,
): Candidate | null {
  const { lex } = message
  const folded = message.folded.slice(sentence.start, sentence.end)
  const taken = TAKEN[lex.language].exec(folded)
  const { n = '', all = '' } = taken?.groups ?? {}
  const type = typeOf(lex, folded)
  const [part, whole] = [numberIn(lex, n), numberIn(lex, all)]
  if (!taken || !type || !(part > 0 && part < whole) || counters[type] !== whole) return null
  const from = taken.index + taken[0].length
  const left = message.numbers.find((number) => {
    const at = number.start - sentence.start
    const before = folded.slice(from, Math.max(from, at))
    return (
      at >= from &&
      number.end <= sentence.end &&
      !number.unit &&
      !number.vague &&
      number.value === whole - part &&
      LEFT[lex.language].test(before) &&
      !REMAINING.test(before)
    )
  })
  const why = [
    lex.related,
    lex.survey,
    lex.unsigned,
    lex.negation,
    lex.own,
    lex.synthetic,
    lex.demo,
    lex.verbal,
  ]
  if (!left || !(ASKS_FOR.test(folded) || why.some((reason) => has(reason, folded)))) return null
  return {
    type,
    op: 'correct',
    count: whole - part,
    status: 'confirmed',
    reason: 'explicit correction',
    quote: message.text.slice(sentence.start, sentence.end).trim().slice(0, 600),
    rule: 'correction.subtracted',
    rejected: whole,
  }
}

const SO_MANY: Record<Language, RegExp> = {
  en: /\b(?:so (?:it's|it is|that's|that is|there were|we're at)|it was|there were|there (?:is|are)|there's|it's|make that|we (?:only|really|just) have)(?: only| just| really)? (?<n>[a-z]+|\d+)(?! of\b)/,
  de: /\b(?:also|damit|somit|es|gibt es|es gibt)(?: sind| waren| ist| war| gibt)?(?: es)?(?: nur| nur noch| eigentlich)? (?<n>[a-zß]+|\d+)\b/,
  es: /\b(?:asi que|o sea|entonces|en realidad)?\s?(?:son|eran|fueron|quedan|solo hay|hay|solo es|solo era)(?: solo| en)? (?<n>[a-z]+|\d+)\b/,
  fr: /\b(?:donc|alors)?\s?(?:c'est|c'etait|ce sont|c'etaient|ca fait|il y en a|il y en avait|il n'y en a|il n'y a|il n'y avait|il ne reste|ce n'est|ce n'etait|on n'a|on n'en a)(?: seulement| que)? (?:qu')?(?<n>[a-z]+|\d+)\b/,
}

/** What is concluded stands, whatever else the sentence counts. */
const SO = /^(?:so|also|damit|somit|make that|asi que|o sea|entonces|donc|alors)\b/

/**
 * "Correction: one of the five was our mentor, so it is four": the number that is said to be true now. `concluded`
 * asks for a conclusion in so many words, where the sentence gives other numbers as well.
 */
export function restated(
  message: Message,
  sentence: Span,
  { counters }: EvidenceContext,
  concluded: boolean,
): Candidate | null {
  const { lex } = message
  const folded = message.folded.slice(sentence.start, sentence.end)
  const whole = [...folded.matchAll(/[\p{L}\d]+/gu)]
    .map(([word]) => numberIn(lex, word))
    .filter((number) => number > 1)
  const held = (['interview', 'loi', 'pilot', 'revenue'] as const).find((type) =>
    whole.includes(counters[type]),
  )
  const type = typeOf(lex, folded) ?? held
  if (!type) return null
  const said = [...folded.matchAll(new RegExp(SO_MANY[lex.language], 'g'))]
    .filter(([match]) => !concluded || SO.test(match.trim()))
    .map(({ groups }) => numberIn(lex, groups?.n ?? ''))
  const value = said.find((number) => number > 0)
  if (value === undefined || value >= counters[type]) return null
  return {
    type,
    op: 'correct',
    count: value,
    status: 'confirmed',
    reason: 'explicit correction',
    quote: message.text.slice(sentence.start, sentence.end).trim().slice(0, 600),
    rule: 'correction.restated',
  }
}

const ONE = /^(?:one|eine?[rs]?|una?|uno|une?)$/
const BOTH = /^(?:beiden|both)$/
/** The number that one word or its digits stand for; NaN for any other word. */
const numberIn = ({ numberWords }: Message['lex'], word: string): number =>
  numberWords[word] ?? (ONE.test(word) ? 1 : BOTH.test(word) ? 2 : Number(word))

function nounType({ lex }: Message, clauses: Clause[]): EvidenceType | null {
  return typeOf(lex, clauses.map(({ folded }) => folded).join(' '))
}

function typeOf(lex: Matchers, folded: string): EvidenceType | null {
  const types: [RegExp, EvidenceType][] = [
    [lex.interviewNoun, 'interview'],
    [lex.loiNoun, 'loi'],
    [lex.pilotNoun, 'pilot'],
    [lex.payingCustomer, 'revenue'],
    [lex.customer, 'revenue'],
  ]
  return types.find(([pattern]) => has(pattern, folded))?.[1] ?? null
}
