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
  /** Asks for the first one. */
  readonly tell: string
  /** What counts and what does not (roadmap-rules 2.3). */
  readonly rule: { readonly counts: string; readonly not: string }
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
    tell: 'Tell us about an interview',
    rule: {
      counts: 'A conversation you held with someone in a customer’s organisation about their problem.',
      not: 'Surveys, e-mails, planned calls, investors, mentors, colleagues, friends and family do not.',
    },
  },
  loi: {
    counts: 'organisations',
    label: 'LOIs',
    one: 'LOI',
    many: 'LOIs',
    name: 'Letter of intent',
    words: ['loi', 'lois', 'letters of intent', 'letter of intent'],
    inFull: 'letters of intent',
    tell: 'Tell us about a letter',
    rule: {
      counts: 'A letter of intent, an MoU or a reservation that an outside organisation has signed.',
      not: 'Drafts, promises, NDAs and letters of support for a grant do not.',
    },
  },
  pilot: {
    counts: 'organisations',
    label: 'Pilots',
    one: 'pilot',
    many: 'pilots',
    name: 'Pilot',
    words: ['pilot'],
    inFull: 'pilots',
    tell: 'Tell us about a pilot',
    rule: {
      counts: 'A signed, running or finished trial with an outside organisation on its own problem.',
      not: 'Plans, demos, and tests in your own lab or institute do not.',
    },
  },
  revenue: {
    counts: 'organisations',
    label: 'Revenue',
    one: 'paying customer',
    many: 'paying customers',
    name: 'Paying customer',
    words: ['customer', 'paying customer'],
    inFull: 'paying customers',
    tell: 'Tell us about a sale',
    rule: {
      counts: 'A customer who paid an invoice or signed a purchase order for the technology.',
      not: 'Grants, prizes, equity, forecasts and refundable deposits do not.',
    },
  },
} as const satisfies Record<string, EvidenceTypeShape>

export type EvidenceType = keyof typeof EVIDENCE

export const EVIDENCE_TYPES = Object.keys(EVIDENCE) as EvidenceType[]

/** Whether each organisation counts once; the others count conversations. */
export function countsOrganisations(type: EvidenceType): boolean {
  return EVIDENCE[type].counts === 'organisations'
}

/** Something for each type of evidence. */
export function forEachEvidenceType<T>(make: (type: EvidenceType) => T): Record<EvidenceType, T> {
  return recordOf(EVIDENCE_TYPES, make)
}
