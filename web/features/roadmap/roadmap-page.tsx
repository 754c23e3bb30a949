import '@mantine/core/styles/Badge.layer.css'
import { textsOf } from '#web/lib/texts.ts'
import { IconHourglass } from '#web/ui/icons/hourglass.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { Cards } from './cards.tsx'
import { CardsSkeleton } from './cards-skeleton.tsx'
import { RoadmapContext } from './roadmap-context.ts'
import { RoadmapHeader } from './roadmap-header.tsx'
import classes from './roadmap-page.module.css'
import { TitleBar } from './title-bar.tsx'
import { ClaimedRows } from './trust/claimed-rows.tsx'
import { RecordsDrawer } from './trust/records-drawer.tsx'
import { confirmedMeans } from './trust/source-words.ts'
import { useCelebration } from './use-celebration.ts'
import { useDashboard } from './use-dashboard.ts'
import { useOwnRoadmap } from './use-own-roadmap.ts'

const t = textsOf('roadmap')

/** The founder's roadmap: where the venture stands, what opens the next stage, and what it rests on. */
export function RoadmapPage() {
  const { data, isError, isFetching, refetch } = useDashboard()
  const { view, records, closeRecords } = useOwnRoadmap(data)
  useCelebration(data)
  return (
    <div className={classes.page}>
      <RoadmapHeader alone={!view} />
      <main id="main" tabIndex={-1} className={classes.main}>
        {view && data ? (
          <RoadmapContext value={view}>
            <TitleBar />
            {data.unread > 0 && <Unread count={data.unread} />}
            <ClaimedRows />
            <Cards />
            <RecordsDrawer type={records} onClose={closeRecords} />
            <footer className={classes.footnote}>
              <p>{t('page.accuracy')}</p>
              <p>{confirmedMeans(true)}</p>
            </footer>
          </RoadmapContext>
        ) : (
          <>
            <div className={classes.titleBar}>
              <h1 className={classes.pageTitle}>{t('page.title')}</h1>
            </div>
            {isError ? (
              <StateLine
                state="failed"
                text={t('page.failed')}
                action={{ label: t('page.retry'), onClick: () => void refetch(), disabled: isFetching }}
              />
            ) : (
              <CardsSkeleton />
            )}
          </>
        )}
      </main>
    </div>
  )
}

/** Messages are still being read; what they say arrives by itself. */
function Unread({ count }: { count: number }) {
  return (
    <p className={classes.unread} role="status">
      <IconHourglass size={18} stroke={1.6} aria-hidden="true" />
      <span>{t('page.unread', { count })}</span>
    </p>
  )
}
