import type { EvidenceProposal, FieldProposal, Proposal, ProposalChanges } from '#shared/proposals.ts'
import { whoAndWhen } from '#shared/records/who-and-when.ts'
import type { EvidenceRecord, LedgerEvent } from '#shared/roadmap.ts'
import { isSingle } from '#shared/roadmap-fields.ts'
import { organisationsIn } from '../ledger/confirmed-record.ts'
import { PENDING } from '../ledger/reasons.ts'
import type { ActiveRecord, FieldEntry, LedgerState } from '../ledger/state.ts'
import { evidenceOf } from '../ledger/workings.ts'
import { standingFields } from './standing-fields.ts'

/** Something that waits for its founder to add it, as a row that can be changed. */
export interface OpenProposal {
  readonly id: string
  readonly messageId: string
  readonly quote: string
  readonly proposal: Proposal
}

/** What waits on a ledger and can be added as it is or changed, oldest first; other questions are not among it. */
export function openProposals(ledger: LedgerState): OpenProposal[] {
  const waiting = evidenceOf(ledger).waiting.flatMap((place) => ledger.records[place] ?? [])
  const evidence = waiting.flatMap((entry): OpenProposal[] => {
    const proposal = evidenceProposal(ledger, entry)
    const { id, messageId, record } = entry
    return proposal ? [{ id, messageId, quote: record.quote, proposal }] : []
  })
  const fields = suggestedFields(ledger).map(({ entry, proposal }) => {
    const { id, messageId, fact } = entry
    return { id, messageId, quote: fact.quote, proposal }
  })
  return [...evidence, ...fields]
}

/** A waiting record as a row; undefined for a question between numbers, and whether something is lost. */
export function evidenceProposal(
  ledger: LedgerState,
  { state, record }: ActiveRecord,
): EvidenceProposal | undefined {
  if (state !== 'waiting' || record.proposedOp === 'retract' || countingAnswers(record) > 1) return undefined
  const current = evidenceOf(ledger).total(record.type)
  const op = record.proposedOp ?? 'add'
  const replaces = (op === 'set' || op === 'correct') && current > 0
  const asks = conditionOf(record)
  return {
    ...termsOf(record),
    op,
    count: Math.max(1, record.proposed ?? record.count ?? 1),
    before: replaces ? current : null,
    ...(asks !== undefined && { asks }),
  }
}

/** A record that its founder added, as the row that they added. */
export function addedProposal({ record }: ActiveRecord, count: number): EvidenceProposal {
  return { ...termsOf(record), op: record.proposedOp ?? 'add', count, before: null }
}

const termsOf = (record: EvidenceRecord) => ({
  kind: 'evidence' as const,
  type: record.type,
  org: organisationsIn(record).join(', ') || null,
  amount: record.amount ?? null,
  ...(record.paid !== undefined && { paid: record.paid }),
  ...whoAndWhen(record.type, record.facts),
})

/** How many different things a yes may mean. */
function countingAnswers({ options = [] }: EvidenceRecord): number {
  const counts = options.filter(({ answer }) => answer === 'confirm')
  return new Set(counts.map(({ op, count }) => `${op} ${count}`)).size
}

/** The question of a record where yes says more than a number: that a letter is signed, that money was paid. */
function conditionOf({ question, options = [] }: EvidenceRecord): string | undefined {
  const yes = options.find(({ answer }) => answer === 'confirm')
  return yes && !/\d/.test(yes.label) ? question : undefined
}

/** Suggested fields that can be added as they are; a second first market is asked about in words of its own. */
function suggestedFields(ledger: LedgerState): { entry: FieldEntry; proposal: FieldProposal }[] {
  const standing = standingFields(ledger)
  return standing.flatMap(({ entry, value, suggested }) => {
    const { field, rule } = entry.fact
    if (!suggested || rule === PENDING.priority) return []
    const stated = isSingle(field)
      ? standing.find((other) => !other.suggested && other.entry.fact.field === field)
      : undefined
    return [{ entry, proposal: { kind: 'field', field, value, before: stated?.value ?? null } }]
  })
}

type Confirmation = Pick<
  Extract<LedgerEvent, { kind: 'confirm' }>,
  'type' | 'count' | 'org' | 'paid' | 'amount'
>

/** What a founder changed in a record, as its yes says it. A total has no name: it stands for all that count. */
export function confirmation(record: EvidenceRecord, changes: ProposalChanges): Confirmation {
  const { type = record.type, count, org, paid, amount } = changes
  const isTotal = type === record.type && (record.proposedOp === 'set' || record.proposedOp === 'correct')
  return {
    ...(type !== record.type && { type }),
    ...(count !== undefined && { count }),
    ...(org !== undefined && !isTotal && { org }),
    ...(paid !== undefined && { paid }),
    ...(amount !== undefined && { amount }),
  }
}
