import { z } from 'zod'
import { MEMBER_DAILY_MAX } from './setting-fields.ts'

const WHOLE = `A limit must be a whole number from 0 to ${MEMBER_DAILY_MAX.toLocaleString('en')}.`
const limit = z.number(WHOLE).int(WHOLE).min(0, WHOLE).max(MEMBER_DAILY_MAX, WHOLE)

/** Messages in a day, by UTC; what is left out is as the environment says, or not limited. */
export const DailyLimits = z.object({
  /** Of all visitors together; 0 lets none of them ask. */
  visitors_a_day: limit.optional(),
  /** Of each member. */
  member_a_day: limit.min(1, 'A member must be able to send a message: enter 1 or more.').optional(),
})
export type DailyLimits = z.infer<typeof DailyLimits>
