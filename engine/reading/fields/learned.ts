import type { Language } from '#shared/language.ts'
import { type FieldFact, type FieldName, NO_COUNTERS } from '#shared/roadmap.ts'
import { evidenceCandidates } from '../evidence.ts'
import { learnedRoles } from '../field-classifier/learned.ts'
import type { Role } from '../field-classifier/roles.ts'
import { findNumbers } from '../numbers.ts'
import { findAll, has } from '../pattern.ts'
import { applicationName, type FieldContext, listOf, problemFacts, sufferedBy } from './idea.ts'
import { labelMatchers } from './lexicon/labels.ts'
import { industryName } from './market.ts'
import { ONE_PERSON, roleName } from './persona.ts'
import { type FieldSentence, mentions, tidy } from './sentence.ts'
import { traits } from './traits.ts'
import { isQuantified } from './value.ts'

type Field = Exclude<Role, 'other'>

/** How sure the reader must be: where four of five guesses or more are right when it reads examples it has not learned. */
const SURE: Record<Field, number> = {
  technology: 0.4,
  problem: 0.45,
  application: 0.4,
  value: 0.45,
  labProof: 0.5,
  customerProof: 0.55,
  icp: 0.42,
  personaRole: 0.4,
  personaMotivation: 0.45,
  personaProof: 0.45,
  industry: 0.52,
}
const MIN_LETTERS = 4
const MIN_WORDS = 3
const LONG_NAME = 12
/** What a first sentence about what "we" do may be taken for, and how likely it may be nothing. */
const TOLD_AS = new Set<Field>(['technology', 'value', 'application', 'labProof'])
const MAYBE_OTHER = 0.3
const MAYBE_TECHNOLOGY = 0.3
const OPENING = 6
const CERTAIN = 0.6
const OF_A_PERSON = new Set<Field>(['personaMotivation', 'personaProof'])
const UNLIKELY = 0.15
const LIKELY = 0.4

/** The fields a role fills, and whether one of them is still empty. */
function isOpen({ widgets }: FieldContext, facts: FieldFact[], role: Field): boolean {
  const { idea_summary, value_proof_summary, target_industries, icp_data, buyer_persona } = widgets
  const read = (...fields: FieldName[]) => facts.some(({ field }) => fields.includes(field))
  const proofs = (kind: 'lab' | 'customer') =>
    value_proof_summary.proof_points.some((proof) => proof.kind === kind) ||
    facts.some((fact) => fact.field === 'proof_point' && fact.kind === kind)
  switch (role) {
    case 'technology':
      return !idea_summary.technology && !read('technology')
    case 'problem':
      return !idea_summary.problem && !read('problem')
    case 'application':
      return (
        idea_summary.applications.length === 0 && !facts.some((f) => f.field === 'application' && !f.derived)
      )
    case 'value':
      return !value_proof_summary.value_proposition && !read('value_proposition')
    case 'labProof':
      return !proofs('lab')
    case 'customerProof':
      return !proofs('customer')
    case 'icp':
      return (
        !icp_data.description &&
        icp_data.characteristics.length === 0 &&
        !read('icp_description', 'icp_characteristic')
      )
    case 'personaRole':
      return !buyer_persona.role && !read('persona_role')
    case 'personaMotivation':
      return !buyer_persona.motivation && !read('persona_motivation')
    case 'personaProof':
      return !buyer_persona.proof_needed && !read('persona_proof_needed')
    case 'industry':
      return target_industries.length === 0 && !read('industry')
  }
}

/** Sentences that are evidence or someone else's, whatever words of a field they use. */
function isElsewhere(context: FieldContext, { folded }: FieldSentence, role: Field): boolean {
  const { words } = context
  const evidence = [
    words.interviewNoun,
    words.interviewVerb,
    words.loiNoun,
    words.payUs,
    words.payingCustomer,
    words.survey,
    words.grant,
    // "Family-run sawmills" are customers, "my family" is not.
    ...(role === 'icp' ? [] : [words.related]),
  ]
  if (OF_RESULTS.has(role) && STUDY.test(folded)) return true
  const pilots = role === 'customerProof' || role === 'personaProof' ? [] : [words.pilotNoun]
  return namesOther(context, folded) || [...evidence, ...pilots].some((pattern) => has(pattern, folded))
}

const OF_RESULTS = new Set<Field>(['labProof', 'customerProof', 'problem', 'value'])
const STUDY =
  /\b(?:stud(?:y|ies)|studien?|estudios?|etudes?|articles?|artikel|articulos?|newspaper|zeitung|periodico)\b/

