import { factNames } from '#shared/record-facts.ts'
import type { Facts } from '#shared/records/with-facts.ts'
import type { EvidenceType } from '#shared/roadmap.ts'

/** Returns what of some values a record of a type holds. */
export function factsFor(type: EvidenceType, values: Readonly<Record<string, unknown>>): Facts {
  const names = factNames(type)
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => names.has(name) && value !== undefined),
  )
}
