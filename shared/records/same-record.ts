import type { EvidenceType } from '../roadmap.ts'
import { DAY_OF } from './who-and-when.ts'
import type { Facts } from './with-facts.ts'

/** The day by which two records of one organisation are told apart. */
export const dayOf = (type: EvidenceType, facts: Facts) => facts[DAY_OF[type]]

/**
 * Whether two records of one organisation and type are one: the same day or one of them without a day, and in an interview
 * the same person. Names are the same in any order and without accents: "Lang, Petra" is "Petra Lang".
 */
export function isSameRecord(type: EvidenceType, one: Facts, other: Facts): boolean {
  const [day, otherDay] = [dayOf(type, one), dayOf(type, other)]
  if (day && otherDay && day !== otherDay) return false
  if (type !== 'interview') return true
  const [who, otherWho] = [wordsIn(one.who ?? ''), wordsIn(other.who ?? '')]
  return who !== '' && who === otherWho
}

/** "Petra Lang", "Dr Uwe Stähl": a name of several words, where a role is mostly written small. */
const NAME = /^\p{Lu}\S{0,60}(?:\s\S{1,60}){0,4}\s\p{Lu}\S{0,60}$/u

export const isName = (text: string): boolean => NAME.test(text)

/** The facts that tell two interviews apart, where the organisation may be empty. */
interface Talk {
  readonly organisation: string
  readonly who?: string | undefined
  readonly date?: string | null | undefined
}

/**
 * Whether two interviews are one of which one or both name no organisation: the same person, and the same day or one of
 * them without a day. Where one names an organisation, a role is not enough: the name is the same, or the day.
 */
export function isSameWithoutOrganisation(one: Talk, other: Talk): boolean {
  if (one.organisation !== '' && other.organisation !== '') return false
  if (!isSameRecord('interview', one, other)) return false
  const isSameDay = Boolean(one.date) && one.date === other.date
  return one.organisation === other.organisation || isSameDay || isName(one.who ?? '')
}

function wordsIn(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return (plain.match(/[\p{L}\p{N}]{1,120}/gu) ?? []).sort().join(' ')
}
