import type { Analytics } from '#shared/admin/analytics.ts'
import { formatCount } from '#web/lib/format.ts'
import { Panel } from '#web/ui/panel.tsx'
import classes from './overview.module.css'

/** How far anonymous sessions go: a step line with its figures below. */
export function Funnel({ metrics }: { metrics: Analytics['betaMetrics'] }) {
  const { anonymousBehavior, conversion } = metrics
  const total = anonymousBehavior.totalAnonymousSessions
  const steps = [
    { count: total, label: 'Sessions', note: '7 days' },
    { count: anonymousBehavior.softHintSessions, label: 'Saw the soft hint', note: 'third message' },
    { count: anonymousBehavior.hardLimitSessions, label: 'Reached the limit', note: 'last free message' },
    { count: conversion.signups, label: 'Signed up', note: 'at any point' },
  ]
  const most = Math.max(1, ...steps.map(({ count }) => count))
  return (
    <Panel title="Anonymous visitors" description="How far a session goes before someone signs up">
      <ol className={classes.funnel}>
        {steps.map(({ count, label, note }) => (
          <li key={label}>
            <span className={classes.step} aria-hidden="true">
              <span style={{ height: `${(count / most) * 100}%` }} />
            </span>
            <span className={classes.count}>{formatCount(count)}</span>
            <span className={classes.stepLabel}>{label}</span>
            <span className={classes.stepNote}>{note}</span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
