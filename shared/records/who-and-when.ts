import type { EvidenceType } from '../roadmap.ts'
import type { Facts } from './with-facts.ts'

/** The facts of a type that say with whom it was and when; a pilot and a customer are an organisation's. */
const NAMES = {
  interview: { who: 'who', date: 'date' },
  loi: { who: 'signatory', date: 'date' },
  pilot: { who: null, date: 'start' },
  revenue: { who: null, date: 'since' },
} as const satisfies Record<EvidenceType, unknown>

/** Whom and which day a record names, whatever its type calls them. An empty text or null takes one away. */
export interface WhoAndWhen {
  readonly who?: string | undefined
  readonly date?: string | null | undefined
}

export const namesWho = (type: EvidenceType): boolean => NAMES[type].who !== null

/** Whom and which day the facts of a record name; nothing where they do not. */
export function whoAndWhen(type: EvidenceType, facts: Facts = {}): { who?: string; date?: string } {
  const names = NAMES[type]
  const [who, date] = [names.who && facts[names.who], facts[names.date]]
  return { ...(who && { who }), ...(date && { date }) }
}

/** The same as facts of a type. */
export function factsOfWhoAndWhen(type: EvidenceType, { who, date }: WhoAndWhen): Facts {
  const names = NAMES[type]
  return {
    ...(names.who && who !== undefined && { [names.who]: who }),
    ...(date !== undefined && { [names.date]: date }),
  }
}
