import type { ClaimedRow, NoticedFact } from '#shared/noticed.ts'
import { organisationsIn } from '../ledger/confirmed-record.ts'
import { type ActiveRecord, isAtRisk, type LedgerState } from '../ledger/state.ts'
import { addedProposal, evidenceProposal, openProposals } from './proposals.ts'
import { standingFields } from './standing-fields.ts'

/** What a ledger holds or asks about, in the order it was said: evidence that counts or may count, and fields. */
export function noticedFacts(ledger: LedgerState): NoticedFact[] {
  const evidence = ledger.records.flatMap((entry): NoticedFact[] => {
    const { id: _id, messageId, record } = entry
    if (!counts(entry) && (entry.state !== 'waiting' || isAtRisk(entry))) return []
    const proposal = evidenceProposal(ledger, entry)
    const count = counts(entry) ? entry.count : (proposal?.count ?? null)
    const { type, amount = null, paid = false, quote } = record
    const org = organisationsIn(record).join(', ') || null
    return [{ messageId, quote, fact: { kind: 'evidence', type, count, org, paid, amount } }]
  })
  const fields = standingFields(ledger).map(({ entry: { messageId, fact }, value }): NoticedFact => {
    return { messageId, quote: fact.quote, fact: { kind: 'field', field: fact.field, value } }
  })
  return [...evidence, ...fields]
}

/** What some messages put on a ledger, as rows: what counts already as added, what waits as open. */
export function claimedRows(ledger: LedgerState, messageIds: ReadonlySet<string>): ClaimedRow[] {
  const evidence = ledger.records.filter(counts).map((entry): [string, ClaimedRow] => [
    entry.messageId,
    {
      recordId: entry.id,
      quote: entry.record.quote,
      state: 'added',
      proposal: { ...addedProposal(entry, entry.count), op: 'add' },
      undoEventId: entry.id,
    },
  ])
  const fields = standingFields(ledger)
    .filter(({ suggested }) => !suggested)
    .map(({ entry: { id, messageId, fact }, value }): [string, ClaimedRow] => [
      messageId,
      {
        recordId: id,
        quote: fact.quote,
        state: 'added',
        proposal: { kind: 'field', field: fact.field, value, before: null },
        undoEventId: id,
      },
    ])
  const open = openProposals(ledger).map(({ id, messageId, quote, proposal }): [string, ClaimedRow] => [
    messageId,
    { recordId: id, quote, state: 'open', proposal, undoEventId: null },
  ])
  return [...open, ...evidence, ...fields].flatMap(([messageId, row]) =>
    messageIds.has(messageId) ? [row] : [],
  )
}

const counts = ({ state, count }: ActiveRecord) => state === 'active' && count > 0
