import type { Language } from '../language.ts'
import type { Candidate } from '../roadmap.ts'
import { dayOfWords } from './day-of-words.ts'
import { eachAlone, type Totals } from './each-alone.ts'
import { interviewIn } from './interview-in-words.ts'
import { companiesIn, personBefore, personBehind } from './names-in-words.ts'
import { currencyIn, plainFacts } from './plain-facts.ts'
import { behind, holds, oneOf, type RecordWords } from './record-words.ts'
import { type Facts, mergeFacts } from './with-facts.ts'

/** A message that mentions were read in. */
export interface ToldIn {
  readonly text: string
  readonly language: Language
  /** The day it was written; undefined where nobody knows. */
  readonly today: string | undefined
  readonly words: RecordWords
  /** What counts already. */
  readonly totals: Totals
}

/** What the words of a mention say beyond its number. */
interface Particulars {
  /** The whole sentence, which a mention may quote a part of. */
  readonly sentence: string
  readonly facts: Facts
  /** The organisations, where they are others than those that were read. */
  readonly orgs?: readonly string[] | undefined
  readonly parts?: Pick<Candidate, 'price' | 'volume'>
}

/** Behind the end of a sentence, but not behind an initial, a title or the number of a day. */
const NEXT = /(?<=[.!?…]["”»’“]?)\s+(?=["“„«¿¡(]?[\p{Lu}\d])|\n+/u
const NO_END = /(?:(?<![\p{L}.])\p{Lu}|\b(?:\d{1,2}|Dr|Prof|Mrs?|Ms|Hrn?|Fr|Sra?|Mme|St|Co|ca))\.$/u
/** As much of a quote as tells which sentence it is of. */
const BEGINNING = 24

/**
 * The mentions of a message with the particulars that their words name: day, currency and period, and of those that no
 * model read also who was talked with and what was learnt, who signs, who decides. A person is no organisation.
 */
export function withParticulars(all: readonly Candidate[], told: ToldIn): Candidate[] {
  const mentions = eachAlone(all, told.totals)
  const sentences = sentencesOf(told.text)
  return mentions.map((mention) => {
    const { type, quote, rule, facts = {} } = mention
    const own = rule === 'model' ? undefined : particularsOf(mention, { mentions, sentences }, told)
    const { price, volume } = { ...mention, ...own?.parts }
    const read = plainFacts({
      type,
      quote: own ? withDigits(untilNow(own.sentence, told.words), told.words) : quote,
      sum: mention.amount ?? mention.price,
      language: told.language,
      today: own && told.today,
    })
    const known = mergeFacts({ ...read, ...own?.facts }, facts)
    const { orgs = mention.orgs ?? [] } = own ?? {}
    const { orgs: _orgs, ...nameless } = mention
    return {
      ...nameless,
      ...(orgs.length > 0 && { orgs: [...orgs] }),
      ...(price !== undefined && { price }),
      ...(volume !== undefined && { volume }),
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
  const next = others.findIndex((each) => mentions.some((other) => isOf(other, each)))
  const left = others.slice(0, next < 0 ? others.length : next)
  if (type === 'interview')
    return { sentence: dated, ...interviewIn(mention, { sentence, behind: left }, told.words) }
  return { sentence: dated, ...dealIn(mention, sentence, [sentence, ...left].join(' '), told) }
}

/** Who a letter, a pilot or a sale is of, who signs or decides it, and until when it holds. */
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
  const isOnce = sum >= 0 && holds(sentence.slice(sum + (amount?.length ?? 0)), words.once)
  const signatory = type === 'loi' ? personBehind(whole, words.signed_by, words) : undefined
  return {
    facts: {
      ...(signatory && { signatory }),
      ...(type === 'loi' && { expires: dayBehind(whole, words.ends, told) }),
      ...(type === 'pilot' && pilotIn(whole, told)),
      ...(type === 'revenue' && isOnce && { period: 'once' as const }),
    },
    orgs: companiesOf(mention, sentence),
    ...(type === 'loi' && {
      parts: {
        ...(price && { price: longer(price, sentence, `(?: ?/ ?| ${per} )\\p{L}+`) }),
        ...(volume && { volume: longer(volume, sentence, `[²³]?(?: \\p{Lu}\\p{L}+)?(?: ${per} \\p{L}+)?`) }),
      },
    }),
  }
}

/** What is measured in a pilot, until when it runs, what it costs and who decides. */
function pilotIn(sentence: string, told: ToldIn): Facts {
  const { words } = told
  const { target, metric, baseline } = words.labels
  const decision = behind(sentence, words.decision)
  const decided_by =
    personBehind(sentence, [...words.decided_by, ...words.decides], words) ??
    personBefore(sentence, words.decides) ??
    (decision && personBehind(decision, words.by, words))
  const sums = sentence.match(MONEY) ?? []
  const fee = sums.length === 1 ? sums[0]?.trim() : undefined
  const isFee =
    fee !== undefined && new RegExp(`(?:${oneOf(words.fee)}):? ?$`, 'iu').test(sentence.split(fee)[0] ?? '')
  return {
    end: dayBehind(sentence, words.ends, told),
    decision_date: dayBehind(sentence, words.decision, told),
    decided_by: decided_by || undefined,
    target: behind(sentence, target),
    metric: behind(sentence, metric),
    baseline: behind(sentence, baseline),
    ...(isFee && { fee, currency: currencyIn(fee) }),
  }
}

/** A sum of money, in digits. */
const MONEY =
  /(?:[€$£]\s?|(?<!\p{L})(?:EUR|USD|CHF|GBP)\s)\d[\d.,'’\u202f\u00a0 ]{0,20}(?<=\d)|\d[\d.,'’\u202f\u00a0 ]{0,20}\s?(?:€|EUR|USD|CHF|GBP|euros?|dollars?)(?!\p{L})/giu

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
const untilNow = (sentence: string, { ends, decision }: RecordWords): string =>
  [ends, decision].reduce((left, phrases) => {
    const words = behind(left, phrases)
    return words ? left.replace(words, '') : left
  }, sentence)

/** The companies that a sentence names by their legal form, where they are as many as the mention counts. */
function companiesOf({ count, proposed, orgs = [] }: Candidate, sentence: string): string[] | undefined {
  const companies = companiesIn(sentence).map(({ name }) => {
    // What was read as its name says where it begins: "Die Isarwärme AG" is Isarwärme AG.
    const at = orgs.map((org) => name.indexOf(org)).find((from) => from > 0)
    return at === undefined ? name : name.slice(at)
  })
  if (companies.length === 0 || orgs.length > companies.length) return undefined
  return companies.length === (count ?? proposed ?? 1) ? companies : undefined
}

/** A text with what stands behind it in a sentence, where that fits. */
function longer(text: string, sentence: string, pattern: string): string {
  const at = sentence.indexOf(text)
  const behind = at < 0 ? null : new RegExp(`^${pattern}`, 'u').exec(sentence.slice(at + text.length))
  return text + (behind?.[0] ?? '')
}
