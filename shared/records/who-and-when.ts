import type { EvidenceType } from '../roadmap.ts'
import type { Facts } from './with-facts.ts'

/** The fact of a type that says when it was, or since when it is. */
export const DAY_OF = {
  interview: 'date',
  loi: 'date',
  pilot: 'start',
  revenue: 'since',
} as const satisfies Record<EvidenceType, keyof Facts>
/** The fact of a type that says with whom it was; a pilot and a customer are an organisation's. */
const WHO_OF = {
  interview: 'who',
  loi: 'signatory',
  pilot: null,
  revenue: null,
} as const satisfies Record<EvidenceType, keyof Facts | null>

/** Whom and which day a record names, whatever its type calls them. An empty text or null takes one away. */
export interface WhoAndWhen {
  readonly who?: string | undefined
  readonly date?: string | null | undefined
}

export const namesWho = (type: EvidenceType): boolean => WHO_OF[type] !== null

/** Whom and which day the facts of a record name; nothing where they do not. */
export function whoAndWhen(type: EvidenceType, facts: Facts = {}): { who?: string; date?: string } {
  const who = WHO_OF[type] && facts[WHO_OF[type]]
  const date = facts[DAY_OF[type]]
  return { ...(who && { who }), ...(date && { date }) }
}

/** The same as facts of a type. */
export function factsOfWhoAndWhen(type: EvidenceType, { who, date }: WhoAndWhen): Facts {
  const name = WHO_OF[type]
  return {
    ...(name && who !== undefined && { [name]: who }),
    ...(date !== undefined && { [DAY_OF[type]]: date }),
  }
}
