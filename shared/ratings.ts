import { z } from 'zod'
import { MESSAGE_MAX_LENGTH, Uuid } from './chat.ts'
import { endpoint } from './endpoint.ts'
import { PlainText } from './plain-text.ts'

/** Longest line that a person may write to a thumb. */
const RATING_COMMENT_MAX = 500

/** What was wrong with a reply. */
const RatingReason = z.enum(['not_my_question', 'wrong_facts', 'too_long', 'too_vague', 'other'])
export type RatingReason = z.infer<typeof RatingReason>

/** What a member thinks of a reply. A thumb up has no reason. */
export const Rating = z.object({
  rating: z.enum(['up', 'down']),
  reason: RatingReason.nullable(),
  comment: z.string(),
})
export type Rating = z.infer<typeof Rating>

/** A rating as operators see it, with the reply and what it answers. */
const RatedReply = Rating.extend({
  message_id: Uuid,
  conversation_id: Uuid,
  rated_at: z.iso.datetime({ offset: true }),
  question: z.string().max(MESSAGE_MAX_LENGTH),
  reply: z.string(),
})
export type RatedReply = z.infer<typeof RatedReply>

/** Thumbs are for members: a visitor's reply has none, and gets none by a claim. */
export const ratingsApi = {
  /** Rates a reply of one's own, or changes one's mind. 404 for a message of the person's. */
  rate: endpoint({
    method: 'PUT',
    path: '/rest/v1/messages/:id/rating',
    access: 'member',
    input: z.object({
      id: Uuid,
      rating: Rating.shape.rating,
      /** Kept with a thumb down only. */
      reason: RatingReason.nullish(),
      comment: PlainText.max(
        RATING_COMMENT_MAX,
        `Shorten this to ${RATING_COMMENT_MAX} characters`,
      ).optional(),
    }),
    output: Rating,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/rest/v1/messages/:id/rating',
    access: 'member',
    input: z.object({ id: Uuid }),
    output: z.object({ removed: z.boolean() }),
  }),
  /** The newest ratings, for operators; 403 while conversations are closed to them (ADMIN_CONVERSATIONS=off). */
  list: endpoint({
    method: 'GET',
    path: '/rest/v1/ratings',
    access: 'operator',
    input: z.object({
      rating: Rating.shape.rating.optional(),
      reason: RatingReason.optional(),
      limit: z.coerce.number().int().min(1).max(500).default(100),
    }),
    output: z.array(RatedReply),
  }),
}
