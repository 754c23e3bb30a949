import type { Language } from '#shared/language.ts'
import type { FieldFact, FieldName } from '#shared/roadmap.ts'
import { findPhrase, phraseAt } from '../text/phrases.ts'
import { says } from '../words/phrases.ts'
import { tokensOf } from '../words/tokens.ts'
import { countsEvidence, isNoAnswer } from './field-answer.ts'
import { learnedRoles } from './field-classifier/learned.ts'
import { ROLE_FIELDS, ROLES, type Role } from './field-classifier/roles.ts'
import { traitsOf } from './field-facts.ts'
import { flagsOf, has } from './field-flags.ts'
import { fieldLexicon } from './field-lexicon.ts'
import { named, skip } from './field-markets.ts'
import { clauseStarts, type Passage, partOf, quoteOf, textOf } from './field-text.ts'

/**
 * From which share on a role is offered. Among examples that it was not learned from more than nine of ten are right
 * there (`npm run eval -- roles`); messages hold much that is about no field, so that the shares are higher than
 * that asks.
 */
const SURE: Record<Role, number> = {
  technology: 0.5,
  problem: 0.5,
  application: 0.55,
  value: 0.7,
  labProof: 0.6,
  customerProof: 0.6,
  icp: 0.7,
  personaRole: 0.5,
  personaMotivation: 0.5,
  personaProof: 0.55,
  industry: 0.55,
  other: 1,
}
/** Shorter clauses tell nothing by themselves. */
const CLAUSE_WORDS = 4
/** Shortest value, in characters: "ok" is none. */
const SHORTEST = 3
/** Roles whose value is a name within the sentence. */
const NAMES: ReadonlySet<Role> = new Set(['personaRole', 'industry'])

type Guess = { role: Role; share: number; passage: Passage }

function guess(passage: Passage, language: Language): Guess {
  const shares = learnedRoles().roles(quoteOf(passage), language)
  const role = ROLES.reduce((best, other) => (shares[other] > shares[best] ? other : best))
  return { role, share: shares[role], passage }
}

const isSure = ({ role, share }: Guess) => role !== 'other' && share >= SURE[role]

/** The clauses of a passage: where each begins, and what it resembles most. */
function clausesOf(passage: Passage, language: Language): (Guess & { from: number })[] {
  const { joins, traits } = fieldLexicon(language)
  // "Steam with 160 °C": what joins a trait begins no clause.
  const past = (at: number) => (phraseAt(traits, passage.tokens, at) ? at : skip(joins, passage.tokens, at))
  const all = [0, ...clauseStarts(passage, past)]
  const ends = passage.words.length
  const starts = all.filter((at, i) => i === 0 || (all[i + 1] ?? ends) - at >= CLAUSE_WORDS)
  return starts.map((from, i) => ({ from, ...guess(partOf(passage, from, starts[i + 1]), language) }))
}

/** The parts of a sentence that are sure of different fields, each up to the next; else the sentence. */
function guesses(passage: Passage, language: Language): Guess[] {
  const clauses = clausesOf(passage, language)
  const sure = clauses.filter(isSure).filter(({ role }, i, all) => i === 0 || role !== all[i - 1]?.role)
  const several = new Set(sure.map(({ role }) => ROLE_FIELDS[role])).size > 1
  if (!several) return [guess(passage, language)].filter(isSure)
  return sure.map((found, i) => {
    const part = partOf(passage, i === 0 ? 0 : found.from, sure[i + 1]?.from)
    return { ...found, passage: withoutJoin(part, language) }
  })
}

/** "We put a fibre inside transformers and": the word that joins the next clause belongs to neither. */
function withoutJoin(passage: Passage, language: Language): Passage {
  const { joins, ands } = fieldLexicon(language)
  const { tokens } = passage
  let end = tokens.length
  while (end > 1 && [joins, ands].some((list) => phraseAt(list, tokens.slice(0, end), end - 1))) end -= 1
  return end === tokens.length ? passage : partOf(passage, 0, end)
}

/** The part of a sentence that names what its role is of. */
function nameIn({ role, passage }: Guess, language: Language): Passage {
  const text = quoteOf(passage)
  const start = passage.tokens[0]?.start ?? 0
  const value = learnedRoles().value(text, language, role)
  const from = start + text.indexOf(value)
  const inside = passage.tokens.flatMap(({ start: at, end }, i) =>
    at >= from && end <= from + value.length ? [i] : [],
  )
  const part = partOf(passage, inside[0] ?? 0, (inside.at(-1) ?? passage.tokens.length - 1) + 1)
  return named(part, fieldLexicon(language))
}

/** The rank that a sentence gives its industry in whatever place. */
function rankOf({ tokens }: Passage, language: Language): Pick<FieldFact, 'priority'> {
  const { ranks, orders } = fieldLexicon(language)
  const found = [...ranks, ...orders].find(([, book]) => findPhrase(book, tokens) !== null)
  return found ? { priority: found[0] } : {}
}

function offer(found: Guess, language: Language): FieldFact[] {
  const { role, passage } = found
  const field = ROLE_FIELDS[role]
  const part = NAMES.has(role) ? nameIn(found, language) : passage
  const value = textOf(part)
  const { nobody } = fieldLexicon(language)
  if (!field || value.length < SHORTEST || (NAMES.has(role) && findPhrase(nobody, part.tokens))) return []
  const kind = role === 'customerProof' ? { kind: 'customer' as const } : {}
  const fact = { field, value, quote: quoteOf(passage), rule: `role.${role}`, suggested: true }
  const rank = field === 'industry' ? rankOf(passage, language) : {}
  // Industries are also named in passing, of other ventures than the founder's own.
  if (field === 'industry' && rank.priority === undefined && !has('we', language, passage.tokens)) return []
  return [
    { ...fact, ...flagsOf(field, part, language), ...kind, ...rank },
    ...(role === 'icp' ? traitsOf(passage, language) : []),
  ]
}

/**
 * The fields that a sentence is offered for, as suggestions: each clause for its own where several are sure of
 * different ones, else the whole sentence.
 */
export function offersIn(passage: Passage, language: Language): FieldFact[] {
  if (countsEvidence(passage, language) || isNoAnswer(passage, language)) return []
  if (says(tokensOf(quoteOf(passage)), 'asks', language)) return []
  if (passage.words.at(-1) === ':' || passage.words.length < CLAUSE_WORDS) return []
  return guesses(passage, language).flatMap((found) => offer(found, language))
}

/** What a label announces up to a clause that is surely of another field, and what the rest is offered for. */
export function ownPart(field: FieldName, value: Passage, language: Language): [Passage, FieldFact[]] {
  const begun = skip(fieldLexicon(language).joins, value.tokens, 0)
  const other = clausesOf(value, language).find(
    (clause) => clause.from > begun && isSure(clause) && ROLE_FIELDS[clause.role] !== field,
  )
  if (!other) return [value, []]
  const offers = guesses(partOf(value, other.from), language).flatMap((found) => offer(found, language))
  return [withoutJoin(partOf(value, 0, other.from), language), offers]
}
