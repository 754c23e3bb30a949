import type { Language } from '#shared/language.ts'
import type { FieldFact, Widgets } from '#shared/roadmap.ts'
import { questioned } from '../interviews.ts'
import type { Matchers } from '../lexicon/index.ts'
import { findNumbers } from '../numbers.ts'
import { findAll, has, type Span } from '../pattern.ts'
import { blank, fold } from '../text.ts'
import type { FieldWords } from './lexicon/index.ts'
import { capture, type FieldSentence, mentions, placesOf, tidy } from './sentence.ts'

/** `sites`: the venture already has pilots or customers, so that a measured result may be theirs. */
export type FieldContext = { lex: FieldWords; words: Matchers; widgets: Widgets; sites: boolean }

const PURPOSE_MIN = 8
const NOT_DOING =
  /^(?:is|are|was|were|will|would|has|have|had|costs?|ist|sind|war|hat|haben|hatte|hatten|wurde|kostet|es|son|sera|ha|han|cuesta|est|sont|a|ont|sera|coute)$|[,:;]$/
const LIST = /\s*(?:,|;|\s(?:and|or|und|oder|sowie|y|e|o|et|ou|as well as|bis hin zu)\s)\s*/iu

/** Splits an enumeration: "a, b and c". */
export function listOf(value: string): string[] {
  return value
    .split(LIST)
    .map(tidy)
    .filter((item) => item.length > 1)
    .slice(0, 12)
}

/** A first "our X does …" names what is built, whatever the noun, unless X are people or organisations. */
function unknownNoun(words: Matchers, head: string): Span | undefined {
  const noun = /^[\p{L}-]{3,}/u.exec(head)?.[0]
  const first = head.split(/\s+/).slice(0, 3).join(' ')
  const someone = [
    words.person,
    words.generic,
    words.customer,
    words.related,
    words.otherActor,
    words.interviewNoun,
  ]
  const other = OF_BUSINESS.test(first) || someone.some((pattern) => has(pattern, first))
  return noun && !other ? { start: 0, end: noun.length } : undefined
}

/** People around a venture and its papers, which no list of persons names. */
const OF_BUSINESS =
  /\b(?:contacts?|resellers?|distributors?|guy|champion|spin-?off|mentor\w*|deck|slides?|patent\w*|brevet|reseller|revendeur|distribuidor|distributeur|handler|vertriebl\w*|verkaufer\w*|kaufer\w*|gesprachspartner\w*|ansprechpartner\w*|kontakt\w*|inversor\w*|fondo|soci[oa]s?|contactos?|investor\w*|investisseur\w*|fonds|compte|interlocuteur|associe\w*|payback|lawyer|anwalt|abogad[oa]|avocat|salesperson|comercial|commercial|vendedor|vendeur)\b/

function ownTechnology({ lex, words }: FieldContext, sentence: FieldSentence, known: boolean): string | null {
  const our =
    /(?:^|[.,:;!]\s*|\b(?:und|and|y|et|hi|hello|hallo|bonjour|hola)[,!]?\s)(?<poss>our|unsere?|nuestr[oa]|notre|mein|meine|my|mon|ma|mi)\s/u.exec(
      sentence.folded,
    )
  if (!our) return null
  const from = our.index + our[0].length
  const rest = sentence.folded.slice(from)
  const head = rest.split(/\s+/).slice(0, 6).join(' ')
  const noun = placesOf(lex.techNoun, head)[0] ?? (known ? undefined : unknownNoun(words, head))
  // "Our prototype survived 2,000 cycles" is a result, "our survey had 120 answers" tells of work done.
  const told = [
    words.interviewNoun,
    words.interviewVerb,
    words.pilotNoun,
    words.loiNoun,
    words.payUs,
    words.survey,
    words.grant,
  ]
  const measured = mentions(lex.lab, sentence.folded) && findNumbers(sentence.folded, words).length > 0
  if (measured || mentions(lex.lab, head) || told.some((pattern) => has(pattern, sentence.folded)))
    return null
  const named = head.split(/\s+/).slice(0, 3).join(' ')
  if (!noun || mentions(lex.notTechnology, noun.start === 0 ? named : head.slice(0, noun.end))) return null
  const after = rest.slice(noun.end).trim().split(/\s+/)
  if (after.length < 3 || NOT_DOING.test(after[0] ?? '')) return null
  return tidy(sentence.raw.slice(from).split(/[.;!?\n]/)[0] ?? '')
}

