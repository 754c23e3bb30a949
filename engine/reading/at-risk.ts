import type { Language } from '#shared/language.ts'
import type { AnswerOption, Candidate, EvidenceRecord, EvidenceType } from '#shared/roadmap.ts'
import { organisationsOf } from '../ledger/counters.ts'
import { organisationKey } from '../ledger/organisation.ts'
import { countDistinct, countUnits, isNamed } from '../ledger/organisation-keys.ts'
import type { ActiveRecord, LedgerState } from '../ledger/state.ts'
import { evidenceOf } from '../ledger/workings.ts'
import type { Answer } from './answers.ts'
import { riskMatchers } from './lexicon/at-risk.ts'
import type { Matchers } from './lexicon/index.ts'
import { lostRepeats } from './lost-repeats.ts'
import { candidate, orgNames, type Reading } from './mention.ts'
import { findAll, has } from './pattern.ts'
import { QUESTION_WORDS } from './question-words.ts'
import { answerCount } from './questions.ts'
import { blank } from './text.ts'

/** The rule that marks a record at risk and asks; nothing is retracted by it. */
export const RISK_RULE = 'change.at-risk'

type Commitment = Exclude<EvidenceType, 'interview'>

/** Customers first: what is lost there weighs most. */
const COMMITMENTS: Commitment[] = ['revenue', 'pilot', 'loi']

function typeNamed({ message: { lex } }: Reading, folded: string): Commitment | null {
  if (has(lex.pilotNoun, folded)) return 'pilot'
  if (has(lex.loiNoun, folded)) return 'loi'
  return has(lex.payingCustomer, folded) || has(lex.customer, folded) ? 'revenue' : null
}

/** "They have gone quiet": a loss that nobody stated. Said outright ("pulled out after going quiet") it is a loss. */
export function riskCandidates(reading: Reading): Candidate[] {
  const { message, clause, previous } = reading
  const { lex } = message
  const signs = findAll(riskMatchers(lex.language).sign, clause.folded)
  const [sign] = signs
  if (!sign) return []
  const inside = (at: number) => signs.some((span) => at >= span.start - 4 && at < span.end)
  if (findAll(lex.loss, clause.tests).some((span) => !inside(span.start))) return []
  if (has(lex.otherVenture, clause.tests) || has(lex.related, clause.tests)) return []
  if (findAll(lex.conditional, clause.tests).some((span) => span.start < sign.start && !inside(span.start)))
    return []
  const type = typeNamed(reading, clause.folded)
  const before = clause.folded.slice(0, sign.start)
  const spoken = (has(lex.pronounSubject, before) || lex.language === 'es') && !has(lex.we, before)
  // Whose silence it is: a name the roadmap knows is found when the candidate meets it.
  const one = type !== null || (spoken && !has(lex.interviewNoun, clause.folded))
  const said = previous && previous.type !== 'interview' ? previous : null
  const orgs = reading.orgs.length > 0 ? orgNames(reading) : said?.orgs.length ? { orgs: said.orgs } : {}
  return [
    candidate(reading, {
      type: type ?? said?.type ?? 'revenue',
      op: 'ask',
      count: null,
      status: 'needs_confirmation',
      proposed: 1,
      proposedOp: 'retract',
      ...orgs,
      singular: one,
      reason: 'may be lost',
      rule: RISK_RULE,
    }),
  ]
}

/** The commitment on the roadmap that a sign of loss is about; undefined when it is none, or not clear which. */
function heldBy(ledger: LedgerState, { type, quote, singular, orgs = [] }: Candidate) {
  const { records } = ledger
  const { of } = evidenceOf(ledger)
  const types = [type, ...COMMITMENTS].filter((t): t is Commitment => t !== 'interview')
  const said = ` ${organisationKey(quote)} `
  const named = orgs.map(organisationKey)
  const spokenOf = (t: Commitment) => {
    const inQuote = [...of[t].names.within(said.trim())].filter((key) => said.includes(` ${key} `))
    return new Set([...inQuote, ...named.flatMap((name) => [...of[t].names.like(name)])])
  }
  const heldAs = (t: Commitment, keys: ReadonlySet<string>) => {
    const newest = Math.max(...[...keys].flatMap((key) => of[t].names.holders(key)))
    const names = (records[newest]?.record.orgs ?? []).filter((name) => keys.has(organisationKey(name)))
    return { type: t, count: keys.size, orgs: names }
  }
  for (const t of types) {
    const keys = spokenOf(t)
    if (keys.size > 0) return heldAs(t, keys)
  }
  if (named.length > 0 || !singular) return undefined
  const newest = records.findLast(
    (r) => r.state === 'active' && r.record.type === types[0] && countUnits(r.keys) === 1,
  )
  const all = COMMITMENTS.flatMap((t) => organisationsOf(records, t))
  const key = countDistinct(all) === 1 ? all[0] : newest?.keys[0]
  if (key === undefined) return undefined
  const holds = (t: Commitment) =>
    isNamed(key)
      ? of[t].names.has(key)
      : (of[t].unnamedOf.get(key.of) ?? []).some(({ from, to }) => from <= key.from && key.from < to)
  const held = types.find(holds)
  if (!held) return undefined
  return isNamed(key) ? heldAs(held, new Set([key])) : { type: held, count: 1, orgs: [] }
}

