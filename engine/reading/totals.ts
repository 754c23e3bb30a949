import type { Language } from '#shared/language.ts'
import type { Candidate } from '#shared/roadmap.ts'
import type { Message } from './clauses.ts'
import { quoteOf, type Reading, WEEKDAY } from './mention.ts'
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

const HAPPENED: Record<Language, RegExp> = {
  en: /(?<n>\p{L}+|\d+) (?:of them |actually |really )*(?:happened|took place|came about|went ahead|came through|worked out|showed up|turned up|came|made it)\b/u,
  de: /(?:(?<n>\p{L}+|\d+) (?:davon |tatsachlich |wirklich |sind |haben )*)?(?:stattgefunden|zustande gekommen|geklappt|gekommen|erschienen|kamen)(?: sind| waren)?(?: dann| am ende)?(?: nur)?(?: (?<m>\p{L}+|\d+))?/u,
  es: /(?:(?<n>\p{L}+|\d+) )?(?:se (?:hicieron|celebraron|realizaron|concretaron)|vinieron|acudieron|aparecieron)(?: solo| al final)*(?: (?<m>\p{L}+|\d+))?/u,
  fr: /(?<n>\p{L}+|\d+) (?:seulement |vraiment )?(?:ont eu lieu|se sont tenus|ont pu se faire|se sont faits|sont venue?s|se sont presente?e?s)\b/u,
}

/** "Of the five planned this week only three happened": what was planned and came about. */
export function happened({ message, clause }: Reading): number | null {
  const { lex } = message
  const { n, m } =
    HAPPENED[lex.language].exec(message.folded.slice(clause.start, clause.sentence.end))?.groups ?? {}
  const read = (word = '') => lex.numberWords[word] ?? (Number(word) || null)
  return read(n) ?? read(m)
}

const NUMBER = '(?<n>\\p{L}+|\\d+)'
/** "… and I did 4", "ich 4", "y yo cuatro": the same deed by another of the team. */
const BY_ANOTHER = new RegExp(
  `(?:,|;|\\b(?:and|und|y|et|plus)\\b)\\s*(?:and |und |y |et )?(?:i|ich|yo|moi|me|(?:my|our|meine?|unsere?|mi|nuestr[oa]|mon|ma|notre) \\p{L}+)(?: myself| selbst| selber| mism[oa]|[- ]meme)?,?\\s+(?:did |had |held |made |habe |hatte |hat |hice |hizo |j'en ai (?:fait|mene) |j'en ai |en a fait |a fait )?(?:a |(?:and |und |y |et )?another |weitere |noch ?(?:mal |einmal )?|encore |otr[oa]s |the other )*${NUMBER}(?: more| others?| weitere| mas| autres| de plus| myself| selbst)*(?:\\s*\\([^()]*\\))?[.!\\s]*$`,
  'u',
)
/** "4 on Tuesday, 3 on Wednesday". */
const ON_ANOTHER_DAY = new RegExp(
  `${WEEKDAY}(?:\\s*\\([^)]*\\))?[^,;.]{0,12}(?:,|;|\\b(?:and|und|y|et)\\b)\\s*(?:and |und |y |et )?(?:another |noch |otras |otros |encore )?${NUMBER}(?: more| weitere| mas| de plus)? (?:on |am |el |le )?${WEEKDAY}`,
  'u',
)

const PLACED = '(?:in|en|aus|at|bei|from|au|aux|a|a la)\\s+(?:(?!(?:and|und|y|et)\\b)\\p{L}+\\s?){1,3}'
/** "3 interviews in Germany, 4 in Austria and 2 in Switzerland"; "9 interviews, 4 in Austria" speaks of a part. */
const IN_PLACES = new RegExp(
  `(?:interviews?|gesprache|entrevistas|entretiens|calls|conversations)\\s+${PLACED}((?:,|\\band\\b|\\bund\\b|\\by\\b|\\bet\\b)\\s*(?:and |und |y |et )?[\\p{L}\\d]+\\s+${PLACED})+`,
  'u',
)

function elsewhere({ lex }: Message, folded: string): number {
  const list = IN_PLACES.exec(folded)?.[0] ?? ''
  const counts = [
    ...list.matchAll(/(?:,|\band\b|\bund\b|\by\b|\bet\b)\s*(?:and |und |y |et )?(?<n>[\p{L}\d]+)/gu),
  ]
  return counts.reduce(
    (sum, { groups }) => sum + (lex.numberWords[groups?.n ?? ''] ?? (Number(groups?.n) || 0)),
    0,
  )
}

/** Interviews a sentence adds without naming them again, to the one statement of interviews it makes. */
export function alsoHeld(message: Message, sentence: Span, found: Candidate[]): Candidate[] {
  const { lex } = message
  const [held, ...others] = found.filter((c) => c.type === 'interview' && c.status === 'confirmed')
  if (!held || others.length > 0 || held.op === 'set' || held.op === 'correct' || held.count === null)
    return found
  const folded = message.folded.slice(sentence.start, sentence.end)
  const word = (BY_ANOTHER.exec(folded) ?? ON_ANOTHER_DAY.exec(folded))?.groups?.n ?? ''
  const one = /^(?:one|eins|eine[rs]?|una?|uno|une)$/.test(word) ? 1 : 0
  const more = (lex.numberWords[word] ?? (Number(word) || one)) || elsewhere(message, folded)
  if (more === 0) return found
  const quote = message.text.slice(sentence.start, sentence.end).trim().slice(0, 600)
  return found.map((c) => (c === held ? { ...c, count: (held.count ?? 0) + more, quote } : c))
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