/** "Market size: …", "Team: …": a label that names something else. */
function namesOther({ words }: FieldContext, folded: string): boolean {
  const label = /^[^:]{2,40}(?=\s?:\s)/.exec(folded)?.[0]
  return label !== undefined && has(labelMatchers(words.language).none, label)
}

const PERSONA_OR_MARKET = new Set<Field>([
  'personaRole',
  'personaMotivation',
  'personaProof',
  'icp',
  'problem',
])
const NOTHING_YET = {
  counters: NO_COUNTERS,
  lastType: null,
}

/** Whether the evidence rules read something in a sentence that a field of this role would repeat. */
function isEvidence({ words }: FieldContext, sentence: string, role: Field): boolean {
  const found = evidenceCandidates(sentence, words.language, NOTHING_YET)
  return found.some(
    ({ status, reason }) =>
      // "It stops algae": a loss of nothing that is on the roadmap is what a thing does.
      (role === 'technology' && reason !== 'not on the roadmap') ||
      status === 'confirmed' ||
      (status !== 'none' && !PERSONA_OR_MARKET.has(role)),
  )
}

/** A result is a number, or something said to have been reached. */
const isResult = ({ lex, words }: FieldContext, { folded }: FieldSentence) => {
  const numbers = findNumbers(folded, words)
  return (
    numbers.length > 1 ||
    numbers.some(({ unit }) => unit) ||
    (numbers.length > 0 && mentions(lex.result, folded))
  )
}

type Reader = (context: FieldContext, sentence: FieldSentence, value: string, quote: string) => FieldFact[]
const rule = (role: Field) => `role.${role}`

const text =
  (field: FieldName, role: Field): Reader =>
  (_context, _sentence, value, quote) => [{ field, value, quote, rule: rule(role) }]

const proof =
  (kind: 'lab' | 'customer', role: Field): Reader =>
  (context, sentence, _value, quote) => [
    {
      field: 'proof_point',
      value: quote,
      quote,
      rule: rule(role),
      kind,
      quantified: isQuantified(context, sentence.folded),
    },
  ]

const READERS: Record<Field, Reader> = {
  technology: text('technology', 'technology'),
  problem(context, sentence, _value, quote) {
    const [strict] = problemFacts(context, sentence, null)
    return strict
      ? [strict]
      : [{ field: 'problem', value: quote, quote, rule: rule('problem'), ...sufferedBy(context, sentence) }]
  },
  application: (_context, _sentence, value, quote) =>
    listOf(value).map((item) => ({
      field: 'application',
      value: applicationName(item),
      quote,
      rule: rule('application'),
    })),
  value: (context, sentence, _value, quote) => [
    {
      field: 'value_proposition',
      value: quote,
      quote,
      rule: rule('value'),
      quantified: isQuantified(context, sentence.folded),
    },
  ],
  labProof: proof('lab', 'labProof'),
  customerProof: proof('customer', 'customerProof'),
  icp(context, sentence, value, quote) {
    const at = Math.max(0, sentence.raw.indexOf(value))
    const folded = sentence.folded.slice(at, at + value.length)
    return [
      { field: 'icp_description', value, quote, rule: rule('icp') },
      ...traits(context, value, folded).map(
        (trait) => ({ field: 'icp_characteristic', value: trait, quote, rule: rule('icp') }) as const,
      ),
    ]
  },
  personaRole(context, _sentence, value, quote) {
    const name = roleName(context, value)
    const known = mentions(context.lex.notRole, name.toLowerCase())
    return known || /\d/.test(name) || name.split(/\s+/).length > 6
      ? []
      : [{ field: 'persona_role', value: name, quote, rule: rule('personaRole') }]
  },
  personaMotivation: text('persona_motivation', 'personaMotivation'),
  personaProof: text('persona_proof_needed', 'personaProof'),
  industry(context, sentence, value, quote) {
    const name = industryName(context, value)
    const first = FIRST.test(sentence.folded)
    return [
      {
        field: 'industry',
        value: name,
        quote,
        rule: rule('industry'),
        ...(first && { priority: 1 as const }),
      },
    ]
  },
}