type Settled = Pick<EvidenceRecord, 'op' | 'status' | 'reason'> & Partial<EvidenceRecord>

/** Marks what the roadmap holds as at risk, with one closed question; what it does not hold changes nothing. */
export function settleRisk(found: Candidate, ledger: LedgerState, language: Language): Settled {
  const held = heldBy(ledger, found)
  const nothing = (reason: string): Settled => ({ op: 'none', status: 'none', reason })
  if (!held) return nothing('not on the roadmap')
  const { type, orgs, count } = held
  const asked = ledger.records.some(
    (r) =>
      r.state === 'waiting' &&
      r.record.rule === RISK_RULE &&
      r.record.type === type &&
      (r.record.orgs ?? []).join() === orgs.join(),
  )
  if (asked) return nothing('asked already')
  return {
    op: 'ask',
    status: 'needs_confirmation',
    reason: 'may be lost',
    type,
    count: null,
    proposed: count,
    proposedOp: 'retract',
    ...(orgs.length > 0 && { orgs }),
    ...riskQuestion(language, type, orgs, count, lostRepeats(ledger, type, orgs, { op: 'retract', count })),
  }
}

type Words = Record<Commitment, (who: string) => [question: string, goesOn: string]> & {
  paused: string
  cancelled: string
}

const WORDS: Record<Language, Words> = {
  en: {
    pilot: (who) => [`Is the ${who ? `${who} ` : ''}pilot still running?`, 'Still running'],
    loi: (who) => [`Does the ${who ? `${who} ` : ''}LOI still stand?`, 'Still stands'],
    revenue: (who) => [`Is ${who || 'the customer'} still a customer?`, 'Still a customer'],
    paused: 'Paused',
    cancelled: 'Cancelled',
  },
  de: {
    pilot: (who) => [`Läuft der Pilot${who && ` mit ${who}`} noch?`, 'Läuft noch'],
    loi: (who) => [`Gilt die Absichtserklärung${who && ` von ${who}`} noch?`, 'Gilt noch'],
    revenue: (who) => [`Ist ${who || 'der Kunde'} noch Kunde?`, 'Noch Kunde'],
    paused: 'Pausiert',
    cancelled: 'Abgesagt',
  },
  es: {
    pilot: (who) => [`¿Sigue en marcha el piloto${who && ` con ${who}`}?`, 'Sigue en marcha'],
    loi: (who) => [`¿Sigue en pie la carta de intención${who && ` de ${who}`}?`, 'Sigue en pie'],
    revenue: (who) => [`¿${who || 'El cliente'} sigue siendo cliente?`, 'Sigue siendo cliente'],
    paused: 'En pausa',
    cancelled: 'Cancelado',
  },
  fr: {
    pilot: (who) => [`Le pilote${who && ` avec ${who}`} est-il toujours en cours ?`, 'Toujours en cours'],
    loi: (who) => [`La lettre d’intention${who && ` de ${who}`} tient-elle toujours ?`, 'Tient toujours'],
    revenue: (who) => [`${who || 'Ce client'} est-il toujours client ?`, 'Toujours client'],
    paused: 'En pause',
    cancelled: 'Annulé',
  },
}

function riskQuestion(language: Language, type: Commitment, orgs: string[], count: number, lost: number) {
  const words = WORDS[language]
  const [question, goesOn] = words[type](orgs.slice(0, 3).join(', '))
  const options: AnswerOption[] = [
    { label: goesOn, answer: 'reject' },
    { label: words.paused, answer: 'reject' },
    {
      label: lost > 0 ? `${words.cancelled}${QUESTION_WORDS[language].lost(lost)}` : words.cancelled,
      answer: 'confirm',
      ...answerCount(count),
      op: 'retract',
      announces: [
        { counter: type, by: -count },
        ...(lost > 0 ? [{ counter: 'repeat_events' as const, by: -lost }] : []),
      ],
    },
  ]
  return { question, options }
}

const MAX_WORDS = 8

/** Reads an answer to "is it still running?". A bare "no" may mean paused or cancelled: it answers nothing. */
export function readRiskAnswer(
  folded: string,
  end: number,
  pending: ActiveRecord,
  lex: Matchers,
): Answer | null {
  if (folded.trim().split(/\s+/).length > MAX_WORDS) return null
  const lead = folded.search(/\S/)
  const no = findAll(lex.no, folded).find((span) => span.start === lead)
  const rest = no ? blank(folded, no.start, no.end) : folded
  const cancelled = has(lex.loss, rest) || /\babgesagt\b|\bcancelado\b|\bannule\b/.test(rest)
  if (cancelled && !has(lex.negation, rest))
    return { answer: 'confirm', end, count: pending.record.proposed ?? 1, op: 'retract' }
  const yes = findAll(lex.yes, folded).some((span) => span.start === lead)
  const goesOn = has(riskMatchers(lex.language).goesOn, rest) && !has(lex.negation, rest)
  return yes || goesOn || cancelled ? { answer: 'reject', end } : null
}