/** "We have a hospital that tests it": people and organisations are no technology. */
function someThing<T extends { value: string } | null>(words: Matchers, found: T): T | null {
  const head = fold(found?.value ?? '')
    .split(/\s+(?:that|which|die|der|das|que|qui)\s/)[0]
    ?.slice(0, 60)
  const someone = [words.person, words.generic, words.customer, words.related, words.pilotNoun, words.loiNoun]
  return found && !someone.some((pattern) => has(pattern, head ?? '')) ? found : null
}

/** What is built, from "we develop …" or "our sensor measures …"; its purpose is a first application. */
export function technologyFacts(context: FieldContext, sentence: FieldSentence, told: boolean): FieldFact[] {
  const { lex, words } = context
  const known = told || context.widgets.idea_summary.technology !== undefined
  const found =
    capture(lex.technology, sentence) ??
    (known ? null : someThing(words, capture(lex.firstTechnology, sentence)))
  const stated =
    found &&
    !/^(?:que|posible|sure|sicher|passer|baisser|gagner|en sorte|progress|fortschritte)\b/.test(
      found.value,
    ) &&
    !mentions(lex.notTechnology, found.value.toLowerCase().split(/\s+/).slice(0, 5).join(' '))
      ? tidy(found.value)
      : null
  const value = stated ?? ownTechnology(context, sentence, known)
  if (!value || value.split(/\s+/).length < 2) return []
  if (!stated && context.widgets.idea_summary.technology) return []
  const quote = tidy(sentence.raw)
  const facts: FieldFact[] = [
    { field: 'technology', value, quote, rule: stated ? 'technology.build' : 'technology.own' },
  ]
  const inside = {
    ...sentence,
    raw: value,
    folded: sentence.folded.slice(sentence.raw.indexOf(value), sentence.raw.indexOf(value) + value.length),
  }
  const purpose = inside.folded ? capture([lex.purpose], inside) : null
  const verbPhrase = stated ? null : value.split(/\s+/).slice(1).join(' ')
  const use = tidy(purpose?.value ?? verbPhrase ?? '')
  if (use.length >= PURPOSE_MIN)
    facts.push({ field: 'application', value: use, quote, rule: 'application.purpose', derived: true })
  return facts
}

