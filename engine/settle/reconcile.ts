import type { Language } from '#shared/language.ts'
import {
  type Candidate,
  type CandidateOp,
  COUNT_MAX,
  EVIDENCE_TYPES,
  type EvidenceRecord,
  type EvidenceType,
} from '#shared/roadmap.ts'
import { organisationKey } from '../ledger/organisation.ts'
import { type Reason, RISK_RULE, UNTYPED_LOSS } from '../ledger/reasons.ts'
import type { LedgerState } from '../ledger/state.ts'
import { evidenceOf } from '../ledger/workings.ts'
import { askRecord, asRecord, newOrganisations, noop, type Settle } from './ask-record.ts'
import { knownRecord } from './known-record.ts'
import type { Ask, AskedOp } from './questions.ts'
import { doubtOf, settleAsked } from './settle-asked.ts'
import { settleRisk } from './settle-risk.ts'

/** Largest number of records taken from one message: its first ones. */
export const RECORDS_MAX = 40
/** A message that adds more than this asks first (roadmap-rules 2.4). */
const MANY = 30

const holdersOf = (ledger: LedgerState, type: EvidenceType, key: string) =>
  evidenceOf(ledger)
    .of[type].names.holders(key)
    .flatMap((place) => ledger.records[place] ?? [])

const ask = (
  s: Settle,
  doubt: Ask['doubt'],
  proposed: number | undefined,
  op: AskedOp = 'add',
  reason?: Reason,
): EvidenceRecord => askRecord(s, { doubt, op, proposed, reason })

/** What a number that was too large to be counted at once is taken for when the founder gives another one. */
const MEANT: Partial<Record<CandidateOp, 'add' | 'set' | 'correct' | 'repeat'>> = {
  add: 'add',
  bare: 'set',
  reference: 'set',
  set: 'set',
  correct: 'correct',
  repeat: 'repeat',
}

/** Adds new organisations only; known ones enrich, lookalikes ask. */
function addOrganisations(s: Settle, count: number): EvidenceRecord {
  const { candidate, ledger } = s
  const { names } = evidenceOf(ledger).of[candidate.type]
  const keys = (candidate.orgs ?? []).map(organisationKey)
  const others = keys.filter((key) => !names.hasSame(key))
  const known = keys.length - others.length
  if (others.some((key) => names.hasLike(key)))
    return ask(s, 'duplicate', Math.max(1, count - known), 'add', 'possible duplicate')
  const productAfterFee =
    candidate.type === 'revenue' && candidate.source === 'product' && paysForPilotOnly(s)
  // Who paid for the pilot and now turns it into a purchase has come back once.
  const turned = candidate.converted_from === 'pilot' && !convertedBefore(s)
  // A second pilot at the same organisation is kept; the counter of organisations stays (roadmap-rules 2.7).
  if (known > 0 && count - known <= 0 && candidate.further && candidate.type === 'pilot')
    return asRecord(candidate, { op: 'add', count, status: 'confirmed', delta: 0 })
  if (known > 0 && count - known <= 0 && !productAfterFee && !turned)
    return noop(s, 'same organisation, already counted')
  return confirm(s, 'add', count)
}

function convertedBefore({ candidate, ledger }: Settle): boolean {
  const { converted } = evidenceOf(ledger)
  return (candidate.orgs ?? []).some((org) => converted.hasSame(organisationKey(org)))
}

function paysForPilotOnly({ candidate, ledger }: Settle): boolean {
  const { names } = evidenceOf(ledger).of.revenue
  return (candidate.orgs ?? []).some((org) => {
    const same = [...names.same(organisationKey(org))]
    const holders = same.flatMap((key) => holdersOf(ledger, 'revenue', key))
    return holders.length > 0 && holders.every(({ record }) => record.source === 'pilot')
  })
}

function confirm(s: Settle, op: 'add' | 'set' | 'correct', count: number): EvidenceRecord {
  const delta = op === 'add' ? count : count - s.current
  if (count <= 0) return noop(s, 'no number')
  if (delta > MANY) return ask(s, 'many', count, op, 'many at once')
  return asRecord(s.candidate, {
    op,
    count,
    status: 'confirmed',
    delta,
    ...(op === 'correct' && { supersedes: s.current }),
    // Of those a total names, only the new ones stand for what it adds.
    ...(op !== 'add' && s.candidate.orgs && { orgs: newOrganisations(s) }),
  })
}

function settleTotal(s: Settle, count: number): EvidenceRecord {
  if (count === s.current) return noop(s, 'already counted')
  return count > s.current
    ? confirm(s, 'set', count)
    : ask(s, 'part', count, 'correct', 'lower than the roadmap')
}

