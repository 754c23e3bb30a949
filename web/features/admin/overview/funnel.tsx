import type { Analytics } from '#shared/admin/analytics.ts'
import { formatCount } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { Panel } from '#web/ui/panel.tsx'
import classes from './overview.module.css'

const t = textsOf('adminOverview')

/**
 * How far anonymous sessions go: a step line with its figures below. Signing up is no step after the others, as people do
 * it at any point: it stands where its count puts it, so that the line never rises.
 */
export function Funnel({ metrics }: { metrics: Analytics['betaMetrics'] }) {
  const { anonymousBehavior, conversion } = metrics
  const steps = [
    { step: 'sessions', count: anonymousBehavior.totalAnonymousSessions },
    { step: 'hint', count: anonymousBehavior.softHintSessions },
    { step: 'limit', count: anonymousBehavior.hardLimitSessions },
    { step: 'signedUp', count: conversion.signedUpSessions },
  ] as const
  const falling = steps.toSorted((one, other) => other.count - one.count)
  const most = Math.max(1, anonymousBehavior.totalAnonymousSessions)
  return (
    <Panel title={t('funnel.title')} description={t('funnel.lead')}>
      <ol className={classes.funnel}>
        {falling.map(({ count, step }) => (
          <li key={step}>
            <span className={classes.step} aria-hidden="true">
              <span style={{ height: `${(count / most) * 100}%` }} />
            </span>
            <span className={classes.count}>{formatCount(count)}</span>
            <span className={classes.stepLabel}>{t(`funnel.step.${step}`)}</span>
            <span className={classes.stepNote}>{t(`funnel.note.${step}`)}</span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
