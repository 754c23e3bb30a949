import { isSameRecord, isSameWithoutOrganisation } from '#shared/records/same-record.ts'
import type { Facts } from '#shared/records/with-facts.ts'
import type { EvidenceRow } from '#shared/records.ts'
import type { EvidenceType } from '#shared/roadmap.ts'

/** What is compared of a record that is being typed. */
export type Typed = Facts & { readonly type: EvidenceType; readonly organisation: string }

/** Words without case, accents and punctuation. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLocaleLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

const isWithin = (some: readonly string[], all: readonly string[]) =>
  some.length > 0 && some.every((word) => all.includes(word))

/** Whether one name says the other too: "Lang" and "Petra Lang". */
export function isAlike(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  return isWithin(a, b) || isWithin(b, a)
}

/** Whether one of two interviews names no organisation, so that only the person tells them apart. */
const isUnsaid = (type: EvidenceType, one: string, other: string) =>
  type === 'interview' && (one === '' || other === '')

/** The record that the typed one may be, where that has to be asked: what is the same beyond doubt the server completes. */
export function doubtOf(typed: Typed, records: readonly EvidenceRow[]): EvidenceRow | null {
  const { type, organisation, who = '' } = typed
  const alike = records.filter(
    (record) =>
      record.type === type &&
      record.named &&
      (isAlike(record.organisation, organisation) || isUnsaid(type, record.organisation, organisation)) &&
      (type !== 'interview' || isAlike(record.who ?? '', who)),
  )
  const isCertain = (record: EvidenceRow) =>
    (wordsOf(record.organisation).join(' ') === wordsOf(organisation).join(' ') &&
      isSameRecord(type, record, typed)) ||
    (type === 'interview' && isSameWithoutOrganisation(record, typed))
  return alike.some(isCertain) ? null : (alike[0] ?? null)
}
