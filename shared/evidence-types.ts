import { recordOf } from './record-of.ts'

interface EvidenceTypeShape {
  /** What a number of it counts: conversations, or organisations, of which each counts once. */
  readonly counts: 'conversations' | 'organisations'
  /** The counter, in a heading. */
  readonly label: string
  /** One and many of it within a sentence. */
  readonly one: string
  readonly many: string
  /** One record of it. */
  readonly name: string
  /** What a rule of the assistant may call it. */
  readonly words: readonly string[]
  /** Many of it where no abbreviation helps. */
  readonly inFull: string
}

/**
 * The types of evidence, in the order in which they are shown: counters, cards, export, rules and the readers' lists all
 * follow from here. `docs/how-to.md` says what else one more of them takes.
 */
export const EVIDENCE = {
  interview: {
    counts: 'conversations',
    label: 'Interviews',
    one: 'interview',
    many: 'interviews',
    name: 'Interview',
    words: ['interview'],
    inFull: 'interviews',
  },
  loi: {
    counts: 'organisations',
    label: 'LOIs',
    one: 'LOI',
    many: 'LOIs',
    name: 'Letter of intent',
    words: ['loi', 'lois', 'letters of intent', 'letter of intent'],
    inFull: 'letters of intent',
  },
  pilot: {
    counts: 'organisations',
    label: 'Pilots',
    one: 'pilot',
    many: 'pilots',
    name: 'Pilot',
    words: ['pilot'],
    inFull: 'pilots',
  },
  revenue: {
    counts: 'organisations',
    label: 'Revenue',
    one: 'paying customer',
    many: 'paying customers',
    name: 'Paying customer',
    words: ['customer', 'paying customer'],
    inFull: 'paying customers',
  },
} as const satisfies Record<string, EvidenceTypeShape>

export type EvidenceType = keyof typeof EVIDENCE

export const EVIDENCE_TYPES = Object.keys(EVIDENCE) as EvidenceType[]

/** Returns whether each organisation counts once; the others count conversations. */
export function countsOrganisations(type: EvidenceType): boolean {
  return EVIDENCE[type].counts === 'organisations'
}

/** Something for each type of evidence. */
export function forEachEvidenceType<T>(make: (type: EvidenceType) => T): Record<EvidenceType, T> {
  return recordOf(EVIDENCE_TYPES, make)
}
