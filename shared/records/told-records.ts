import type { Language } from '../language.ts'
import { RELATIONS } from '../record-facts.ts'
import type { Candidate } from '../roadmap.ts'
import { dayOfWords } from './day-of-words.ts'
import { currencyIn } from './plain-facts.ts'
import { behind, holds, oneOf, type RecordWords } from './record-words.ts'
import { sumIn } from './sums-in-words.ts'
import type { Tag } from './tagging/fields.ts'
import type { TaggedRecord } from './tagging/tag.ts'
import { DAY_OF } from './who-and-when.ts'
import { type Facts, mergeFacts } from './with-facts.ts'

/** A message that records were tagged in. */
export interface TaggedIn {
  readonly text: string
  readonly language: Language
  /** The day it was written; undefined where nobody knows. */
  readonly today: string | undefined
  readonly words: RecordWords
}

/** What the words of a record say. */
export interface Told {
  readonly count: number
  /** Whether the words name how many there are. */
  readonly isCounted: boolean
  readonly orgs: readonly string[]
  readonly facts: Facts
  readonly parts: Partial<Pick<Candidate, 'price' | 'volume' | 'amount' | 'need' | 'condition'>>
}

const PERIODS = ['month', 'quarter', 'year'] as const
const ENDS = /^[\s,;:.]+|[\s,;:!]+$|(?<=\p{L}{2})\.$/gu
const LABELLED = ['metric', 'baseline', 'target'] as const
const ORGS_MAX = 20
const QUOTE = /[“"„«]\s?([^“”"„»«]{8,600}?)\s?[”"“»]/u
const QUOTE_ENDS = /^[”"“»«„]|[”"“»«„.…]+$/gu
/** What was learnt has so many words at least. */
const LEARNT_WORDS = 3

/** What a tagged record says, its days and numbers read by their words; `known`: a sum that was read for it. */
export function toldIn(record: TaggedRecord, told: TaggedIn, known?: string): Told {
  const { text, language, today, words } = told
  const { type, parts } = record
  const whole = text.slice(record.start, record.end)
  const textsOf = (tag: Tag) => parts.filter((part) => part.tag === tag).map((part) => wordsOf(part, told))
  const one = (tag: Tag) => textsOf(tag)[0]
  const day = (tag: Tag, lies: 'before' | 'after') => {
    const said = one(tag)
    return said && today ? dayOfWords(withDigits(said, words), { today, language, lies }) : undefined
  }
  const people = textsOf('who').join(' ')
  // "The head of QA": a part of what somebody is.
  const named = [...new Set(textsOf('organisation'))]
    .filter((name) => !people.includes(name))
    .slice(0, ORGS_MAX)
  const number = numberIn(one('count') ?? '', words)
  const orgs = type === 'interview' && number !== named.length ? named.slice(0, 1) : named
  const sum = one(type === 'loi' ? 'price' : 'amount') ?? (known && whole.includes(known) ? known : undefined)
  const amount = sum && (sumIn(sum, words) ?? sum)
  const facts: Facts = {
    [DAY_OF[type]]: day('day', 'before'),
    ...(type === 'interview' && interviewIn(record, one, told)),
    ...(type === 'loi' && { signatory: one('signatory'), expires: day('end', 'after') }),
    ...(type === 'pilot' && {
      end: day('end', 'after'),
      decision_date: day('decision_date', 'after'),
      decided_by: one('decided_by'),
      ...Object.fromEntries(LABELLED.map((tag) => [tag, one(tag) ?? behind(whole, words.labels[tag])])),
      fee: amount,
    }),
    ...(type === 'revenue' &&
      sum && { period: periodIn(whole.slice(whole.indexOf(sum)), words) ?? periodIn(whole, words) }),
    ...(sum && { currency: currencyIn(sum) }),
  }
  return {
    count: number ?? Math.max(1, orgs.length),
    isCounted: number !== undefined,
    orgs,
    facts: mergeFacts({}, facts),
    parts: mergeFacts(
      {},
      {
        ...(type === 'loi' && {
          price: sum,
          volume: holdsSum(one('volume'), sum) ? undefined : one('volume'),
          need: one('need'),
          condition: one('condition'),
        }),
        ...(type === 'revenue' && { amount }),
      },
    ) as Told['parts'],
  }
}

/** Whether words name this sum: what is paid is no quantity. */
const holdsSum = (words: string | undefined, sum: string | undefined) =>
  sum !== undefined && words?.includes(sum) === true

/** The tags of people, who are told apart by their names. */
const PEOPLE: ReadonlySet<Tag> = new Set(['who', 'signatory', 'decided_by'])

/** The words of a part: "Granjas Ebro S.A." with its last point, and people without a title. */
function wordsOf({ tag, start, end }: TaggedRecord['parts'][number], { text, words }: TaggedIn): string {
  const own = text.slice(start, end).replace(ENDS, '')
  if (tag === 'organisation' && /\p{Lu}\.\p{L}{1,2}$/u.test(own) && text.charAt(end) === '.') return `${own}.`
  if (!PEOPLE.has(tag)) return own
  const title =
    new RegExp(`^(?:(?:${oneOf(words.titles)})\\.?\\s{1,2}){1,3}(?=\\p{Lu})`, 'iu').exec(own)?.[0] ?? ''
  const name = own.slice(title.length)
  // "Dr. Raman" has no other name.
  return name.includes(' ') || !/(?:dr|prof)\.?\s*$/i.test(title) ? name : own
}

function interviewIn(
  { start, end, parts, relation }: TaggedRecord,
  one: (tag: Tag) => string | undefined,
  { text, words }: TaggedIn,
): Facts {
  const whole = text.slice(start, end)
  const quote = QUOTE.exec(whole)?.[1] ?? one('quote')
  const learnt =
    one('learnt') ??
    leftIn(
      whole,
      parts.map((part) => part.end - start),
      quote,
      words,
    )
  const about = [learnt, quote].reduce<string>((left, said) => (said ? left.replace(said, '') : left), whole)
  const said = RELATIONS.filter((each) => holds(about, words.relation[each]))
  return {
    who: one('who'),
    relation: said.length === 1 ? said[0] : relation,
    learnt,
    quote: quote?.replace(QUOTE_ENDS, ''),
    next_step: one('next_step') ?? behind(whole, words.labels.next_step),
    segment: one('segment') ?? behind(whole, words.labels.segment),
  }
}

/** Whether a clause tells of the venture: "We build a sorbent". */
const isOurs = (text: string, { ours }: RecordWords) =>
  new RegExp(`^(?:${oneOf(ours)})(?!\\p{L})`, 'iu').test(text.trim())

/** What a conversation's words go on to say behind the last part that was tagged: a clause or a sentence. */
function leftIn(
  whole: string,
  ends: readonly number[],
  quote: string | undefined,
  words: RecordWords,
): string | undefined {
  const rest = whole.slice(Math.max(0, ...ends)).replace(QUOTE, '')
  const [, ...clauses] = rest.split(/[,;:–—]\s|[.!?…]\s|\n/u)
  const clause = clauses.find(
    (text) => text.trim().split(/\s+/u).length >= LEARNT_WORDS && !isOurs(text, words),
  )
  return clause && clause !== quote ? clause.replace(ENDS, '') : undefined
}

/** The unit of time behind a sum: "€350 a month", "350 €, einmalig". */
function periodIn(behind: string, { once, periods }: RecordWords): Facts['period'] | undefined {
  const [near = ''] = behind.split(/(?<!\d)[.;]|\n/u)
  return holds(near, once)
    ? 'once'
    : PERIODS.find((each) => new RegExp(`(?:${oneOf(periods[each])})(?!\\p{L})`, 'iu').test(near))
}

/** "Three days ago" as "3 days ago". */
function withDigits(text: string, { numbers }: RecordWords): string {
  const pattern = new RegExp(`(?<!\\p{L})(?:${oneOf(Object.keys(numbers))})(?!\\p{L})`, 'giu')
  return text.replace(pattern, (word) => String(numbers[word.toLowerCase()] ?? word))
}

/** How many some words say there are. */
function numberIn(text: string, words: RecordWords): number | undefined {
  const digits = /\d{1,6}/.exec(withDigits(text, words))?.[0]
  return digits === undefined ? undefined : Number(digits)
}
