import type { Language } from '#shared/language.ts'
import type { FieldFact, FieldName, Widgets } from '#shared/roadmap.ts'
import { soundsAsked } from '../search/question-classifier/classify.ts'
import { phraseAt } from '../text/phrases.ts'
import { fold } from '../words/fold.ts'
import { answerTo, countsEvidence, isNoAnswer, tellsCost } from './field-answer.ts'
import { ideasOf } from './field-classifier/ideas.ts'
import { factsOf, LIST_FIELDS, traitsOf } from './field-facts.ts'
import { has } from './field-flags.ts'
import { afterBullet, labelsIn } from './field-labels.ts'
import { fieldLexicon } from './field-lexicon.ts'
import { rankedMarkets } from './field-markets.ts'
import { offersIn, ownPart } from './field-offers.ts'
import { joined, type Passage, partOf, passagesOf } from './field-text.ts'

/** As many suggestions for a field of one value may wait at a time. */
const WAITING = 2
const SUBJECT_WORDS = 5
/** Fields that name something: "not the CTO" names nobody, "no downtime" is a motivation. */
const NAMED: ReadonlySet<FieldName> = new Set(['technology', 'industry', 'persona_role', 'icp_description'])
/** What is said of a buyer in one breath. */
const BUYER: ReadonlySet<FieldName> = new Set(['persona_role', 'persona_motivation', 'persona_proof_needed'])
/** Fewer words before a label tell nothing by themselves. */
const CLAUSE_WORDS = 5

/** What a labelled part says; nothing where it says that there is nothing yet. */
function stated(field: FieldName, value: Passage, language: Language): FieldFact[] {
  const open = ideasOf(language).get('label-open')
  const opens = open && phraseAt(open, value.tokens, 0)
  const denies = NAMED.has(field) && has('negation', language, value.tokens.slice(0, SUBJECT_WORDS))
  if (opens || denies || isNoAnswer(value, language)) return []
  if (field !== 'proof_point' && countsEvidence(value, language)) return []
  const facts = factsOf(field, value, language, 'label')
  return field === 'icp_description' ? [...facts, ...traitsOf(value, language)] : facts
}

/** Reads the sentences of one message in turn. */
class Reading {
  readonly facts: FieldFact[] = []
  readonly unread: Passage[] = []
  private readonly language: Language
  private readonly known: readonly string[]
  private header: FieldName | null = null

  constructor(language: Language, known: readonly string[]) {
    this.language = language
    this.known = known
  }

  private industries(): string[] {
    const own = this.facts.filter(({ field }) => field === 'industry').map(({ value }) => value)
    return [...this.known, ...own]
  }

  /** Reads a sentence; `next` is the one after it. True when that was read with it. */
  read(passage: Passage, next: Passage | undefined): boolean {
    const others = has('others', this.language, passage.tokens.slice(0, SUBJECT_WORDS))
    if (passage.question || others) return false
    const from = afterBullet(passage)
    if (this.header && from > 0) {
      this.facts.push(...stated(this.header, partOf(passage, from), this.language))
      return false
    }
    const ranked = rankedMarkets(passage, fieldLexicon(this.language), this.industries())
    if (ranked) return this.take(ranked)
    const { parts, before, header } = labelsIn(passage, this.language)
    this.header = header
    const last = parts.at(-1)
    const costs = last?.field === 'problem' && next !== undefined && tellsCost(next, this.language)
    const whole = costs && last ? parts.with(-1, { ...last, value: joined(last.value, next) }) : parts
    const found = whole.flatMap(({ field, value }) => {
      const [own, others] = BUYER.has(field) ? ownPart(field, value, this.language) : [value, []]
      return [...stated(field, own, this.language), ...others]
    })
    if (found.length === 0 && header === null) this.unread.push(passage)
    else if (before.words.length >= CLAUSE_WORDS) this.unread.push(before)
    this.take(found)
    return costs
  }

  private take(found: readonly FieldFact[]): false {
    for (const fact of found) {
      const twin = this.facts.findIndex(
        (other) => other.field === fact.field && fold(other.value) === fold(fact.value),
      )
      if (twin < 0) this.facts.push(fact)
      else if (fact.priority) this.facts[twin] = { ...fact, value: this.facts[twin]?.value ?? fact.value }
    }
    return false
  }
}

/** Leaves one value for a field of one value, and offers only what the roadmap has no room taken for. */
function settle(facts: readonly FieldFact[], widgets: Widgets): FieldFact[] {
  const taken = facts.filter((fact) => !fact.suggested)
  const single = taken.filter(
    ({ field }, at) => LIST_FIELDS.has(field) || taken.findIndex((other) => other.field === field) === at,
  )
  const { idea_summary: idea, value_proof_summary: value, icp_data: icp, buyer_persona: buyer } = widgets
  const there: Partial<Record<FieldName, unknown>> = {
    technology: idea.technology,
    problem: idea.problem_specific && idea.problem,
    value_proposition: value.quantified && value.value_proposition,
    icp_description: icp.description,
    persona_role: buyer.role,
    persona_motivation: buyer.motivation,
    persona_proof_needed: buyer.proof_needed,
  }
  const waiting = (field: FieldName) => widgets.suggestions.filter((other) => other.field === field).length
  const offered = facts.filter(({ field, suggested }, at) => {
    if (!suggested || LIST_FIELDS.has(field)) return suggested
    const first = facts.findIndex((other) => other.field === field) === at
    return first && !there[field] && waiting(field) < WAITING
  })
  return [...single, ...offered]
}

/**
 * Fields of the roadmap that a message tells: the answer to the question for a field as said, what a label
 * announces, and other sentences as suggestions, each for the field that they most resemble (assistant section 5).
 */
export function fieldFacts(
  text: string,
  language: Language,
  widgets: Widgets,
  { asked }: { readonly asked?: FieldName | undefined } = {},
): FieldFact[] {
  const passages = passagesOf(text, language)
  // A message of one sentence that is surely a question we know tells nothing by its wording alone; a figure does.
  const sounds = passages.length === 1 && !/\d/.test(text) && soundsAsked(text, language)
  // What the founder labels says itself what it answers.
  const [first] = passages
  const labelled = first !== undefined && labelsIn(first, language).parts.length > 0
  const answer =
    asked && !sounds && !labelled ? answerTo(asked, passages, language, widgets) : { facts: [], read: 0 }
  const reading = new Reading(
    language,
    widgets.target_industries.map(({ name }) => name),
  )
  for (let at = answer.read; at < passages.length; at++) {
    const passage = passages[at]
    if (passage && reading.read(passage, passages[at + 1])) at += 1
  }
  // Who ends with a full stop tells something, whatever it sounds like: it may be offered.
  const asksOnly = sounds && !text.trimEnd().endsWith('.')
  const offers = asksOnly ? [] : reading.unread.flatMap((passage) => offersIn(passage, language))
  // Who asks something beside their answer may answer something else: it is offered.
  const asksToo = passages.slice(answer.read).some(({ question }) => question)
  const answered = asksToo ? answer.facts.map((fact) => ({ ...fact, suggested: true })) : answer.facts
  return settle([...answered, ...reading.facts, ...offers], widgets)
}