/** What stands before a place of use in a list: its order and its preposition. */
const LEAD_IN =
  /^(?:(?:and|und|y|et)\s+)?(?:(?:also|auch|también|aussi|then|later|afterwards|first|dann|danach|später|zuerst|después|luego|primero|más tarde|ensuite|puis|d'abord|plus tard)\s+)*(?:(?:in|en|dans|im|bei|für|for|para|pour|por|con)\s+)?/iu

const ORDER_AT_END =
  /\s+(?:first|initially|alike|as well|after that|afterwards|later|zuerst|zunächst|danach|später|primero|después|luego|d'abord|ensuite|plus tard)$/iu

/** A place of use without its order and its preposition. */
export const applicationName = (value: string) =>
  tidy(tidy(value).replace(LEAD_IN, '').replace(ORDER_AT_END, ''))

/** Places of use, one fact each. */
export function applicationFacts(context: FieldContext, sentence: FieldSentence): FieldFact[] {
  const found = capture(context.lex.application, sentence)
  if (!found) return []
  const quote = tidy(sentence.raw)
  return listOf(found.value.replace(/^(?:posibles|possibles|mogliche)\s*:?\s*/i, '')).map(
    (value) =>
      ({
        field: 'application',
        value: applicationName(value),
        quote,
        rule: 'application.list',
      }) as const,
  )
}

type Problem = { value: string; sufferer: string; consequence: string; labelled: boolean }

/** "Here is what I know: …", "Ce que je sais : …". */
const INTRODUCED =
  /^\s*(?:(?:ok|so|well|also|na ja|pues|bueno|bon|alors|donc)\s*,?\s*)?(?:here(?:['’]s| is) what|what|this is what|das,? was|was|lo que|esto es lo que|ce que|voila ce que)\s(?:we|i|wir|ich|nous|on|je|j['’]|yo|se|sabemos|he|hemos)\b[^:.;]{0,40}:\s*/u

/** What stands before the sufferer: an opening word, or an introduction with its colon. */
const leadOf = (lex: FieldContext['lex'], folded: string) =>
  INTRODUCED.exec(folded)?.[0].length ?? lex.problemLead.exec(folded)?.[0].length ?? 0

function readProblem({ lex, words, widgets }: FieldContext, sentence: FieldSentence): Problem | null {
  const known = widgets.idea_summary.problem_specific
  const lead = leadOf(lex, sentence.folded)
  const labelled = lex.problemLabel.test(sentence.folded)
  const folded = sentence.folded.slice(lead)
  const consequence =
    placesOf(lex.consequence, folded)[0] ??
    measuredLoss({ lex, words }, folded) ??
    (known
      ? undefined
      : (painIn({ lex, words }, folded) ??
        timeLost(words, sentence.folded, lead) ??
        amountSpent({ lex, words }, folded)))
  if (!consequence) return null
  const verb = placesOf('*', folded).length > 0 ? firstVerb(folded, words) : null
  const end = Math.min(consequence.start, verb ?? consequence.start)
  const subject = folded.slice(0, end > 2 ? end : consequence.start)
  if (!/\p{L}{3,}/u.test(subject) || lex.pronounStart.test(folded) || mentions(lex.firstPerson, subject))
    return null
  if (mentions(lex.firstPerson, folded.slice(0, consequence.end))) return null
  const raw = sentence.raw.slice(lead)
  return {
    value: tidy(raw),
    sufferer: tidy(raw.slice(0, subject.length)),
    consequence: tidy(raw.slice(consequence.start)),
    labelled,
  }
}

/**
 * "Plant managers reinject brine worth 3 million a year because sorbents foul": people or organisations, a measured
 * amount and a reason make a consequence whatever the verb. It starts after those who suffer it.
 */
function measuredLoss({ lex, words }: Pick<FieldContext, 'lex' | 'words'>, folded: string): Span | undefined {
  const cause = placesOf(lex.cause, folded)[0]
  const amount = findNumbers(folded, words).find((n) => n.unit && (!cause || n.end <= cause.start))
  const [sufferer] = [words.person, words.generic, words.customerSide]
    .flatMap((pattern) => findAll(pattern, folded))
    .sort((a, b) => b.end - a.end)
    .filter((span) => (folded.slice(0, span.start).match(/\S+/g) ?? []).length <= 3)
  if (!cause || !amount || !sufferer || amount.start < sufferer.end) return undefined
  return { start: sufferer.end, end: amount.end }
}

/** A word of pain, unless a law, a market or a meeting is spoken of. */
function painIn({ lex, words }: Pick<FieldContext, 'lex' | 'words'>, folded: string): Span | undefined {
  const about = folded.trim().split(/\s+/).slice(0, 5).join(' ')
  return NO_SUFFERER.test(about) || has(words.talkNoun, about) ? undefined : placesOf(lex.pain, folded)[0]
}

const NO_SUFFERER =
  /\b(?:market|markt|mercado|marche|industry|industrie|sector|branche|regulation|law|gesetz|ley|loi|patent|brevet|device|gerat|unit|termin|meeting|contract|vertrag|trial)\w*\b/
const PLURAL_SUBJECT: Record<Language, RegExp> = {
  en: /^\s*(?:(?:most|many|all|small|large) )?(?:\p{L}+ ){0,2}?\p{L}{3,}s\s(?!is|has|was)/u,
  de: /^\s*(?:(?:viele|die meisten|alle) )?\p{L}{4,}(?:en|er|e|n)\s/u,
  es: /^\s*(?:muchos|muchas|los|las)\s/u,
  fr: /^\s*(?:beaucoup de|la plupart des|les)\s/u,
}
const ONES_OWN =
  /^\s*(?:in|im|at|on|am|auf|bei|seit|since|en|dans|chez|au|desde|depuis|our|unser|notre|nuestr|it|es|il|elle|he|she|er|sie|this|das|that|here|there)\b/

/** "Fitters spend four hours on each cast": third persons and a measure, where no word of pain is said. */
function amountSpent({ lex, words }: Pick<FieldContext, 'lex' | 'words'>, folded: string): Span | undefined {
  const amount = findNumbers(folded, words).find((n) => n.unit && n.start > 8)
  const promised = [lex.withUs, lex.lab, lex.firstPerson, lex.multiple].some((list) => mentions(list, folded))
  const told = [
    words.planned,
    words.signed,
    words.done,
    words.total,
    words.customer,
    words.order,
    words.running,
    words.repeat,
    words.contract,
    words.talkNoun,
  ]
  if (!amount || promised || told.some((pattern) => has(pattern, folded)) || ONES_OWN.test(folded))
    return undefined
  const subject = folded.slice(0, amount.start)
  const someone =
    [words.person, words.generic].some((kind) => has(kind, subject)) ||
    PLURAL_SUBJECT[words.language].test(subject)
  if (NO_SUFFERER.test(subject) || !someone) return undefined
  return { start: subject.trimStart().indexOf(' ') + 1, end: amount.end }
}

/** "It takes quarry managers two weeks to …": the time is the consequence. */
function timeLost(words: Matchers, folded: string, lead: number): Span | undefined {
  if (!/\bit (?:takes|costs)\s*$/.test(folded.slice(0, lead))) return undefined
  const rest = folded.slice(lead)
  return findNumbers(rest, words).find((n) => n.unit && n.start > 3)
}

function firstVerb(folded: string, words: Matchers): number | null {
  words.verb.lastIndex = 0
  const match = words.verb.exec(folded)
  return match && match.index > 2 ? match.index : null
}

/** What only looks like a trigger ("los inversores actuales", devices) is none here either. */
const withoutPseudo = (words: Matchers, folded: string) =>
  findAll(words.pseudo, folded).reduce((text, span) => blank(text, span.start, span.end), folded)

const NOT_PROBLEM = (words: Matchers, folded: string) =>
  [
    words.interviewNoun,
    words.loiNoun,
    words.pilotNoun,
    words.payUs,
    words.payingCustomer,
    words.otherActor,
    words.related,
    words.hypothetical,
  ].some((pattern) => has(pattern, withoutPseudo(words, folded))) ||
  /^\s*(?:personne n|nobody|no one|none|niemand|keiner|nadie|ninguno)/.test(folded) ||
  (has(words.customer, folded) && has(words.payVerb, folded))

/** "Met four managers to learn …": who was spoken with, not what they suffer from. */
const tellsOfTalks = (words: Matchers, folded: string) =>
  has(words.interviewVerb, folded) ||
  questioned(words, folded) !== undefined ||
  findAll(words.talkVerb, folded)[0]?.start === folded.search(/\S/)

/** The problem: a named sufferer and a consequence, in words without the solution (roadmap-rules 2.2). */
export function problemFacts(
  context: FieldContext,
  sentence: FieldSentence,
  previous: FieldSentence | null,
): FieldFact[] {
  const { lex, words, widgets } = context
  if (NOT_PROBLEM(words, sentence.folded) || tellsOfTalks(words, sentence.folded)) return []
  const known = widgets.idea_summary
  const direct = readProblem(context, sentence)
  const problem = direct ?? (previous ? continued(context, sentence, previous) : null)
  if (!problem) return []
  if (known.problem && known.problem_specific && !problem.labelled) return []
  if (
    lex.icp.some((pattern) => pattern.test(sentence.folded)) ||
    lex.role.some((pattern) => pattern.test(sentence.folded))
  )
    return []
  const { value, sufferer, consequence } = problem
  return [
    {
      field: 'problem',
      value: value.slice(0, 600),
      quote: tidy(sentence.raw),
      rule: direct ? 'problem.sentence' : 'problem.continued',
      sufferer,
      consequence,
    },
  ]
}

/**
 * Who suffers and what it costs them in a sentence that is known to tell a problem: before and from its first verb,
 * or from the first word of pain. Nothing when it speaks of the venture.
 */
export function sufferedBy(
  { lex, words }: FieldContext,
  { raw, folded }: FieldSentence,
): { sufferer?: string; consequence?: string } {
  const lead = leadOf(lex, folded)
  const rest = folded.slice(lead)
  const at = placesOf(lex.consequence, rest)[0]?.start ?? placesOf(lex.pain, rest)[0]?.start
  const cut = [firstVerb(rest, words), at].find((place) => place !== null && place !== undefined && place > 3)
  const subject = cut ? rest.slice(0, cut) : ''
  if (!cut || !/\p{L}{3,}/u.test(subject) || mentions(lex.firstPerson, rest)) return {}
  return { sufferer: tidy(raw.slice(lead, lead + cut)), consequence: tidy(raw.slice(lead + cut)) }
}

/** "Nurses measure by hand. That costs 20 minutes per patient.": the consequence follows its sufferer. */
function continued(
  { lex, words }: FieldContext,
  sentence: FieldSentence,
  previous: FieldSentence,
): Problem | null {
  if (
    !lex.pronounStart.test(sentence.folded) ||
    mentions(lex.firstPerson, previous.folded) ||
    previous.question
  )
    return null
  const consequence = placesOf(lex.consequence, sentence.folded)[0]
  const lead = lex.problemLead.exec(previous.folded)?.[0].length ?? 0
  const verb = firstVerb(previous.folded.slice(lead), words) ?? 0
  const sufferer = tidy(previous.raw.slice(lead, lead + (verb || 40)))
  if (
    !consequence ||
    NOT_PROBLEM(words, previous.folded) ||
    sufferer.length < 3 ||
    findNumbers(previous.folded, words).length > 6
  )
    return null
  return {
    value: tidy(`${previous.raw.slice(lead).trim()} ${sentence.raw.trim()}`),
    sufferer,
    consequence: tidy(sentence.raw.slice(consequence.start)),
    labelled: false,
  }
}
