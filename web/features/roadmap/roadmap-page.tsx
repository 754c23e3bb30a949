import '@mantine/core/styles/Badge.layer.css'
import { memo, useMemo } from 'react'
import { openCount, threadsOf } from '#web/lib/comments.ts'
import { textsOf } from '#web/lib/texts.ts'
import { ventureName } from '#web/lib/venture-name.ts'
import { IconHourglass } from '#web/ui/icons/hourglass.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { Cards } from './cards.tsx'
import { CardsSkeleton } from './cards-skeleton.tsx'
import { ClaimedRows } from './provenance/claimed-rows.tsx'
import { RecordsDrawer } from './provenance/records-drawer.tsx'
import { confirmedMeans } from './provenance/source-words.ts'
import { RoadmapContext, useRoadmap } from './roadmap-context.ts'
import { RoadmapHeader } from './roadmap-header.tsx'
import classes from './roadmap-page.module.css'
import { ArchivedLine } from './team/archived-line.tsx'
import { type TeamParts, useMember } from './team/member.ts'
import { useOpenedVenture } from './team/opened-venture.ts'
import { Refused, refusalOf } from './team/refused.tsx'
import { TitleBar } from './title-bar.tsx'
import { useCelebration } from './use-celebration.ts'
import { useDashboard } from './use-dashboard.ts'
import { useOwnRoadmap } from './use-own-roadmap.ts'

const t = textsOf('roadmap')

/** The venture's roadmap: where it stands, what opens the next stage, what it rests on, and who shares it. */
export function RoadmapPage({ team = null }: { team?: TeamParts | null }) {
  const opened = useOpenedVenture()
  const { data, isError, error, isFetching, refetch } = useDashboard(!opened.isOpening)
  const { own, records, closeRecords } = useOwnRoadmap(data)
  const member = useMember(data, team)
  useCelebration(data)
  const view = useMemo(() => data && { data, own, member }, [data, own, member])
  const refusal = refusalOf(opened.error) ?? refusalOf(error)
  const isShown = view !== undefined && !refusal && !opened.isOpening
  return (
    <div className={classes.page}>
      <RoadmapHeader alone={!isShown} />
      <main id="main" tabIndex={-1} className={classes.main}>
        {isShown ? (
          <RoadmapContext value={view}>
            <Roadmap />
            <RecordsDrawer type={records} onClose={closeRecords} />
          </RoadmapContext>
        ) : (
          <>
            <div className={classes.titleBar}>
              <h1 className={classes.pageTitle}>{t('page.title')}</h1>
            </div>
            {refusal ? (
              <Refused reason={refusal} />
            ) : isError || opened.error ? (
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

/** It is drawn anew when what it shows has changed, and not each time it is fetched. */
const Roadmap = memo(function Roadmap() {
  const { data, own, member } = useRoadmap()
  if (!member) return null
  const { team, comments, dashboard } = member
  const { venture, role, unread } = dashboard
  const threads = threadsOf(comments)
  const firstOpen = threads.find(({ first }) => !first.resolved)?.first
  const place = { ventureId: venture.id, role }
  return (
    <>
      <TitleBar />
      {team && (
        <team.Strip
          {...place}
          openComments={openCount(threads)}
          onComments={() => member.show(firstOpen?.id)}
        />
      )}
      <ArchivedLine />
      {unread > 0 && <Unread count={unread} />}
      <ClaimedRows />
      <Cards />
      {team && <team.Documents ventureId={venture.id} />}
      {team && <team.People {...place} ventureName={ventureName(data.venture)} />}
      <footer className={classes.footnote}>
        <p>{t(own ? 'page.accuracy' : 'page.accuracyOfFounder')}</p>
        <p>{confirmedMeans(own !== null)}</p>
      </footer>
    </>
  )
})

/** Messages are still being read; what they say arrives by itself. */
function Unread({ count }: { count: number }) {
  return (
    <p className={classes.unread} role="status">
      <IconHourglass size={18} stroke={1.6} aria-hidden="true" />
      <span>{t('page.unread', { count })}</span>
    </p>
  )
}
