import { z } from 'zod'
import { MessageStatus, Uuid } from '../chat.ts'
import { StandIn } from '../models.ts'

/** A rule that a finished reply broke. */
export const BrokenRule = z.object({
  box_key: z.string(),
  rule_id: z.string(),
  /** The rule as a sentence. */
  rule: z.string(),
  /** What was found, in a few words: "212 words". */
  found: z.string(),
  /** The words that stand in the reply and should not. */
  words: z.array(z.string()),
})
export type BrokenRule = z.infer<typeof BrokenRule>

/** Something that was read in a message for the roadmap. */
export const Capture = z.object({
  /** The field or counter: "Interviews". */
  what: z.string(),
  before: z.string(),
  after: z.string(),
  /** How its founder took it back, and when; null where it stands. */
  taken_back: z.enum(['undone', 'rejected']).nullable(),
  taken_back_at: z.iso.datetime({ offset: true }).nullable(),
})
export type Capture = z.infer<typeof Capture>

/** What a reply was made of. Null stands for what was not recorded then. */
export const ReplyFacts = z.object({
  status: MessageStatus,
  error_code: z.string().nullable(),
  /** `guide` for the built-in one. */
  model: z.string().nullable(),
  provider: z.string().nullable(),
  /** Who answered in the place of the model that failed. */
  stand_in: StandIn.nullable(),
  /** The master prompt: 0 is the one that the product begins with; saved ones count from 1. */
  prompt: z.object({ version: z.number().int(), live: z.boolean() }).nullable(),
  first_text_ms: z.number().nullable(),
  latency_ms: z.number().nullable(),
  prompt_tokens: z.number().nullable(),
  completion_tokens: z.number().nullable(),
  cached_tokens: z.number().nullable(),
  /** Dollars; null where the price is not known. */
  cost: z.number().nullable(),
  /** Entries of the knowledge base, best first; null for a message that asked nothing of it. */
  entries: z.array(z.object({ id: Uuid, title: z.string().nullable() })).nullable(),
  rules_checked: z.number().int().nullable(),
  broken: z.array(BrokenRule),
  /** What was read in the message that it answers. */
  captures: z.array(Capture),
})
export type ReplyFacts = z.infer<typeof ReplyFacts>
