import { Skeleton } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import { analyticsApi } from '#shared/admin/analytics.ts'
import { call } from '#web/lib/api.ts'
import { formatTime } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { AccessDenied, isDenied } from '../shared/access-denied.tsx'
import pageClasses from '../shared/admin-page.module.css'
import { useLoadFailure } from '../shared/use-load-failure.ts'
import { Figures } from './figures.tsx'
import { Notices } from './notices.tsx'
import { OverTimeHeading } from './over-time-heading.tsx'
import classes from './overview.module.css'
import { SetUpCard } from './set-up-card.tsx'

const t = textsOf('adminOverview')

const OverTime = lazy(async () => {
  const { OverTime } = await import('./over-time.tsx')
  return { default: OverTime }
})

/** How often the figures are fetched anew while the page is seen, in milliseconds. */
const REFRESH_MS = 60_000

/** How the product is doing: what is wrong, what to set up, the last 7 days, and the course of things. */
export function OverviewPage() {
  const { isOperator } = useSession()
  const [days, setDays] = useState(30)
  const title = useRef<HTMLHeadingElement>(null)
  const focusTitle = useCallback(() => title.current?.focus(), [])
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['admin', 'analytics', days],
    queryFn: ({ signal }) => call(analyticsApi.get, { days }, { signal }),
    enabled: isOperator,
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  })
  useLoadFailure(error, t('loading.failed'))
  if (isDenied(error)) return <AccessDenied title={t('title')} />
  return (
    <div className={pageClasses.page}>
      <PageHeading title={t('title')} subtitle={t('subtitle')} titleRef={title}>
        {data && (
          <span className={classes.updated}>{t('updated', { time: formatTime(data.generatedAt) })}</span>
        )}
      </PageHeading>
      {isOperator && (
        <>
          <Notices />
          <SetUpCard onGone={focusTitle} />
        </>
      )}
      {isPending && <Checking />}
      {error && (
        <StateLine
          state="failed"
          text={data ? t('loading.older') : t('loading.unable')}
          action={{ label: t('loading.again'), onClick: () => void refetch() }}
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
        {t('loading.checking')}
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