function settleBare(s: Settle, count: number): EvidenceRecord {
  const { candidate, current } = s
  const orgs = candidate.orgs ?? []
  if (current === 0)
    return candidate.type === 'interview' ? confirm(s, 'add', count) : addOrganisations(s, count)
  if (candidate.type === 'interview') {
    if (candidate.singular) return confirm(s, 'add', count)
  } else if (orgs.length > 0 && count <= orgs.length) return addOrganisations(s, count)
  if (count === current) return noop(s, 'already counted')
  return count > current ? confirm(s, 'set', count) : ask(s, 'part', count, 'add', 'more or in total')
}

/** "It was 3, not 4": the total, or the 4 that an earlier message added to it. */
function settleCorrection(s: Settle, count: number): EvidenceRecord {
  const { candidate, ledger, current } = s
  const { rejected, type } = candidate
  if (rejected !== undefined && rejected < current) {
    const added = ledger.records.findLast(
      ({ state, record }) =>
        state === 'active' && record.type === type && record.op === 'add' && record.delta === rejected,
    )
    if (added) return confirm(s, 'correct', current - rejected + count)
  }
  if (count === current) return noop(s, 'already counted')
  return confirm(s, current === 0 ? 'add' : 'correct', count)
}

function settleReference(s: Settle, count: number): EvidenceRecord {
  const { candidate, current } = s
  if (current === 0) return settleBare(s, count)
  // A model refers to what is counted; the plain reader's reference may be no more than "the pilot at".
  if (candidate.rule === 'model' && count <= evidenceOf(s.ledger).of[candidate.type].unnamedCount)
    return nameOneOf(s, count) ?? noop(s, 'refers to what is counted')
  if (candidate.type !== 'interview' && (candidate.orgs ?? []).length > 0) return addOrganisations(s, count)
  if (candidate.singular || count <= current) return noop(s, 'refers to what is counted')
  return confirm(s, 'set', count)
}

/** A record that gives its name to one of those counted without: no counter moves (roadmap-rules 2.5). */
function nameOneOf(s: Settle, count: number): EvidenceRecord | undefined {
  const { candidate, ledger } = s
  const { unnamed } = evidenceOf(ledger).of[candidate.type]
  const group = ledger.records[unnamed.at(-1) ?? -1]
  const [org, ...others] = newOrganisations(s)
  if (!group || count !== 1 || org === undefined || others.length > 0) return undefined
  return asRecord(candidate, { op: 'add', count, status: 'confirmed', delta: 0, names: group.id })
}

function settleLoss(s: Settle): EvidenceRecord {
  const { candidate, ledger } = s
  const orgs = (candidate.orgs ?? []).map(organisationKey)
  const index = evidenceOf(ledger)
  const holds = (type: EvidenceType) => new Set(orgs.flatMap((org) => [...index.of[type].names.like(org)]))
  const untyped = candidate.rule === UNTYPED_LOSS
  const types: EvidenceType[] = untyped ? ['revenue', 'pilot', 'loi'] : [candidate.type]
  const type = types.find((t) => holds(t).size > 0)
  const count = candidate.count ?? 1
  if (type) {
    const keys = holds(type)
    // A trial is completed also where an order that grew out of it is what says so.
    const completed =
      type === 'pilot' &&
      [...keys].some((key) =>
        EVIDENCE_TYPES.some((each) =>
          holdersOf(ledger, each, key).some((r) => r.record.stage === 'completed'),
        ),
      )
    if (completed) return noop(s, 'a completed pilot stays')
    return asRecord({ ...candidate, type }, { op: 'retract', count: keys.size, status: 'confirmed' })
  }
  if (untyped) return noop(s, 'not on the roadmap')
  const unnamed = index.of[candidate.type].unnamedCount
  if (s.current === 0) return noop(s, 'not on the roadmap')
  if (orgs.length > 0 && unnamed === 0) return ask(s, 'loss', 1, 'retract', 'organisation not on the roadmap')
  return asRecord(candidate, { op: 'retract', count: Math.min(count, s.current), status: 'confirmed' })
}

function settleRepeat(s: Settle): EvidenceRecord {
  const { candidate, ledger, current } = s
  if (current === 0)
    return ask(s, 'repeat', candidate.count ?? 1, 'repeat', 'no paying customer on the roadmap')
  const { names, unnamedCount } = evidenceOf(ledger).of.revenue
  const orgs = (candidate.orgs ?? []).map(organisationKey)
  const known = orgs.length === 0 || unnamedCount > 0 || orgs.some((org) => names.hasLike(org))
  return known
    ? asRecord(candidate, { op: 'repeat', count: candidate.count ?? 1, status: 'confirmed' })
    : ask(s, 'repeat', candidate.count ?? 1, 'repeat', 'organisation not among the paying')
}

