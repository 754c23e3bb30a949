import { z } from 'zod'
import { PlainText } from './plain-text.ts'
import { InterviewFacts } from './record-facts.ts'
import { COUNT_MAX, EvidenceType, FieldName } from './roadmap.ts'

/** Longest name of an organisation and longest amount that a founder may put into a proposal. */
const ORGANISATION_MAX = 120
const AMOUNT_MAX = 60

/** What a message would add to the roadmap or change on it, once the founder adds it: a row of the card below it. */
export const Proposal = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('evidence'),
    type: EvidenceType,
    op: z.enum(['add', 'set', 'correct', 'retract', 'repeat']),
    count: z.number().int().min(1),
    org: z.string().nullable(),
    /** With whom it was, a name or a role, and on which day, where the sentence says so. */
    who: z.string().optional(),
    date: z.string().optional(),
    /** Of a pilot: whether somebody pays for it. */
    paid: z.boolean().optional(),
    /** What a pilot or a sale pays, as the founder wrote it. */
    amount: z.string().nullable(),
    /** The count that a correction or a new total replaces. */
    before: z.number().int().nullable(),
    /** What has to be true for it to count, where that is more than its number: "Is the LOI signed?". */
    asks: z.string().optional(),
  }),
  z.object({
    kind: z.literal('field'),
    field: FieldName,
    value: z.string(),
    /** The value that it would replace. */
    before: z.string().nullable(),
  }),
])
export type Proposal = z.infer<typeof Proposal>
export type EvidenceProposal = Extract<Proposal, { kind: 'evidence' }>
export type FieldProposal = Extract<Proposal, { kind: 'field' }>

const COUNT_RULE = `Enter a number from 1 to ${COUNT_MAX}`

/** What a founder changed in a proposal before adding it; what is left out stays as proposed. */
export const ProposalChanges = z.object({
  type: EvidenceType.optional(),
  count: z.number().int().min(1, COUNT_RULE).max(COUNT_MAX, COUNT_RULE).optional(),
  /** Empty takes the name away; several stand with commas between them. */
  org: PlainText.max(ORGANISATION_MAX, `Shorten this to ${ORGANISATION_MAX} characters`).optional(),
  /** An empty text and null take them away. */
  who: InterviewFacts.shape.who.optional(),
  date: InterviewFacts.shape.date.optional(),
  /** Of a pilot. An amount makes it a paid one. */
  paid: z.boolean().optional(),
  amount: PlainText.max(AMOUNT_MAX, `Shorten this to ${AMOUNT_MAX} characters`).optional(),
  field: FieldName.optional(),
  value: PlainText.min(1, 'Enter a text').max(600, 'Shorten this to 600 characters').optional(),
})
export type ProposalChanges = z.infer<typeof ProposalChanges>
