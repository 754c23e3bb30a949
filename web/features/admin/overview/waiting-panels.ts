import type { Analytics } from '#shared/admin/analytics.ts'

const PANELS = ['conversion', 'engagement', 'quality', 'active', 'api', 'visitors'] as const
type PanelName = (typeof PANELS)[number]

/** Which panels have no figure yet: they wait in one list rather than show a frame around nothing. */
export function waitingPanels({ betaMetrics, activeUsers, apiUsage }: Analytics): ReadonlySet<PanelName> {
  const { conversion, dashboardEngagement, messageQuality, anonymousBehavior } = betaMetrics
  const has: Record<PanelName, boolean> = {
    conversion: conversion.anonymousSessions > 0,
    engagement: dashboardEngagement.totalUsers > 0,
    quality: messageQuality.avgMessagesPerConvo > 0,
    active: activeUsers.monthly > 0,
    api: apiUsage.monthly.calls > 0,
    visitors: anonymousBehavior.totalAnonymousSessions > 0,
  }
  return new Set(PANELS.filter((name) => !has[name]))
}
