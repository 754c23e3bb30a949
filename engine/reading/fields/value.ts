import type { Language } from '#shared/language.ts'
import type { FieldFact } from '#shared/roadmap.ts'
import { matchers } from '../lexicon/index.ts'
import { findNumbers } from '../numbers.ts'
import { has } from '../pattern.ts'
import { fold } from '../text.ts'
import type { FieldContext } from './idea.ts'
import { FIELD_LEXICON } from './lexicon/index.ts'
import { capture, type FieldSentence, mentions, placesOf, tidy } from './sentence.ts'

/** "from five treatments to two": a number that becomes another. */
function changesNumber(folded: string, words: FieldContext['words']): boolean {
  const [first, second] = findNumbers(folded, words)
  if (!first || !second) return false
  return (
    /(?:^|\s)(?:from|von|de)\s+$/.test(folded.slice(0, first.start)) &&
    /\s(?:to|auf|a|à)\s+$/.test(folded.slice(first.end, second.start))
  )
}

/** A number with a unit, or a stated multiple ("halve"). */
export function isQuantified({ lex, words }: Pick<FieldContext, 'lex' | 'words'>, folded: string): boolean {
  return (
    findNumbers(folded, words).some((n) => n.unit) ||
    (mentions(lex.multiple, folded) && /\p{L}/u.test(folded)) ||
    /\d\s?(?:%|x\b|°)/u.test(folded) ||
    changesNumber(folded, words)
  )
}

/** The same of a text in this language that no rule has cut into sentences. */
export function quantifies(text: string, language: Language): boolean {
  return isQuantified({ lex: FIELD_LEXICON[language], words: matchers(language) }, fold(text))
}

const foldedOf = (sentence: FieldSentence, value: string) => {
  const at = sentence.raw.indexOf(value)
  return at < 0 ? sentence.folded : sentence.folded.slice(at, at + value.length)
}

/** What a sentence claims: without the reason it gives and without those it is for ("For growers, …"). */
function claim({ lex }: FieldContext, folded: string): string {
  const cause = placesOf(lex.cause, folded)[0]
  const main = cause && cause.start > 0 ? folded.slice(0, cause.start) : folded
  const beneficiary = /^\s*(?:for|fur|para|pour) [^,.;:]{3,80}?(?=,| (?:we|wir|nous|on)\b)/.exec(main)
  return beneficiary ? main.slice(beneficiary[0].length) : main
}

const OWN_PLACE =
  /(?<!\p{L})(?:(?:in|on|at|inside|in einem|auf|an|bei) (?:our|my|unser\p{L}*|mein\p{L}*|(?:der |dem |den )?eigenen?\p{L}*)|en (?:nuestr[oa]s?|mi)|(?:dans|sur|en|chez) (?:notre|nos|mon)) \p{L}/u
const RATIO = /\d\s(?:\p{L}[\p{L}-]*\s)?(?:of|out of|von|de|sur|aus)\s(?:the |las |los |les |den )?\d/u

/** A result of the venture's own: measured in its laboratory or another place it calls its own. */
function ownResult({ lex, words }: FieldContext, folded: string): boolean {
  const numbers = findNumbers(folded, words)
  const own = mentions(lex.lab, folded) || OWN_PLACE.test(folded)
  const counts = [words.interviewNoun, words.loiNoun, words.payVerb].some((pattern) => has(pattern, folded))
  const measured = numbers.some((n) => n.unit) || (numbers.length > 0 && mentions(lex.result, folded))
  return own && !counts && (measured || (numbers.length > 1 && RATIO.test(folded)))
}

const LABORATORIES = /\b(?:labs|laboratories|labore|laboratorios|laboratoires)\b/

/** "Roofers send samples to the laboratory": the laboratory of someone who suffers, not of the venture. */
function tellsOfOthers({ lex, words }: FieldContext, folded: string): boolean {
  const subject = folded.trim().split(/\s+/).slice(0, 4).join(' ')
  return (
    !mentions(lex.firstPerson, folded) &&
    !mentions(lex.result, folded) &&
    !/^(?:in|im|on|at|auf|am|en|dans|au|sur)\b/.test(subject) &&
    (!mentions(lex.lab, subject) || LABORATORIES.test(subject)) &&
    (mentions(lex.consequence, folded) || mentions(lex.pain, folded) || has(words.person, subject))
  )
}

/** "Their lab is testing it now": what is being tested has no result yet. */
const THEY_TEST =
  /\b(?:their|ihr|deren|dessen|su|leur)\s(?:[\p{L}&]+\s){1,3}(?:is|are|has been) testing\b|\b(?:ihr|deren|dessen)\s(?:[\p{L}&]+\s){1,3}testet\b|\bsu\s(?:[\p{L}&]+\s){1,3}(?:esta probando|lo prueba|la prueba)\b|\bleur\s(?:[\p{L}&]+\s){1,3}(?:le|la|les) teste\b/u

function isProof(context: FieldContext, sentence: FieldSentence): boolean {
  const { lex, words, sites } = context
  const folded = claim(context, sentence.folded)
  if (has(words.interviewVerb, folded) || has(words.interviewNoun, folded) || has(words.loiNoun, folded))
    return false
  const used = has(words.usesProduct, folded) && !OWN_PLACE.test(folded)
  const named = [
    words.payUs,
    words.pilotNoun,
    words.planned,
    words.interviewVerb,
    words.talkVerb,
    words.bought,
    words.order,
  ].some((pattern) => has(pattern, folded))
  const told = used || named
  if (has(words.payUs, folded) && !folded.includes('%')) return false
  if (tellsOfOthers(context, folded) || THEY_TEST.test(folded)) return false
  if (!told && ownResult(context, folded)) return true
  const atCustomers = sites && isQuantified(context, folded) && !has(words.planned, folded)
  if (!mentions(lex.result, folded) && !/\b(?:measured|gemessen|medid[oa]s?|mesuree?s?)\b/.test(folded))
    return false
  if (atCustomers) return true
  const place = mentions(lex.lab, folded) || mentions(lex.customerSite, folded)
  return (
    place &&
    (findNumbers(folded, words).length > 0 || mentions(lex.lab, folded) || mentions(lex.multiple, folded))
  )
}

