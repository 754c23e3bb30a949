import type { Language } from '#shared/language.ts'
import type { FieldFact, Widgets } from '#shared/roadmap.ts'
import { soundsAsked } from '../../search/question-classifier/recognise.ts'
import { matchers } from '../lexicon/index.ts'
import { has } from '../pattern.ts'
import { type Sentence, sentences, withoutQuotes } from '../text.ts'
import { applicationFacts, type FieldContext, problemFacts, technologyFacts } from './idea.ts'
import { labelFacts } from './labelled.ts'
import { type LabelledPart, labelledParts, listItem, withoutBullet } from './labels.ts'
import { isOtherThanProblem, learnedFacts } from './learned.ts'
import { FIELD_LEXICON } from './lexicon/index.ts'
import type { Label } from './lexicon/labels.ts'
import { icpFacts, industryFacts } from './market.ts'
import { buyerFacts, roleFacts } from './persona.ts'
import { isPlausible } from './plausible.ts'
import { type FieldSentence, fieldSentence, lowerCase, unreadClauses } from './sentence.ts'
import { proofFacts, valueFacts } from './value.ts'

const MAX_SENTENCES = 80
const MAX_LENGTH = 900

/** "According to the energy agency, …" */
const SOURCE = /^\s*(?:according to|laut|segun|selon|d'apres)\s/

/** Said of this venture, not of a competitor, of a former company or by somebody else. */
function isOwn({ words }: FieldContext, { folded }: FieldSentence): boolean {
  if (SOURCE.test(folded)) return false
  return !has(words.otherVenture, folded) && (!has(words.otherActor, folded) || has(words.we, folded))
}

function factsOf(
  context: FieldContext,
  sentence: FieldSentence,
  previous: FieldSentence | null,
  seen: FieldFact[],
): FieldFact[] {
  if (!isOwn(context, sentence)) return []
  const icp = icpFacts(
    context,
    sentence,
    seen.at(-1)?.field === 'icp_characteristic' || seen.at(-1)?.field === 'icp_description',
  )
  if (icp.length > 0) return icp
  const industries = industryFacts(context, sentence, seen.at(-1)?.field === 'industry')
  const role = roleFacts(context, sentence)
  const personaKnown = role.length > 0 || seen.some((fact) => fact.field === 'persona_role')
  const buyer = buyerFacts(context, sentence, personaKnown)
  if (role.length + buyer.length > 0) return [...industries, ...role, ...buyer]
  if (industries.length > 0) return industries
  const told = seen.some((fact) => fact.field === 'technology')
  const technology = technologyFacts(context, sentence, told)
  const applications = applicationFacts(context, sentence)
  if (technology.length > 0) return [...technology, ...applications]
  const both = claimAndResult(context, sentence)
  if (both.length > 0) return [...both, ...applications]
  const value = valueFacts(context, sentence)
  const proof = value.length > 0 ? [] : proofFacts(context, sentence, previous)
  if (value.length + proof.length > 0) return [...value, ...proof, ...applications]
  const problem = problemFacts(context, sentence, previous)
  const doubted = problem[0]?.rule === 'problem.sentence' && isOtherThanProblem(context, sentence)
  return [...(doubted ? [] : problem), ...applications]
}

/** "We cut losses to 6%; on our bench we found nine of ten leaks": a promise and a result in one sentence. */
function claimAndResult(context: FieldContext, sentence: FieldSentence): FieldFact[] {
  const cut = sentence.folded.indexOf(';')
  if (cut < 0) return []
  const part = (from: number, to: number): FieldSentence => ({
    raw: sentence.raw.slice(from, to),
    folded: sentence.folded.slice(from, to),
    question: false,
  })
  const [first, second] = [part(0, cut), part(cut + 1, sentence.folded.length)]
  const value = valueFacts(context, first)
  const proof = value.length > 0 ? proofFacts(context, second, first) : []
  return proof.length > 0 ? [...value, ...proof] : []
}

/** The newest statement of a single field wins within a message; lists keep each value once. */
function unique(facts: FieldFact[]): FieldFact[] {
  const single = new Set([
    'technology',
    'value_proposition',
    'icp_description',
    'persona_role',
    'persona_motivation',
    'persona_proof_needed',
    'problem',
  ])
  const stated = facts.some((fact) => fact.field === 'application' && !fact.derived)
  return facts.filter((fact, i) => {
    if (fact.derived && stated) return false
    const twins = facts.slice(0, i).filter((other) => other.field === fact.field)
    return single.has(fact.field)
      ? twins.length === 0
      : !twins.some((other) => other.value.toLowerCase() === fact.value.toLowerCase())
  })
}

const QUESTION_WORDS = 8

/** "Who signs? The plant manager.": a short question that its writer answers is read with its answer. */
function answered(text: string, asked: Sentence | null, answer: Sentence): FieldSentence | null {
  if (!asked || text.slice(asked.start, asked.end).trim().split(/\s+/).length > QUESTION_WORDS) return null
  return fieldSentence(text, { start: asked.start, end: answer.end, question: false })
}

const FRAGMENT_WORDS = 10
const RELATIVE = /,\s(?:der|die|das|den|dem|mit der|mit dem)\s|\b(?:that|which|who|que|qui|dont)\b/

/** Subjects and endings that only stand with a finite verb. */
const VERB_ENDING: Record<Language, RegExp> = {
  en: /\b(?:it|they|he|she|this|you)\b|\p{L}n['’]t\b/u,
  de: /\b(?:er|sie|es|man|das|dies)\b|^\s*\S+\s(?:misst|zieht|liest|kuhlt|macht)\b/u,
  es: /\b(?:lo|se|nos|les?)\s|\p{L}{2,}(?:[aei]mos|[aei]ron|[aei]ria\p{L}*)\b/u,
  fr: /\b(?:il|elle|on|ils|elles|ca|cela|l['’])\s?|\p{L}{2,}(?:ons|aient|erait)\b/u,
}

/** Where a bare answer goes on to something else, or tells more of what it named. */
const GOES_ON =
  /[;(–—]|\s-\s|,? (?:and|but|und|aber|y|pero|et|mais) (?:i|we|ich|wir|yo|puedo|podr\p{L}+|je|on|nous)(?!\p{L})|, (?:up to|bis|hasta|jusqu['’]à|mostly|mainly|vor allem|hauptsächlich|sobre todo|surtout|notamment)(?!\p{L})/iu
/** What hedges a bare answer or a part of it. */
const HEDGES =
  "mostly|mainly|probably|maybe|perhaps|first|vor allem|hauptsächlich|zuerst|wahrscheinlich|vielleicht|sobre todo|primero|probablemente|quizás?|tal vez|surtout|d['’]abord|plutôt|peut-être|probablement"
const HEDGED = new RegExp(`(?<=^|, )(?:(?:${HEDGES}),? )+`, 'giu')
const HEDGE_AFTER =
  /,? (?:first|for now|zuerst|vorerst|primero|por ahora|d['’]abord|pour l['’]instant)(?=[.!\s]*$)/iu
/** What is no answer: a word of assent or thanks, or that there is none. */
const NO_ANSWER =
  /^\W*(?:ok(?:ay)?|yes|yep|no|nope|none|nobody|thanks?|sure|ja|nein|keine?r?|niemand|danke|klar|genau|sí|si|vale|nadie|ningun[oa]?|gracias|oui|non|aucune?|personne|merci|d['’]accord)(?!\p{L})/iu
const ELIDED = /(?<!\p{L})[dl]['’](?=\p{L})/giu

/** "It reads gas inside the flame" says what the technology does only to the question for it; "it depends" does not. */
const OF_IT =
  /^\W*(?:it (?!(?:is|was|has|depends|costs?|takes)\b)|(?:es|er) (?!(?:gibt|ist|war|hat|hangt|kommt|geht|kostet|dauert)\b)|sie (?=(?:\p{L}+[^n\s])\s)(?!(?:ist|war|hat|kostet)\b)|permite |(?:elle|il) (?!(?:est|etait|a|y|faut|n'|depend|coute)(?!\p{L})))\S+\s+\S+/u

/** What a few words say to the question before them, without what they hedge it with; null for a whole sentence. */
function bareAnswer(context: FieldContext, { raw, question }: FieldSentence): FieldSentence | null {
  const said = (raw.trim().split(GOES_ON)[0] ?? '').replace(HEDGE_AFTER, '').replace(HEDGED, '')
  const bare = said.replace(/[.!\s]+$/u, '').replace(/(?<!\p{L})l’(?=\p{L})/giu, "l'")
  if (question || !/\p{L}{2,}/u.test(bare) || NO_ANSWER.test(bare)) return null
  const asSentence = (text: string) => fieldSentence(text, { start: 0, end: text.length, question: false })
  // What the French leave out of an article is no pronoun before a noun.
  return isFragment(context, asSentence(bare.replace(ELIDED, ''))) ? asSentence(bare) : null
}

/** A few words without a verb: a question in key words, or an answer. */
function isFragment({ words }: FieldContext, { raw, folded }: FieldSentence): boolean {
  const verbs = [words.verb, words.done, words.we, VERB_ENDING[words.language]]
  return (
    raw.trim().split(/\s+/).length < FRAGMENT_WORDS &&
    !raw.includes(':') &&
    !RELATIVE.test(folded) &&
    !verbs.some((pattern) => has(pattern, folded))
  )
}

/** What is known beside the roadmap's fields: whether there are customers' sites, and what the question before asked for. */
type Known = { sites?: boolean; asked?: Label | undefined }

/** Fields of the roadmap a message states (roadmap-rules 2.2, product.md section 3), each with its sentence. */
export function fieldFacts(
  text: string,
  language: Language,
  widgets: Widgets,
  { sites = false, asked: wanted }: Known = {},
): FieldFact[] {
  const context: FieldContext = { lex: FIELD_LEXICON[language], words: matchers(language), widgets, sites }
  const clean = withoutQuotes(text)
  const facts: FieldFact[] = []
  let previous: FieldSentence | null = null
  const unread: FieldSentence[] = []
  let asked: Sentence | null = null
  let above: Label | null = null
  const places = sentences(clean).flatMap((place) => lowerCase(clean, place))
  const [first] = places
  // A message of one sentence that is surely a question we know tells nothing by its wording alone; a figure does.
  const sounds = places.length === 1 && !/\d/.test(clean) && soundsAsked(clean, language)
  const fragment = sounds && first !== undefined && isFragment(context, fieldSentence(clean, first))
  for (const place of places.slice(0, MAX_SENTENCES)) {
    const sentence = fieldSentence(clean, { ...place, end: Math.min(place.end, place.start + MAX_LENGTH) })
    const { asksFrom = 0 } = place
    if (asksFrom > 0) {
      // "We make a laser that reads gas, which market first": what is built is told before anything is asked.
      const told = fieldSentence(clean, { start: place.start, end: place.start + asksFrom, question: false })
      const known = facts.some(({ field }) => field === 'technology')
      const built = isOwn(context, told) ? technologyFacts(context, told, known) : []
      if (built.some(({ rule }) => rule === 'technology.build')) facts.push(...built)
    }
    const answer = wanted && place === first && !sounds ? bareAnswer(context, sentence) : null
    if (wanted && answer)
      facts.push(...labelFacts(context, { label: wanted, phrase: '', value: answer }, sentence))
    else if (!sentence.question) {
      const { parts, rest, header } = labelledParts(context, sentence)
      const below: LabelledPart[] =
        above && parts.length === 0 && !header
          ? [{ label: above, phrase: '', value: withoutBullet(sentence) }]
          : []
      const stated = [...parts, ...below].flatMap((part) => labelFacts(context, part, sentence))
      const found =
        below.length > 0 || !/\p{L}{3,}/u.test(rest.raw) ? [] : factsOf(context, rest, previous, facts)
      facts.push(...stated, ...(fragment ? found.filter(({ rule }) => !rule.startsWith('problem.')) : found))
      if (isOwn(context, sentence)) {
        if (parts.length + below.length + found.length === 0)
          unread.push(answered(clean, asked, place) ?? sentence)
        else if (parts.length + below.length === 0) unread.push(...unreadClauses(sentence, found))
      }
      // A label that stands alone is that of the lines of a list below it, or of one sentence.
      above = header ?? (below.length > 0 && listItem(sentence) ? above : null)
    }
    asked = sentence.question ? place : null
    if (has(context.words.pilotNoun, sentence.folded) && !has(context.words.planned, sentence.folded))
      context.sites = true
    previous = sentence
  }
  if (wanted === 'technology' && first && !facts.some(({ field }) => field === 'technology')) {
    const sentence = fieldSentence(clean, first)
    if (!sentence.question && OF_IT.test(sentence.folded))
      facts.push(...labelFacts(context, { label: wanted, phrase: '', value: sentence }, sentence))
  }
  const read = facts.filter(isPlausible)
  const learned = sounds ? [] : learnedFacts(context, unread, read, asked !== null)
  const plausible = learned.filter(isPlausible)
  // Traits that stand in what can be no customer are none.
  const customers = learned.filter(({ field }) => field === 'icp_description')
  const none = customers.filter((fact) => !plausible.includes(fact)).map(({ quote }) => quote)
  const kept = plausible.filter(({ field, quote }) => field !== 'icp_characteristic' || !none.includes(quote))
  return unique([...read, ...kept])
}
