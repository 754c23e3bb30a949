import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Analytics } from '#shared/admin/analytics.ts'
import { ROUTES } from '#shared/routes.ts'
import { formatCount } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { ActiveUsers } from './active-users.tsx'
import { Answers } from './answers.tsx'
import { CostPanels } from './cost-panels.tsx'
import { Funnel } from './funnel.tsx'
import classes from './overview.module.css'
import { Rates } from './rates.tsx'
import { FEW_SIGNUPS } from './verdicts.ts'
import { BetaBadge, Waiting } from './waiting.tsx'
import { waitingPanels } from './waiting-panels.ts'

const t = textsOf('adminOverview')

/** The figures of the last 7 days: each panel that has one, and one list of the others. */
export function Figures({ analytics }: { analytics: Analytics }) {
  const waiting = waitingPanels(analytics)
  const { answers, betaMetrics } = analytics
  const isBeta = betaMetrics.conversion.signups < FEW_SIGNUPS
  return (
    <>
      {isBeta && waiting.size === 0 && (
        <p className={classes.beta}>
          <BetaBadge />
        </p>
      )}
      <dl className={classes.totals}>
        <Total label={t('totals.conversations')} value={analytics.totalConversations} />
        <Total label={t('totals.messages')} value={analytics.totalMessages} />
        <Total label={t('totals.entries')} value={analytics.totalKnowledgeEntries} />
        {answers.waiting > 0 && (
          <Total label={t('totals.review')} value={answers.waiting}>
            <Anchor component={Link} to={ROUTES.adminReview} ff="text" fz="sm" fw={550}>
              {t('totals.queue')}
            </Anchor>
          </Total>
        )}
      </dl>
      <CostPanels analytics={analytics} />
      <Rates analytics={analytics} />
      <div className={classes.two}>
        {!waiting.has('visitors') && <Funnel metrics={betaMetrics} />}
        {answers.replies > 0 && <Answers analytics={analytics} />}
        {!waiting.has('active') && <ActiveUsers analytics={analytics} />}
      </div>
      <Waiting analytics={analytics} />
    </>
  )
}

function Total({ label, value, children }: { label: string; value: number; children?: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={classes.figure}>
        {formatCount(value)} {children}
      </dd>
    </div>
  )
}
