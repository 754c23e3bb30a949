import { operatorActor } from '#server/auth/policies.ts'
import { findPeopleFigures, type PeopleFigures, type UsageDay } from '#server/db/analytics.ts'
import type { Ctx } from '#server/services/context.ts'
import { ANALYTICS_DAYS, type Analytics, type AnalyticsDay } from '#shared/admin/analytics.ts'
import { SOFT_HINT_AT } from '#shared/chat.ts'
import { DAY_MS, firstOf, isoDay } from './days.ts'
import type { UsageDays } from './usage-days.ts'

const MONTH = 30

/** The overview's figures as of now: the spec's response, and a series of `days` days up to today. */
export async function getAnalytics(
  ctx: Ctx,
  usageDays: UsageDays,
  { days }: { days: number },
): Promise<Analytics> {
  const now = ctx.now()
  const since = {
    series: firstOf(now, days),
    daily: firstOf(now, 1),
    weekly: firstOf(now, ANALYTICS_DAYS),
    monthly: firstOf(now, MONTH),
  }
  const limits = { softHint: SOFT_HINT_AT, hardLimit: ctx.config.ANONYMOUS_MESSAGE_LIMIT }
  return ctx.database.asActor(operatorActor(ctx), async (db) => {
    const usage = await usageDays.read(db, firstOf(now, Math.max(days, MONTH)), now)
    const people = await findPeopleFigures(db, since, limits)
    return {
      ...overview(people),
      apiUsage: {
        daily: sum(usage, since.daily),
        weekly: sum(usage, since.weekly),
        monthly: sum(usage, since.monthly),
      },
      unpricedModels: unpricedModels(usage, since.monthly),
      series: series(now, days, usage, people),
      generatedAt: now.toISOString(),
    }
  })
}

const from = (usage: readonly UsageDay[], first: Date) => usage.filter(({ date }) => date >= isoDay(first))

function sum(usage: readonly UsageDay[], first: Date) {
  const total = { calls: 0, cost: 0, unpriced: 0 }
  for (const { calls, cost, unpriced } of from(usage, first)) {
    total.calls += calls
    total.cost += cost
    total.unpriced += unpriced
  }
  return total
}

function unpricedModels(usage: readonly UsageDay[], first: Date): Analytics['unpricedModels'] {
  const counts = new Map<string, number>()
  for (const { model, calls } of from(usage, first).flatMap((day) => day.unpricedModels)) {
    counts.set(model, (counts.get(model) ?? 0) + calls)
  }
  return [...counts]
    .map(([model, calls]) => ({ model, calls }))
    .sort((one, other) => other.calls - one.calls || one.model.localeCompare(other.model))
}

function overview({ activeUsers, totals, sessions, signups, recent, answers }: PeopleFigures) {
  return {
    activeUsers,
    answers,
    totalConversations: totals.conversations,
    totalMessages: totals.messages,
    totalKnowledgeEntries: totals.knowledgeEntries,
    betaMetrics: {
      conversion: {
        anonymousSessions: sessions.total,
        signups: signups.total,
        signedUpSessions: sessions.signedUp,
        directSignups: signups.direct,
        conversionRate: percent(sessions.signedUp, sessions.total),
      },
      anonymousBehavior: {
        softHintSessions: sessions.softHint,
        hardLimitSessions: sessions.hardLimit,
        totalAnonymousSessions: sessions.total,
      },
      dashboardEngagement: {
        totalUsers: signups.users,
        usersWithProgress: signups.withProgress,
        engagementRate: percent(signups.withProgress, signups.users),
      },
      messageQuality: {
        avgMessagesPerConvo: recent.conversations === 0 ? 0 : tenth(recent.messages / recent.conversations),
      },
    },
  }
}

const tenth = (value: number) => Math.round(value * 10) / 10

/** With one decimal; 0 of nothing. */
const percent = (part: number, whole: number) => (whole === 0 ? 0 : tenth((part / whole) * 100))

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
function series(now: Date, days: number, usage: readonly UsageDay[], people: PeopleFigures): AnalyticsDay[] {
  const known = new Map<string, Partial<AnalyticsDay>>()
  for (const day of [...usage, ...people.active, ...people.joined]) {
    known.set(day.date, { ...known.get(day.date), ...day })
  }
  return Array.from({ length: days }, (_, index) => {
    const date = isoDay(new Date(now.getTime() - (days - 1 - index) * DAY_MS))
    return { date, ...QUIET, ...known.get(date) }
  })
}
