import type { Language } from '#shared/language.ts'
import type { EvidenceRecord } from '#shared/roadmap.ts'
import { PENDING, type Reason } from '../ledger/reasons.ts'
import type { LedgerState } from '../ledger/state.ts'
import { evidenceOf } from '../ledger/workings.ts'
import { ledgerLevel } from '../levels/profile.ts'
import { askRecord } from './ask-record.ts'

/** As many questions may one message leave open; the rest is kept as mentioned, and counts nothing. */
const QUESTIONS_MAX = 5
/** Rising by this many levels in one message asks first (roadmap-rules 2.6). */
const JUMP = 2

/** Records of which at most `QUESTIONS_MAX` ask. */
export function askedOnly(records: EvidenceRecord[]): EvidenceRecord[] {
  let asked = 0
  return records.map((record) => {
    if (record.status !== 'needs_confirmation') return record
    asked += 1
    if (asked <= QUESTIONS_MAX) return record
    const {
      question: _question,
      options: _options,
      asked: _asked,
      proposed: _proposed,
      proposedOp: _op,
      ...mentioned
    } = record
    return { ...mentioned, op: 'none', status: 'none', reason: 'the message asked enough' }
  })
}

/** What a message confirms waits for a yes. */
export function holdRecords(
  records: EvidenceRecord[],
  ledger: LedgerState,
  language: Language,
  reason: Reason,
): EvidenceRecord[] {
  return records.map((record) => {
    const { op, status, count } = record
    if (status !== 'confirmed' || op === 'retract' || op === 'none' || op === 'ask') return record
    // What it names one of waits itself.
    if (record.names !== undefined)
      return { ...record, op: 'none', status: 'none', reason: 'refers to what is counted', names: undefined }
    const { delta: _delta, supersedes: _supersedes, org: _org, ...candidate } = record
    const current = evidenceOf(ledger).total(record.type)
    return askRecord(
      { candidate, ledger, language, current },
      { doubt: op === 'repeat' ? 'repeat' : 'many', op, proposed: count ?? 1, reason },
    )
  })
}

/** Holds back what would raise the level by two at once. */
export function guardLevel(
  ledger: LedgerState,
  before: LedgerState,
  after: LedgerState,
  records: EvidenceRecord[],
  language: Language,
): EvidenceRecord[] {
  if (!records.some((record) => record.status === 'confirmed')) return records
  const start = ledgerLevel(ledger).level
  const withFields = ledgerLevel(before).level
  const reached = ledgerLevel(after).level
  const jumps = reached - start >= JUMP && reached > withFields
  return jumps ? holdRecords(records, before, language, PENDING.jump) : records
}
