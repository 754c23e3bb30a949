import type { Language } from '#shared/language.ts'
import { type Candidate, COUNT_MAX, type Doubt, type EvidenceRecord } from '#shared/roadmap.ts'
import { organisationKey } from '../ledger/organisation.ts'
import type { Reason } from '../ledger/reasons.ts'
import type { LedgerState } from '../ledger/state.ts'
import { evidenceOf } from '../ledger/workings.ts'
import { lostRepeats } from './lost-repeats.ts'
import { type Ask, type AskedOp, choicePrompt } from './questions.ts'

/** A candidate, and the ledger as it stands when the candidate meets it. */
export type Settle = {
  candidate: Candidate
  ledger: LedgerState
  language: Language
  /** How many of the candidate's type the ledger counts. */
  current: number
}

/** A candidate as a record of the ledger. */
export function asRecord(candidate: Candidate, change: Partial<EvidenceRecord>): EvidenceRecord {
  const { rejected: _rejected, singular: _singular, further: _further, op, ...rest } = candidate
  const base: EvidenceRecord = { ...rest, op: op === 'bare' || op === 'reference' ? 'add' : op, ...change }
  const org = base.orgs?.length === 1 ? base.orgs[0] : undefined
  return { ...base, ...(org && { org }) }
}

/** A candidate that is kept as mentioned and changes nothing. */
export const noop = (s: Settle, reason: Reason) =>
  asRecord(s.candidate, { op: 'none', status: 'none', reason })

/** The organisations of a candidate that the ledger does not count as its type yet, each once. */
export function newOrganisations({ candidate, ledger }: Settle): string[] {
  const { names } = evidenceOf(ledger).of[candidate.type]
  const seen = new Set<string>()
  return (candidate.orgs ?? []).filter((org) => {
    const key = organisationKey(org)
    if (key === '' || seen.has(key) || names.hasSame(key)) return false
    seen.add(key)
    return true
  })
}

/** What a question can be about: an operation that does what its words say. */
function fitting(s: Settle, op: AskedOp, proposed: number | undefined) {
  const { current } = s
  if (op === 'retract') return { op, proposed: Math.min(proposed ?? 1, current) }
  const unknown = proposed === undefined || proposed <= 0 || proposed > COUNT_MAX
  if (op === 'repeat') return { op, proposed: unknown ? undefined : proposed }
  // How many more there are can be asked without a number; a total cannot.
  if (unknown || op === 'add') return { op: 'add' as const, proposed: unknown ? undefined : proposed }
  if (current === 0) return { op: op === 'set' ? op : ('add' as const), proposed }
  return { op: proposed < current ? ('correct' as const) : op, proposed }
}

/** The doubts whose question says nothing of a number: they need one that may be counted. */
const NUMBERLESS: ReadonlySet<Doubt> = new Set(['signature', 'stage', 'money', 'duplicate'])

/** A record that waits, with a choice prompt of which every answer does what it announces. */
export function askRecord(
  s: Settle,
  asked: { doubt: Ask['doubt']; op: AskedOp; proposed?: number | undefined; reason?: Reason | undefined },
): EvidenceRecord {
  const { candidate, current, language } = s
  const { op, proposed } = fitting(s, asked.op, asked.proposed)
  // A number that is typed in answer to an open question means what the message said.
  const typedOp = proposed === undefined ? asked.op : op
  const tooMany = asked.proposed !== undefined && asked.proposed > COUNT_MAX
  const doubt = tooMany && NUMBERLESS.has(asked.doubt) ? 'number' : asked.doubt
  const adds = op === 'add' || op === 'set' || op === 'correct'
  const orgs = adds && candidate.type !== 'interview' ? newOrganisations(s) : candidate.orgs
  // Where a pilot turned into a purchase, one yes counts two things: the words must name both.
  const converted = op === 'add' && candidate.type === 'revenue' && candidate.converted_from === 'pilot'
  const range = op === 'retract' || op === 'repeat' ? undefined : candidate.range
  const data = { doubt: converted && doubt !== 'many' ? ('number' as const) : doubt, op, current }
  const { question, options } = choicePrompt(language, {
    type: candidate.type,
    ...data,
    ...(proposed !== undefined && { proposed }),
    ...(range && { range }),
    ...(orgs && orgs.length > 0 && { orgs }),
    ...(converted && { andRepeat: true }),
    lost: (answer) => lostRepeats(s.ledger, candidate.type, orgs, answer),
  })
  const { orgs: _orgs, converted_from, proposed: _proposed, range: _range, ...rest } = candidate
  return asRecord(rest, {
    op: 'ask',
    count: null,
    status: 'needs_confirmation',
    reason: asked.reason ?? candidate.reason,
    proposedOp: typedOp,
    ...(orgs && orgs.length > 0 && { orgs }),
    ...(converted_from && (converted || op === 'add') && { converted_from }),
    ...(range && { range }),
    ...(proposed !== undefined && { proposed }),
    question,
    options,
    asked: data,
  })
}
