import type { Candidate, EvidenceRecord } from '#shared/roadmap.ts'
import { organisationKey } from '../ledger/organisation.ts'
import { evidenceOf } from '../ledger/workings.ts'
import { askRecord, noop, type Settle } from './ask-record.ts'
import type { Ask, AskedOp } from './questions.ts'

/** What a question has to settle, by the reason it is asked for. */
export function doubtOf(candidate: Candidate): Ask['doubt'] {
  if (candidate.reason === 'signature unclear') return 'signature'
  if (candidate.reason === 'stage unclear' || candidate.reason === 'trial unclear') return 'stage'
  if (candidate.reason === 'no money or contract named') return 'money'
  return 'number'
}

/** The operation that a question about a candidate asks for; undefined where the ledger holds it already. */
function askedOp({ candidate, current }: Settle): AskedOp | undefined {
  const { op, proposedOp, proposed = 0, range, singular } = candidate
  if (proposedOp) {
    const total = proposedOp === 'set' || proposedOp === 'correct'
    return total && proposed === current && current > 0 && !range ? undefined : proposedOp
  }
  if ((op !== 'bare' && op !== 'reference') || current === 0 || singular || proposed === 0) return 'add'
  return proposed === current && !range ? undefined : 'set'
}

/** A candidate that the founder is asked about, with the operation and number that it would count with. */
export function settleAsked(s: Settle): EvidenceRecord {
  const { candidate, current, ledger } = s
  const op = askedOp(s)
  if (op === undefined) return noop(s, 'already counted')
  const { proposed } = candidate
  if (op === 'retract')
    return current === 0
      ? noop(s, 'not on the roadmap')
      : askRecord(s, { doubt: 'loss', proposed: proposed ?? candidate.orgs?.length, op: 'retract' })
  if (op === 'repeat') return askRecord(s, { doubt: 'repeat', proposed: proposed ?? 1, op: 'repeat' })
  const { names } = evidenceOf(ledger).of[candidate.type]
  const orgs = candidate.orgs ?? []
  const known = orgs.length > 0 && orgs.every((org) => names.hasSame(organisationKey(org)))
  if (op === 'add' && known) return noop(s, 'same organisation, already counted')
  const bare = candidate.op === 'bare' && !candidate.range && op === 'set'
  if (bare && proposed !== undefined && proposed < current)
    return askRecord(s, { doubt: 'part', proposed, op: 'add' })
  return askRecord(s, { doubt: doubtOf(candidate), proposed, op })
}
