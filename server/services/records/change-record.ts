import { factsFor } from '#server/records/field-names.ts'
import {
  addRecordStep,
  asOneStep,
  changeRecordStep,
  convertedSteps,
  mergeRecordsStep,
} from '#server/records/record-events.ts'
import type { Ctx } from '#server/services/context.ts'
import { changeVenture, type VentureChange } from '#server/services/ventures/in-venture.ts'
import type { OutputOf } from '#shared/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import { countsOrganisations } from '#shared/evidence-types.ts'
import type { Facts } from '#shared/records/with-facts.ts'
import { type EvidenceRow, RecordInput, type recordsApi } from '#shared/records.ts'
import { answerChange, findRow, rowsOf } from './rows.ts'

type Values = Facts & { organisation?: string | undefined }
type Patch = Values & {
  id: string
  recordId: string
  before?: Values | undefined
  same_as?: string | undefined
}
type Answer = OutputOf<typeof recordsApi.change>

/** Changes what is given of a record, unless somebody changed it since the person saw it; or merges it into another one. */
export async function changeRecord(ctx: Ctx, patch: Patch): Promise<Answer> {
  const { id, recordId, before = {}, same_as, ...values } = patch
  return changeVenture(ctx, id, async (change) => {
    const rows = rowsOf(change, change.ledger, [])
    const row = findRow(rows, recordId)
    if (Object.entries(before).some(([name, value]) => !isSame(valueIn(row, name), value))) {
      const { record } = await answerChange(change, change.ledger, recordId)
      const text = 'Somebody changed this record since you opened it, and nothing was overwritten.'
      throw new AppError('conflict', text, { current: record })
    }
    return same_as === undefined
      ? changeValues(ctx, change, row, values)
      : merge(ctx, change, row, findRow(rows, same_as))
  })
}

async function changeValues(
  ctx: Ctx,
  change: VentureChange,
  row: EvidenceRow,
  values: Values,
): Promise<Answer> {
  const { organisation, ...facts } = values
  if (organisation === '' && row.type !== 'interview')
    throw new AppError('bad_request', 'Name the organisation')
  if (isToName(row, values)) return nameOneOf(ctx, change, row, values)
  const differs = ([name, value]: [string, unknown]) => !isSame(valueIn(row, name), value)
  const set: Facts = Object.fromEntries(Object.entries(factsFor(row.type, facts)).filter(differs))
  const org = organisation === row.organisation ? undefined : organisation
  if (org === undefined && Object.keys(set).length === 0) return answerChange(change, change.ledger, row.id)
  const changed = changeRecordStep(row.id, { set, org }, { id: ctx.newId(), at: change.at })
  const now = { ...row, ...set, organisation: org ?? row.organisation }
  const converted = set.state ? convertedSteps(change.ledger, now, { id: ctx.newId(), at: change.at }) : []
  const after = await change.append([asOneStep([changed, ...converted], changed.cause)])
  return answerChange(change, after, row.id)
}

/** Returns whether a name is given for one of several that were told without names. */
function isToName(row: EvidenceRow, { organisation, who }: Values): boolean {
  const isUnnamed = row.count > 1 || (countsOrganisations(row.type) && row.organisation === '')
  return isUnnamed && row.count > 0 && Boolean(organisation || who)
}

async function nameOneOf(ctx: Ctx, change: VentureChange, row: EvidenceRow, values: Values): Promise<Answer> {
  const read = RecordInput.safeParse({ organisation: row.organisation, ...values, type: row.type })
  if (!read.success)
    throw new AppError('bad_request', read.error.issues[0]?.message ?? 'Name the organisation')
  const ids = { id: ctx.newId(), at: change.at }
  const from = { rule: 'form', quote: row.source.quote } as const
  const after = await change.append([addRecordStep({ ...read.data, names: row.id }, from, ids)])
  return answerChange(change, after, ids.id)
}

async function merge(ctx: Ctx, change: VentureChange, row: EvidenceRow, kept: EvidenceRow): Promise<Answer> {
  if (kept.id === row.id || kept.type !== row.type)
    throw new AppError('bad_request', 'Only two records of one kind can be merged.')
  const ids = { id: ctx.newId(), at: change.at }
  const step = mergeRecordsStep(change.ledger, { keptId: kept.id, mergedId: row.id }, ids)
  const { record, counters } = await answerChange(change, await change.append([step]), kept.id)
  // One that said nothing more leaves the other record as it was: its newest change is not the merging.
  return { record: { ...record, changeId: step.events[0]?.event.id ?? record.changeId }, counters }
}

const valueIn = (row: EvidenceRow, name: string): unknown =>
  new Map<string, unknown>(Object.entries(row)).get(name)

/** Nothing is the same whether it was never said, taken away or left empty. */
const isSame = (one: unknown, other: unknown) => (one ?? '') === (other ?? '')
