import { z } from 'zod'

const Moment = z.iso.datetime({ offset: true }).max(40)

/** What the newest replies say of who answers; a form that is not saved says nothing of it. */
export const AnswersNow = z.object({
  /**
   * `answers`: the model did. `stands_in`: another model, or the guide, in its place. `fails`: nobody did. `untried`: no
   * call since it was saved. `guide`: no model is connected.
   */
  state: z.enum(['answers', 'stands_in', 'fails', 'untried', 'guide']),
  /** The model in force, as it was chosen; empty for the guide. */
  chosen: z.string(),
  /** Who answered last, where somebody did: a model's id, or `guide`. */
  by: z.string().nullable(),
  /** When the last call was made; of failures, when the first of the unbroken row was. */
  at: Moment.nullable(),
  /** Milliseconds until the first word of the last reply. */
  firstTextMs: z.number().nullable(),
  /** The provider's own sentence about the last failure. */
  said: z.string().nullable(),
  /** Dollars of a reply, as the mean of `replies` newest ones; null where no price is known. */
  costPerReply: z.number().nullable(),
  replies: z.number().int(),
})
export type AnswersNow = z.infer<typeof AnswersNow>
