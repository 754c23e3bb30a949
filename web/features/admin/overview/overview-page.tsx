import '@mantine/core/styles/SegmentedControl.layer.css'
import { SegmentedControl, Skeleton } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { type Analytics, analyticsApi } from '#shared/admin/analytics.ts'
import { noticesApi } from '#shared/admin/notices.ts'
import { call } from '#web/lib/api.ts'
import { formatCount, formatTime } from '#web/lib/format.ts'
import { useSession } from '#web/lib/use-session.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { AccessDenied, isDenied } from '../shared/access-denied.tsx'
import pageClasses from '../shared/admin-page.module.css'
import { useLoadFailure } from '../shared/use-load-failure.ts'
import { ActiveUsers } from './active-users.tsx'
import { CostPanels } from './cost-panels.tsx'
import { Funnel } from './funnel.tsx'
import { BetaNotice, Notices } from './notices.tsx'
import classes from './overview.module.css'
import { Rates } from './rates.tsx'
import { FEW_SIGNUPS } from './verdicts.ts'

const OverTime = lazy(async () => {
  const { OverTime } = await import('./over-time.tsx')
  return { default: OverTime }
})

const PERIODS = [7, 30, 90, 365] as const
/** How often the figures are fetched anew while the page is seen, in milliseconds. */
const REFRESH_MS = 60_000

/** How the product is doing: what needs attention, the last 7 days, and the course of things. */
export function OverviewPage() {
  const { isOperator } = useSession()
  const [days, setDays] = useState(30)
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['admin', 'analytics', days],
    queryFn: () => call(analyticsApi.get, { days }),
    enabled: isOperator,
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  })
  const notices = useQuery({
    queryKey: ['admin', 'notices'],
    queryFn: () => call(noticesApi.list, {}),
    enabled: isOperator,
    refetchInterval: REFRESH_MS,
  })
  useLoadFailure(error, 'Failed to load analytics data')
  if (isDenied(error)) return <AccessDenied title="Overview" />
  return (
    <div className={pageClasses.page}>
      <PageHeading title="Overview" subtitle="The last 7 days">
        {data && <span className={classes.updated}>Updated {formatTime(data.generatedAt)}</span>}
      </PageHeading>
      {notices.data && <Notices notices={notices.data.notices} />}
      {isPending && <Checking />}
      {error && (
        <StateLine
          state="failed"
          text={data ? 'Unable to load analytics. The figures below are older.' : 'Unable to load analytics'}
          action={{ label: 'Try again', onClick: () => void refetch() }}
        />
      )}
      {data && (
        <>
          <Figures analytics={data} />
          <OverTimeHeading days={days} onChange={setDays} busy={isFetching} />
          <Suspense fallback={<Skeleton height={260} />}>
            <OverTime days={data.series} />
          </Suspense>
        </>
      )}
    </div>
  )
}

function Checking() {
  return (
    <>
      <p className={pageClasses.checking} role="status">
        Checking permissions...
      </p>
      <Skeleton height={100} radius="md" />
      <div className={classes.three} aria-hidden="true">
        <Skeleton height={224} radius="md" />
        <Skeleton height={224} radius="md" />
        <Skeleton height={224} radius="md" />
      </div>
    </>
  )
}

function Figures({ analytics }: { analytics: Analytics }) {
  const { signups } = analytics.betaMetrics.conversion
  return (
    <>
      {signups < FEW_SIGNUPS && <BetaNotice signups={signups} />}
      <dl className={classes.totals}>
        <Total label="Conversations" value={analytics.totalConversations} />
        <Total label="Messages" value={analytics.totalMessages} />
        <Total label="Knowledge entries" value={analytics.totalKnowledgeEntries} />
      </dl>
      <CostPanels analytics={analytics} />
      <Rates analytics={analytics} />
      <ActiveUsers analytics={analytics} />
      <Funnel metrics={analytics.betaMetrics} />
    </>
  )
}

function Total({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={classes.figure}>{formatCount(value)}</dd>
    </div>
  )
}

type OverTimeHeadingProps = { days: number; onChange: (days: number) => void; busy: boolean }

function OverTimeHeading({ days, onChange, busy }: OverTimeHeadingProps) {
  return (
    <div className={classes.section} aria-busy={busy}>
      <h2 className={classes.sectionTitle}>Over time</h2>
      <SegmentedControl
        aria-label="Period of the charts"
        value={String(days)}
        onChange={(value) => onChange(Number(value))}
        data={PERIODS.map((period) => ({ value: String(period), label: `${period} days` }))}
      />
    </div>
  )
}
