import { z } from 'zod'
import { Uuid } from '../chat.ts'

const Moment = z.iso.datetime({ offset: true }).max(40)

/** Why an entry was found. Words are the question's, or their English counterparts. */
const Why = z.object({
  title: z.array(z.string()),
  keywords: z.array(z.string()),
  tags: z.array(z.string()),
  content: z.array(z.string()),
  /** One sentence for each way of searching that found it, with its place there. */
  reasons: z.array(z.string()),
})

/** An entry that a question finds. */
export const TryHit = z.object({
  id: Uuid,
  title: z.string(),
  category: z.string(),
  score: z.number(),
  /** Whether a reply would be given it. */
  given: z.boolean(),
  why: Why,
})
export type TryHit = z.infer<typeof TryHit>

export const GapId = z.string().regex(/^[0-9a-f]{32}$/, 'This question is not in the list.')

/** A question that no entry answers. */
export const Gap = z.object({
  /** The same for as long as the question is asked about the same. */
  id: GapId,
  /** The question as it was last asked, without names, addresses and numbers that lead to a person. */
  question: z.string(),
  count: z.number().int(),
  last_asked_at: Moment,
  /** Whether an admin put it away. */
  dismissed: z.boolean(),
})
export type KnowledgeGap = z.infer<typeof Gap>
