import { z } from 'zod'
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
    /** What a pilot or a sale pays, as the founder wrote it. */
    amount: z.string().nullable(),
    /** The count that a correction replaces. */
    before: z.number().int().nullable(),
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

/** What a founder changed in a proposal before adding it; what is left out stays as proposed. */
export const ProposalChanges = z.object({
  type: EvidenceType.optional(),
  count: z.number().int().min(1).max(COUNT_MAX).optional(),
  /** Empty takes the name away. */
  org: z.string().trim().max(ORGANISATION_MAX, `Shorten this to ${ORGANISATION_MAX} characters`).optional(),
  amount: z.string().trim().max(AMOUNT_MAX, `Shorten this to ${AMOUNT_MAX} characters`).optional(),
  field: FieldName.optional(),
  value: z.string().trim().min(1).max(600, 'Shorten this to 600 characters').optional(),
})
export type ProposalChanges = z.infer<typeof ProposalChanges>
