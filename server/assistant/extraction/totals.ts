import type { Candidate } from '#shared/roadmap.ts'
import type { Message } from './clauses.ts'
import { quoteOf, type Reading } from './mention.ts'
import { findAll, has, type Span } from './pattern.ts'

/** A total stands this near to its cue, in characters. */
const NEAR = 14

/** "…, that makes eight": a total without its noun belongs to what was spoken of before. */
export function totalCandidates(reading: Reading, here: Candidate[], earlier: Candidate[]): Candidate[] {
  const { clause, message, previous } = reading
  const { lex } = message
  const makes = findAll(lex.makesTotal, clause.folded)
  const cues = [...makes, ...findAll(lex.total, clause.folded)]
  if (cues.length === 0 || has(lex.survey, message.tests.slice(clause.sentence.start, clause.end))) return []
  const open = here.find((c) => c.status === 'confirmed' || c.reason === 'no number')
  const before = earlier.findLast((c) => c.status === 'confirmed')?.type
  const type =
    open?.type ??
    (here.length === 0 ? (before ?? (makes.length > 0 ? previous?.type : undefined)) : undefined)
  if (!type) return []
  const free = clause.numbers.filter((n) => !n.unit)
  const distance = (n: { start: number; end: number }) =>
    Math.min(
      ...cues.map((cue) =>
        n.start >= cue.end ? n.start - cue.end : cue.start >= n.end ? cue.start - n.end : NEAR,
      ),
    )
  const [cued] = free.filter((n) => distance(n) < NEAR).sort((a, b) => distance(a) - distance(b))
  const alone = open?.reason === 'no number' || free.length > 1
  const total = here.length === 0 || (alone && !here.some((c) => c.count === cued?.value)) ? cued : undefined
  if (!total || total.vague) return []
  return [
    {
      type,
      op: 'set',
      count: total.value,
      status: 'confirmed',
      reason: 'total',
      quote: quoteOf(reading),
      rule: 'total',
    },
  ]
}

const MORE_WORD = '(?:another|one more|two more|noch|weitere|encore|otra|otro|otras|otros|mas|weiteres?)'
const SO =
  '(?:so|so now|now|that makes|also|damit|macht|somit|jetzt|asi que|o sea|ya|donc|soit|en total|in total|insgesamt|au total|en tout|ca fait|on en est a)'
const SHORT = new RegExp(
  `^\\W*(?:and |und |y |et )?${MORE_WORD}\\s+(?<n>[\\p{L}\\d]+)?[^.;:]{0,40}?(?:[,;:–—-]+\\s*${SO}(?: sind es| sind wir bei)?\\s+(?<all>[\\p{L}\\d]+)(?: (?:now|in total|insgesamt|jetzt|en total|ya|au total|maintenant))?)?[.!\\s]*$`,
  'u',
)

/** "Another one yesterday, so ten": a sentence of numbers goes on counting what was spoken of before. */
export function continuedCount(
  message: Message,
  sentence: Span,
  previous: Reading['previous'],
): Candidate | null {
  const { lex, text } = message
  if (previous?.type !== 'interview') return null
  const folded = message.folded.slice(sentence.start, sentence.end)
  const { n, all } = SHORT.exec(folded.trim())?.groups ?? {}
  const readNumber = (word?: string) => {
    if (!word) return 0
    return lex.numberWords[word] ?? (/^(?:one|eine?s?|une?|una?|uno)$/.test(word) ? 1 : Number(word) || 0)
  }
  const [more, total] = [readNumber(n), readNumber(all)]
  if (more + total === 0 || (total === 0 && !has(lex.shortSpan, folded))) return null
  return {
    type: 'interview',
    op: total > 0 ? 'set' : 'add',
    count: total || more,
    status: 'confirmed',
    reason: total > 0 ? 'total' : 'held conversation',
    quote: text.slice(sentence.start, sentence.end).trim(),
    rule: 'total.continued',
  }
}

/** "We planned ten but managed six": the number done after a plan belongs to what was planned. */
export function doneInstead(reading: Reading, here: Candidate[], earlier: Candidate[]): Candidate[] {
  const { clause, message } = reading
  const { lex } = message
  const plan = earlier.at(-1)
  if (here.length > 0 || plan?.op !== 'none' || plan.reason !== 'planned') return []
  const number = clause.numbers.find((n) => !n.unit)
  if (
    !number ||
    number.vague ||
    !has(lex.done, clause.tests) ||
    has(lex.planned, clause.tests) ||
    has(lex.future, clause.tests)
  )
    return []
  if (/\p{L}/u.test(clause.folded.slice(number.end).replace(lex.done, ''))) return []
  return [
    {
      type: plan.type,
      op: 'bare',
      count: number.value,
      status: 'confirmed',
      reason: 'done instead of planned',
      quote: quoteOf(reading),
      rule: 'done-instead',
    },
  ]
}
