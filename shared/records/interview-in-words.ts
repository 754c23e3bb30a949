import { RELATIONS } from '../record-facts.ts'
import type { Candidate } from '../roadmap.ts'
import { companiesIn, metIn, organisationIn } from './names-in-words.ts'
import { holds, oneOf, type RecordWords, behind as wordsBehind } from './record-words.ts'
import type { Facts } from './with-facts.ts'

/** The sentences about one interview: its own, and those behind it up to the next mention. */
interface Said {
  readonly sentence: string
  readonly behind: readonly string[]
}

/** Sentences that say what was learnt, at most, and words of one at least. */
const [LEARNT_MAX, LEARNT_WORDS] = [2, 3]
/** Words of a sentence that only says what somebody is, and of a group, at most. */
const [SHORT, GROUP_WORDS] = [10, 5]
const QUOTE = /[“"„«]\s?([^“”"„»«]{8,600}?)\s?[”"“»]/u
const ENDS = /[\s.!…,;:]+$/

/** Reads person, organisation and lesson of an interview out of the words around its mention. */
export function interviewIn(
  { count, proposed, orgs = [] }: Candidate,
  said: Said,
  words: RecordWords,
): { facts: Facts; orgs?: readonly string[] } {
  const number = count ?? proposed ?? 1
  const quote = [said.sentence, ...said.behind].map((text) => QUOTE.exec(text)?.[1]).find(Boolean)
  const sentence = said.sentence.replace(QUOTE, '').trim()
  const behind = said.behind.filter((text) => !QUOTE.test(text))
  const whole = [sentence, ...behind].join(' ')
  const { segment, next_step } = words.labels
  const told: Facts = {
    ...(quote && { quote: quote.replace(/[.…]$/, '') }),
    segment: wordsBehind(whole, segment),
    next_step: wordsBehind(whole, next_step),
  }
  if (number > 1) {
    const companies = companiesIn(sentence).map(({ name }) => name)
    if (companies.length === number) return { facts: {}, orgs: companies }
    const group = groupIn(sentence, number, words)
    const learnt = group && learntIn(sentence, behind, [group], words)
    return { facts: { ...told, ...(group && { who: group, ...(learnt && { learnt }) }) } }
  }
  const met = metIn(sentence, words)
  if (!met) return { facts: told }
  const { who } = met
  const aboutThem = behind.filter((text) => isAbout(text, words) || startsWith(text, words.pronouns))
  const organisation = met.organisation ?? aboutThem.map((text) => organisationIn(text, words)).find(Boolean)
  const learnt = learntIn(sentence, behind, [who, organisation ?? who], words)
  const about = [
    learnt ? sentence.replace(learnt, '') : sentence,
    ...behind.filter((text) => isAbout(text, words)),
  ]
  const relations = relationsIn(about.join(' '), words)
  const others = orgs.filter((name) => !name.includes(who) && !who.includes(name))
  return {
    facts: {
      who,
      ...told,
      ...(learnt && { learnt }),
      ...(relations.length === 1 && { relation: relations[0] }),
    },
    orgs: organisation ? [organisation] : others,
  }
}

/** True for a sentence that only says what somebody is: "She'd be the user." */
const isAbout = (text: string, words: RecordWords) =>
  text.split(/\s+/).length <= SHORT && relationsIn(text, words).length > 0

/** Reads somebody's part out of some words: "buyer", "he decides the imaging budget". */
const relationsIn = (text: string, { relation, budget, spends }: RecordWords) =>
  RELATIONS.filter(
    (each) =>
      holds(text, relation[each]) || (each === 'budget_owner' && holds(text, budget) && holds(text, spends)),
  )

const startsWith = (text: string, phrases: readonly string[]) =>
  new RegExp(`^(?:${oneOf(phrases)})(?!\\p{L})`, 'iu').test(text)

const isLabelled = (text: string, { labels }: RecordWords) =>
  [labels.segment, labels.next_step].some((phrases) => wordsBehind(text, phrases) !== undefined)

/** "4 vineyard owners" of so many interviews. */
function groupIn(
  sentence: string,
  count: number,
  { numbers, stops, talks }: RecordWords,
): string | undefined {
  const spelt = Object.keys(numbers).filter((word) => numbers[word] === count)
  const number = `(?<![\\p{L}\\d])(?:${oneOf([String(count), ...spelt])})`
  const ends = `\\s(?:${oneOf(stops)})(?!\\p{L})|[,.;:!?(–]|\\s-\\s|$`
  const pattern = new RegExp(`${number}\\s(?:(?:${oneOf(talks)})\\s)?(.{3,80}?)(?=${ends})`, 'iu')
  const group = pattern.exec(sentence)?.[1]?.trim()
  const isTalk = group !== undefined && new RegExp(`^(?:${oneOf(talks)})`, 'iu').test(group)
  const begins = new RegExp(`^(?:${oneOf(stops)})(?!\\p{L})`, 'iu')
  return group && !isTalk && !begins.test(group) && group.split(/\s+/).length <= GROUP_WORDS
    ? group
    : undefined
}

/** Reads the lesson: the sentences behind, or what the sentence adds behind a comma to whom it names. */
function learntIn(
  sentence: string,
  behind: readonly string[],
  named: readonly string[],
  words: RecordWords,
): string | undefined {
  const isLearnt = (text: string) =>
    !text.endsWith('?') && !startsWith(text, words.ours) && !isAbout(text, words) && !isLabelled(text, words)
  const sentences = behind.filter(isLearnt).slice(0, LEARNT_MAX)
  if (sentences.length > 0) return sentences.join(' ').replace(ENDS, '')
  const from = Math.max(...named.map((name) => sentence.indexOf(name) + name.length))
  const said = saidIn(sentence.slice(from), words)
  if (said && said.split(/\s+/).length >= LEARNT_WORDS) return said
  const clause = /[,;:–](?!\d)\s*([^;]*)$/u
    .exec(sentence.slice(from))?.[1]
    ?.split(/,\s(?=\p{L}+\s)/u)
    .at(-1)
  if (!clause || clause.split(/\s+/).length < LEARNT_WORDS || !isLearnt(clause)) return undefined
  return clause.replace(ENDS, '')
}

/** "Told me that tenders take a year", "about drift in his lasers": what somebody said, or was asked about. */
function saidIn(rest: string, { said, that, about }: RecordWords): string | undefined {
  const speech = new RegExp(
    `(?<!\\p{L})(?:${oneOf(said)})(?!\\p{L})[^.;:]{0,40}?\\s(?:${oneOf(that)})\\s?([^.;]{8,300})$`,
    'iu',
  )
  const topic = new RegExp(`[,;–]\\s(?:${oneOf(about)})\\s([^,.;]{8,120})$`, 'iu')
  const text = rest.replace(ENDS, '')
  return (speech.exec(text) ?? topic.exec(text))?.[1]?.trim()
}