/** "The pilot at Haskel hasn't started" says nothing against that of Corvane. */
function speaksOfOthers({ candidate, ledger }: Settle): boolean {
  const orgs = (candidate.orgs ?? []).map(organisationKey)
  const { names, unnamedCount } = evidenceOf(ledger).of[candidate.type]
  return (
    candidate.type !== 'interview' &&
    orgs.length > 0 &&
    unnamedCount === 0 &&
    !orgs.some((org) => names.hasLike(org))
  )
}

/** A proposal asks for what it would have counted, had it stood in a plain form. */
function propose(s: Settle): EvidenceRecord {
  const { candidate, ledger } = s
  const settled = settle({ ...s, candidate: { ...candidate, status: 'confirmed' } })
  const { op, type, count } = settled
  if (settled.status !== 'confirmed' || op === 'none' || op === 'ask') return settled
  const doubt = op === 'retract' ? 'loss' : op === 'repeat' ? 'repeat' : doubtOf(candidate)
  const asked = { ...s, candidate: { ...candidate, type }, current: evidenceOf(ledger).total(type) }
  return askRecord(asked, { doubt, op, proposed: count ?? undefined })
}

function settle(s: Settle): EvidenceRecord {
  const { candidate, current } = s
  const count = candidate.count ?? 0
  if (candidate.rule === RISK_RULE) return asRecord(candidate, settleRisk(candidate, s.ledger, s.language))
  if (candidate.status === 'none' || candidate.op === 'none') {
    const denies =
      candidate.reason === 'negated' && candidate.count === 0 && current > 0 && !speaksOfOthers(s)
    return denies
      ? ask(s, 'contradiction', current, 'retract', 'contradicts the roadmap')
      : asRecord(candidate, { op: 'none', status: 'none' })
  }
  if (candidate.status === 'needs_confirmation' && candidate.count !== null && candidate.op !== 'ask')
    return propose(s)
  if (candidate.status === 'needs_confirmation' || candidate.op === 'ask') return settleAsked(s)
  // A conversation that is a record already is no second one, however it is told.
  const isTalk = candidate.type === 'interview' && count === 1 && candidate.facts?.who
  if (isTalk && knownRecord(s.ledger, candidate)) return noop(s, 'already counted')
  const meant = MEANT[candidate.op]
  if (count > COUNT_MAX && meant) return ask(s, 'number', count, meant, 'more than can be counted at once')
  switch (candidate.op) {
    case 'retract':
      return settleLoss(s)
    case 'repeat':
      return settleRepeat(s)
    case 'set':
      return settleTotal(s, count)
    case 'correct':
      return settleCorrection(s, count)
    case 'reference':
      return settleReference(s, count)
    case 'add':
      return candidate.type === 'interview' ? confirm(s, 'add', count) : addOrganisations(s, count)
    default:
      return settleBare(s, count)
  }
}

/**
 * Settles candidates against the ledger (roadmap-rules 2.4 to 2.7), and returns the ledger with what they settled to.
 * Each candidate sees what the earlier ones of the same message did.
 */
export function reconcile(
  candidates: readonly Candidate[],
  ledger: LedgerState,
  language: Language,
  apply: (ledger: LedgerState, record: EvidenceRecord) => LedgerState,
): { records: EvidenceRecord[]; after: LedgerState } {
  let after = ledger
  const records = candidates.slice(0, RECORDS_MAX).map((candidate) => {
    const current = evidenceOf(after).total(candidate.type)
    const settled = settle({ candidate, ledger: after, language, current })
    after = apply(after, settled)
    return settled
  })
  return { records: askedAtLast(candidates, records, after, language), after }
}

/**
 * The records of a message with its questions as they stand when all of it was read: what a later sentence counts is no
 * longer asked about, and what a question announces starts from there.
 */
function askedAtLast(
  candidates: readonly Candidate[],
  records: readonly EvidenceRecord[],
  after: LedgerState,
  language: Language,
): EvidenceRecord[] {
  const last = records.findLastIndex(({ status }) => status === 'confirmed')
  return records.map((record, at) => {
    const candidate = candidates[at]
    if (at > last || !candidate || record.status !== 'needs_confirmation') return record
    if (candidate.rule === RISK_RULE) return record
    const current = evidenceOf(after).total(candidate.type)
    const s = { candidate, ledger: after, language, current }
    const again = settle(s)
    return again.status === 'confirmed' ? noop(s, 'contradicts the rest of the message') : again
  })
}
