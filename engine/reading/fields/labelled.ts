import type { FieldFact } from '#shared/roadmap.ts'
import { findNumbers } from '../numbers.ts'
import { findAll, has } from '../pattern.ts'
import { fold } from '../text.ts'
import { applicationName, type FieldContext, listOf, problemFacts, technologyFacts } from './idea.ts'
import type { LabelledPart } from './labels.ts'
import { labelMatchers } from './lexicon/labels.ts'
import { industryFacts, industryName, priorityIn, signerIn } from './market.ts'
import { buyerFacts, roleFacts, roleName } from './persona.ts'
import { type FieldSentence, mentions, tidy } from './sentence.ts'
import { traits } from './traits.ts'
import { isQuantified } from './value.ts'

type Reader = (
  context: FieldContext,
  part: LabelledPart,
  quote: string,
  sentence: FieldSentence,
) => FieldFact[]

const MAX_OPEN_WORDS = 6
const FIRST =
  /\b(?:beachhead|first|main|primary|entry|top|erste[rsn]?|haupt\p{L}*|einstieg\p{L}*|bruckenkopf|primer[ao]?|principal|inicial|cabeza|premiere?|prioritaire|principale?|tete|entree|initial)\b/u
const SECOND = /\b(?:second\p{L}*|zweite[rsn]?|segund[ao]|deuxieme|next|nachste[rsn]?|siguiente|suivant)\b/u
/** A short list does not always show its language: the priority of an item in any of the four. */
const RANK =
  /\b(?:priority|prio|priorität|prioridad|priorité)[\s-]?(?:number |nummer |número |numéro |n°|nr\.? |no\.? |#)?(?:[123]|one|two|three|eins|zwei|drei|uno|dos|tres|une?|deux|trois)(?![\p{L}\d])/iu
const NAMES_TECHNOLOGY = /tech|produ|solu|losung|erfind|inven/

const single =
  (field: FieldFact['field']): Reader =>
  (_context, { value }, quote) => [{ field, value: tidy(value.raw), quote, rule: 'label' }]

/** Where a value ends that is one name: at punctuation, or where something is said about it. */
const NAME_END = /[,;.!?(\n]|\s[-–—]\s|\s(?:who|which|because|wer|der|die|que|qui|quien)\s/u

const TRAIT_END = /[,;]\s|\s(?:and|und|sowie|et|y)\s/u

const READERS: Record<LabelledPart['label'], Reader> = {
  technology(context, part, quote, sentence) {
    const known = context.widgets.idea_summary.technology !== undefined
    if (known && !NAMES_TECHNOLOGY.test(part.phrase)) return []
    const stated = technologyFacts(context, sentence, false)
    if (stated.length > 0) return stated
    return part.value.raw.trim().length < 10 ? [] : single('technology')(context, part, quote, sentence)
  },
  problem(context, { value }, quote) {
    const read = problemFacts(context, value, null)
    if (read.length > 0) return read.map((fact) => ({ ...fact, quote }))
    const { problem } = context.widgets.idea_summary
    return problem ? [] : [{ field: 'problem', value: tidy(value.raw), quote, rule: 'label' }]
  },
  application: (_context, { value }, quote) =>
    listOf(tidy(value.raw)).map((item) => ({
      field: 'application',
      value: applicationName(item),
      quote,
      rule: 'label',
    })),
  value(context, { value }, quote) {
    const quantified = isQuantified(context, value.folded)
    return context.widgets.value_proof_summary.quantified && !quantified
      ? []
      : [{ field: 'value_proposition', value: tidy(value.raw), quote, rule: 'label', quantified }]
  },
  proof(context, { phrase, value }, quote) {
    const { lex, words } = context
    const whole = `${phrase} ${value.folded}`
    const measured = findNumbers(value.folded, words).length > 0 || mentions(lex.result, value.folded)
    if (!measured || has(words.interviewNoun, whole) || has(words.loiNoun, whole) || has(words.payUs, whole))
      return []
    const customer = mentions(lex.customerSite, whole) || has(words.pilotNoun, whole) || context.sites
    return [
      {
        field: 'proof_point',
        value: phrase.split(/\s+/).length > 2 ? quote : tidy(value.raw),
        quote,
        rule: 'label',
        kind: customer && !mentions(lex.lab, whole) ? 'customer' : 'lab',
        quantified: isQuantified(context, value.folded),
      },
    ]
  },
  icp(context, part, quote) {
    const signer = signerIn(part.value)
    const value = signer?.before ?? part.value
    return [
      { field: 'icp_description', value: tidy(value.raw), quote, rule: 'label' },
      ...traits(context, value.raw, value.folded).map(
        (trait) => ({ field: 'icp_characteristic', value: trait, quote, rule: 'label' }) as const,
      ),
      ...(signer ? roleFacts(context, signer.named) : []),
    ]
  },
  trait: (_context, { value }, quote) =>
    tidy(value.raw)
      .split(TRAIT_END)
      .filter((trait) => trait.trim().length > 2)
      .map((trait) => ({
        field: 'icp_characteristic',
        value: tidy(trait),
        quote,
        rule: 'label',
      })),
  role(context, { value }, quote) {
    const name = roleName(context, tidy(value.raw).split(NAME_END)[0] ?? '')
    const folded = name.toLowerCase()
    if (
      name.length < 3 ||
      /\d/.test(name) ||
      name.split(/\s+/).length > 8 ||
      mentions(context.lex.notRole, folded)
    )
      return []
    const about = buyerFacts(context, value, true)
    return [{ field: 'persona_role', value: name, quote, rule: 'label' }, ...about]
  },
  motivation: single('persona_motivation'),
  proofNeeded: single('persona_proof_needed'),
  industry(context, { phrase, value }, quote) {
    const marks = value.folded.match(context.lex.priority) ?? []
    if (marks.length > 1) {
      const read = industryFacts(context, value, false)
      if (read.length > 0) return read.map((fact) => ({ ...fact, quote }))
    }
    const [mark] = phrase.match(context.lex.priority) ?? []
    const ofAll = priorityIn(mark ?? '') ?? (FIRST.test(phrase) ? 1 : SECOND.test(phrase) ? 2 : undefined)
    return listOf(tidy(value.raw)).flatMap((item, i) => {
      const own = RANK.exec(item)?.[0]
      const name = industryName(context, item.replace(RANK, ' ').replace(/[()[\]=→]/g, ' '))
      const priority = own ? priorityIn(fold(own)) : i === 0 ? ofAll : undefined
      if (!/\p{L}{3,}|\p{Lu}{2}/u.test(name)) return []
      return [{ field: 'industry', value: name, quote, rule: 'label', ...(priority && { priority }) }]
    })
  },
}

const MEASURED = new Set(['proof', 'proofNeeded', 'value', 'trait', 'problem'])

/** Counted interviews, letters or pilots are evidence and no value of a field. */
function countsEvidence({ words }: FieldContext, folded: string, label: string): boolean {
  const nouns = [words.interviewNoun, words.loiNoun, words.pilotNoun, words.payingCustomer]
  const counts = findNumbers(folded, words).filter((n) => !n.unit)
  // "Customers: 3 paying, 2 in talks".
  if (label !== 'problem' && counts.some(({ start }) => start <= folded.search(/\S/))) return true
  return nouns.some((noun) => has(noun, folded)) && counts.length > 0
}

/** "Buyer: no idea yet": nothing is said. */
function isOpen({ words }: FieldContext, { folded }: FieldSentence): boolean {
  const { open } = labelMatchers(words.language)
  const lead = folded.search(/[\p{L}\p{N}]/u)
  const starts = findAll(open, folded).some(({ start }) => start <= lead + 12)
  return starts && folded.trim().split(/\s+/).length <= MAX_OPEN_WORDS
}

/** The fields that a labelled part states; `quote` is the part with its label. */
export function labelFacts(context: FieldContext, part: LabelledPart, sentence: FieldSentence): FieldFact[] {
  const { label, value } = part
  if (isOpen(context, value) || /\?\s*$/.test(value.raw)) return []
  if ((!MEASURED.has(label) || label === 'problem') && countsEvidence(context, value.folded, label)) return []
  return READERS[label](context, part, tidy(sentence.raw), sentence).filter((fact) => fact.value.length > 1)
}
