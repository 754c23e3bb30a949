import type { Language } from '#shared/language.ts'
import type { AnswerOption, Candidate, EvidenceRecord, EvidenceType } from '#shared/roadmap.ts'
import { fill } from '../content/fill.ts'
import { GUIDE } from '../content/guide.ts'
import { organisationsOf } from '../ledger/counters.ts'
import { organisationKey } from '../ledger/organisation.ts'
import { countDistinct, countUnits, isNamed } from '../ledger/organisation-keys.ts'
import { type Reason, RISK_RULE } from '../ledger/reasons.ts'
import type { LedgerState } from '../ledger/state.ts'
import { evidenceOf } from '../ledger/workings.ts'
import { lostRepeats } from './lost-repeats.ts'
import { answerCount, withLost } from './questions.ts'

type Commitment = Exclude<EvidenceType, 'interview'>

/** Customers first: what is lost there weighs most. */
const COMMITMENTS: Commitment[] = ['revenue', 'pilot', 'loi']

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

/** Marks what the roadmap holds as at risk, with one choice prompt; what it does not hold changes nothing. */
export function settleRisk(found: Candidate, ledger: LedgerState, language: Language): Settled {
  const held = heldBy(ledger, found)
  const nothing = (reason: Reason): Settled => ({ op: 'none', status: 'none', reason })
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
    asked: { doubt: 'risk', op: 'retract', current: count },
    ...(orgs.length > 0 && { orgs }),
    ...riskQuestion(language, type, orgs, count, lostRepeats(ledger, type, orgs, { op: 'retract', count })),
  }
}

/** Asks whether what the roadmap holds still stands; `lost` repeat sales go with it if not. */
export function riskQuestion(language: Language, type: Commitment, orgs: string[], n: number, lost: number) {
  const texts = GUIDE[language].questions
  const { named, unnamed, still } = texts.risk[type]
  const who = orgs.slice(0, 3).join(', ')
  const question = who ? fill(named, { who }) : unnamed
  const options: AnswerOption[] = [
    { label: still, answer: 'reject' },
    { label: texts.answers.paused, answer: 'reject' },
    {
      label: withLost(texts, texts.answers.cancelled, lost),
      answer: 'confirm',
      ...answerCount(n),
      op: 'retract',
      announces: [
        { counter: type, by: -n },
        ...(lost > 0 ? [{ counter: 'repeat_events' as const, by: -lost }] : []),
      ],
    },
  ]
  return { question, options }
}
