import type { Language } from '../language.ts'
import type { Candidate } from '../roadmap.ts'
import { dayOfWords } from './day-of-words.ts'
import { eachAlone, type Totals } from './each-alone.ts'
import { interviewIn } from './interview-in-words.ts'
import {
  capitalised,
  companiesIn,
  countedUpIn,
  listIn,
  personBefore,
  personBehind,
} from './names-in-words.ts'
import { currencyIn, plainFacts } from './plain-facts.ts'
import { behind, holds, oneOf, type RecordWords } from './record-words.ts'
import { takeTagged } from './tagged-parts.ts'
import type { TaggedRecord } from './tagging/tag.ts'
import { type Facts, mergeFacts } from './with-facts.ts'

/** A message that mentions were read in. */
export interface ToldIn {
  readonly text: string
  readonly language: Language
  /** The day it was written; undefined where nobody knows. */
  readonly today: string | undefined
  readonly words: RecordWords
  /** The counters before this message. */
  readonly totals: Totals
  /** The records that the tagger found, which fill what the rules leave empty. */
  readonly tag: () => readonly TaggedRecord[]
}

/** The facts of a mention beyond its number. */
interface Particulars {
  /** The whole sentence, which a mention may quote a part of. */
  readonly sentence: string
  readonly facts: Facts
  /** The organisations, where they are others than those that were read. */
  readonly orgs?: readonly string[] | undefined
  /** The corrected number, where a person was counted with them. */
  readonly count?: number
  readonly parts?: Partial<Pick<Candidate, 'price' | 'volume' | 'amount'>>
}

