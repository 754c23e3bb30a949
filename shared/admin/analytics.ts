import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** Days that the beta metrics look back (product.md section 9). */
export const ANALYTICS_DAYS = 7

const count = z.number().int()
/** In percent, with one decimal. */
const rate = z.number()

/** Today, the last 7 days and the last 30 days, by UTC and today included: the sums of the series’ last days. */
const periods = <T extends z.ZodType>(value: T) => z.object({ daily: value, weekly: value, monthly: value })

const ApiUsage = z.object({
  /** Calls of a model; the built-in guide is none. */
  calls: count,
  /** Dollars, of the calls whose price is known. */
  cost: z.number(),
  /** Calls whose tokens or price are not known: they are in `calls` and not in `cost`. */
  unpriced: count,
})

/** One day, by UTC. */
export const AnalyticsDay = z.object({
  date: z.iso.date(),
  calls: count,
  unpriced: count,
  cost: z.number(),
  promptTokens: count,
  completionTokens: count,
  /** Users who sent a message, and anonymous sessions that did. */
  activeUsers: count,
  activeVisitors: count,
  signups: count,
  /** Calls of a model that failed. */
  errors: count,
  /** Milliseconds from the call to the first text, built-in guide left out; null on a day without. */
  firstTokenP50: z.number().nullable(),
  firstTokenP95: z.number().nullable(),
})
export type AnalyticsDay = z.infer<typeof AnalyticsDay>

/**
 * The spec's response (product.md section 3), and what goes beyond it: `answers`, `signedUpSessions`, `directSignups`,
 * `unpriced`, `unpricedModels`, `series`.
 */
export const Analytics = z.object({
  activeUsers: periods(count),
  totalConversations: count,
  totalMessages: count,
  totalKnowledgeEntries: count,
  apiUsage: periods(ApiUsage),
  /** Of the last 7 days, test accounts left out. */
  betaMetrics: z.object({
    /** The rate is that of the sessions that signed up: their visit was claimed, then or since. */
    conversion: z.object({
      anonymousSessions: count,
      /** Everybody who signed up, `directSignups` of them without a visit before. */
      signups: count,
      signedUpSessions: count,
      directSignups: count,
      conversionRate: rate,
    }),
    anonymousBehavior: z.object({
      /** Sessions that came to the third message, and to the last free one. */
      softHintSessions: count,
      hardLimitSessions: count,
      totalAnonymousSessions: count,
    }),
    /** People who signed up, and those of them who moved past Spark; who runs the back-office is left out. */
    dashboardEngagement: z.object({ totalUsers: count, usersWithProgress: count, engagementRate: rate }),
    messageQuality: z.object({ avgMessagesPerConvo: z.number() }),
  }),
  /** What founders made of the replies of the last 7 days, and what waits for an operator now. */
  answers: z.object({
    replies: count,
    rated: count,
    helpful: count,
    undone: count,
    broken: count,
    unanswered: count,
    unansweredNew: count,
    /** Everything that waits in the review queue. */
    waiting: count,
  }),
  /** Models behind the unpriced calls of the month. */
  unpricedModels: z.array(z.object({ model: z.string(), calls: count })),
  /** Every day of the period, oldest first, today last. */
  series: z.array(AnalyticsDay),
  generatedAt: z.iso.datetime({ offset: true }),
})
export type Analytics = z.infer<typeof Analytics>

const input = z.object({ days: z.coerce.number().int().min(7).max(365).default(30) })

const PATH = '/functions/v1/get-analytics'

export const analyticsApi = {
  get: endpoint({ method: 'GET', path: PATH, access: 'operator', input, output: Analytics }),
  /** The same, as it is invoked with POST. */
  invoke: endpoint({ method: 'POST', path: PATH, access: 'operator', input, output: Analytics }),
}
