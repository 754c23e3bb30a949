import type { Analytics } from '#shared/admin/analytics.ts'

/** The figures of a product that nobody but its operator has used. */
export const QUIET: Analytics = {
  activeUsers: { daily: 0, weekly: 0, monthly: 0 },
  totalConversations: 0,
  totalMessages: 0,
  totalKnowledgeEntries: 60,
  apiUsage: {
    daily: { calls: 0, cost: 0, unpriced: 0 },
    weekly: { calls: 0, cost: 0, unpriced: 0 },
    monthly: { calls: 0, cost: 0, unpriced: 0 },
  },
  betaMetrics: {
    conversion: {
      anonymousSessions: 0,
      signups: 1,
      signedUpSessions: 0,
      directSignups: 1,
      conversionRate: 0,
    },
    anonymousBehavior: { softHintSessions: 0, hardLimitSessions: 0, totalAnonymousSessions: 0 },
    dashboardEngagement: { totalUsers: 0, usersWithProgress: 0, engagementRate: 0 },
    messageQuality: { avgMessagesPerConvo: 0 },
  },
  answers: {
    replies: 0,
    rated: 0,
    helpful: 0,
    undone: 0,
    broken: 0,
    unanswered: 0,
    unansweredNew: 0,
    waiting: 0,
  },
  unpricedModels: [],
  series: [],
  generatedAt: '2026-11-23T05:00:00Z',
}
