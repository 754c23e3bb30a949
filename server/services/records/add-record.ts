import { duplicateOf } from '#server/records/duplicates.ts'
import { factsFor } from '#server/records/field-names.ts'
import { addRecordStep, asOneStep, changeRecordStep, convertedSteps } from '#server/records/record-events.ts'
import type { Ctx } from '#server/services/context.ts'
import { changeVenture } from '#server/services/ventures/in-venture.ts'
import type { OutputOf } from '#shared/endpoint.ts'
import { missingIn } from '#shared/records/with-facts.ts'
import type { EvidenceRow, RecordInput, recordsApi } from '#shared/records.ts'
import { answerChange, findRow, rowsOf } from './rows.ts'

type NewRecord = RecordInput & {
  id: string
  same_as?: string | null | undefined
  names?: string | undefined
}

/** Adds a record, or completes the one that it is already. */
export async function addRecord(ctx: Ctx, input: NewRecord): Promise<OutputOf<typeof recordsApi.add>> {
  const { id, same_as, names, ...typed } = input
  return changeVenture(ctx, id, async (change) => {
    const all = rowsOf(change, change.ledger, [])
    const record = withSegment(typed, all)
    // An interview is no letter of intent, whatever id it came with.
    const rows = all.filter(({ type }) => type === typed.type)
    const ids = { id: ctx.newId(), at: change.at }
    const group = names === undefined ? undefined : findRow(rows, names)
    const known =
      same_as === undefined ? duplicateOf(record, rows) : same_as ? findRow(rows, same_as) : undefined
    if (known) {
      const set = missingIn(known, factsFor(known.type, record))
      const org = known.organisation === '' && record.organisation ? record.organisation : undefined
      const isComplete = Object.keys(set).length === 0 && org === undefined
      const after = isComplete
        ? change.ledger
        : await change.append([changeRecordStep(known.id, { set, org }, ids)])
      return answerChange(change, after, known.id)
    }
    // The sentence that told of it without a name stands behind it.
    const from = { rule: 'form', quote: group?.source.quote ?? '' } as const
    const added = addRecordStep({ ...record, names: group?.id }, from, ids)
    const converted = convertedSteps(change.ledger, record, { ...ids, id: ctx.newId() })
    const after = await change.append([asOneStep([added, ...converted], added.cause)])
    return answerChange(change, after, ids.id)
  })
}

/** A record with the segment that another one of the same organisation names. */
function withSegment(record: RecordInput, rows: readonly EvidenceRow[]): RecordInput {
  if (record.segment) return record
  const known = rows.find(
    (row) =>
      row.segment &&
      duplicateOf({ type: 'loi', organisation: record.organisation }, [{ ...row, type: 'loi' }]),
  )
  return known ? { ...record, segment: known.segment } : record
}
