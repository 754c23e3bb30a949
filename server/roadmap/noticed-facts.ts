import { organisationsIn } from '#engine/ledger/confirmed-record.ts'
import { type ActiveRecord, isAtRisk, type LedgerState } from '#engine/ledger/state.ts'
import { addedProposal, evidenceProposal } from '#engine/roadmap/proposals.ts'
import { standingFields } from '#engine/roadmap/standing-fields.ts'
import type { ClaimedRow, NoticedFact } from '#shared/noticed.ts'
import type { Proposal } from '#shared/proposals.ts'

/**
 * Returns what a ledger holds or asks about, in the order it was said: evidence that counts or may count, and
 * fields.
 */
export function noticedFacts(ledger: LedgerState): NoticedFact[] {
  const evidence = ledger.records.flatMap((entry): NoticedFact[] => {
    const { messageId, record } = entry
    if (!counts(entry) && (entry.state !== 'waiting' || isAtRisk(entry))) return []
    const proposal = evidenceProposal(ledger, entry)
    const count = counts(entry) ? entry.count : (proposal?.count ?? null)
    const { type, amount = null, paid = false, quote } = record
    const org = organisationsIn(record).join(', ') || null
    return [{ messageId, quote, fact: { kind: 'evidence', type, count, org, paid, amount } }]
  })
  const told = new Set(evidence.map(({ quote }) => quote))
  // What evidence suggests of buyer or market says nothing new beside it.
  const fields = standingFields(ledger).flatMap(
    ({ entry: { messageId, fact }, value, suggested }): NoticedFact[] => {
      const { field, quote } = fact
      return suggested && told.has(quote) ? [] : [{ messageId, quote, fact: { kind: 'field', field, value } }]
    },
  )
  return [...evidence, ...fields]
}

/**
 * What some messages put on a ledger without being asked about, as rows that are added; `asked` are the ids of what
 * they were asked about.
 */
export function countedRows(
  ledger: LedgerState,
  messageIds: ReadonlySet<string>,
  asked: readonly string[],
): ClaimedRow[] {
  const answers = (id: string) => asked.some((other) => id === other || id.startsWith(`${other}:`))
  const isTheirs = ({ id, messageId }: { id: string; messageId: string }) =>
    messageIds.has(messageId) && !answers(id)
  const row = (id: string, quote: string, proposal: Proposal): ClaimedRow => {
    return { recordId: id, quote, state: 'added', proposal, undoEventId: id }
  }
  const evidence = ledger.records
    .filter((entry) => counts(entry) && isTheirs(entry))
    .map((entry) => row(entry.id, entry.record.quote, { ...addedProposal(entry, entry.count), op: 'add' }))
  const fields = standingFields(ledger)
    .filter(({ suggested, entry }) => !suggested && isTheirs(entry))
    .map(({ entry: { id, fact }, value }) =>
      row(id, fact.quote, { kind: 'field', field: fact.field, value, before: null }),
    )
  return [...evidence, ...fields]
}

const counts = ({ state, count }: ActiveRecord) => state === 'active' && count > 0