const FIRST =
  /\b(?:first|beachhead|number one|begin\w*|start\w*|focus\w*|lead|priority|main|erste\w*|zuerst|zunachst|anfang\w*|beginn\w*|fokus\w*|konzentrier\w*|nummer eins|los|primer\w*|empez\w*|empiez\w*|comenz\w*|arranc\w*|enfoc\w*|prioridad|numero uno|premier\w*|d'abord|commenc\w*|demarr\w*|priorit\w*|numero un|vis\w*)\b/u

const letters = (value: string) => (value.match(/\p{L}/gu) ?? []).length
const isAbsurd = ({ field, value }: FieldFact) =>
  letters(value) < (field === 'persona_role' ? 2 : MIN_LETTERS) ||
  !/\p{L}{3}|\p{Lu}{2}/u.test(value) ||
  (field === 'industry' && /^\d/.test(value))

/** "He gets his bonus on uptime, full stop": pain for the problem rule, and what drives a buyer for who has read more. */
export function isOtherThanProblem({ words }: FieldContext, { raw }: FieldSentence): boolean {
  const { problem, other, ...fields } = learnedRoles().roles(raw, words.language)
  return problem < UNLIKELY && Math.max(...Object.values(fields)) > Math.max(other, LIKELY)
}

/**
 * What the learned reader makes of sentences that the rules read nothing from: only for fields that are still empty,
 * and only when it is sure. Rules and people are never overruled. `asks`: the message ends in a question, and what stands
 * before it mostly sets its scene ("Our champion is changing jobs. What now?").
 */
export function learnedFacts(
  context: FieldContext,
  unread: readonly FieldSentence[],
  read: readonly FieldFact[],
  asks: boolean,
): FieldFact[] {
  const facts: FieldFact[] = []
  for (const sentence of unread) {
    const quote = tidy(sentence.raw)
    const words = (quote.match(/\p{L}+/gu) ?? []).length
    if (letters(quote) < MIN_LETTERS) continue
    const role = roleOf(context, sentence, asks)
    // A word or two is a greeting or an answer, unless it is a compound that names a thing.
    if (!role || (words < MIN_WORDS && !(role === 'technology' && letters(quote) >= LONG_NAME))) continue
    if (!isOpen(context, [...read, ...facts], role) || isElsewhere(context, sentence, role)) continue
    if (isEvidence(context, quote, role)) continue
    if ((role === 'labProof' || role === 'customerProof') && !isResult(context, sentence)) continue
    const value = valueIn(quote, context.words.language, role)
    facts.push(...READERS[role](context, sentence, value, quote).filter((fact) => !isAbsurd(fact)))
  }
  return facts
}

const content = (value: string) => (value.match(/[\p{L}\p{N}]{3,}/gu) ?? []).length
const MORE = /^\s*(?:[,;]|and|und|sowie|y|e|et|then|dann|danach|luego|después|puis)\s/iu

/** The part of a sentence that is shown: a list to its end, and never a scrap of what was said. */
function valueIn(quote: string, language: Language, role: Field): string {
  const cut = learnedRoles().value(quote, language, role)
  const after = quote.slice(quote.indexOf(cut) + cut.length)
  if (role === 'application' && MORE.test(after)) return tidy(cut + after)
  const short = role === 'personaMotivation' ? 3 : role === 'personaProof' || role === 'technology' ? 4 : 0
  const scrap = content(cut) < short && content(cut) * 2 < content(quote)
  return scrap ? quote : tidy(cut)
}

const OURS = /^(?:our|unser\p{L}*|nuestr\p{L}*|notre|nos)\s/u

/** The role a sentence most likely plays, if the reader is sure enough of it. */
function roleOf(
  { words, widgets }: FieldContext,
  { raw, folded }: FieldSentence,
  asks: boolean,
): Field | null {
  const shares = learnedRoles().roles(raw, words.language)
  const { other, ...fields } = shares
  const [role, share] = (Object.entries(fields) as [Field, number][]).reduce((a, b) => (b[1] > a[1] ? b : a))
  // "Titan wants to try it" names no person: what an organisation wants is not yet what its buyer wants.
  const someone = has(words.person, folded) || ONE_PERSON[words.language].test(folded)
  const enough = asks || (OF_A_PERSON.has(role) && !someone) ? CERTAIN : SURE[role]
  const sure = share > other && share >= enough ? role : null
  if (widgets.idea_summary.technology || other > MAYBE_OTHER || share >= CERTAIN) return sure
  // Before a technology is known, what founders say that they do is it: "We brew RNA in yeast".
  const first = folded.search(/\S/)
  const opens =
    findAll(words.we, folded).some(({ start }) => start <= first + OPENING) || OURS.test(folded.slice(first))
  const told = TOLD_AS.has(role) && opens && !/\d/.test(folded)
  return told || (role === 'technology' && share >= MAYBE_TECHNOLOGY) ? 'technology' : sure
}