/** "For growers, we cut X from A to B": an offer to a market, unless it says where it was measured. */
function offers({ lex }: FieldContext, sentence: FieldSentence): boolean {
  const { folded } = sentence
  const beneficiary = /^\s*(?:for|fur|para|pour) [^,.;:]{3,80}/.test(folded)
  const measured =
    /\b(?:measured|gemessen|medid[oa]s?|mesuree?s?)\b/.test(folded) || mentions(lex.lab, folded)
  return (
    beneficiary &&
    !measured &&
    mentions(lex.firstPerson, folded) &&
    capture(lex.value.slice(1), sentence) !== null
  )
}

/** "We help growers to …": said of what is offered, not of what is planned or was measured. */
function helped(context: FieldContext, sentence: FieldSentence) {
  const { lex, words } = context
  if (has(words.planned, sentence.folded) || has(words.conditional, sentence.folded)) return null
  return isProof(context, sentence) ? null : capture(lex.help, sentence)
}

const INSTEAD =
  /\b(?:instead of|rather than|statt|anstatt|anstelle von|en vez de|en lugar de|y no en|au lieu d[e'])/

/** "Growers lose half as many hives with us", "a result in an hour instead of nine days". */
function promised({ lex, words }: FieldContext, sentence: FieldSentence) {
  const amounts = findNumbers(sentence.folded, words).filter((n) => n.unit || sentence.folded.includes('%'))
  const contrast = INSTEAD.test(sentence.folded) && amounts.length > 1 && !mentions(lex.pain, sentence.folded)
  if (amounts.length === 0 || !(mentions(lex.withUs, sentence.folded) || contrast)) return null
  return { value: sentence.raw, at: 0 }
}

/** The value proposition: a labelled sentence, or what "we cut / save / raise" for someone. Results are proof instead. */
export function valueFacts(context: FieldContext, sentence: FieldSentence): FieldFact[] {
  const { lex, words, widgets } = context
  const labelled =
    capture([...lex.value.slice(0, 1), ...lex.valueLabel], sentence) ?? helped(context, sentence)
  if (
    !labelled &&
    ((isProof(context, sentence) && !offers(context, sentence)) ||
      has(words.planned, sentence.folded) ||
      has(words.pilotNoun, sentence.folded) ||
      has(words.payUs, sentence.folded))
  )
    return []
  const found = labelled ?? capture(lex.value.slice(1), sentence) ?? promised(context, sentence)
  if (!found) return []
  const value = tidy(found.value)
  const quantified = isQuantified(context, foldedOf(sentence, value))
  if (!labelled && !quantified) return []
  if (
    !labelled &&
    !mentions(lex.firstPerson, sentence.folded) &&
    !mentions(lex.withUs, sentence.folded) &&
    !INSTEAD.test(sentence.folded) &&
    !/^(?:for|fur|para|pour|mit|con|avec)\b/.test(foldedOf(sentence, value))
  )
    return []
  if (widgets.value_proof_summary.quantified && !quantified) return []
  return [
    {
      field: 'value_proposition',
      value,
      quote: tidy(sentence.raw),
      rule: labelled ? 'value.label' : 'value.verb',
      quantified,
    },
  ]
}

/** "Two of the interviews were with our mentors" tells who was asked, not what they said. */
const WITH_WHOM =
  /\b(?:were|was|waren|war|fueron|fue|eran|era|etaient|etait)\s(?:[\p{L}\d]+\s){0,5}?(?:with|mit|con|avec)\b/u

/** What interviewees said, in numbers: "four of the five named downtime". */
function voiced(context: FieldContext, sentence: FieldSentence): boolean {
  const { lex, words } = context
  return (
    mentions(lex.voiced, sentence.folded) &&
    !has(words.loss, sentence.folded) &&
    !WITH_WHOM.test(sentence.folded) &&
    findNumbers(sentence.folded, words).some((n) => !n.unit) &&
    mentions(lex.customerSite, sentence.folded)
  )
}

/** Results measured in the own laboratory or at a customer. */
export function proofFacts(
  context: FieldContext,
  sentence: FieldSentence,
  previous: FieldSentence | null,
): FieldFact[] {
  const { lex, words } = context
  const said = voiced(context, sentence)
  if (!said && !isProof(context, sentence)) return []
  if (has(words.conditional, sentence.folded.replace(/\bsi\b/g, ' ')) || has(words.future, sentence.folded))
    return []
  const pronoun = /^\s*(?:that'?s?|this|das|eso|esto|cela|c'est|it|es|lo)\b/.test(sentence.folded)
  const value =
    pronoun && previous ? tidy(`${tidy(previous.raw)}; ${tidy(sentence.raw)}`) : tidy(sentence.raw)
  const elsewhere = context.sites || mentions(lex.customerSite, sentence.folded)
  const customer = said || (elsewhere && !mentions(lex.lab, sentence.folded))
  const quantified =
    isQuantified(context, sentence.folded) ||
    (pronoun && previous !== null && isQuantified(context, previous.folded))
  return [
    {
      field: 'proof_point',
      value,
      quote: tidy(sentence.raw),
      rule: said ? 'proof.voiced' : 'proof.result',
      kind: customer ? 'customer' : 'lab',
      quantified,
    },
  ]
}
