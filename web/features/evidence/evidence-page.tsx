import '@mantine/core/styles/Badge.layer.css'
import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { errorText } from '#web/lib/api-error.ts'
import type { CommentsPart } from '#web/lib/comments.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useIsPhone } from '#web/lib/use-is-phone.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import { CoverageCard } from './coverage-card.tsx'
import { Deals } from './deals.tsx'
import { EvidenceContext } from './evidence-context.ts'
import classes from './evidence-page.module.css'
import { ImportedLine } from './imported-line.tsx'
import { Interviews } from './interviews.tsx'
import { NoticeLine } from './notice-line.tsx'
import { OtherPeople } from './other-people.tsx'
import { PageHead } from './page-head.tsx'
import { CommentsProvider } from './record-comments.tsx'
import { StrengthCard } from './strength-card.tsx'
import { useEvidenceView } from './use-evidence-view.ts'

const t = textsOf('evidence')

type EvidencePageProps = { header: ReactNode; Comments?: CommentsPart | null }

/** The proof of a venture: how strong it is, whom it covers, and every record behind the counters. */
export function EvidencePage({ header, Comments = null }: EvidencePageProps) {
  const { view, roadmap, error, isFetching, retry } = useEvidenceView()
  const isNarrow = useIsPhone()
  const [strength, coverage] = [<StrengthCard key="strength" />, <CoverageCard key="coverage" />]
  return (
    <div className={classes.page}>
      {header}
      <main id="main" tabIndex={-1} className={classes.main}>
        <EvidenceContext value={view}>
          <PageHead roadmap={roadmap} />
          {view ? (
            <CommentsProvider venture={view.data.venture} Comments={Comments} className={classes.parts}>
              <NoticeLine />
              <ImportedLine />
              <div className={classes.grid}>{isNarrow ? [coverage, strength] : [strength, coverage]}</div>
              <Interviews />
              <Deals />
              <OtherPeople />
              <footer className={classes.footnote}>
                <p>{t('page.counting')}</p>
                <p>{t('page.confirmed')}</p>
              </footer>
            </CommentsProvider>
          ) : error ? (
            <StateLine
              state="failed"
              text={errorText(error, t('page.failed'))}
              action={{ label: t('page.retry'), onClick: retry, disabled: isFetching }}
            />
          ) : (
            <Loading />
          )}
        </EvidenceContext>
      </main>
    </div>
  )
}

const BARS = [0, 1, 2]

function Loading() {
  return (
    <div className={classes.grid} role="status" aria-label={t('page.loading')}>
      {['strength', 'coverage'].map((area) => (
        <div key={area} className={classes.loading}>
          {BARS.map((bar) => (
            <Skeleton key={bar} height={16} width={`${90 - bar * 20}%`} />
          ))}
        </div>
      ))}
    </div>
  )
}
