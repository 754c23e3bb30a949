import type { Matchers } from './lexicon/index.ts'
import { goesOnAfterColon, listBreaks, onlyNames, otherOneBreaks } from './lists.ts'
import { findNumbers, type NumberSpan } from './numbers.ts'
import { findAll, has, type Span } from './pattern.ts'
import { blank, fold, type Sentence } from './text.ts'

/**
 * A clause with the text the rules look at. `folded` covers the whole message so that all places are places
 * in the message; `tests` is the same with pseudo-triggers blanked, for the three tests.
 */
export type Clause = Span & { sentence: Sentence; folded: string; tests: string; numbers: NumberSpan[] }

export type Message = { text: string; folded: string; tests: string; numbers: NumberSpan[]; lex: Matchers }

const ONLY_BEFORE =
  /(?:not only|not just|nicht nur|nicht bloss|nicht bloß|no solo|no solamente|non seulement|pas seulement)\s+(?:a |con |mit |with |avec |to |bei )?$/
/** "No entrevistamos solo a dos, sino a cuatro": the verb stands between the two words. */
const NOT_ONLY_APART =
  /\b(?:not|no|nicht|pas|n['’]t)\s+(?:\p{L}+\s+){1,3}?(?:only|just|nur|bloss|bloß|solo|solamente|seulement)\s+(?:a |con |mit |with |avec |to |bei )?$/u
const ONLY = /\b(?:only|just|nur|bloss|bloß|solo|solamente|seulement)\b/
/** "Ce n'est pas un mais trois hôpitaux", "not one but two". */
const RATHER =
  /\b(?:it(?:['’]s| is| was) not|not|es (?:sind|waren) nicht|nicht|no (?:es|son|fue|fueron|era|eran)|ce n['’](?:est|etait) pas|pas)\s+(?:one|a single|eine?[nmr]?|un[oa]?|une)\s*,?\s*(?=(?:but|sondern|sino|mais)\s)/g

/** "Every one of them a plant manager": all that were counted, not one. */
const EVERY = /\b(?:every|each)(?: single)? $/

/** Folds a message once, finds its numbers and blanks the pseudo-triggers. */
export function readMessage(text: string, lex: Matchers): Message {
  const folded = withoutAsides(fold(text), lex)
  let [tests, calm] = [folded, folded]
  for (const span of [
    ...findAll(lex.pseudo, folded),
    ...findAll(lex.total, folded),
    ...findAll(RATHER, folded),
  ])
    tests = blank(tests, span.start, span.end)
  // "not only two but four": the first number is the one that is too low.
  const numbers = findNumbers(folded, lex).filter((n) => {
    const before = folded.slice(Math.max(0, n.start - 60), n.start)
    const apart = NOT_ONLY_APART.exec(before)
    const only = ONLY_BEFORE.test(before) || apart !== null
    const low = only && /^[^.;]{0,40}\b(?:but|sondern|sino|mais)\b/.test(folded.slice(n.end))
    if (low && apart) {
      const from = n.start - apart[0].length
      const only = from + apart[0].search(ONLY)
      tests = blank(blank(tests, from, from + apart[0].indexOf(' ')), only, n.end)
      calm = blank(calm, only, n.end)
    }
    return (
      !low &&
      !EVERY.test(before) &&
      !findAll(RATHER, folded).some((span) => span.start <= n.start && n.end <= span.end)
    )
  })
  return { text, folded: calm, tests, numbers, lex }
}

/** An aside in brackets that says nothing of its own ("(12 machines, 2 lines)") does not break its sentence. */
function withoutAsides(folded: string, lex: Matchers): string {
  let calm = folded
  for (const match of folded.matchAll(/\([^()\n]{1,80}\)(?=\s*[\p{L}\d])/gu)) {
    const says = [
      ...[
        lex.interviewNoun,
        lex.loiNoun,
        lex.notLoi,
        lex.pilotNoun,
        lex.payingCustomer,
        lex.customer,
        lex.related,
      ],
      ...[lex.signed, lex.unsigned, lex.running, lex.started, lex.completed, lex.done, lex.verb, lex.survey],
      ...[
        lex.planned,
        lex.scheduled,
        lex.future,
        lex.negation,
        lex.verbal,
        lex.synthetic,
        lex.person,
        lex.free,
      ],
    ]
    if (!says.some((pattern) => has(pattern, match[0])))
      calm = blank(calm, match.index, match.index + match[0].length)
  }
  return calm
}

export const slice = (text: string, span: Span) => text.slice(span.start, span.end)

/** More places than this in one sentence are no prose. */
const MAX_BREAKS = 60
const COORDINATOR_LENGTH = 14
const HARD_BREAK = /[;\u2013\u2014)\n]|:(?!\s*\d+(?![\d.,]*\s?[%€$£]))|\((?!\s*\d+\s*[),])|\s-\s|\.\.\.|…/g

/** "Signed: …", "Pilot #2: …": one word before a colon, or a numbered one, heads what follows. */
const HEADING = /^\s*\S*(?:\s(?:#|nr\.?|n[°º])?\s?\d{1,2})?\s*$/
const NOT_ONLY =
  /not only|not just|nicht nur|nicht blo(?:ss|ß)|no solo|no solamente|non seulement|pas seulement|\bno \p{L}+ solo\b/u
/** "C'est trois hôpitaux qui ont signé": one statement. */
const CLEFT = /\b(?:c|n)['’](?:est|etait)\b[^,;]*$/
/** "Est donc devenu": the conclusion stands inside its verb. */
const AFTER_AUXILIARY = /\b(?:est|sont|a|ont|ai|avons)\s$/
/** "since May", "before Easter": a date, not another clause. */
const DATED =
  /^(?:since|before|after|until|when|desde|antes de|avant|depuis)\s+(?:early |late |mid[- ]?|last |the |el |la |le |\d+ (?:de )?)*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic|fev|avr|mai|juin|juil|aout|mon|tue|wed|thu|fri|spring|summer|autumn|winter|easter|christmas|then|week|month|year|q[1-4]|\d)/

/** "Haben gekauft und bezahlt": one deed in two words. */
const BOUGHT =
  /\b(?:bought|ordered|purchased|gekauft|bestellt|comprado|compraron|compro|pedido|pidieron|achete|commande)\s+$/
const AND_PAID = /^(?:and|und|y|et)\s+(?:paid|bezahlt|gezahlt|pagado|pagaron|pago|paye|regle)(?!\p{L})/u

/** Places where a sentence may fall into clauses: punctuation, and commas or coordinators between two verbs. */
function breaks(message: Message, sentence: Sentence): number[] {
  const { folded, lex } = message
  const part = slice(folded, sentence)
  // "Signed: an LOI with …": a single word before a colon is a heading of what follows.
  const raw = slice(message.text, sentence)
  const hard = findAll(HARD_BREAK, part)
    .filter((span) => part[span.start] !== ':' || !HEADING.test(part.slice(0, span.start)))
    .filter(
      (span) =>
        part[span.start] !== ':' ||
        !(
          onlyNames(raw.slice(0, span.start)) ||
          goesOnAfterColon(lex, part.slice(0, span.start), part.slice(span.end), raw.slice(span.end))
        ),
    )
    .map((span) => span.end)
  // "un essai qui tourne" is one name.
  const names = [...findAll(lex.pilotNoun, part), ...findAll(lex.payingCustomer, part)]
  // "Between 12 and 15" is one number.
  const ranges = message.numbers.filter(({ range }) => range !== undefined)
  const coordinators = findAll(lex.coordinator, part)
    .map((span) => span.start)
    .filter(
      (at) =>
        !names.some((name) => at > name.start && at < name.end) &&
        !ranges.some((range) => sentence.start + at > range.start && sentence.start + at < range.end) &&
        !DATED.test(part.slice(at)) &&
        !(AND_PAID.test(part.slice(at)) && BOUGHT.test(part.slice(0, at))) &&
        !(part.startsWith('qui ', at) && CLEFT.test(part.slice(0, at))) &&
        !(part.startsWith('donc ', at) && AFTER_AUXILIARY.test(part.slice(0, at))),
    )
  const soft = [...findAll(/,(?!\d)/g, part), ...coordinators.map((at) => ({ start: at, end: at }))].slice(
    0,
    MAX_BREAKS,
  )
  const contrasts = NOT_ONLY.test(part) ? [] : findAll(lex.contrast, part).map((span) => span.start)
  const verbs = [...findAll(lex.verb, part), ...findAll(lex.done, part)].map((span) => span.start)
  const points = [...new Set(hard)].sort((a, b) => a - b).slice(0, MAX_BREAKS)
  const kept: number[] = [
    ...points,
    ...listBreaks(lex, part, soft, points),
    ...otherOneBreaks(lex, part, soft),
  ]
  const edges = [0, ...points, part.length]
  for (const { end } of soft.sort((a, b) => a.start - b.start)) {
    const from = Math.max(...edges.filter((e) => e <= end), ...kept.filter((e) => e <= end))
    const nextHard = Math.min(...edges.filter((e) => e > end))
    // A coordinator may be followed by an aside in commas before its verb; a comma may not.
    const others = coordinators.includes(end)
      ? coordinators.filter((at) => at > end + COORDINATOR_LENGTH)
      : soft.map((s) => s.end).filter((e) => e > end + 2)
    const nextSoft = Math.min(nextHard, ...others)
    const before = verbs.some((v) => v >= from && v < end)
    const after =
      verbs.some((v) => v >= end && v < nextSoft) ||
      (verbs.some((v) => v >= end && v < nextHard) && has(lex.pronounSubject, part.slice(end, end + 22)))
    if ((before || contrasts.includes(end)) && after && !insideBracket(lex, part, from, end)) kept.push(end)
  }
  return [...new Set(kept)].sort((a, b) => a - b)
}

const AUXILIARY = /(?<!\p{L})(?:hab|habe|haben|hat|hatte|hatten)(?!\p{L})/gu
const LAST_WORD = /^(?:und|,|oder|sowie)?\s*[^,;:]{3,80}?\s(?<word>\p{L}+)[.!\s]*$/u

/** "Ich habe zwei Leiter und eine Ärztin interviewt": auxiliary and participle hold one clause together. */
function insideBracket(lex: Matchers, part: string, from: number, at: number): boolean {
  if (lex.language !== 'de') return false
  const [head, rest] = [part.slice(from, at), part.slice(at)]
  const verbs = [...findAll(lex.verb, head), ...findAll(lex.done, head)]
  const auxiliaries = findAll(AUXILIARY, head)
  const word = LAST_WORD.exec(rest)?.groups?.word
  // "Auvita hat Muster bestellt und 14.000 Euro bezahlt": one subject, one auxiliary, two participles.
  if (word && auxiliaries.length > 0 && has(lex.payVerb, word) && /^und\s+[\d.,]+/.test(rest.trimStart()))
    return true
  if (!word || auxiliaries.length === 0 || verbs.length > auxiliaries.length) return false
  const others = findAll(lex.verb, rest).filter((span) => rest.slice(span.start, span.end) !== word)
  const participle = [lex.interviewVerb, lex.talkVerb].some((pattern) => has(pattern, word))
  return participle && others.length === 0 && !has(lex.pronounSubject, rest.slice(0, 12))
}

/** The part of a sentence that asks; a statement before a tag question still states. */
function questionStart(message: Message, sentence: Sentence, points: number[]): number {
  const { folded, lex } = message
  const part = slice(folded, sentence)
  const inverted = part.indexOf('¿')
  if (inverted >= 0) return inverted
  const starts = points.filter((point) => {
    const rest = part
      .slice(point)
      .replace(/^[\s,]*(?:and|und|y|et|so|also|donc|but|aber|pero|mais|or|oder|o|ou)?\s*/, '')
    lex.interrogative.lastIndex = 0
    return lex.interrogative.exec(rest)?.index === 0
  })
  const { asksFrom = 0 } = sentence
  const told = part.slice(0, asksFrom)
  const states = has(lex.verb, told) || has(lex.done, told)
  return starts[0] ?? (states ? asksFrom : 0)
}

/** Clauses of a sentence without its questions. */
export function clausesOf(message: Message, sentence: Sentence): Clause[] {
  const points = breaks(message, sentence)
  const end = sentence.question ? questionStart(message, sentence, points) : sentence.end - sentence.start
  const edges = [0, ...points.filter((p) => p < end), end]
  const clauses: Clause[] = []
  for (let i = 0; i + 1 < edges.length; i += 1) {
    const span = { start: sentence.start + (edges[i] ?? 0), end: sentence.start + (edges[i + 1] ?? 0) }
    if (slice(message.folded, span).trim().length < 2) continue
    clauses.push({
      ...span,
      sentence,
      folded: slice(message.folded, span),
      tests: slice(message.tests, span),
      numbers: message.numbers
        .filter((n) => n.start >= span.start && n.end <= span.end)
        .map((n) => ({ ...n, start: n.start - span.start, end: n.end - span.start })),
    })
  }
  return clauses
}
