import { adminActor } from '#server/auth/policies.ts'
import type { Ctx } from '#server/context.ts'
import {
  findPeopleFigures,
  findUsageFigures,
  type PeopleFigures,
  type UsageFigures,
} from '#server/db/analytics.ts'
import { ANALYTICS_DAYS, type Analytics, type AnalyticsDay } from '#shared/admin/analytics.ts'
import { SOFT_HINT_AT } from '#shared/chat.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The overview's figures as of now: the spec's response, and a series of `days` days up to today. */
export async function getAnalytics(ctx: Ctx, { days }: { days: number }): Promise<Analytics> {
  const now = ctx.now()
  const period = { now, days, betaDays: ANALYTICS_DAYS }
  const limits = { softHint: SOFT_HINT_AT, hardLimit: ctx.config.ANONYMOUS_MESSAGE_LIMIT }
  return ctx.database.asActor(adminActor(ctx), async (db) => {
    const usage = await findUsageFigures(db, period)
    const people = await findPeopleFigures(db, { ...period, ...limits })
    return {
      ...overview(people),
      apiUsage: usage.apiUsage,
      unpricedModels: usage.unpricedModels,
      series: series(now, days, usage, people),
      generatedAt: now.toISOString(),
    }
  })
}

function overview({ activeUsers, totals, sessions, signups, recent }: PeopleFigures) {
  return {
    activeUsers,
    totalConversations: totals.conversations,
    totalMessages: totals.messages,
    totalKnowledgeEntries: totals.knowledgeEntries,
    betaMetrics: {
      conversion: {
        anonymousSessions: sessions.total,
        signups: signups.total,
        conversionRate: percent(signups.total, sessions.total),
      },
      anonymousBehavior: {
        softHintSessions: sessions.softHint,
        hardLimitSessions: sessions.hardLimit,
        totalAnonymousSessions: sessions.total,
      },
      dashboardEngagement: {
        totalUsers: signups.total,
        usersWithProgress: signups.withProgress,
        engagementRate: percent(signups.withProgress, signups.total),
      },
      messageQuality: {
        avgMessagesPerConvo: recent.conversations === 0 ? 0 : tenth(recent.messages / recent.conversations),
      },
    },
  }
}

const tenth = (value: number) => Math.round(value * 10) / 10

/** With one decimal; 0 of nothing, and never more than all: people also sign up without a visit before. */
const percent = (part: number, whole: number) =>
  whole === 0 ? 0 : Math.min(100, tenth((part / whole) * 100))

const QUIET = {
  calls: 0,
  unpriced: 0,
  cost: 0,
  promptTokens: 0,
  completionTokens: 0,
  activeUsers: 0,
  activeVisitors: 0,
  signups: 0,
  errors: 0,
  firstTokenP50: null,
  firstTokenP95: null,
}

/** Every day up to today, also those on which nothing happened. */
function series(now: Date, days: number, usage: UsageFigures, people: PeopleFigures): AnalyticsDay[] {
  const known = new Map<string, Partial<AnalyticsDay>>()
  for (const day of [...usage.days, ...people.active, ...people.joined]) {
    known.set(day.date, { ...known.get(day.date), ...day })
  }
  return Array.from({ length: days }, (_, index) => {
    const date = new Date(now.getTime() - (days - 1 - index) * DAY_MS).toISOString().slice(0, 10)
    return { date, ...QUIET, ...known.get(date) }
  })
}
