import type { EvidenceRecord, LedgerEvent } from '#shared/roadmap.ts'
import { organisationKey } from './organisation.ts'

type ConfirmEvent = Extract<LedgerEvent, { kind: 'confirm' }>

/** A record with what its founder changed when they added it, and the operation and number that it counts with. */
export function confirmedRecord(record: EvidenceRecord, event: ConfirmEvent) {
  const { proposedOp = 'add', proposed, count: stated } = record
  const count = event.count ?? proposed ?? stated ?? 1
  const isOther = event.type !== undefined && event.type !== record.type
  // A total or a correction is one of its own counter: of another one it is what is added.
  const op = event.op ?? (isOther ? 'add' : proposedOp)
  return { record: changedRecord(record, event, count), op, count }
}

function changedRecord(record: EvidenceRecord, event: ConfirmEvent, count: number): EvidenceRecord {
  const { type = record.type, org, paid, amount } = event
  if (type === record.type && org === undefined && paid === undefined && amount === undefined) return record
  const { org: _org, orgs: _orgs, amount: _amount, paid: _paid, ...rest } = asType(record, type)
  const orgs = org === undefined ? organisationsIn(record) : namesIn(org, count)
  const sum = paid === false && type === 'pilot' ? '' : (amount ?? record.amount ?? '')
  const pays = paid ?? (amount ? true : type === record.type ? record.paid : undefined)
  return {
    ...rest,
    ...(orgs.length > 0 && { orgs }),
    ...(orgs.length === 1 && { org: orgs[0] }),
    ...(sum !== '' && { amount: sum }),
    ...(type === 'pilot' && pays !== undefined && { paid: pays }),
  }
}

/** A record as one of another type, without what was said of the deal that it was taken for. */
function asType(record: EvidenceRecord, type: EvidenceRecord['type']): EvidenceRecord {
  if (type === record.type) return record
  const {
    converted_from: _from,
    subset_of: _of,
    source: _source,
    stage: _stage,
    signed: _signed,
    ...rest
  } = record
  return { ...rest, type }
}

/** The organisations that a record names. */
export const organisationsIn = (record: EvidenceRecord): string[] =>
  record.orgs ?? (record.org ? [record.org] : [])

/** The names in a text: one for one organisation, for more those between its commas ("Acme, Inc." stays one). */
function namesIn(text: string, count: number): string[] {
  const names: string[] = []
  for (const part of count === 1 ? [text] : text.split(/[,;]/)) {
    const name = part.trim()
    const before = names.at(-1)
    if (name === '') continue
    if (before !== undefined && organisationKey(name) === '') names[names.length - 1] = `${before}, ${name}`
    else names.push(name)
  }
  return names
}
