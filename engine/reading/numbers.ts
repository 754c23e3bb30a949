import type { Matchers } from './lexicon/index.ts'
import { findAll, type Span } from './pattern.ts'

/** A number in a text: `unit` marks durations, prices, shares and other measures, which are never counts. */
export type NumberSpan = Span & { value: number; vague: boolean; unit: boolean; range?: [number, number] }

const DIGITS =
  /(?<![\p{L}\p{N}.,])[-−]?\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?![\d])(?:[.,]\d+)?|(?<![\p{L}\p{N}])\d{1,12}(?:[.,]\d+)?/gu
const CURRENCY_BEFORE = /(?:[€$£]|chf|eur|usd|us\$)\s?$/
const SUFFIX = /^(?:\s?[%€$£°]|[a-z]{1,4}(?![\p{L}])|\s?-\s?(?:[a-z]{3,}))/u
const ORDINAL_SUFFIX = /^(?:st|nd|rd|th|er|re|e|eme|o|a|º|ª)(?![\p{L}])/u
/** "Pilot #2", "Interview Nr. 7", "Week 14: …": which one, not how many. */
const NUMBERED =
  /(?:#|(?<!\p{L})(?:nr\.?|num\.?|n[°º]|numero|nummer|kw|cw)\s?|^\W*(?:week|woche|semana|semaine|sprint|phase|fase)\s)$/u
const LABELLED =
  /(?:^|\s)(?:pilote?|piloto|interview|entrevista|entretien|loi|kunde|customer|client|cliente)\s$/
const YEAR_BEFORE =
  /(?:\b(?:in|im|since|seit|en|de|desde|depuis|jahr|year|ano|annee|until|bis|by|before|hasta|ende|anfang|mitte|end of|early|late|spring|summer|autumn|fall|winter|fruhjahr|sommer|herbst)|[/.])\s*$/
const MONTH =
  /^\s?\.?\s?(?:de\s)?(?:jan|january|januar|janvier|enero|feb|february|februar|fevrier|febrero|mar|march|marz|mars|marzo|apr|april|avril|abril|mai|may|mayo|jun|june|juni|juin|junio|jul|july|juli|juillet|julio|aug|august|aout|agosto|sep|sept|september|septembre|septiembre|oct|okt|october|oktober|octobre|octubre|nov|november|novembre|noviembre|dec|dez|dic|december|dezember|decembre|diciembre)(?![\p{L}])/u
const RANGE_LINK =
  /^\s*(?:-|–|—|\/|to|or|bis|oder|a|o|ou|à|y|et|und|and|, maybe|, vielleicht|, quizas|, peut-etre|maybe|o quizas)\s*$/
const MINUS = /(?:^|[\s(:])(?:[-−–]|(?:minus|menos|moins) )$/
const BETWEEN = /(?:between|zwischen|entre)\s*$/
const AND_LINK = /^\s*(?:and|und|y|et)\s*$/

function digitsValue(text: string): number {
  const grouped = text.replace(/(?<=\d)[.,'’\u00a0\u202f ](?=\d{3}(?!\d))/g, '')
  return Number(grouped.replace(',', '.').replace('−', '-'))
}

function isUnit(folded: string, span: Span, lex: Matchers): boolean {
  const before = folded.slice(Math.max(0, span.start - 12), span.start)
  const after = folded.slice(span.end, span.end + 24)
  if (
    CURRENCY_BEFORE.test(before) ||
    (SUFFIX.test(after) && !/^\s?-\s?(?:interview|pilot|kunden)/.test(after))
  )
    return true
  if (ORDINAL_SUFFIX.test(after) || MONTH.test(after) || NUMBERED.test(before)) return true
  if (LABELLED.test(before) && /^\s?[:–—]/.test(after)) return true
  const value = folded.slice(span.start, span.end)
  if (
    /^(?:19|20)\d\d$/.test(value) &&
    YEAR_BEFORE.test(folded.slice(Math.max(0, span.start - 16), span.start))
  )
    return true
  lex.unit.lastIndex = 0
  const unit = lex.unit.exec(after)
  return unit !== null && /^\s?-?\s?$/.test(after.slice(0, unit.index))
}

function hedged(folded: string, span: Span, lex: Matchers): boolean {
  const before = folded.slice(Math.max(0, span.start - 24), span.start)
  // "We're up to 14" states a total.
  if (/(?:'re|’re|\bare|\bam|'m|\bis|\bnow) (?:now )?up to\s*$/.test(before)) return false
  const directly = findAll(lex.hedge, before).some((hedge) => /^\s*$/.test(before.slice(hedge.end)))
  if (directly || /[~≈>]\s?$/.test(before) || /^\+/.test(folded.slice(span.end))) return true
  // "a dozen or so", "unas diez personas, más o menos": a hedge that closes the phrase.
  const after = folded.slice(span.end, span.end + 60)
  return /^[^.;:]{0,40}\b(?:or so|give or take|oder so|o asi|mas o menos|a peu pres|ou plus|y pico|plus ou moins|or more|oder mehr|o mas)\b/.test(
    after,
  )
}

/** Every number of a folded text with what it can stand for; neighbours joined to ranges ("10 or 12"). */
export function findNumbers(folded: string, lex: Matchers): NumberSpan[] {
  const spans: NumberSpan[] = []
  const push = (span: Span, value: number) =>
    spans.push({
      ...span,
      value: Math.abs(value),
      unit: isUnit(folded, span, lex) || !Number.isInteger(value),
      // Nobody holds "-5 interviews": it is asked about.
      vague: hedged(folded, span, lex) || MINUS.test(folded.slice(Math.max(0, span.start - 8), span.start)),
    })
  for (const span of findAll(DIGITS, folded)) push(span, digitsValue(folded.slice(span.start, span.end)))
  for (const span of findAll(lex.numberWord, folded)) {
    const value = lex.numberWords[folded.slice(span.start, span.end).replace(/\s+/g, ' ')]
    if (value !== undefined && !spans.some((s) => s.start < span.end && span.start < s.end)) push(span, value)
  }
  spans.sort((a, b) => a.start - b.start)
  return joinRanges(folded, spans)
}

function joinRanges(folded: string, spans: NumberSpan[]): NumberSpan[] {
  const joined: NumberSpan[] = []
  for (const span of spans) {
    const last = joined.at(-1)
    const link = last ? folded.slice(last.end, span.start) : ''
    const between = last ? BETWEEN.test(folded.slice(Math.max(0, last.start - 12), last.start)) : false
    const linked = last && !last.unit && RANGE_LINK.test(link) && (between || !AND_LINK.test(link))
    if (linked && span.value > last.value && !last.range) {
      joined[joined.length - 1] = {
        ...last,
        end: span.end,
        unit: span.unit,
        vague: true,
        range: [last.value, span.value],
      }
    } else joined.push(span)
  }
  return joined
}
