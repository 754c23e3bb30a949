import '@mantine/core/styles/Combobox.layer.css'
import { Anchor, Button, NativeSelect, Skeleton } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type CohortVenture, venturesApi } from '#shared/ventures.ts'
import { call } from '#web/lib/api.ts'
import { errorText } from '#web/lib/api-error.ts'
import { download } from '#web/lib/download.ts'
import { useChanges } from '#web/lib/realtime.ts'
import { toastFailure } from '#web/lib/roadmap-query.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { IconDownload } from '#web/ui/icons/download.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './cohort.module.css'
import { CohortFigures } from './cohort-figures.tsx'
import { CohortLine } from './cohort-line.tsx'
import { CohortTable } from './cohort-table.tsx'
import { LevelDialog } from './level-dialog.tsx'

const t = textsOf('team')

const PERIODS = [7, 14, 30, 90] as const
/** How often an open page looks for what moved. */
const REFRESH_MS = 60_000

/** The ventures that invited the caller as their sponsor: where they stand, what moved, and nothing that they wrote. */
export function CohortPage() {
  const [days, setDays] = useState(14)
  const [shown, setShown] = useState<CohortVenture | null>(null)
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ['cohort', days],
    queryFn: ({ signal }) => call(venturesApi.cohort, { days }, { signal }),
    placeholderData: keepPreviousData,
    // A venture that took back its access is gone at the next look.
    staleTime: 0,
    // Nobody tells a sponsor of what happens within a venture.
    refetchInterval: REFRESH_MS,
  })
  // Who was invited or lost their access is told at once.
  useChanges('ventures', () => void refetch())
  const ventures = data?.ventures ?? []
  const count = ventures.length
  return (
    <div className={classes.page}>
      <PageHeading
        title={t('cohort.title')}
        {...(count > 0 && { subtitle: t('cohort.subtitle', { count }) })}
      >
        {count > 0 && <Tools days={days} onDays={setDays} />}
      </PageHeading>
      {error && (
        <StateLine
          state="failed"
          text={errorText(error, t('cohort.failed'))}
          action={{ label: t('again'), onClick: () => void refetch() }}
        />
      )}
      {!data && !error && (
        <div role="status" aria-label={t('cohort.loading')}>
          <Skeleton height={320} />
        </div>
      )}
      {data && count === 0 && <Empty />}
      {data && count > 0 && (
        <div className={classes.cards} aria-busy={isPlaceholderData}>
          <CohortLine ventures={ventures} onOpen={setShown} />
          <CohortFigures ventures={ventures} days={data.days} />
          <CohortTable ventures={ventures} days={data.days} onOpen={setShown} />
          <p className={classes.note}>{t('cohort.note')}</p>
        </div>
      )}
      <LevelDialog venture={shown} days={days} onClose={() => setShown(null)} />
    </div>
  )
}

function Tools({ days, onDays }: { days: number; onDays: (days: number) => void }) {
  const save = () =>
    void download(`${venturesApi.cohortFile.path}?days=${days}`, 'cohort.csv').catch(toastFailure)
  return (
    <>
      <NativeSelect
        size="sm"
        aria-label={t('cohort.period')}
        value={String(days)}
        data={PERIODS.map((each) => ({ value: String(each), label: t('cohort.last', { days: each }) }))}
        onChange={(event) => onDays(Number(event.currentTarget.value))}
      />
      <Button leftSection={<IconDownload size={18} stroke={1.6} aria-hidden="true" />} onClick={save}>
        {t('cohort.csv')}
      </Button>
    </>
  )
}

function Empty() {
  const { user } = useSession()
  const address = user?.email ?? ''
  return (
    <p className={classes.empty}>
      {t.rich('cohort.empty', {
        email: address,
        address: (words) => (
          <Anchor href={`mailto:${address}`} inherit>
            {words}
          </Anchor>
        ),
      })}
    </p>
  )
}
