import type { EvidenceRow } from '#shared/records.ts'
import { isAlike } from './doubt.ts'
import { type FieldSpec, fieldsOf, valuesOf } from './record-fields.ts'

/** A single record with a name; several told in one are no one's double. */
const isSingle = ({ named, count }: EvidenceRow) => named && count <= 1

/** The records that one may be the same as, those of the same organisation first. */
export function mergeable(record: EvidenceRow, records: readonly EvidenceRow[]): readonly EvidenceRow[] {
  const { id, type, organisation, who = '' } = record
  if (!isSingle(record)) return []
  const others = records.filter((other) => other.id !== id && other.type === type && isSingle(other))
  const alike = (other: EvidenceRow) =>
    Number(isAlike(other.organisation, organisation)) + Number(isAlike(other.who ?? '', who))
  return others.toSorted((a, b) => alike(b) - alike(a))
}

/** A field of two records that become one. */
export interface MergedField {
  readonly spec: FieldSpec
  readonly stays: string
  /** Whether only the other one says it. */
  readonly isAdded: boolean
  /** What the other one says and is not kept; empty where nothing is lost. */
  readonly dropped: string
}

/** What becomes of each field that either says: what is kept there wins, as on the server. */
export function mergedFields(kept: EvidenceRow, gone: EvidenceRow): readonly MergedField[] {
  const [mine, theirs] = [valuesOf(kept), valuesOf(gone)]
  return fieldsOf(kept.type).flatMap((spec) => {
    const { [spec.name]: held = '' } = mine
    const { [spec.name]: other = '' } = theirs
    if (held === '' && other === '') return []
    const dropped = held !== '' && other !== held ? other : ''
    return [{ spec, stays: held || other, isAdded: held === '', dropped }]
  })
}