/** Behind the end of a sentence, but not behind an initial, a title or the number of a day. */
const NEXT = /(?<=[.!?…]["”»’“]?)\s+(?=["“„«¿¡(]?[\p{Lu}\d])|\n+/u
const NO_END = /(?:(?<![\p{L}.])\p{Lu}|\b(?:\d{1,2}|Dr|Prof|Mrs?|Ms|Hrn?|Fr|Sra?|Mme|St|Co|ca))\.$/u
/** As much of a quote as tells which sentence it is of. */
const BEGINNING = 24
const PERIODS = ['month', 'quarter', 'year'] as const

/**
 * The mentions of a message with the particulars that their words name: day, currency and period, and of those that no
 * model read also who was talked with and what was learnt, who signs, who decides. A person is no organisation.
 */
export function withParticulars(all: readonly Candidate[], told: ToldIn): Candidate[] {
  const mentions = eachAlone(all, told.totals)
  const sentences = sentencesOf(told.text)
  const isPlain = mentions.some(({ rule, status }) => rule !== 'model' && status !== 'none')
  const left = isPlain ? [...told.tag()] : []
  return mentions.map((mention) => {
    const { type, quote, rule, facts = {} } = mention
    const own = rule === 'model' ? undefined : particularsOf(mention, { mentions, sentences }, told)
    const filled = own && takeTagged(mention, mentions, left, told)
    const { price, volume, amount, need, condition } = { ...filled?.parts, ...mention, ...own?.parts }
    const read = plainFacts({
      type,
      quote: own ? withDigits(untilNow(own.sentence, told.words), told.words) : quote,
      sum: amount ?? mention.price,
      language: told.language,
      today: own && told.today,
    })
    const known = mergeFacts(mergeFacts(filled?.facts ?? {}, { ...read, ...own?.facts }), facts)
    const { orgs = mention.orgs ?? [] } = own ?? {}
    const { orgs: _orgs, ...nameless } = mention
    return {
      ...nameless,
      ...(own?.count !== undefined && { count: own.count }),
      ...(orgs.length > 0 && { orgs: [...orgs] }),
      ...(price !== undefined && { price }),
      ...(amount !== undefined && { amount }),
      ...(volume !== undefined && { volume }),
      ...(need !== undefined && { need }),
      ...(condition !== undefined && { condition }),
      ...(Object.keys(known).length > 0 && { facts: known }),
    }
  })
}

function sentencesOf(text: string): string[] {
  const found: string[] = []
  for (const part of text.split(NEXT)) {
    const before = found.at(-1)
    if (before !== undefined && NO_END.test(before)) found[found.length - 1] = `${before} ${part}`
    else found.push(part)
  }
  return found.filter((part) => part.trim() !== '')
}

/** "Three days ago" as "3 days ago". */
function withDigits(sentence: string, { numbers }: RecordWords): string {
  const pattern = new RegExp(`(?<!\\p{L})(?:${oneOf(Object.keys(numbers))})(?!\\p{L})`, 'giu')
  return sentence.replace(pattern, (word) => String(numbers[word.toLowerCase()] ?? word))
}

interface Around {
  readonly mentions: readonly Candidate[]
  readonly sentences: readonly string[]
}

function particularsOf(mention: Candidate, { mentions, sentences }: Around, told: ToldIn): Particulars {
  const { type, quote, status } = mention
  const isOf = ({ quote: other }: Candidate, sentence: string) =>
    sentence.includes(other.slice(0, BEGINNING)) || other.includes(sentence)
  const at = sentences.findIndex((sentence) => isOf(mention, sentence))
  const sentence = sentences[at]
  if (sentence === undefined || status === 'none') return { sentence: quote, facts: {} }
  const beside = mentions.filter((other) => other !== mention && isOf(other, sentence))
  // Which of two of a kind the words are about, they do not say; days may be of another kind.
  if (beside.some((other) => other.type === type)) return { sentence: quote, facts: {} }
  const dated = beside.some((other) => other.status !== 'none') ? quote : sentence
  const others = sentences.slice(at + 1)
  const next = others.findIndex((each) => mentions.some((other) => other !== mention && isOf(other, each)))
  const left = others.slice(0, next < 0 ? others.length : next)
  if (type === 'interview')
    return { sentence: dated, ...interviewIn(mention, { sentence, behind: left }, told.words) }
  return { sentence: dated, ...dealIn(mention, sentence, [sentence, ...left].join(' '), told) }
}

/** Reads the organisation of a letter, a pilot or a sale, who signs or decides it, and its last day. */
function dealIn(
  mention: Candidate,
  sentence: string,
  whole: string,
  told: ToldIn,
): Omit<Particulars, 'sentence'> {
  const { type, amount, price, volume } = mention
  const { words } = told
  const per = `(?:${oneOf(words.per)})`
  const sum = amount === undefined ? -1 : sentence.indexOf(amount)
  const aside =
    type === 'revenue' && !mention.orgs ? namedAside(mention, whole.slice(sentence.length), words) : undefined
  const behindSum = aside?.behind ?? (sum < 0 ? '' : sentence.slice(sum + (amount?.length ?? 0)))
  const isOnce = holds(behindSum, words.once)
  const [next] = behindSum.split(/[,;.]/u)
  const period =
    type === 'revenue' ? PERIODS.find((each) => holds(next ?? '', words.periods[each])) : undefined
  // "Signed on 5 October by Petra Lang"
  const signed = behind(whole, words.signed)
  const signatory =
    type === 'loi'
      ? (personBehind(whole, words.signed_by, words) ?? (signed && personBehind(signed, words.author, words)))
      : undefined
  const party = withoutPerson(mention, signatory)
  return {
    facts: {
      ...(signatory && { signatory }),
      ...(type === 'loi' && { expires: dayBehind(whole, words.ends, told) }),
      ...(type === 'pilot' && pilotIn(whole, told)),
      ...(type === 'revenue' && isOnce && { period: 'once' as const }),
      ...(period && !isOnce && { period }),
    },
    orgs: companiesOf(party, sentence, words) ?? aside?.orgs ?? (party === mention ? undefined : party.orgs),
    ...(party !== mention && typeof party.count === 'number' && { count: party.count }),
    ...(aside?.amount && { parts: { amount: aside.amount } }),
    ...(type === 'loi' && {
      parts: {
        ...(price && {
          price: longer(price, sentence, `(?: ?/ ?| ${per} )\\p{L}+| (?:${oneOf(words.apiece)})(?!\\p{L})`),
        }),
        ...(volume && { volume: longer(volume, sentence, `[²³]?(?: \\p{Lu}\\p{L}+)?(?: ${per} \\p{L}+)?`) }),
      },
    }),
  }
}

/** "First invoice paid! Kläranlage Ems GmbH, 5.200 € once": who paid, and how much, right behind. */
function namedAside(mention: Candidate, behindIt: string, words: RecordWords) {
  const text = behindIt.trim()
  const orgs = companiesIn(text)[0]?.at === 0 ? companiesOf(mention, text, words) : undefined
  const sums = sumsIn(text, words)
  const amount = orgs && mention.amount === undefined && sums.length === 1 ? sums[0]?.trim() : undefined
  return orgs && { orgs, amount, behind: amount && text.slice(text.indexOf(amount) + amount.length) }
}

/** A mention whose organisations are those of a letter, and not who signed it. */
function withoutPerson(mention: Candidate, person: string | undefined): Candidate {
  const { orgs = [], count } = mention
  const left = orgs.filter((name) => name !== person)
  if (!person || left.length === orgs.length) return mention
  return { ...mention, orgs: left, count: count === orgs.length ? Math.max(1, left.length) : count }
}

/** Reads a pilot's measure, its last day, its price and who decides. */
function pilotIn(sentence: string, told: ToldIn): Facts {
  const { words } = told
  const { target, metric, baseline } = words.labels
  const decision = behind(sentence, words.decision)
  const decided_by =
    personBehind(sentence, [...words.decided_by, ...words.decides], words) ??
    personBefore(sentence, words.decides) ??
    (decision && personBehind(decision, words.by, words))
  const sums = sumsIn(sentence, words)
  const fee = sums.length === 1 ? sums[0]?.trim() : undefined
  const goal = behind(sentence, target)
  const compared =
    goal && new RegExp(`^(\\p{L}.{2,60}?)\\s(?:${oneOf(words.compares)})\\s?\\d`, 'iu').exec(goal)?.[1]
  return {
    end: dayBehind(sentence, words.ends, told),
    decision_date: dayBehind(sentence, words.decision, told) ?? dayBehind(sentence, words.decides, told),
    decided_by: decided_by || undefined,
    target: goal,
    metric: behind(sentence, metric) ?? (compared || undefined),
    baseline: behind(sentence, baseline),
    ...(fee && isFee(fee, sentence, words) && { fee, currency: currencyIn(fee) }),
  }
}

/** True for a sum that is a pilot's price: behind "fee" or "for", or alone between commas, "CHF 9,000 flat". */
function isFee(sum: string, sentence: string, { fee, flat, periods }: RecordWords): boolean {
  const at = sentence.indexOf(sum)
  const [before, after] = [sentence.slice(0, at), sentence.slice(at + sum.length)]
  // "They pay 40,000 € a year for a laboratory": what they spend today.
  const often = oneOf(PERIODS.flatMap((each) => periods[each]))
  if (new RegExp(`^\\s?(?:${often})(?!\\p{L})`, 'iu').test(after)) return false
  const isAlone =
    /[,;(–:]\s?$/u.test(before) && new RegExp(`^(?:\\s(?:${oneOf(flat)}))?\\s?(?:[,;.)]|$)`, 'iu').test(after)
  return isAlone || new RegExp(`(?:${oneOf(fee)}):? ?$`, 'iu').test(before)
}

/** A figure as it may be written, also with its thousands apart. */
const FIGURE = "\\d[\\d.,'’\\u202f\\u00a0 ]{0,20}"

/** The sums of money that a text names in digits. */
function sumsIn(text: string, { money }: RecordWords): string[] {
  const behindIt = `(?:€|£|\\$|\\p{Lu}{3}|${oneOf([...money, ...money.map(capitalised)])})(?!\\p{L})`
  const sum = `(?:[€$£]\\s?|(?<!\\p{L})\\p{Lu}{3}\\s)${FIGURE}(?<=\\d)|${FIGURE}\\s?${behindIt}`
  return (text.match(new RegExp(sum, 'gu')) ?? []).filter((each) => currencyIn(each) !== undefined)
}

/** The day behind some phrases, which lies ahead. */
function dayBehind(
  sentence: string,
  phrases: readonly string[],
  { today, language }: ToldIn,
): string | undefined {
  const words = behind(sentence, phrases)
  return words && today ? dayOfWords(words, { today, language, lies: 'after' }) : undefined
}

/** A sentence without what it says of days to come. */
const untilNow = (sentence: string, { ends, decision, decides }: RecordWords): string =>
  [ends, decision, decides].reduce((left, phrases) => {
    const words = behind(left, phrases)
    return words ? left.replace(words, '') : left
  }, sentence)

/** The companies that a sentence names by their legal form, where they are as many as the mention counts. */
function companiesOf(
  { count, proposed, orgs = [] }: Candidate,
  sentence: string,
  words: RecordWords,
): string[] | undefined {
  const number = count ?? proposed ?? 1
  const counted = number > 1 ? countedUpIn(sentence, words) : []
  if (counted.length === number) return counted
  const listed = number > 1 ? listIn(sentence, number) : undefined
  if (listed) return listed
  const companies = companiesIn(sentence).map(({ name }) => {
    // What was read as its name says where it begins: "Die Isarwärme AG" is Isarwärme AG.
    const at = orgs.map((org) => name.indexOf(org)).find((from) => from > 0)
    return at === undefined ? name : name.slice(at)
  })
  if (companies.length === 0 || orgs.length > companies.length) return undefined
  return companies.length === number ? companies : undefined
}

/** A text with what stands behind it in a sentence, where that fits. */
function longer(text: string, sentence: string, pattern: string): string {
  const at = sentence.indexOf(text)
  const behind = at < 0 ? null : new RegExp(`^${pattern}`, 'u').exec(sentence.slice(at + text.length))
  return text + (behind?.[0] ?? '')
}
