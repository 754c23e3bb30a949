import type { LedgerState } from '#engine/ledger/state.ts'
import { deriveWidgets } from '#engine/ledger/widgets.ts'
import { addRecordStep, type EventIds, type RecordOrigin } from '#server/records/record-events.ts'
import type { Step } from '#server/roadmap/change-ledger.ts'
import type { ImportRow } from '#shared/imports.ts'
import { RecordFacts } from '#shared/record-facts.ts'
import { withFacts } from '#shared/records/with-facts.ts'
import { EvidenceType, type FieldFact, type LedgerEvent } from '#shared/roadmap.ts'
import { inputOf } from './show-import.ts'
import type { OpenImport } from './stored-import.ts'

/** The step that takes a row into the ledger; undefined for one that cannot be taken. */
export function stepOfRow(
  { stored, source }: OpenImport,
  row: ImportRow,
  ledger: LedgerState,
  ids: EventIds,
): Step | undefined {
  const proposal = source.proposals?.find((one) => one.row === row.row)
  if (proposal?.fact) return fieldStep(withoutRival(proposal.fact, ledger), ids)
  const cells = source.table?.rows.find((line) => line.row === row.row)?.cells ?? []
  const quote = row.quote || cells.filter(Boolean).join(' · ')
  // The number of a row says in every language where it stands.
  const place = proposal ? row.place : String(row.row)
  const from: RecordOrigin = { rule: 'import', quote, file: stored.name, place }
  const input = inputOf(row.record)
  const count = proposal?.count ?? 1
  return input && count === 1 ? addRecordStep(input, from, ids) : namelessStep(row, count, from, ids)
}

/** A record of which less is told than a form asks for: it counts as what is said in chat without names. */
function namelessStep(row: ImportRow, count: number, from: RecordOrigin, ids: EventIds): Step | undefined {
  const type = EvidenceType.safeParse(row.record?.type).data
  if (!type) return undefined
  const facts = RecordFacts.partial().safeParse(row.record).data ?? {}
  const organisation = typeof row.record?.organisation === 'string' ? row.record.organisation : ''
  const { rule, quote, file, place } = from
  const plain = { type, op: 'add', count, status: 'confirmed', reason: '', quote, rule, file, place } as const
  const record = withFacts(plain, facts, organisation || undefined)
  return stepOf({ ...baseOf(ids), kind: 'evidence', record })
}

function fieldStep(fact: FieldFact, ids: EventIds): Step {
  return stepOf({ ...baseOf(ids), kind: 'field', fact: { ...fact, rule: 'import', suggested: false } })
}

/** A second priority 1 is another decision than taking what a deck says. */
function withoutRival(fact: FieldFact, ledger: LedgerState): FieldFact {
  const isTaken = deriveWidgets(ledger).target_industries.some(({ priority }) => priority === 1)
  return fact.priority === 1 && isTaken ? { ...fact, priority: undefined } : fact
}

const baseOf = ({ id, at }: EventIds) => ({ id, messageId: id, at, extractor: 'person' as const })

const stepOf = (event: LedgerEvent): Step => ({
  events: [{ event, messageId: null, conversationId: null }],
  cause: 'imported',
})
